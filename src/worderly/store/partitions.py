"""The partitions of the log on PostgreSQL: one for each day on which streams began, dropped whole.

What has no partition is in `log_rest`: streams from before version 0.2, and those that are still alive when
the partition of their day is dropped. On SQLite the log is one table, and nothing here does anything.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, text
from sqlalchemy.exc import OperationalError

from worderly.store import log as entries
from worderly.store.schema import departures, log, matches, packed_logs, rooms
from worderly.store.stream_ids import DAY_MS

AHEAD_DAYS = 7
SETTLED_MS = DAY_MS
"""A match that has been over for so long is in no node's memory as unfinished."""
# Any fixed number: the id of the advisory lock for making partitions.
LOCK = 7_716_281_302
_PARTS = text(
    "SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid"
    " WHERE inhparent = 'log'::regclass AND relname <> 'log_rest'"
)
_KEEP = text(
    "CREATE TEMP TABLE kept ON COMMIT DROP AS SELECT * FROM log WHERE day = :day AND stream = ANY(:alive)"
)


def name_of(day: int) -> str:
    return f"log_{datetime.fromtimestamp(day * 86_400, UTC):%Y%m%d}"


def days(connection: Connection) -> list[int]:
    """The days that have a partition."""
    if connection.dialect.name == "sqlite":
        return []
    names = connection.scalars(_PARTS)
    return sorted((date.fromisoformat(name.removeprefix("log_")) - date(1970, 1, 1)).days for name in names)


def make_ahead(connection: Connection, now_ms: int) -> None:
    """For today and the days to come; a day of which `log_rest` has rows already stays there."""
    if connection.dialect.name == "sqlite":
        return
    today = now_ms // DAY_MS
    wanted = {*range(today, today + AHEAD_DAYS + 1)}
    if wanted <= {*days(connection)}:
        return
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    taken = connection.scalars(text("SELECT DISTINCT day FROM log_rest WHERE day >= :day"), {"day": today})
    for day in sorted(wanted.difference(days(connection), taken)):
        _make(connection, day)


def _make(connection: Connection, day: int) -> None:
    """ATTACH lets others write meanwhile; CREATE TABLE … PARTITION OF would not."""
    connection.execute(text(f"CREATE TABLE {name_of(day)} (LIKE log INCLUDING ALL)"))
    connection.execute(text(f"ALTER TABLE log ATTACH PARTITION {name_of(day)} FOR VALUES IN ({day})"))


# --- the end of a partition ---------------------------------------------------------


def expired(connection: Connection, before_ms: int) -> list[int]:
    """Days that were over by then and have rows, in a partition of their own or not."""
    if connection.dialect.name == "sqlite":
        return []
    last = before_ms // DAY_MS - 1
    rest = connection.scalars(
        text("SELECT DISTINCT day FROM log_rest WHERE day BETWEEN 1 AND :last"), {"last": last}
    )
    return sorted({*rest, *(day for day in days(connection) if day <= last)})


class Visited(NamedTuple):
    last: str | None
    """The last stream of this step; None: there are no more."""
    alive: tuple[str, ...]
    """Rows of these are still needed."""


def visit(connection: Connection, day: int, after: str, now_ms: int, limit: int = 200) -> Visited:
    """Packs the finished matches among the next streams of a day."""
    query = select(log.c.stream).where(log.c.day == day, log.c.stream > after).distinct()
    streams = list(connection.scalars(query.order_by(log.c.stream).limit(limit)))
    over = matches.c.over_ms < now_ms - SETTLED_MS
    for match in list(connection.scalars(select(matches.c.id).where(matches.c.id.in_(streams), over))):
        entries.pack_whole(connection, match)
    return Visited(streams[-1] if streams else None, _alive(connection, streams))


def _alive(connection: Connection, streams: Sequence[str]) -> tuple[str, ...]:
    """Matches that are not packed, rooms, and marks of matches that were deleted a moment ago."""
    packed = select(packed_logs.c.match).where(packed_logs.c.match == matches.c.id).exists()
    queries = (
        select(matches.c.id).where(matches.c.id.in_(streams), ~packed),
        select(rooms.c.id).where(rooms.c.id.in_(streams)),
        select(departures.c.stream).where(departures.c.stream.in_(streams)),
    )
    return tuple({str(one) for query in queries for one in connection.scalars(query)})


def drop(connection: Connection, day: int, alive: Sequence[str]) -> bool:
    """All rows of a day but those of `alive`; False: others use the log at the moment, try again later.

    The lock is waited for only a moment, since all moves wait behind it (a dump holds its own for long).
    """
    gone = delete(log).where(log.c.day == day, log.c.stream.not_in(alive))
    if day not in days(connection):
        connection.execute(gone)
        return True
    try:
        with connection.begin_nested():
            connection.execute(text("SET LOCAL lock_timeout = '200ms'"))
            connection.execute(text("LOCK TABLE log IN ACCESS EXCLUSIVE MODE"))
    except OperationalError:
        return False
    _drop_partition(connection, day, alive)
    return True


def _drop_partition(connection: Connection, day: int, alive: Sequence[str]) -> None:
    """Another node may have been faster."""
    if day not in days(connection):
        return
    connection.execute(_KEEP, {"day": day, "alive": [*alive]})
    connection.execute(text(f"DROP TABLE {name_of(day)}"))
    connection.execute(text("INSERT INTO log SELECT * FROM kept"))


class Parts(NamedTuple):
    """For the metrics."""

    made: int
    ahead: int
    """Days after today that have one."""


def parts(connection: Connection, now_ms: int) -> Parts:
    found, today = days(connection), now_ms // DAY_MS
    return Parts(len(found), sum(day > today for day in found))
