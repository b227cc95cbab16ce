"""The event log: the moves and acts of a match or a room, in order, append-only."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, select, text
from sqlalchemy.exc import OperationalError

from worderly.store.engine import is_busy
from worderly.store.schema import log, snapshots
from worderly.store.tables.kinds import pack
from worderly.store.tables.rows import LogEntry

GONE = -2
"""The seat number of the last entry of a match that is gone (`departures.py`)."""
_INSERT = "INSERT INTO log (stream, seq, seat, move_id, at_ms, wall_ms, body) VALUES "
ROWS_PER_STATEMENT = 100
"""SQLite allows 32,766 values in a statement, and caches one prepared statement per row count."""


def append(connection: Connection, entries: Sequence[LogEntry]) -> int:
    """Returns how many entries were new. Sorts them, so that two nodes cannot deadlock."""
    rows: list[tuple[Any, ...]] = [*sorted(entries)]
    if connection.dialect.name == "sqlite":
        parts = [rows[at : at + ROWS_PER_STATEMENT] for at in range(0, len(rows), ROWS_PER_STATEMENT)]
        return sum(_append_rows(connection, part) for part in parts)
    # Tuples for the driver take half the CPU of a text() with named parameters.
    statement = f"{_INSERT}(%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING"
    return connection.exec_driver_sql(statement, rows).rowcount


def _append_rows(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
    values = tuple(chain.from_iterable(rows))
    return connection.exec_driver_sql(f"{_rows(len(rows))} ON CONFLICT DO NOTHING", values).rowcount


@cache
def _rows(count: int) -> str:
    return _INSERT + ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)


def append_directly(connection: Connection, entries: Sequence[LogEntry]) -> bool:
    """SQLite only: one statement that commits itself. False: nothing was saved, use a transaction.

    The driver releases the GIL at every step and then waits for it while the event loop is busy: once
    here, but twice per row and three times per commit in a transaction (17 rows: 1.2 ms against 13 ms).
    """
    driver: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
    try:
        driver.execute(_rows(len(entries)), tuple(chain.from_iterable(entries))).close()
    except sqlite3.IntegrityError:
        return False
    except sqlite3.OperationalError as error:
        if is_busy(error):
            return False
        raise OperationalError(_INSERT, None, error, hide_parameters=True) from error
    return True


def tail(connection: Connection, stream: str, after: int) -> list[LogEntry]:
    rows = connection.execute(
        select(log).where(log.c.stream == stream, log.c.seq > after).order_by(log.c.seq)
    )
    return [LogEntry(*row) for row in rows]


_NEWER = (
    "SELECT log.stream, log.seq, log.seat, log.move_id, log.at_ms, log.wall_ms, log.body"
    " FROM {known} CROSS JOIN log WHERE log.stream = known.stream AND log.seq > known.seq"
    " ORDER BY log.stream, log.seq"
)
# One look at the index for each stream: a maximum for each would read every entry of them all.
_NEWER_SQLITE = _NEWER.format(known="(SELECT key AS stream, value AS seq FROM json_each(?)) AS known")
_NEWER_POSTGRES = _NEWER.format(known="unnest(%s::text[], %s::bigint[]) AS known(stream, seq)")


def newer(connection: Connection, seqs: Mapping[str, int]) -> list[LogEntry]:
    """What these streams have after the given sequence numbers, in order."""
    if connection.dialect.name == "sqlite":
        rows = connection.exec_driver_sql(_NEWER_SQLITE, (json.dumps(seqs),))
    else:
        rows = connection.exec_driver_sql(_NEWER_POSTGRES, ([*seqs], [*seqs.values()]))
    return [LogEntry(*row) for row in rows]


def snapshot(connection: Connection, stream: str) -> RowMapping | None:
    return connection.execute(select(snapshots).where(snapshots.c.stream == stream)).mappings().first()


# Keeps a newer snapshot: a slow node may come late with an older one. As text: building it takes 0.1 ms.
_SNAPSHOT = text(
    "INSERT INTO snapshots (stream, seq, state) VALUES (:stream, :seq, :state) ON CONFLICT (stream)"
    " DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE excluded.seq > snapshots.seq"
)


def save_snapshot(connection: Connection, stream: str, seq: int, state: bytes) -> None:
    connection.execute(_SNAPSHOT, {"stream": stream, "seq": seq, "state": pack(state)})


def forget(connection: Connection, streams: Sequence[str]) -> None:
    """All but the mark that tells other nodes that a match is gone."""
    connection.execute(delete(log).where(log.c.stream.in_(streams), log.c.seat > GONE))
    connection.execute(delete(snapshots).where(snapshots.c.stream.in_(streams)))
