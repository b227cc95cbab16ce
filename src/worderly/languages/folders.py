"""Finds the languages by their folders, so that a new language needs data and no code."""

import os
from collections.abc import Iterable
from functools import cache

DEFAULT = "en"
"""The fallback for interface and words. No other line of code names a shipped language."""

# Strings, not Path: importing pathlib here takes a tenth of the time of a first look-up.
_PACKAGE = os.path.dirname(os.path.dirname(__file__))  # noqa: PTH120
MESSAGES = f"{_PACKAGE}/messages"
WORDS = f"{_PACKAGE}/lexicon/data"


@cache
def interface_languages() -> tuple[str, ...]:
    """Languages of the program's texts: those with a folder of messages."""
    return _folders(MESSAGES)


@cache
def word_languages() -> tuple[str, ...]:
    """Languages whose words can be played: those with a folder of built data."""
    return _folders(WORDS)


def words_for(interface: str) -> str:
    """The word language if the player chose only the interface language."""
    return interface if interface in word_languages() else DEFAULT


def preferred(tags: Iterable[str]) -> str:
    """The first of the tags ("fr-CA", "en_GB.UTF-8") that is an interface language, else the default."""
    codes = (tag[:2].lower() for tag in tags)
    return next((code for code in codes if code in interface_languages()), DEFAULT)


def _folders(parent: str) -> tuple[str, ...]:
    """Folders named by two lower-case letters (ISO 639-1); this excludes `__pycache__`."""
    with os.scandir(parent) as entries:
        names = [entry.name for entry in entries if entry.is_dir()]
    return tuple(sorted(name for name in names if len(name) == 2 and name.isalpha() and name.islower()))
