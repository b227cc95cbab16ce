"""The home page alone, for a look at what it loads."""

from datetime import date
from pathlib import Path

from worderly.cli.places import open_tools
from worderly.device.local.device import Device
from worderly.device.local.shelf import Shelf
from worderly.tui.app import Arcade


async def open_home(folder: Path) -> None:
    app = Arcade(Device(Shelf(folder), open_tools, lambda: date(2026, 2, 3)))
    async with app.run_test() as pilot:
        await pilot.pause()
