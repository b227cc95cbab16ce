"""Pages that show one game at a time."""

from pathlib import Path

from tests.tui.stage import Stage, play
from worderly.tui.screens.boards import BoardsPage
from worderly.tui.screens.help import HelpPage
from worderly.tui.screens.home import Home
from worderly.tui.screens.stats import StatsPage


def test_pages_turn_from_game_to_game(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for key, page in (("b", BoardsPage), ("s", StatsPage), ("f1", HelpPage)):
            await stage.press(key)
            assert stage.is_on(page)
            await stage.press("right", "right")
            assert stage.screen.game_id == "boogle"
            await stage.press("left", "escape")
        assert stage.is_on(Home)

    play(tmp_path, action)
