"""Finds the languages by looking at folders, so that a new language is data and no code."""

import os
from collections.abc import Iterable
from functools import cache

DEFAULT = "en"
"""Spoken and played where nothing else fits. No other line of code names a language that we ship."""

# Text, not Path: importing pathlib's parsing here is a tenth of the time of a first look-up.
_PACKAGE = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120
MESSAGES = f"{_PACKAGE}/messages"
WORDS = f"{_PACKAGE}/lexicon/data"


@cache
def interface_languages() -> tuple[str, ...]:
    """Languages the program speaks: those with a folder of messages."""
    return _folders(MESSAGES)


@cache
def word_languages() -> tuple[str, ...]:
    """Languages whose words can be played: those with a folder of built data."""
    return _folders(WORDS)


def words_for(interface: str) -> str:
    """The word language where only the interface language was chosen."""
    return interface if interface in word_languages() else DEFAULT


def preferred(tags: Iterable[str]) -> str:
    """The first of the tags ("fr-CA", "en_GB.UTF-8") that the program speaks, else the default."""
    codes = (tag[:2].lower() for tag in tags)
    return next((code for code in codes if code in interface_languages()), DEFAULT)


def _folders(place: str) -> tuple[str, ...]:
    """Two lower-case letters (ISO 639-1), which keeps `__pycache__` out."""
    with os.scandir(place) as entries:
        names = [entry.name for entry in entries if entry.is_dir()]
    return tuple(sorted(name for name in names if len(name) == 2 and name.isalpha() and name.islower()))
