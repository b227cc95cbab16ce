"""Matches that were left."""

from pathlib import Path

import pytest

from tests.server.running import Running
from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play
from worderly.device.local.owners import Owners
from worderly.tui.app import Arcade
from worderly.tui.games.battlewords import BattlewordsScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.waiting import WaitingPage


def test_what_was_left_waits_in_a_list_and_may_be_thrown_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("r")
        assert "No game is waiting" in stage.text_of("#none")
        for keys in (["4"], ["p", "enter"]):
            await stage.press("escape", *keys)
            await stage.enter("c7")
        await stage.press("escape")
        assert "2 games are waiting" in stage.text_of("#waiting")
        await stage.press("r")
        assert [one.game for one in stage.screen.waiting] == ["battlewords", "battlewords"]
        await stage.press("enter")
        assert stage.is_on(BattlewordsScreen)
        await stage.press("escape", "r", "x")
        assert stage.is_on(Dialog)
        await stage.press("down", "enter")
        assert len(stage.screen.waiting) == 1

    play(tmp_path, action)


def test_a_match_left_on_a_server_waits_in_the_list_and_goes_on(server: Running, tmp_path: Path) -> None:
    async def leave(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.enter("jar")
        await stage.until(lambda: stage.game.view.score == 90)
        await stage.press("escape")

    async def unpause(stage: Stage) -> None:
        assert "1 game is waiting" in stage.text_of("#waiting")
        await stage.press("r")
        assert stage.is_on(WaitingPage)
        assert [(one.game, one.moves) for one in stage.screen.waiting] == [("hands", 1)]
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(HandsScreen))
        assert stage.game.view.score == 90

    play(tmp_path, leave, HAND, server=server.url)
    play(tmp_path, unpause, server=server.url)


def test_a_game_that_another_window_has_open_is_not_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("4")
        await stage.enter("c7")
        await stage.press("escape")
        Owners(tmp_path / "saves").claim("battlewords-daily-en-2026-02-03")
        await stage.press("r", "x", "down", "enter")
        assert len(stage.screen.waiting) == 1

    told: list[str] = []
    monkeypatch.setattr(Arcade, "notify", lambda app, message, **_: told.append(message))
    play(tmp_path, action)
    assert told == ["This game is open in another window."]
