"""The Lexicon: everything a game may ask about words."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

Tier = Literal["easy", "medium", "hard"]


class Theme(NamedTuple):
    name: str
    title: str
    words: tuple[str, ...]


class Lexicon:
    """Words are keys: lower case, folded (no accents in French); `display` gives the usual spelling."""

    def __init__(
        self, words: Iterable[str], name: str = "words", version: str = "1", language: str = "en"
    ) -> None:
        self.name, self.version, self.language = name, version, language
        self._words = frozenset(words)

    @classmethod
    def open(cls, name: str) -> "Lexicon":
        raise NotImplementedError(name)

    @classmethod
    def from_words(cls, words: Iterable[str], name: str = "words", language: str = "en") -> "Lexicon":
        return cls((w.strip().lower() for w in words), name=name, language=language)

    @classmethod
    def from_file(cls, path: str | Path, language: str = "en") -> "Lexicon":
        return cls.from_words(Path(path).read_text().split(), name=Path(path).stem, language=language)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.fold(word) in self._words

    def __len__(self) -> int:
        return len(self._words)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._words))

    def fold(self, text: str) -> str:
        return text.lower()

    def has_prefix(self, prefix: str) -> bool:
        return any(w.startswith(prefix) for w in self._words)

    def anagrams(self, letters: str, min_length: int = 1) -> list[str]:
        have = Counter(letters)
        return [w for w in self if len(w) >= min_length and Counter(w) <= have]

    def matching(self, pattern: str) -> list[str]:
        from fnmatch import fnmatchcase

        return [w for w in self if fnmatchcase(w, pattern)]

    has_tiers = False

    def tier(self, word: str) -> Tier | None:
        return None

    def display(self, word: str) -> str:
        return word

    def meaning(self, word: str) -> str | None:
        return None

    def is_blocked(self, word: str) -> bool:
        return False

    def is_hidden(self, word: str) -> bool:
        return False

    def targets(self, tier: Tier = "medium", length: int | None = None, base: bool = True) -> tuple[str, ...]:
        return tuple(w for w in self if length is None or len(w) == length)

    def themes(self) -> tuple[str, ...]:
        return ()

    def theme(self, name: str) -> Theme:
        raise KeyError(name)
