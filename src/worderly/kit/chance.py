"""Seeded random numbers: the same seed gives the same draws on every Python version and machine."""

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Uses only `Random.random()`: Python keeps the sequence of no other method."""

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)
        self._random = Random(int.from_bytes(sha256(self.seed.encode()).digest())).random

    def fork(self, label: str | int) -> "Chance":
        """An independent generator, seeded from this seed and the label; this one does not advance."""
        return Chance(f"{self.seed}/{label}")

    def secret(self) -> str:
        """A seed for later draws; a State keeps it and no view shows it."""
        return "".join(f"{self.below(1 << 32):08x}" for _ in range(4))

    def unit(self) -> float:
        return self._random()

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def is_hit(self, share: float) -> bool:
        return self._random() < share

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[int]) -> T:
        pick = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            pick -= weight
            if pick < 0:
                return item
        raise ValueError("weights must be positive")

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        result = list(items)
        self.shuffle(result)
        return result

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """`count` items at different positions, in random order (a partial shuffle)."""
        pool = list(items)
        for i in range(count):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]
