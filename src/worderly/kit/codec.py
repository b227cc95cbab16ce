"""One codec for everything stored or sent: msgspec JSON of tagged, frozen records."""

from functools import cache
from threading import Lock
from typing import Any, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_building = Lock()


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class FrozenMeta(msgspec.StructMeta):
    """Tells type checkers that subclasses of a frozen struct are frozen too."""


class Record(msgspec.Struct, metaclass=FrozenMeta, frozen=True, forbid_unknown_fields=True):
    """The parent class of every stored or sent type; each subclass has its own `tag`."""


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    # msgspec keeps what it learns of a record before it has learned all of it: a second thread that reads
    # a record of the same kind meanwhile would crash the process.
    with _building:
        return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: type[T]) -> T:
    """Raises `ValueError` (msgspec's own) with the position and the reason if the data is no `kind`."""
    anything: Any = kind
    value: T = _decoder(anything).decode(data)
    return value


def convert(value: Any, kind: type[T]) -> T:
    """From plain lists and dicts; raises `ValueError` like `decode`."""
    anything: Any = kind
    _decoder(anything)
    return msgspec.convert(value, kind)
