"""A set that answers like the word graph, until the graph is here."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from pathlib import Path


class Graph:
    def __init__(self, words: Iterable[str], alphabet: str) -> None:
        self._set = frozenset(words)
        self._sorted = sorted(self._set)
        self.alphabet = alphabet

    @classmethod
    def build(cls, words: Iterable[str], alphabet: str) -> "Graph":
        return cls(words, alphabet)

    @classmethod
    def open(cls, path: Path) -> "Graph":
        plain = Path(__file__).parents[3] / "lexicons" / path.parent.name / "words.txt"
        return cls(plain.read_text("utf-8").split(), "abcdefghijklmnopqrstuvwxyz")

    def save(self, path: Path) -> None:
        path.write_text("stand-in\n")

    def __contains__(self, word: str) -> bool:
        return word in self._set

    def __len__(self) -> int:
        return len(self._set)

    def words(self) -> list[str]:
        return self._sorted

    def has_prefix(self, prefix: str) -> bool:
        at = bisect_left(self._sorted, prefix)
        return at < len(self._sorted) and self._sorted[at].startswith(prefix)

    def matching(self, pattern: str) -> list[str]:
        parts = (".*" if char == "*" else "." if char == "?" else re.escape(char) for char in pattern)
        fits = re.compile("".join(parts)).fullmatch
        return [word for word in self._sorted if fits(word)]

    def anagrams(self, letters: str, vowels: str, min_length: int = 1) -> list[str]:
        wild = letters.count("*")
        have = Counter(letters.replace("*", ""))
        return [word for word in self._sorted if len(word) >= min_length and _fits(word, have, wild, vowels)]


def _fits(word: str, have: Counter[str], wild: int, vowels: str) -> bool:
    missing = Counter(word) - have
    return missing.total() <= wild and all(letter in vowels for letter in missing)
