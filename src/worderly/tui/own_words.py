"""A word that should count or should not: settled on this device, or reported to the host of the server."""

import asyncio
from typing import TYPE_CHECKING

from worderly.device.local.words import settle_word
from worderly.kit import Refused

if TYPE_CHECKING:
    from worderly.device.remote import RemoteDevice
    from worderly.tui.ending.result import ResultScreen
    from worderly.tui.match_page import MatchPage


async def settle(page: "MatchPage | ResultScreen", word: str) -> None:
    """Shows what became of the word; waits for a server in a thread."""
    try:
        message = await _settled(page, word)
    except Refused as refused:
        page.show_message(page.arcade.messages.refusal(refused.code, refused.facts), "wrong")
    except OSError as error:
        page.show_message(page.say("plain-not-kept", reason=error.strerror or str(error)), "wrong")
    else:
        page.show_message(page.say(message, word=word))


async def _settled(page: "MatchPage | ResultScreen", word: str) -> str:
    match = page.link.match
    if not match.config.server:
        return settle_word(page.arcade.device.shelf, match, word)
    device, language = _server_of(page), match.config.options.languages[0]
    is_sent = await asyncio.to_thread(device.report_word, language, word)
    return "plain-reported-to-host" if is_sent else "plain-report-kept"


def _server_of(page: "MatchPage | ResultScreen") -> "RemoteDevice":
    from worderly.device.remote import RemoteDevice

    device = page.link.room.device if page.link.room else page.arcade.device
    assert isinstance(device, RemoteDevice)
    return device
