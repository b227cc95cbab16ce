"""What rules may use besides the state: the lexicons of the match."""

from collections.abc import Iterable
from typing import NamedTuple

from worderly.kit import Refused
from worderly.lexicon import Lexicon

VOCABULARIES = ("schoolchild", "reader", "scholar", "dictionary")
"""Levels of bots by the words they know: easy ones; medium too; hard too; the whole list."""


class Tools(NamedTuple):
    lexicons: tuple[Lexicon, ...]

    @property
    def words(self) -> Lexicon:
        """The lexicon of the first language; most games play in one only."""
        return self.lexicons[0]

    def key_of_guess(self, typed: str) -> str:
        """A typed word as a key; raises Refused if it is empty or not only letters."""
        text = typed.strip()
        if not text:
            raise Refused("empty")
        key = self.words.key_of(text)
        if not (text.isalpha() and key.isalpha()):
            raise Refused("not_letters", word=text)
        return key

    @classmethod
    def open(cls, languages: Iterable[str]) -> "Tools":
        return cls(tuple(Lexicon.open(language).verified() for language in languages))
