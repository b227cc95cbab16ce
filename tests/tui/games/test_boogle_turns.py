"""Boogle in turns at one screen."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play
from worderly.device.local.shelf import Shelf
from worderly.tui.ending.clouds import CloudPage
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.boogle_turns import TurnsPage, TurnsScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.widgets.list_box import ListBox


def test_turns_hand_over_without_showing_the_board_and_end_in_clouds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("t")
        assert stage.is_on(TurnsPage)
        stage.screen.values |= {"time_s": 0, "machine": "schoolchild"}
        await stage.press("up", "enter")
        for name in ("Ann", "Bob"):
            await stage.until(lambda: stage.is_on(Dialog))
            game = stage.app.screen_stack[-2]
            assert isinstance(game, TurnsScreen)
            assert name in stage.screen.question
            assert game.view.faces == ()
            await stage.press("enter")
            assert stage.screen is game
            await stage.press("f7")
        await stage.until(lambda: stage.is_on(ResultScreen))
        assert [name for name, _ in stage.screen.summary.clouds] == ["Ann", "Bob", "Machine"]
        assert stage.screen.summary.clouds[2][1]
        assert "Machine" in stage.text_of("#share").partition("·")[2].partition("·")[0]
        heads = [word.text for word in stage.screen.summary.words if word.is_heading]
        assert sorted(heads) == ["Ann", "Bob", "Machine", "Missed by all"]
        boards, grid = stage.screen.summary.boards, stage.screen.query_one("#grid")
        for key in ("home", "end"):
            await stage.press(key)
            chosen = stage.screen.summary.words[stage.screen.query_one(ListBox).highlighted]
            assert [tile.text for tile in grid.tiles[0]] == [tile.text for tile in boards[chosen.board][0]]
        await stage.press("c")
        assert stage.is_on(CloudPage)
        monkeypatch.chdir(tmp_path)
        for _ in range(2):
            await stage.press("s", "enter")
            await stage.until(lambda: "Written" in stage.text_of("MessageBar"))

    play(tmp_path, action)
    assert Shelf(tmp_path).results.read() == []
    assert {path.name for path in tmp_path.glob("*.svg")} == {
        "worderly-cloud-machine.svg",
        "worderly-cloud-machine-2.svg",
    }


def test_one_name_alone_is_no_game_in_turns(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("t")
        stage.screen.values["players"] = "Ann"
        await stage.press("up", "enter")
        assert stage.is_on(TurnsPage)
        assert stage.text_of("MessageBar").startswith("✕")

    play(tmp_path, action)
