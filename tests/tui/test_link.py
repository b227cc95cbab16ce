"""The same screens on this device and on a server."""

from pathlib import Path

from tests.server.running import Running
from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play, said
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Dialog


def test_a_hand_is_played_on_a_server_through_the_same_screen(server: Running, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.enter("jar")
        await stage.until(lambda: stage.game.view.score == 90)
        await stage.enter("zz")
        await stage.until(lambda: said(stage, "✕"))
        await stage.press("f5")
        await stage.until(lambda: stage.is_on(Dialog))
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(ResultScreen))
        assert "90" in stage.screen.summary.headline

    play(tmp_path, action, HAND, server=server.url)
