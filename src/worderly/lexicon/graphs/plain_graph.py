"""The word graph in plain Python: the reference for tests, and the fallback without a compiler."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path

from worderly.files import atomic_write
from worderly.lexicon.errors import LexiconError
from worderly.lexicon.graphs import graph_file
from worderly.lexicon.graphs.graph_file import MAX_LENGTH

_END = 1 << 32
_ONE, _RUN = "?", "*"


class PlainGraph:
    """Reads the same file and gives the same answers as `_native.Graph`; native/graph.hpp explains a slot.

    Verifies all slots and counts on first use: a fast first look-up is the kernel's job.
    """

    def __init__(self, data: bytes, path: str = "") -> None:
        self._data = data
        self._path = path
        with self._errors_with_path():
            self._head = graph_file.read_head(data)
        self.alphabet = self._head.alphabet
        self.max_length = self._head.max_length
        self._size = self._head.n_words
        self._index = {letter: i for i, letter in enumerate(self.alphabet)}

    @cached_property
    def _slots(self) -> Sequence[int]:
        with self._errors_with_path():
            return graph_file.read_slots(self._data, self._head)

    @cached_property
    def _counts(self) -> Sequence[int]:
        with self._errors_with_path():
            return graph_file.read_counts(self._data, self._head)

    def verify(self) -> None:
        """Verifies the whole file now."""
        _ = (self._slots, self._counts)

    @contextmanager
    def _errors_with_path(self) -> Iterator[None]:
        """Adds the name of the file to errors."""
        try:
            yield
        except LexiconError as error:
            if not self._path:
                raise
            raise LexiconError(f"{self._path} is not a usable word graph: {error}") from None

    @staticmethod
    def build(words: Iterable[str], alphabet: str) -> "PlainGraph":
        from worderly.lexicon.graphs.plain_graph_build import build

        return PlainGraph(build(words, alphabet))

    @staticmethod
    def open(path: str | os.PathLike[str]) -> "PlainGraph":
        return PlainGraph(Path(path).read_bytes(), os.fspath(path))

    @staticmethod
    def from_bytes(data: bytes) -> "PlainGraph":
        return PlainGraph(data)

    def save(self, path: str | os.PathLike[str]) -> None:
        with atomic_write(Path(path)) as out:
            out.write(self._data)

    def to_bytes(self) -> bytes:
        return self._data

    def __len__(self) -> int:
        return self._size

    def __contains__(self, word: object) -> bool:
        slot = self._walk(word) if isinstance(word, str) else None
        return slot is not None and bool(slot & _END)

    def contains_many(self, words: list[str]) -> list[bool]:
        return [word in self for word in words]

    def has_prefix(self, prefix: str) -> bool:
        slot = self._walk(prefix)
        return slot is not None and bool(slot & (_END | 0xFFFFFFFF))

    def _walk(self, letters: str) -> int | None:
        slot = self._slots[0]
        for letter in letters:
            index = self._index.get(letter)
            if index is None or not slot >> index & 1:
                return None
            slot = self._slots[(slot >> 33) + index]
        return slot

    def _children(self, slot: int) -> Iterator[tuple[int, int]]:
        """Letter numbers and slot positions, in alphabet order."""
        base, mask = slot >> 33, slot & 0xFFFFFFFF
        while mask:
            low = mask & -mask
            letter = low.bit_length() - 1
            yield letter, base + letter
            mask ^= low

    def __iter__(self) -> Iterator[str]:
        for n_listed, word in enumerate(self._below(self._slots[0], "", count())):
            if n_listed == self._size:
                raise LexiconError("it holds more words than it says")
            yield word

    def _check_visits(self, visits: Iterator[int]) -> None:
        """Stops endless searches: no search of a valid graph visits more prefixes, a hostile one may loop."""
        if next(visits) > self._size * self.max_length + 1:
            raise LexiconError("its contents are damaged")

    def _below(self, slot: int, prefix: str, visits: Iterator[int]) -> Iterator[str]:
        self._check_visits(visits)
        if slot & _END:
            yield prefix
        if len(prefix) < self.max_length:
            for letter, at in self._children(slot):
                yield from self._below(self._slots[at], prefix + self.alphabet[letter], visits)

    def rank(self, word: str) -> int:
        counts = self._counts
        slot, before = self._slots[0], 0
        for letter in word:
            index = self._index.get(letter)
            if index is None or not slot >> index & 1:
                return -1
            before += bool(slot & _END)
            before += sum(counts[at] for smaller, at in self._children(slot) if smaller < index)
            slot = self._slots[(slot >> 33) + index]
        return before if slot & _END and before < self._size else -1

    def word_at(self, rank: int) -> str:
        if not 0 <= rank < self._size:
            raise IndexError("no word has this rank")
        counts = self._counts
        word, slot, left = "", self._slots[0], rank
        while len(word) <= self.max_length:
            if slot & _END:
                if left == 0:
                    return word
                left -= 1
            for letter, at in self._children(slot):
                if left < counts[at]:
                    word, slot = word + self.alphabet[letter], self._slots[at]
                    break
                left -= counts[at]
            else:
                break
        raise LexiconError("its word counts are damaged")

    def matching(self, pattern: str) -> list[str]:
        """Simulates all positions at once as bits: bit i means that i letters of the pattern are matched."""
        accepts, runs, goal = dict.fromkeys(self.alphabet, 0), 0, 1
        for symbol in pattern:
            if symbol == _RUN:
                runs |= goal
                continue
            if (symbol != _ONE and symbol not in self._index) or goal == 1 << MAX_LENGTH:
                return []
            for letter in self.alphabet if symbol == _ONE else symbol:
                accepts[letter] |= goal
            goal <<= 1
        return list(self._matching(self._slots[0], "", 1, (accepts, runs, goal, count())))

    def _matching(
        self, slot: int, prefix: str, states: int, pattern: tuple[dict[str, int], int, int, Iterator[int]]
    ) -> Iterator[str]:
        accepts, runs, goal, visits = pattern
        self._check_visits(visits)
        if slot & _END and states & goal:
            yield prefix
        if len(prefix) == self.max_length:
            return
        for index, at in self._children(slot):
            letter = self.alphabet[index]
            if following := (states & accepts[letter]) << 1 | states & runs:
                yield from self._matching(self._slots[at], prefix + letter, following, pattern)

    def anagrams(self, letters: str, vowels: str = "", min_length: int = 1) -> list[str]:
        counts = {letter: letters.count(letter) for letter in self.alphabet}
        visits = count()

        def below(slot: int, prefix: str, wildcards: int) -> Iterator[str]:
            self._check_visits(visits)
            if slot & _END:
                yield prefix
            if len(prefix) == self.max_length:
                return
            for index, at in self._children(slot):
                letter = self.alphabet[index]
                if counts[letter]:
                    counts[letter] -= 1
                    yield from below(self._slots[at], prefix + letter, wildcards)
                    counts[letter] += 1
                elif wildcards and letter in vowels:
                    yield from below(self._slots[at], prefix + letter, wildcards - 1)

        found = below(self._slots[0], "", letters.count(_RUN))
        return [word for word in found if len(word) >= min_length]
