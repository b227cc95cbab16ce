"""From a file to a match, to its result, and to the next one."""

from pathlib import Path

import pytest

from tests.tui.puzzles import HAND
from tests.tui.stage import TODAY, Stage, past_name, play, states
from worderly.device.local.owners import Owners
from worderly.device.local.shelf import Shelf
from worderly.tui.app import Arcade
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.home import Home


def test_a_daily_goes_on_where_it_was_left(tmp_path: Path) -> None:
    async def leave(stage: Stage) -> None:
        await stage.press("4")
        await stage.enter("c7")
        await stage.press("escape")
        assert states(stage)[3] == "… 1 move in"

    async def unpause(stage: Stage) -> None:
        assert states(stage)[3] == "… 1 move in"
        await stage.press("4")
        assert stage.game.view.reveals == 1

    play(tmp_path, leave)
    play(tmp_path, unpause)


def test_leaving_by_escape_keeps_the_time_that_has_passed(tmp_path: Path) -> None:
    async def leave(stage: Stage) -> None:
        await stage.press("4")
        await stage.enter("c7")
        stage.clock.ms += 9_000
        await stage.press("escape", "4")
        assert stage.game.link.elapsed_ms == 9_000

    play(tmp_path, leave)


def test_a_match_that_another_window_has_open_is_taken_over_after_a_question(tmp_path: Path) -> None:
    async def leave(stage: Stage) -> None:
        await stage.press("4")
        await stage.enter("c7")

    async def take(stage: Stage) -> None:
        other = Owners(tmp_path / "saves")
        other.claim("battlewords-daily-en-2026-02-03")
        await stage.press("4")
        assert stage.is_on(Dialog)
        await stage.press("enter", "4", "down", "enter")
        assert stage.game.view.reveals == 1
        assert other.is_lost("battlewords-daily-en-2026-02-03")

    play(tmp_path, leave)
    play(tmp_path, take)


def test_practice_asks_before_it_throws_a_game_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("p", "enter", "escape", "p", "enter")
        assert stage.is_on(WizardsScreen)
        await stage.enter("zzz")
        for _ in range(3):
            await stage.enter("".join(sorted(stage.game.view.letters))[:3])
        await stage.press("escape", "p", "enter")
        assert stage.is_on(Dialog)
        await stage.press("enter")
        assert stage.is_on(WizardsScreen)

    play(tmp_path, action)


def test_a_finished_daily_shows_its_points_at_home_and_counts_once(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("2", "f7")
        for _ in range(2):
            await past_name(stage)
            await stage.press("a", "f7")
        await past_name(stage)
        await stage.press("escape")
        assert states(stage)[1] == "✓ 0 points · Copper"

    play(tmp_path, action)
    assert [one.daily for one in Shelf(tmp_path).results.read()] == [TODAY.isoformat()]


def test_the_name_on_the_board_is_offered_again(tmp_path: Path) -> None:
    async def name(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        await stage.enter("ann")
        await stage.pilot.pause()

    async def again(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        assert stage.screen.query_one("Input").value == "ann"

    play(tmp_path, name, HAND)
    play(tmp_path, again, HAND)


def test_a_game_given_up_is_not_offered_a_place_on_the_board(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f8", "down", "enter")
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)

    play(tmp_path, action, HAND)
    assert Shelf(tmp_path).leaders("hands", "en").read() == ()


def test_a_server_that_is_away_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(Arcade, "notify", lambda app, message, **_: told.append(message))

    async def action(stage: Stage) -> None:
        await stage.until(lambda: bool(told))
        assert "127.0.0.1" in told[0]
        assert stage.is_on(Home)

    play(tmp_path, action, HAND, server="http://127.0.0.1:9")
