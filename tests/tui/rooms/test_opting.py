"""A player becomes known to a server."""

from datetime import UTC, datetime
from pathlib import Path

from tests.server.running import Running
from tests.tui.stage import (
    Stage,
    play,
)
from worderly.cli.places import open_tools
from worderly.device.local.shelf import Shelf
from worderly.device.remote import RemoteDevice
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.boards import BoardsPage
from worderly.tui.screens.dialog import Dialog, Question
from worderly.tui.screens.game_row import GameRow


def test_a_ranked_daily_comes_onto_the_board_after_the_notice(server: Running, tmp_path: Path) -> None:
    # One day for all of it: midnight may pass meanwhile, and the day is open until the next noon.
    day = datetime.now(UTC).date()
    device = RemoteDevice(Shelf(tmp_path), open_tools, today=lambda: day, server=server.url)

    async def action(stage: Stage) -> None:
        stage.app.device = device
        await stage.press("2")
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(Dialog))
        assert "worderly forget" in stage.screen.about
        await stage.press("down", "enter")
        await stage.until(lambda: stage.is_on(Question))
        await stage.enter("Notary")
        await stage.until(lambda: stage.is_on(Dialog))
        assert "six words" in stage.screen.question
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(BoardsPage) and "Notary" in stage.text_of("#text"))
        await stage.press("escape", "escape")
        assert stage.screen.query_one("#row-hands", GameRow).state == "✓ 0 points · Copper"

    play(tmp_path, action, server=server.url)
