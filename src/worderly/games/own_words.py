"""A player's own words: they change which guesses are valid, but no puzzle and no solution."""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import NamedTuple

from worderly.games.tools import Tools
from worderly.kit import Refused
from worderly.lexicon import Lexicon, Verdict

SHORTEST, LONGEST = 2, 15
"""The longest words of the shipped lists; also limits the search for a path."""


class OwnWords(NamedTuple):
    allowed: frozenset[str] = frozenset()
    reported: frozenset[str] = frozenset()


class PersonalLexicon(Lexicon):
    """A lexicon with the words that this player allowed, without those reported."""

    def __init__(self, shared: Lexicon, own: OwnWords) -> None:
        self.__dict__.update(shared.__dict__)
        self.own = own

    def __contains__(self, word: object) -> bool:
        key = self.fold(word) if isinstance(word, str) else ""
        return key in self.own.allowed or (key not in self.own.reported and super().__contains__(word))

    def verdict(self, word: str) -> Verdict:
        return "reported" if self.fold(word) in self.own.reported else super().verdict(word)

    def matching(self, pattern: str) -> list[str]:
        """A hand's wildcard is judged by pattern."""
        own = (word for word in self.own.allowed if fnmatchcase(word, self.fold(pattern)))
        shared = (word for word in super().matching(pattern) if word not in self.own.reported)
        return sorted({*own, *shared})


def with_own_words(tools: Tools, own: OwnWords) -> Tools:
    """Applies the player's words to the first lexicon; without such words the tools do not change."""
    if not any(own):
        return tools
    return Tools((PersonalLexicon(tools.words, own), *tools.lexicons[1:]))


def own_tools(tools: Tools, allowed: Iterable[str]) -> Tools:
    keys = frozenset(allowed)
    return with_own_words(tools, OwnWords(keys)) if keys else tools


def own_key(lexicon: Lexicon, word: str) -> str:
    """The key of a word that a player wants to allow; raises Refused if it is not allowed."""
    key = lexicon.fold(word.strip())
    if not SHORTEST <= len(key) <= LONGEST or any(letter not in lexicon.alphabet for letter in key):
        raise Refused("no_list_word", word=word.strip(), low=SHORTEST, high=LONGEST)
    if lexicon.is_blocked(key):
        raise Tools((lexicon,)).judge(key).refusal("blocked_word")
    return key
