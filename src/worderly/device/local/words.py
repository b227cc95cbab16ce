"""The player's own words, allowed or reported, in a file of this device."""

from pathlib import Path
from typing import Any

from worderly.device.local.files import append_line
from worderly.device.local.match import LocalMatch
from worderly.device.local.shelf import Shelf
from worderly.device.match import Match
from worderly.games.own_words import OwnWords, PersonalLexicon, with_own_words
from worderly.games.tools import Tools

__all__ = [
    "OwnWords",
    "PersonalLexicon",
    "WordFile",
    "allow_word",
    "settle_word",
    "uses_own_words",
    "with_own_words",
]

ALLOWED, REPORTED = "+", "-"


class WordFile:
    """`+word` allows a word, `-word` reports it; a later line about the same word wins."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> OwnWords:
        if not self.path.exists():
            return OwnWords()
        lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        marks = {line[1:]: line[0] for line in lines if len(line) > 1}
        return OwnWords(
            *(frozenset(w for w, mark in marks.items() if mark == one) for one in (ALLOWED, REPORTED))
        )

    def allow(self, key: str) -> None:
        append_line(self.path, f"{ALLOWED}{key}".encode())

    def report(self, key: str) -> None:
        append_line(self.path, f"{REPORTED}{key}".encode())


def allow_word(shelf: Shelf, match: Match, key: str) -> None:
    """Takes effect at once; a report takes effect in the next match, because this one must replay."""
    file = WordFile(shelf.words(match.config.options.languages[0]))
    file.allow(key)
    match.tools = with_own_words(match.tools, OwnWords(file.read().allowed))


def settle_word(shelf: Shelf, match: Match, key: str) -> str:
    """Stops accepting a word of the list, or accepts one that is in no list; returns the message about it."""
    if key not in match.tools.words:
        allow_word(shelf, match, key)
        return "plain-allowed"
    WordFile(shelf.words(match.config.options.languages[0])).report(key)
    return "plain-reported"


def uses_own_words(match: Match) -> bool:
    """Whether the player used a word that they allowed; such a score is not ranked."""
    if not isinstance(match, LocalMatch):
        return False
    words: Any = match.tools.words if isinstance(match.tools, Tools) else None
    if not isinstance(words, PersonalLexicon):
        return False
    played = (getattr(move, "word", "") for _, move in match.moves)
    return any(words.fold(word) in words.own.allowed for word in played)
