"""Frames: what each seat is sent, encoded once for all who watch with it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec.json import decode

from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, Refused, encode, start
from worderly.store.tables.rows import LogEntry
from worderly.table.catalog import Catalog
from worderly.table.match.deal import seating
from worderly.table.match.frames import Frames
from worderly.table.match.reducer import MatchReducer

SEATS = 3


def moments(game: AnyGame, turns: int, seen: list[int | None]) -> Iterator[tuple[Frames, int]]:
    """A match of three after each of its moves: its frames and who moved; whose views are made is `seen`."""
    catalog = Catalog(GAMES)
    plain, options = seating(catalog.game(game.id), game.Options(), SEATS)

    def view(state: Any, seat: int | None, over: bool) -> Any:
        seen.append(seat)
        return plain.view(state, seat, over)

    rules = replace(plain, view=view)
    options, _ = rules.check(options)
    tools = catalog.tools(options, 0)
    reducer = MatchReducer("match-of-three", rules, tools, start(rules, options, "7", tools), 0, False, False)
    clocked, chance = reducer.first(), Chance("moves")
    for turn in range(turns):
        seat = turn % SEATS
        try:
            body = encode(rules.sample(clocked.state, seat, chance, tools))
            clocked, events = reducer.apply(
                clocked, LogEntry(reducer.match, turn, seat, f"m{turn}", turn, turn, body)
            )
        except (Refused, IndexError):
            # A racer who is done has nothing left to choose from.
            continue
        yield reducer.frames(clocked, turn, turn, events, seat), seat


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_each_seat_is_sent_its_own_view_and_the_events_it_may_hear(game: AnyGame) -> None:
    played = 0
    for frames, mover in moments(game, 30, []):
        played += 1
        for watcher in (*range(SEATS), None):
            sent = decode(frames.data(watcher))
            assert (sent["seat"], sent["mover"], sent["move"]) == (watcher, mover, None)
            whole = frames.frame(watcher)
            assert sent["view"] == decode(encode(whole.view))
            assert sent["rank"] == decode(encode(whole.rank))
            assert {event["seat"] for event in sent["events"]} <= {None, watcher}
    assert played > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_the_sender_gets_the_id_of_the_move(game: AnyGame) -> None:
    for frames, mover in moments(game, SEATS, []):
        plain, answer = decode(frames.data(mover)), decode(frames.data(mover, "m1"))
        assert answer == {**plain, "move": "m1"}


def test_a_seats_frame_is_encoded_once_for_all_its_watchers() -> None:
    seen: list[int | None] = []
    frames, _ = next(moments(GAMES[0], SEATS, seen))
    for seat in (0, None, 1, None, 0):
        frames.data(seat)
    assert seen == [0, None, 1]
