"""The same screens on a server."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, request
from tests.web.running import Running
from worderly.cli.app import run
from worderly.tui.dialog import Dialog
from worderly.tui.hands import HandsScreen
from worderly.tui.result import ResultScreen

HAND = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)


def test_a_hand_is_played_on_a_server_through_the_same_screen(server: Running, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        assert stage.game.view.score == 90
        await stage.enter("zz")
        assert stage.text_of("Said").startswith("✕")
        await stage.game.beat()
        await stage.press("f5")
        assert stage.is_on(Dialog)
        await stage.press("enter")
        await stage.press("f7")
        await stage.pilot.pause()
        assert stage.is_on(ResultScreen)
        assert "90" in stage.screen.summary.headline

    play(tmp_path, action, HAND, server=server.url)


def test_a_server_that_is_away_is_told(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert not stage.is_on(HandsScreen)
        (notice,) = stage.app._notifications
        assert "127.0.0.1" in notice.message

    play(tmp_path, action, HAND, server="http://127.0.0.1:9")


def test_a_server_and_line_mode_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--plain", "--server", "http://127.0.0.1:9"]) == 2
    assert "worderly room" in capsys.readouterr().err
