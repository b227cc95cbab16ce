"""Frames: what is sent is the frame, however it was written."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, Refused, encode, start
from worderly.store.log import Entry
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
    tools = catalog.tools(options)
    reducer = MatchReducer("match-of-three", rules, tools, start(rules, options, "7", tools), 0, False, False)
    clocked, chance = reducer.first(), Chance("moves")
    for turn in range(turns):
        seat = turn % SEATS
        try:
            body = encode(rules.sample(clocked.state, seat, chance, tools))
            clocked, events = reducer.apply(
                clocked, Entry(reducer.match, turn, seat, f"m{turn}", turn, turn, body)
            )
        except (Refused, IndexError):
            # A racer who is done has nothing left to choose from.
            continue
        yield reducer.frames(clocked, turn, turn, events, seat), seat


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_frame_in_parts_is_the_frame_written_whole(game: AnyGame) -> None:
    played = 0
    for frames, _ in moments(game, 120, []):
        played += 1
        for watcher in (*range(SEATS), None):
            assert json.loads(frames.data(watcher)) == json.loads(encode(frames.frame(watcher)))
            assert json.loads(frames.data(watcher, "m1")) == json.loads(encode(frames.frame(watcher, "m1")))
    assert played > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_one_seats_move_does_not_have_the_other_seats_views_made_again(game: AnyGame) -> None:
    seen: list[int | None] = []
    made: list[list[int | None]] = []
    for frames, mover in moments(game, 3 * SEATS, seen):
        for seat in (mover, *range(SEATS)):
            frames.data(seat)
        made.append([*seen])
        seen.clear()
    assert sorted(made[0], key=str) == [0, 1, 2]
    assert [len(seats) for seats in made[1:]] == [1] * (len(made) - 1)
    assert len(made) > SEATS
