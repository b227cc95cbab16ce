"""A cache of values derived from records; a record never changes, so its identity is a safe key."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

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
