"""The QR code of a room."""

import html
import re
from pathlib import Path

import pytest
import zxingcpp

from tests.tui.scenes import ALL_SIZES, FOLDER
from tests.tui.stage import Stage, play
from tests.tui.still_room import StillRoom
from tests.tui.widgets.test_qr import DARK
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


@pytest.mark.parametrize("ending", ALL_SIZES)
def test_another_reader_reads_the_link_from_the_cells_of_the_screen(ending: str) -> None:
    picture = (FOLDER / f"room-code{ending}.svg").read_text(encoding="utf-8")
    lines = [html.unescape(text).replace("\xa0", " ") for text in re.findall(r">([^<>]+)</text>", picture)]
    cells = [line for line in lines if set(line) <= DARK.keys() and len(line) > 20]
    (found,) = zxingcpp.read_barcodes(photo(cells))
    assert found.text == StillRoom.link


def photo(cells: list[str], scale: int = 4) -> memoryview:
    """Grey pixels, `scale` for a module; two modules stand above each other in a cell."""
    modules = [[DARK[sign][half] for sign in line] for line in cells for half in (0, 1)]
    rows = [bytes(0 if dark else 255 for dark in row for _ in range(scale)) for row in modules]
    pixels = b"".join(row for row in rows for _ in range(scale))
    return memoryview(pixels).cast("B", (len(rows) * scale, len(rows[0])))
