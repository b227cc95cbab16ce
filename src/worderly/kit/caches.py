"""Values derived from a record and kept with it; a record never changes, so they stay right."""

from collections.abc import Callable
from typing import TypeVar

from worderly.kit.codec import Record

R = TypeVar("R", bound=Record)
T = TypeVar("T")


def kept_with_record(compute: Callable[[R], T]) -> Callable[[R], T]:
    """Computes once for each record, whose class has `dict=True`; the value lives as long as the record."""
    name = f"{compute.__module__}.{compute.__qualname__}"

    def lookup(record: R) -> T:
        try:
            value: T = record.__dict__[name]
        except KeyError:
            value = record.__dict__[name] = compute(record)
        return value

    return lookup
