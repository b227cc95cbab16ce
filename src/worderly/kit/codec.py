"""One codec for everything stored or sent: msgspec JSON of tagged, frozen records."""

from functools import cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_encoder = msgspec.json.Encoder()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=False):
    """The ancestor of every stored or sent type; give each one its `tag`."""


def encode(value: Any) -> bytes:
    return _encoder.encode(value)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: type[T]) -> T:
    """Raises `ValueError` (msgspec's own) with the place and the reason when the text does not fit."""
    value: T = _decoder(kind).decode(data)
    return value
