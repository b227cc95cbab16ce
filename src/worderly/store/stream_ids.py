"""The id of a stream begins with the day on which it began: who has the id knows the partition of its log."""

import secrets

from sqlalchemy import ColumnElement, Integer, case, cast, func

DAY_MS = 24 * 3_600_000
_DIGITS, _LENGTH = 5, 27


def new_stream_id(now_ms: int) -> str:
    """The day, then 128 bits, safe in a URL."""
    return f"{now_ms // DAY_MS:0{_DIGITS}}{secrets.token_urlsafe(16)}"


def day_of(stream: str) -> int:
    """Days since 1970; 0 for ids from before version 0.2, which are shorter."""
    head = stream[:_DIGITS]
    return int(head) if len(stream) == _LENGTH and head.isdecimal() else 0


def day_in(stream: ColumnElement[str]) -> ColumnElement[int]:
    """The same in SQL, for ids that the program has made."""
    head = cast(func.substr(stream, 1, _DIGITS), Integer)
    return case((func.length(stream) == _LENGTH, head), else_=0)
