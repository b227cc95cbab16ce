"""The folder of the player's data on this device, and the word lists."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.device.local.shelf import Shelf
from worderly.kit import Options

if TYPE_CHECKING:
    from worderly.games.tools import Tools
    from worderly.lexicon import Lexicon


def data_folder() -> Path:
    """`WORDERLY_DATA`, else the system's folder for user data."""
    if folder := os.environ.get("WORDERLY_DATA"):
        return Path(folder) / "player"
    return _user_data_folder() / "player"


def _user_data_folder(platform: str = sys.platform) -> Path:
    if platform == "linux":
        # The same folder as platformdirs, without its 10 ms of CPU before the first prompt.
        shared = os.environ.get("XDG_DATA_HOME", "").strip() or Path.home() / ".local" / "share"
        return Path(shared) / "worderly"
    from platformdirs import user_data_path

    return user_data_path("worderly", appauthor=False)


def shelf() -> Shelf:
    return Shelf(data_folder())


def open_lexicon(place: str | None, language: str) -> "Lexicon":
    """The player's own file, or the language's shipped lexicon; `place` may also name a shipped lexicon."""
    from worderly.lexicon import Lexicon

    if not place:
        return Lexicon.open(language)
    if place in Lexicon.names() and not Path(place).exists():
        return Lexicon.open(place)
    return Lexicon.from_file(place, language=language)


def open_tools(options: Options, lexicon: str) -> "Tools":
    from worderly.games.tools import Tools

    if not lexicon:
        return Tools.open(options.languages, options.spelling, options.all_words)
    return Tools((open_lexicon(lexicon, options.languages[0]),))
