"""A row of the home page."""

from pathlib import Path

from tests.tui.stage import Stage, play
from worderly.tui.screens.game_row import GameRow


def test_a_row_shows_its_key_title_and_state(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        row = stage.screen.query_one("#row-battlewords", GameRow)
        first, second = row.render().plain.split("\n")
        assert first.split() == ["4", "Battlewords", "○", "to", "play"]
        assert row.about in second
        await stage.press("4", "escape")
        assert row.render().plain.startswith("▸ 4")

    play(tmp_path, action)
