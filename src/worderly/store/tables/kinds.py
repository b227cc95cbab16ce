"""What all tables share: row ids, and states that are stored packed."""

import zlib
from typing import Any

from sqlalchemy import BigInteger, Integer, LargeBinary, MetaData
from sqlalchemy.types import TypeDecorator

metadata = MetaData()

# SQLite autoincrements only INTEGER columns.
RowId = BigInteger().with_variant(Integer, "sqlite")

WORTH_PACKING = 1_024
_MARK = b"x"
"""The first byte of packed data; JSON never begins with it."""


def pack(data: bytes, level: int = zlib.Z_DEFAULT_COMPRESSION) -> bytes:
    """Packed data stays as it is: a large state is packed before it comes to the writer."""
    if len(data) < WORTH_PACKING or data.startswith(_MARK):
        return data
    return zlib.compress(data, level)


def unpack(data: bytes) -> bytes:
    """Also rows from before there was packing."""
    return zlib.decompress(data) if data.startswith(_MARK) else data


class Packed(TypeDecorator[bytes]):
    """JSON that takes a tenth of its size: the answers of a large board are half a megabyte."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Any) -> bytes | None:
        return None if value is None else pack(value)

    def process_result_value(self, value: bytes | None, dialect: Any) -> bytes | None:
        return None if value is None else unpack(bytes(value))
