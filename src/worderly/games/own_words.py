"""A player's own words: an overlay that judges guesses; puzzles and solutions stay everyone's."""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import NamedTuple

from worderly.games.tools import Tools
from worderly.kit import Refused
from worderly.lexicon import Lexicon

LONGEST = 15
"""As long as the words of the shipped lists; also keeps the search for a word's path short."""


class OwnWords(NamedTuple):
    allowed: frozenset[str] = frozenset()
    reported: frozenset[str] = frozenset()


class PersonalLexicon(Lexicon):
    """A lexicon as this player wants it when a guess is judged."""

    def __init__(self, shared: Lexicon, own: OwnWords) -> None:
        self.__dict__.update(shared.__dict__)
        self.own = own

    def __contains__(self, word: object) -> bool:
        key = self.fold(word) if isinstance(word, str) else ""
        return key in self.own.allowed or (key not in self.own.reported and super().__contains__(word))

    def matching(self, pattern: str) -> list[str]:
        """A hand's wildcard is judged by pattern."""
        own = (word for word in self.own.allowed if fnmatchcase(word, self.fold(pattern)))
        shared = (word for word in super().matching(pattern) if word not in self.own.reported)
        return sorted({*own, *shared})


def with_own_words(tools: Tools, own: OwnWords) -> Tools:
    """For the first language's list; the tools as they are where the player has no words of their own."""
    if not any(own):
        return tools
    return Tools((PersonalLexicon(tools.words, own), *tools.lexicons[1:]))


def own_tools(tools: Tools, allowed: Iterable[str]) -> Tools:
    keys = frozenset(allowed)
    return with_own_words(tools, OwnWords(keys)) if keys else tools


def own_key(lexicon: Lexicon, word: str) -> str:
    """The key of a word that a player may allow, or the refusal."""
    key = lexicon.fold(word.strip())
    if not 2 <= len(key) <= LONGEST or any(letter not in lexicon.alphabet for letter in key):
        raise Refused("not_letters", word=word)
    if lexicon.is_blocked(key):
        raise Refused("blocked_word")
    return key
