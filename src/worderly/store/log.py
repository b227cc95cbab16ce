"""The event log: what was done to a match or a room, in order, never changed afterwards."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, func, select

from worderly.store.schema import log, snapshots
from worderly.store.upsert import upsert


class Entry(NamedTuple):
    """One move; `(stream, seq)` is unique, so of two nodes that append at once one has to catch up."""

    stream: str
    seq: int
    seat: int
    move_id: str
    at_ms: int
    """On the match's own clock."""
    wall_ms: int
    body: bytes


# Rows as tuples, straight to the driver: half the CPU of a text() with names.
_APPEND = {
    "sqlite": "INSERT INTO log (stream, seq, seat, move_id, at_ms, wall_ms, body)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    "postgresql": "INSERT INTO log (stream, seq, seat, move_id, at_ms, wall_ms, body)"
    " VALUES (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
}


def append(connection: Connection, entries: Sequence[Entry]) -> int:
    """How many were new. Sorted, so that two nodes which wait for each other's rows cannot deadlock."""
    rows: list[tuple[Any, ...]] = [*sorted(entries)]
    return connection.exec_driver_sql(_APPEND[connection.dialect.name], rows).rowcount


def tail(connection: Connection, stream: str, after: int) -> list[Entry]:
    rows = connection.execute(
        select(log).where(log.c.stream == stream, log.c.seq > after).order_by(log.c.seq)
    )
    return [Entry(*row) for row in rows]


def newest(connection: Connection, streams: Sequence[str]) -> dict[str, int]:
    """The last sequence number of each stream that has any."""
    rows = connection.execute(
        select(log.c.stream, func.max(log.c.seq)).where(log.c.stream.in_(streams)).group_by(log.c.stream)
    )
    return {row[0]: row[1] for row in rows}


def snapshot(connection: Connection, stream: str) -> RowMapping | None:
    return connection.execute(select(snapshots).where(snapshots.c.stream == stream)).mappings().first()


def save_snapshot(connection: Connection, stream: str, seq: int, state: bytes) -> None:
    """A newer one stays: a slower node may come late with an older state."""
    insert = upsert(connection, snapshots).values(stream=stream, seq=seq, state=state)
    newer = insert.excluded.seq > snapshots.c.seq
    connection.execute(
        insert.on_conflict_do_update(
            index_elements=["stream"],
            set_={"seq": insert.excluded.seq, "state": insert.excluded.state},
            where=newer,
        )
    )


def forget(connection: Connection, streams: Sequence[str]) -> None:
    connection.execute(delete(log).where(log.c.stream.in_(streams)))
    connection.execute(delete(snapshots).where(snapshots.c.stream.in_(streams)))
