"""Every frame of whole games, as a player and as a spectator: no answer in any of them before the end."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.stage import KEY, Ear
from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, Refused, encode
from worderly.store.matches import NewSeat
from worderly.store.store import Store
from worderly.table.catalog import Catalog
from worderly.table.clock import FakeClock
from worderly.table.deal import Order, deal
from worderly.table.hub import Hub
from worderly.table.secret import digest

GAMES_EACH, MOVES = 10, 40
LONG_ENOUGH = 5
"""Shorter words are also names of fields and phases ("over")."""


def strings(value: Any) -> Iterator[str]:
    """Every text in a frame, but for the options, which the player chose."""
    if isinstance(value, str):
        yield value.lower()
    elif isinstance(value, dict):
        for name, part in value.items():
            if name != "options":
                yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)


def places(value: Any) -> Iterator[dict[str, Any]]:
    """Every record that says where a word lies."""
    if isinstance(value, dict):
        if "direction" in value:
            yield value
        for part in value.values():
            yield from places(part)
    elif isinstance(value, list):
        for part in value:
            yield from places(part)


def answers(game: AnyGame, state: Any) -> set[str]:
    """The words of the solution; a word search lists its words and hides their places."""
    if game.id == "wordsearch":
        return set()
    texts = strings(json.loads(encode(game.solution(state))))
    return {text for text in texts if len(text) >= LONG_ENOUGH and text.isalpha()}


def leaks(game: AnyGame, frame: dict[str, Any], secrets: set[str]) -> list[str]:
    if frame["outcome"] is not None:
        return []
    found = sorted(secrets & set(strings(frame)))
    is_untouched = game.id == "wordsearch" and frame["seq"] == 0
    return found + ([str(place) for place in places(frame)] if is_untouched else [])


async def play(hub: Hub, game: AnyGame, seed: str) -> list[str]:
    dealt = await deal(hub, Order(game=game.id, seats=[NewSeat(key_hash=digest(KEY))], seed=seed))
    table = await hub.table(dealt.match)
    secrets, chance = answers(game, table.live.state.state), Chance(seed)
    ears = Ear(), Ear()
    table.watch(ears[0], 0)
    table.watch(ears[1], None)
    found = [leak for ear in ears for leak in leaks(game, ear.last, secrets)]
    for number in range(MOVES):
        if table.is_over:
            break
        body = encode(game.sample(table.live.state.state, 0, chance, table.book.tools))
        if b'"hint"' in body or b'"cast"' in body:
            continue
        try:
            taken = await table.submit(0, str(number), body)
        except Refused:
            continue
        # What a player typed, and what a move uncovered by the rules, is no secret any more.
        secrets -= set(strings(json.loads(body)))
        secrets -= {text for event in taken.events for text in strings(json.loads(encode(event)))}
        found += [leak for ear in ears for leak in leaks(game, ear.last, secrets)]
    return found


async def play_all(url: str, games: tuple[AnyGame, ...], count: int) -> list[str]:
    hub = Hub(Store(url), Catalog(GAMES), FakeClock())
    found = []
    for game in games:
        for number in range(count):
            found += await play(hub, game, f"secret-{number}")
    await hub.settle()
    hub.store.close()
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_no_frame_before_the_end_holds_an_answer(game: AnyGame, tmp_path: Path) -> None:
    assert asyncio.run(play_all(f"sqlite:///{tmp_path}/w.db", (game,), GAMES_EACH)) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_two_hundred_games_each_hold_no_answer(game: AnyGame, tmp_path: Path) -> None:
    assert asyncio.run(play_all(f"sqlite:///{tmp_path}/w.db", (game,), 200)) == []


def test_a_view_that_shows_everything_is_caught(tmp_path: Path) -> None:
    """The control."""
    from dataclasses import replace

    from worderly.games.wizards import GAME

    telling = replace(GAME, view=lambda state, seat, over: GAME.view(state, seat, True))
    hub_games = tuple(telling if game.id == "wizards" else game for game in GAMES)

    async def run() -> list[str]:
        hub = Hub(Store(f"sqlite:///{tmp_path}/w.db"), Catalog(hub_games), FakeClock())
        found = await play(hub, telling, "secret-0")
        await hub.settle()
        hub.store.close()
        return found

    assert asyncio.run(run()) != []
