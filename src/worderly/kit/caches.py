"""Caches of values derived from records; a record never changes, so its identity is a safe key."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

R = TypeVar("R")
T = TypeVar("T")


def identity_cache(size: int) -> Callable[[Callable[[R], T]], Callable[[R], T]]:
    """Caches the last `size` results by the record's identity: hashing a long record costs more than that."""

    def wrap(compute: Callable[[R], T]) -> Callable[[R], T]:
        # The cache holds the record too: otherwise another object could get the same id.
        cached: OrderedDict[int, tuple[R, T]] = OrderedDict()

        def lookup(record: R) -> T:
            if (known := cached.get(id(record))) is not None:
                return known[1]
            result = compute(record)
            if len(cached) >= size:
                cached.popitem(last=False)
            cached[id(record)] = (record, result)
            return result

        return lookup

    return wrap


def append_cache(
    size: int,
) -> Callable[[Callable[[T | None, tuple[R, ...]], T]], Callable[[tuple[R, ...]], T]]:
    """Caches what was computed from a list; for a list with one more item it computes only the new item.

    `compute` gets the result for the shorter list (None if there is none) and the new items. The shorter
    list leaves the cache then: it belongs to a state that has passed.
    """

    def wrap(compute: Callable[[T | None, tuple[R, ...]], T]) -> Callable[[tuple[R, ...]], T]:
        lists: _Lists[R, T] = _Lists(size)

        def lookup(items: tuple[R, ...]) -> T:
            if (known := lists.cached.get(id(items))) is not None:
                return known[1]
            before = lists.take_shorter(items)
            result = compute(None, items) if before is None else compute(before[1], items[-1:])
            lists.add(items, result)
            return result

        return lookup

    return wrap


class _Lists(Generic[R, T]):
    """Lists by identity, and by length and last item: the second key finds the list before an append."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.cached: OrderedDict[int, tuple[tuple[R, ...], T]] = OrderedDict()
        self._by_end: dict[tuple[int, int], int] = {}

    def take_shorter(self, items: tuple[R, ...]) -> tuple[tuple[R, ...], T] | None:
        key = self._by_end.get((len(items) - 1, id(items[-2]))) if len(items) > 1 else None
        if key is None or self.cached[key][0] != items[:-1]:
            return None
        return self._remove(key)

    def add(self, items: tuple[R, ...], result: T) -> None:
        if len(self.cached) >= self._size:
            self._remove(next(iter(self.cached)))
        self.cached[id(items)] = items, result
        if items:
            self._by_end[len(items), id(items[-1])] = id(items)

    def _remove(self, key: int) -> tuple[tuple[R, ...], T]:
        items, result = self.cached.pop(key)
        if items and self._by_end.get(end := (len(items), id(items[-1]))) == key:
            del self._by_end[end]
        return items, result
