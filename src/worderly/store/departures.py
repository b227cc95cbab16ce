"""Who was signed out or deleted: every node reads it, so that no socket plays on for them.

A match that is deleted while somebody may play it leaves one last entry in its log. Another node that has the
match in memory finds that entry in the place of its next one, and saves nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from worderly.store import schema
from worderly.store.database.upsert import upsert
from worderly.store.schema import departures, matches
from worderly.store.stream_ids import day_of
from worderly.store.tables.rows import GONE

RECENT = 64
"""Entries that another node may not have seen yet."""
KEPT_MS = 24 * 3_600_000


class Departure(NamedTuple):
    id: int
    player: int
    is_deleted: bool


def add(connection: Connection, player: int, now_ms: int, is_deleted: bool) -> None:
    connection.execute(insert(departures).values(player=player, is_deleted=is_deleted, at_ms=now_ms))


def since(connection: Connection, at_ms: int) -> list[Departure]:
    query = select(departures.c.id, departures.c.player, departures.c.is_deleted)
    found = connection.execute(query.where(departures.c.at_ms >= at_ms, departures.c.stream.is_(None)))
    return [Departure(*row) for row in found]


def close_streams(connection: Connection, player: int, ids: Sequence[str], now_ms: int) -> None:
    """Ends the logs of the matches that are not over; their other entries may then be deleted."""
    running = select(matches.c.id).where(matches.c.id.in_(ids), matches.c.outcome.is_(None))
    for stream in list(connection.scalars(running)):
        while not _end(connection, stream, now_ms):
            # Another node has just appended a move.
            continue
        row = {"player": player, "stream": stream, "is_deleted": True, "at_ms": now_ms}
        connection.execute(insert(departures).values(row))


def _end(connection: Connection, stream: str, now_ms: int) -> bool:
    log = schema.log
    day = day_of(stream)
    mine = (log.c.day == day) & (log.c.stream == stream)
    newest = connection.execute(select(func.max(log.c.seq)).where(mine)).scalar() or 0
    row = {
        "day": day,
        "stream": stream,
        "seq": newest + 1,
        "seat": GONE,
        "move_id": "!gone",
        "at_ms": 0,
        "wall_ms": now_ms,
    }
    end = upsert(connection, log).values(row | {"body": b""}).on_conflict_do_nothing()
    if connection.execute(end.returning(log.c.seq)).first() is None:
        return False
    # A node that has not heard of the last moves must not find their places free.
    recent = log.c.seq > newest - RECENT
    connection.execute(update(log).where(mine, recent).values(seat=GONE, move_id="!gone", body=b""))
    return True


def drop_old(connection: Connection, now_ms: int) -> None:
    old = departures.c.at_ms < now_ms - KEPT_MS
    gone = connection.scalars(select(departures.c.stream).where(old, departures.c.stream.is_not(None)))
    streams = list(gone)
    log = schema.log
    marks = (log.c.day.in_({day_of(one) for one in streams}), log.c.stream.in_(streams), log.c.seat == GONE)
    connection.execute(delete(log).where(*marks))
    connection.execute(delete(departures).where(old))
