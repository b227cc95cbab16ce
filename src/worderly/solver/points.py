"""The score of a word on a board."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Points(NamedTuple):
    """Points by length (the last entry for longer words), or by letter values plus (length - 2)²."""

    lengths: tuple[int, ...] = ()
    values: tuple[tuple[str, int], ...] = ()

    @classmethod
    def by_length(cls, lengths: Sequence[int]) -> "Points":
        return cls(lengths=tuple(lengths))

    @classmethod
    def by_letters(cls, values: Mapping[str, int]) -> "Points":
        return cls(values=tuple(values.items()))

    def of(self, word: str) -> int:
        if self.lengths:
            return self.lengths[min(len(word), len(self.lengths) - 1)]
        values = dict(self.values)
        return sum(values.get(letter, 0) for letter in word) + max(0, len(word) - 2) ** 2

    def tables(self, alphabet: str) -> tuple[list[int], list[int]]:
        """For the kernel: points by length, and a value for each letter of the alphabet."""
        values = dict(self.values)
        return list(self.lengths), [values.get(letter, 0) for letter in alphabet]
