"""What was worked out of a record is kept: records are never changed, so the same one says the same."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

R = TypeVar("R")
T = TypeVar("T")


def recalled(most: int) -> Callable[[Callable[[R], T]], Callable[[R], T]]:
    """Keeps the last `most` results by the record's identity: hashing a long one costs more than its view."""

    def wrap(work: Callable[[R], T]) -> Callable[[R], T]:
        # The record is kept beside its result, so its identity cannot become another's.
        kept: OrderedDict[int, tuple[R, T]] = OrderedDict()

        def recall(record: R) -> T:
            if (known := kept.get(id(record))) is not None:
                return known[1]
            result = work(record)
            if len(kept) >= most:
                kept.popitem(last=False)
            kept[id(record)] = (record, result)
            return result

        return recall

    return wrap


def grown(most: int) -> Callable[[Callable[[T | None, tuple[R, ...]], T]], Callable[[tuple[R, ...]], T]]:
    """Keeps what was made of a list, and makes of one that has grown by one only its end.

    `work` is given what was made of the list before (None at first) and what has come after it. The list
    before is let go: it is a moment that has passed.
    """

    def wrap(work: Callable[[T | None, tuple[R, ...]], T]) -> Callable[[tuple[R, ...]], T]:
        lists: _Lists[R, T] = _Lists(most)

        def recall(items: tuple[R, ...]) -> T:
            if (known := lists.kept.get(id(items))) is not None:
                return known[1]
            before = lists.take_before(items)
            result = work(None, items) if before is None else work(before[1], items[-1:])
            lists.keep(items, result)
            return result

        return recall

    return wrap


class _Lists(Generic[R, T]):
    """Lists by their identity, and by their length and end: a guess at which one a longer one was."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.kept: OrderedDict[int, tuple[tuple[R, ...], T]] = OrderedDict()
        self._ends: dict[tuple[int, int], int] = {}

    def take_before(self, items: tuple[R, ...]) -> tuple[tuple[R, ...], T] | None:
        place = self._ends.get((len(items) - 1, id(items[-2]))) if len(items) > 1 else None
        if place is None or self.kept[place][0] != items[:-1]:
            return None
        return self._drop(place)

    def keep(self, items: tuple[R, ...], result: T) -> None:
        if len(self.kept) >= self._most:
            self._drop(next(iter(self.kept)))
        self.kept[id(items)] = items, result
        if items:
            self._ends[len(items), id(items[-1])] = id(items)

    def _drop(self, place: int) -> tuple[tuple[R, ...], T]:
        items, result = self.kept.pop(place)
        if items and self._ends.get(end := (len(items), id(items[-1]))) == place:
            del self._ends[end]
        return items, result
