"""The log of a local match is all that a server needs to play it again."""

from typing import Any

import pytest

from tests.engine.page import Page, on_page
from worderly.games import GAMES
from worderly.kit import AnyGame, Chance, convert, encode
from worderly.server.local_matches import played_again
from worderly.table.catalog import Catalog
from worderly.wire.local import LocalMatch

WISHES: list[dict[str, Any]] = [
    {"daily": "2026-11-14", "language": "fr"},
    {"options": {"languages": ["en"]}},
    {"bots": ["reader"], "seed": "with a bot"},
]


async def played(page: Page, game: AnyGame, wish: dict[str, Any]) -> tuple[dict[str, Any], Any]:
    begun = await page.begin(game=game.id, **wish)
    await page.watch(begun)
    table, chance = await page.engine.solo.table(begun["match"]), Chance("moves")
    for number in range(12):
        page.clock.advance(900)
        await page.settle()
        if table.is_over:
            break
        move = game.sample(_mine(table.stream.state.state), 0, chance, table.reducer.tools)
        await page.ask("POST", f"/matches/{begun['match']}/moves", _new(number, move), key=begun["key"])
    last = await page.say(type="submit", match=begun["match"], id="end", move={"type": "give_up"})
    for _ in range(600):
        if table.is_over:
            break
        page.clock.advance(1_000)
        await page.settle()
    log = await page.ask("GET", f"/matches/{begun['match']}/log", key=begun["key"])
    assert log.status == 200, (log.data, last)
    return log.data, table.reducer.outcome(table.stream.state)


def _mine(state: Any) -> Any:
    """The state of one player, also in a race."""
    return state.lanes[0] if hasattr(state, "lanes") else state


def _new(number: int, move: Any) -> bytes:
    return encode({"id": f"m{number}", "move": move})


@pytest.mark.parametrize("wish", WISHES, ids=("daily", "practice", "bot"))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_server_plays_the_same_match_from_the_log(game: AnyGame, wish: dict[str, Any]) -> None:
    log, outcome = on_page(lambda page: played(page, game, wish))
    again = played_again(Catalog(GAMES), convert(log, LocalMatch), 2**60)
    assert log["match"].startswith("local-")
    assert (again.score, again.time_ms) == (outcome.scores[0], outcome.time_ms)


def test_a_match_that_goes_on_has_no_log_for_a_server() -> None:
    async def asked(page: Page) -> str:
        begun = await page.begin(game="hands")
        told = await page.ask("GET", f"/matches/{begun['match']}/log")
        return str(told.data["code"])

    assert on_page(asked) == "not_over"
