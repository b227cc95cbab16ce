"""A word that was refused: accepted on this device, or reported to the host of the server."""

import asyncio
from typing import TYPE_CHECKING

from worderly.device.local.words import allow_word
from worderly.kit import Refused

if TYPE_CHECKING:
    from worderly.device.remote import RemoteDevice
    from worderly.tui.match_page import MatchPage


async def settle_refused_word(page: "MatchPage", word: str) -> None:
    """Shows what became of the word; waits for a server in a thread."""
    match = page.link.match
    if not match.config.server:
        allow_word(page.arcade.device.shelf, match, word)
        page.show_message(page.say("plain-allowed", word=word))
        return
    device, language = _server_of(page), match.config.options.languages[0]
    try:
        is_sent = await asyncio.to_thread(device.report_word, language, word)
    except Refused as refused:
        page.show_message(page.arcade.messages.refusal(refused.code, refused.facts), "wrong")
    else:
        page.show_message(page.say("plain-reported-to-host" if is_sent else "plain-report-kept", word=word))


def _server_of(page: "MatchPage") -> "RemoteDevice":
    from worderly.device.remote import RemoteDevice

    device = page.link.room.device if page.link.room else page.arcade.device
    assert isinstance(device, RemoteDevice)
    return device
