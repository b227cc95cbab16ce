"""Opens the arcade on the terminal and gives its exit code."""

import os
from typing import TYPE_CHECKING

from worderly.device.local.device import Device
from worderly.device.request import Request
from worderly.tui.app import Arcade
from worderly.tui.settings import SettingsFile
from worderly.tui.terminal import has_no_colour

if TYPE_CHECKING:
    from worderly.device.remote import RemoteRoom


def run(
    device: Device, request: Request | None, *, is_language_asked: bool, room: "RemoteRoom | None" = None
) -> int:
    """The remembered language stands unless the command line asks for one."""
    settings = SettingsFile(device.shelf.folder / "settings.json").read()
    if settings.language and not is_language_asked and request is None:
        device.language = settings.language
    if not device.server:
        # A server plays with its own lists.
        device.lexicon = device.lexicon or settings.lexicon
    if not has_no_colour():
        # Textual takes even an empty NO_COLOR for a wish.
        os.environ.pop("NO_COLOR", None)
    arcade = Arcade(device, request, no_colour=has_no_colour(), room=room)
    arcade.run()
    return arcade.return_code or 0
