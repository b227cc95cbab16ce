"""The player's own words, allowed or reported: an overlay on the word list, on this device only."""

from pathlib import Path
from typing import Any, NamedTuple

from worderly.games.tools import Tools
from worderly.lexicon import Lexicon
from worderly.local.files import append_line
from worderly.local.match import LocalMatch

ALLOWED, REPORTED = "+", "-"


class OwnWords(NamedTuple):
    allowed: frozenset[str] = frozenset()
    reported: frozenset[str] = frozenset()


class WordFile:
    """`+word` allows, `-word` reports; of two lines about a word the later counts."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> OwnWords:
        if not self.path.exists():
            return OwnWords()
        lines = self.path.read_text(encoding="utf-8", errors="replace").splitlines()
        said = {line[1:]: line[0] for line in lines if len(line) > 1}
        return OwnWords(
            *(frozenset(w for w, mark in said.items() if mark == one) for one in (ALLOWED, REPORTED))
        )

    def allow(self, key: str) -> None:
        append_line(self.path, f"{ALLOWED}{key}".encode())

    def report(self, key: str) -> None:
        append_line(self.path, f"{REPORTED}{key}".encode())


class PersonalLexicon(Lexicon):
    """A lexicon as this player wants it when a guess is judged; puzzles and solutions stay everyone's."""

    def __init__(self, shared: Lexicon, own: OwnWords) -> None:
        self.__dict__.update(shared.__dict__)
        self.own = own

    def __contains__(self, word: object) -> bool:
        key = self.fold(word) if isinstance(word, str) else ""
        return key in self.own.allowed or (key not in self.own.reported and super().__contains__(word))


def with_own_words(tools: Tools, own: OwnWords) -> Tools:
    """For the first language's list; the tools as they are where the player has no words of their own."""
    if not any(own):
        return tools
    return Tools((PersonalLexicon(tools.words, own), *tools.lexicons[1:]))


def uses_own_words(match: LocalMatch) -> bool:
    """Whether an allowed word was played: then the score is not to be compared with others'."""
    words: Any = match.tools.words if isinstance(match.tools, Tools) else None
    if not isinstance(words, PersonalLexicon):
        return False
    played = (getattr(move, "word", "") for _, move in match.moves)
    return any(words.fold(word) in words.own.allowed for word in played)
