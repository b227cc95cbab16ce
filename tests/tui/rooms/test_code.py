"""The QR code of a room."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play
from worderly.tui.rooms.code import CodeDialog
from worderly.tui.screens.home import Home

LINK = "http://192.168.178.24:8000/room/BCDF"


@pytest.mark.parametrize("size", [(40, 20), (80, 24)])
def test_the_code_fits_the_screen_and_any_key_closes_it(tmp_path: Path, size: tuple[int, int]) -> None:
    async def action(stage: Stage) -> None:
        await stage.app.push_screen(CodeDialog(LINK, "Back"))
        await stage.pilot.pause()
        region = stage.screen.query_one("#qr").region
        assert region.width <= size[0]
        assert region.height <= size[1]
        assert region.y >= 0
        await stage.press("x")
        assert stage.is_on(Home)

    play(tmp_path, action, size=size)
