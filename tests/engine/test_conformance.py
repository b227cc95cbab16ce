"""A match played through the engine gives the frames that a server's table gives."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.page import Page, on_page
from tests.table.stage import RecordingWatcher
from worderly.engine.kept import InMemory
from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, Refused, encode
from worderly.store.store import Store
from worderly.table.catalog import Catalog
from worderly.table.clock import FakeClock
from worderly.table.match import analyses, replays
from worderly.table.match.hub import Hub
from worderly.table.match.matchmaking import begin
from worderly.table.match.table import Table
from worderly.wire.rest import NewMatch, Started

MOVES = 25
STEP_MS = 1_700
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def plain(found: Any, match: str) -> Any:
    """As JSON, without the id that is random."""
    return json.loads(encode(found).replace(match.encode(), b"MATCH"))


class Server:
    """A table of a server, its clock in step with the page's."""

    def __init__(self, folder: Path) -> None:
        self.clock, self.store = FakeClock(), Store(f"sqlite:///{folder}/w.db")
        self.hub = Hub(self.store, Catalog(GAMES), self.clock)
        self.watcher = RecordingWatcher()

    async def begin(self, wish: dict[str, Any]) -> tuple[Started, Table]:
        started = await begin(self.hub, NewMatch(**wish), None)
        table = await self.hub.table(started.match)
        table.watch(self.watcher, 0)
        return started, table


async def play_both(game: AnyGame, page: Page, server: Server) -> list[tuple[Any, Any]]:
    wish = {"game": game.id, "seed": "both", "options": {"languages": ["en"]}}
    here = await page.begin(**wish)
    there, table = await server.begin(wish)
    await page.watch(here)
    chance = Chance("moves")
    pairs: list[tuple[Any, Any]] = [(here["frame"], there.frame)]
    for number in range(MOVES):
        for clock in (page.clock, server.clock):
            clock.advance(STEP_MS)
        if table.is_over:
            break
        move = json.loads(encode(game.sample(table.stream.state.state, 0, chance, table.reducer.tools)))
        heard = await page.say(type="submit", match=here["match"], id=f"m{number}", move=move)
        try:
            await table.submit(0, f"m{number}", encode(move))
            pairs.append((heard, server.watcher.last))
        except Refused as refused:
            pairs.append(((heard["code"], heard["facts"]), (refused.code, refused.facts)))
    await page.say(type="submit", match=here["match"], id="end", move={"type": "give_up"})
    if not table.is_over:
        await table.submit(0, "end", encode({"type": "give_up"}))
    path, key = f"/matches/{here['match']}", here["key"]
    pairs += [
        ((await page.ask("GET", f"{path}/replay", key=key)).data, await replays.replay(server.hub, table, 0)),
        ((await page.ask("GET", f"{path}/words", key=key)).data, replays.words(server.hub, table, 0)),
        (
            (await page.ask("GET", f"{path}/analysis?seat=0", key=key)).data,
            await analyses.analysis(server.hub, table, 0, 0),
        ),
    ]
    return [(plain(one, here["match"]), plain(two, there.match)) for one, two in pairs]


@every_game
def test_frames_replay_words_and_analysis_are_those_of_a_server(game: AnyGame, tmp_path: Path) -> None:
    async def both(page: Page) -> list[tuple[Any, Any]]:
        server = Server(tmp_path)
        try:
            return await play_both(game, page, server)
        finally:
            await server.hub.wait_for_tasks()
            await asyncio.to_thread(server.store.close)

    pairs = on_page(both)
    assert len(pairs) > 8
    for here, there in pairs:
        assert here == there


@every_game
def test_a_match_goes_on_after_the_page_was_closed(game: AnyGame) -> None:
    storage, clock = InMemory(), FakeClock()

    async def first(page: Page) -> tuple[dict[str, Any], dict[str, Any]]:
        begun = await page.begin(game=game.id, daily="2026-11-14")
        await page.watch(begun)
        return begun, await page.say(type="pause", match=begun["match"], id="p")

    begun, paused = on_page(first, storage=storage, clock=clock)
    assert (paused["type"], paused["paused"], paused["seq"]) == ("frame", True, 1)

    async def second(page: Page) -> tuple[dict[str, Any], dict[str, Any]]:
        info = (await page.ask("GET", f"/matches/{begun['match']}", key=begun["key"])).data
        await page.watch(begun)
        return info["frame"], await page.say(type="resume", match=begun["match"], id="r")

    found, resumed = on_page(second, storage=storage, clock=clock)
    assert (found["seq"], found["paused"]) == (1, True)
    assert (resumed["seq"], resumed["move"], resumed["view"]) == (2, "r", begun["frame"]["view"])
