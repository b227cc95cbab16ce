"""What rules may use besides the state: the lexicons of the match."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from worderly.kit import Judgement, Refused
from worderly.lexicon import VERDICTS, Lexicon
from worderly.lexicon.spelling import spelled


class WatchedStrings(NamedTuple):
    """Words that letters may not spell by chance."""

    words: frozenset[str]
    starts: frozenset[str]
    """Their first three letters: most texts can be left aside after a look at these."""


@lru_cache(maxsize=8)
def watched_strings(lexicons: tuple[Lexicon, ...]) -> WatchedStrings:
    """A user's own list watches no words, so those of its language's shipped lexicon apply."""
    words: set[str] = set()
    for lexicon in lexicons:
        is_shipped = lexicon.blocked or lexicon.language not in Lexicon.names()
        source = lexicon if is_shipped else Lexicon.open(lexicon.language)
        words |= source.blocked | source.hidden
    return WatchedStrings(frozenset(words), frozenset(word[:3] for word in words))


class Tools(NamedTuple):
    lexicons: tuple[Lexicon, ...]

    @property
    def watched(self) -> WatchedStrings:
        return watched_strings(self.lexicons)

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

    @property
    def list(self) -> str:
        """The names of the lists with their versions: "Worderly English 1.1"."""
        return " + ".join(f"{lexicon.name} {lexicon.version}" for lexicon in self.lexicons)

    def judge(self, word: str, *readings: str) -> Judgement:
        """What the lists say of a word; `readings` are the other keys that its typed text may mean."""
        verdicts = {lexicon.verdict(key) for lexicon in self.lexicons for key in (word, *readings)}
        return Judgement(word, next(each for each in VERDICTS if each in verdicts), self.list)

    @classmethod
    def open(cls, languages: Iterable[str], spelling: str = "", all_words: bool = False) -> "Tools":
        """Without a spelling, targets and themes have only words that all spellings share."""
        lexicons = (Lexicon.open(language).verified() for language in languages)
        return cls(tuple(spelled(lexicon, spelling, all_words) for lexicon in lexicons))
