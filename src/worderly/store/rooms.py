"""Rooms: codes, members and time of the last use."""

from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from worderly.store import log
from worderly.store.database.upsert import upsert
from worderly.store.schema import members, players, rooms


def add(connection: Connection, room: str, code: str, start: bytes, now_ms: int) -> bool:
    """False if the code is in use."""
    row = upsert(connection, rooms).values(id=room, code=code, start=start, touched_ms=now_ms)
    new = row.on_conflict_do_nothing().returning(rooms.c.id)
    return connection.execute(new).first() is not None


def by_code(connection: Connection, code: str) -> RowMapping | None:
    return connection.execute(select(rooms).where(rooms.c.code == code)).mappings().first()


def get(connection: Connection, room: str) -> RowMapping | None:
    return connection.execute(select(rooms).where(rooms.c.id == room)).mappings().first()


def touch(connection: Connection, room: str, now_ms: int) -> None:
    connection.execute(update(rooms).where(rooms.c.id == room).values(touched_ms=now_ms))


def add_member(connection: Connection, room: str, player: int | None) -> int:
    """Returns the member's number; a player who comes back gets the old one. A bot has no player."""
    connection.execute(select(rooms.c.id).where(rooms.c.id == room).with_for_update())
    if player is not None:
        mine = select(members.c.member).where(members.c.room == room, members.c.player == player)
        if (known := connection.execute(mine).scalar()) is not None:
            return int(known)
    last = select(func.coalesce(func.max(members.c.member), 0)).where(members.c.room == room)
    member = int(connection.execute(last).scalar_one()) + 1
    connection.execute(insert(members).values(room=room, member=member, player=player))
    return member


def roster(connection: Connection, room: str) -> Sequence[RowMapping]:
    who = select(members.c.member, members.c.player, players.c.name, players.c.tag, players.c.hidden)
    query = who.outerjoin_from(members, players, members.c.player == players.c.id)
    return connection.execute(query.where(members.c.room == room)).mappings().all()


def alive(connection: Connection, ids: Sequence[str]) -> set[str]:
    """The ids of rooms that still exist."""
    return set(connection.scalars(select(rooms.c.id).where(rooms.c.id.in_(ids))))


def hidden(connection: Connection, ids: Sequence[str]) -> set[tuple[str, int]]:
    """(room, member) of members whose name the host has hidden."""
    query = select(members.c.room, members.c.member).join(players, players.c.id == members.c.player)
    rows = connection.execute(query.where(members.c.room.in_(ids), players.c.hidden.is_(True)))
    return {(row[0], row[1]) for row in rows}


def codes_of(connection: Connection, player: int) -> list[str]:
    query = select(rooms.c.code).join(members, members.c.room == rooms.c.id)
    return list(connection.scalars(query.where(members.c.player == player)))


def drop(connection: Connection, ids: Sequence[str]) -> None:
    log.forget(connection, ids)
    connection.execute(delete(rooms).where(rooms.c.id.in_(ids)))


def drop_old(connection: Connection, before_ms: int, limit: int = 200) -> int:
    ids = list(connection.scalars(select(rooms.c.id).where(rooms.c.touched_ms < before_ms).limit(limit)))
    drop(connection, ids)
    return len(ids)
