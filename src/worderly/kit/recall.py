"""What was worked out of a record is kept: records are never changed, so the same one says the same."""

from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")
T = TypeVar("T")


def recalled(most: int) -> Callable[[Callable[[R], T]], Callable[[R], T]]:
    """Keeps the last `most` results by the record's identity: hashing a long one costs more than its view."""

    def wrap(work: Callable[[R], T]) -> Callable[[R], T]:
        # The record is kept beside its result, so its identity cannot become another's.
        kept: dict[int, tuple[R, T]] = {}

        def recall(record: R) -> T:
            if (known := kept.get(id(record))) is not None:
                return known[1]
            result = work(record)
            if len(kept) >= most:
                kept.pop(next(iter(kept)), None)
            kept[id(record)] = (record, result)
            return result

        return recall

    return wrap
