"""What a rule may consult besides the state: the lexicons of the match."""

from collections.abc import Iterable
from dataclasses import dataclass

from worderly.lexicon import Lexicon


@dataclass(frozen=True)
class Tools:
    lexicons: tuple[Lexicon, ...]

    @property
    def words(self) -> Lexicon:
        """The lexicon of the first language; most games play in one only."""
        return self.lexicons[0]

    @classmethod
    def open(cls, languages: Iterable[str]) -> "Tools":
        return cls(tuple(Lexicon.open(language).verified() for language in languages))
