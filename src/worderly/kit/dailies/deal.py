"""Deals the items of a stock out over all dates, so that none returns too soon; needs no history."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from worderly.kit.dailies.days import Stock


class Spacing(NamedTuple):
    """How a stock is dealt.

    All items follow each other in one seeded order, again and again. The order is cut into blocks, and each
    cycle shuffles every block anew: an item moves by less than a block, so it returns after `gap` places or
    more. `days` dates form a group, whose items may be exchanged between its dates.
    """

    stock: Stock
    days: int
    block: int

    @property
    def gap(self) -> int:
        return len(self.stock.items) - self.block + 1

    @property
    def apart(self) -> int:
        """No item returns within so many days: what the stock asks for, or what its size allows."""
        groups = self.gap // (self.days * self.stock.a_day)
        return max(0, min(self.stock.apart, groups * self.days - self.days))


def places_needed(stock: Stock, days: int) -> int:
    """The places between two uses of an item that keep them more than `apart` days apart.

    The first use may be on the last date of its group and the second one on the first date of its own.
    """
    groups = -(-(stock.apart + days) // days)
    return groups * days * stock.a_day


def spacing(stock: Stock, days: int) -> Spacing:
    return Spacing(stock, days, max(1, len(stock.items) - places_needed(stock, days) + 1))


def is_enough(stock: Stock, days: int) -> bool:
    return len(stock.items) >= places_needed(stock, days)


def dealt(spaced: Spacing, seed: str, date: int) -> tuple[str, ...]:
    """The items of a date, which is a number of days."""
    first = date * spaced.stock.a_day
    return tuple(_item(spaced, seed, place) for place in range(first, first + spaced.stock.a_day))


def _item(spaced: Spacing, seed: str, place: int) -> str:
    cycle, at = divmod(place, len(spaced.stock.items))
    start = at // spaced.block * spaced.block
    block = _in_order(seed, spaced.stock.items)[start : start + spaced.block]
    return _in_order(f"{seed}/{cycle}", block)[at - start]


@lru_cache(maxsize=16)
def _in_order(seed: str, items: Sequence[str]) -> tuple[str, ...]:
    """A seeded order in which one item more or less moves the others by one place only."""
    return tuple(sorted(items, key=lambda item: sha256(f"{seed}/{item}".encode()).digest()))
