"""The leader boards."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play
from worderly.device.local.shelf import Shelf
from worderly.tui.screens.boards import BoardsPage
from worderly.tui.screens.dialog import Question


def test_a_good_score_asks_for_a_name_and_stands_on_the_board(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        assert stage.is_on(Question)
        await stage.enter("a")
        assert stage.is_on(Question)
        await stage.press("backspace")
        await stage.enter("ann")
        await stage.pilot.pause()
        assert stage.is_on(BoardsPage)
        assert "ann" in stage.text_of("#text")

    play(tmp_path, action, HAND)
    assert [tuple(leader) for leader in Shelf(tmp_path).leaders("hands", "en").read()] == [("ann", 90)]
