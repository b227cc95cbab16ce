"""Frames: what is sent is the frame, however it was written."""

import pytest

from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, Refused, encode, start
from worderly.store.log import Entry
from worderly.table.catalog import Catalog
from worderly.table.deal import seating
from worderly.table.match import MatchBook

SEATS = 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_frame_in_parts_is_the_frame_written_whole(game: AnyGame) -> None:
    catalog = Catalog(GAMES)
    rules, options = seating(catalog.game(game.id), game.Options(), SEATS)
    options, _ = rules.check(options)
    tools = catalog.tools(options)
    book = MatchBook("match-of-three", rules, tools, start(rules, options, "7", tools), 0, False, False)
    held, chance, played = book.first(), Chance("moves"), 0
    for turn in range(30):
        seat = turn % SEATS
        try:
            body = encode(rules.sample(held.state, seat, chance, tools))
            held, events = book.apply(held, Entry(book.match, turn, seat, f"m{turn}", turn, turn, body))
        except Refused:
            continue
        played += 1
        frames = book.frames(held, turn, turn, events, seat)
        for watcher in (*range(SEATS), None):
            assert frames.data(watcher) == encode(frames.frame(watcher))
            assert frames.data(watcher, "m1") == encode(frames.frame(watcher, "m1"))
    assert played > 5
