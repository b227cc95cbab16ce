"""How a game is played, on a page of its own."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play
from worderly.messages import Messages
from worderly.tui.screens.help import HelpPage


def test_help_opens_at_the_game_that_is_played(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f1")
        assert stage.is_on(HelpPage)
        assert Messages("en").text("plain-about-hands") in stage.text_of("#text")

    play(tmp_path, action, HAND)
