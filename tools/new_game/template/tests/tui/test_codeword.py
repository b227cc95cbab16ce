"""Codeword on the screen of a terminal."""

from pathlib import Path

from tests.tui.stage import Stage, play, request
from worderly.tui.ending.result import ResultScreen
from worderly.tui.screens.dialog import Question


def test_codeword_is_won_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("stone")
        assert [tile.text[0] for tile in stage.game.grid.tiles[0]] == list("STONE")
        await stage.enter(stage.state.target)
        await stage.until(lambda: stage.is_on(ResultScreen) or stage.is_on(Question))

    play(tmp_path, action, request("codeword"))
