"""How others did at a daily of a server: a small chart and a sentence."""

import asyncio
from typing import TYPE_CHECKING

from textual.content import Content

from worderly.device.remote import RemoteDevice, RemoteMatch
from worderly.device.remote.others import others_of, others_text
from worderly.kit import Refused
from worderly.tui.ending.chart import bars
from worderly.wire.others import Others

if TYPE_CHECKING:
    from worderly.tui.ending.result import ResultScreen


async def others_line(page: "ResultScreen") -> Content | None:
    """None if the server does not answer."""
    device, match = page.arcade.device, page.link.match
    assert isinstance(device, RemoteDevice)
    assert isinstance(match, RemoteMatch)
    try:
        others = await asyncio.to_thread(others_of, device, match)
    except Refused:
        return None
    return Content.assemble(_chart(others), others_text(others, page.say))


def _chart(others: Others) -> Content:
    """The player's own bar is drawn in the accent."""
    if len(others.bars) < 2:
        return Content("")
    drawn = zip(bars([bar.count for bar in others.bars]), others.bars, strict=True)
    return Content.assemble(*((sign, "bold $game" if bar.mine else "$soft") for sign, bar in drawn), "  ")
