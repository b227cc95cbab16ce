"""Runs the arcade in the terminal and returns its exit code."""

import os
from typing import TYPE_CHECKING

from worderly.device.local.device import Device
from worderly.device.request import Request
from worderly.languages import interface_languages, words_for
from worderly.tui.app import Arcade
from worderly.tui.settings import Settings, SettingsFile
from worderly.tui.terminal import has_no_colour

if TYPE_CHECKING:
    from worderly.device.remote import RemoteRoom


def run(
    device: Device,
    request: Request | None,
    *,
    asked: frozenset[str] = frozenset(),
    room: "RemoteRoom | None" = None,
    lesson: str = "",
) -> int:
    """Uses the languages of the settings, except those that the command line has set (`asked`)."""
    settings = SettingsFile(device.shelf.folder / "settings.json").read()
    if request is None:
        _remember(device, settings, asked)
    if not device.server:
        # A server plays with its own lists.
        device.lexicon = device.lexicon or settings.lexicon
    if not has_no_colour():
        # Textual obeys even an empty NO_COLOR.
        os.environ.pop("NO_COLOR", None)
    arcade = Arcade(device, request, no_colour=has_no_colour(), room=room, lesson=lesson)
    arcade.run()
    return arcade.return_code or 0


def _remember(device: Device, settings: Settings, asked: frozenset[str]) -> None:
    if settings.language in interface_languages() and "language" not in asked:
        device.language = settings.language
    if "spelling" not in asked:
        device.spelling = settings.spelling
    if "all_words" not in asked:
        device.all_words = settings.all_words
    if "words" not in asked:
        device.word_language = settings.word_language or words_for(device.language)
