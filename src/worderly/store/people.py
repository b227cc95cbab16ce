"""Players, their devices, recovery words and pairings."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from worderly.store.database.upsert import upsert
from worderly.store.schema import circle_members, circles, devices, pairings, players

MOST_TAGS = 32_767


class PlayerRow(NamedTuple):
    id: int
    name: str
    tag: int
    created_ms: int
    on_boards: bool
    hidden: bool


_columns = (
    players.c.id,
    players.c.name,
    players.c.tag,
    players.c.created_ms,
    players.c.on_boards,
    players.c.hidden,
)


def add(
    connection: Connection, name: str, tag: int, on_boards: bool, recovery_hash: bytes, now_ms: int
) -> PlayerRow:
    """With another tag if somebody of that name has this one."""
    facts = {"created_ms": now_ms, "on_boards": on_boards, "hidden": False, "recovery_hash": recovery_hash}
    while True:
        free = free_tag(connection, name, tag)
        new = upsert(connection, players).values(name=name, tag=free, **facts)
        added = new.on_conflict_do_nothing(index_elements=["name", "tag"]).returning(players.c.id)
        # Another node may have taken it a moment ago.
        if (row_id := connection.execute(added).scalar()) is not None:
            return PlayerRow(row_id, name, free, now_ms, on_boards, False)


def free_tag(connection: Connection, name: str, wanted: int, player: int | None = None) -> int:
    """The wanted tag, or the next one that nobody else of that name has."""
    others = select(players.c.tag).where(players.c.name == name)
    if player is not None:
        others = others.where(players.c.id != player)
    taken = set(connection.scalars(others))
    return next(tag for tag in chain(range(wanted, MOST_TAGS), range(1, MOST_TAGS)) if tag not in taken)


def get(connection: Connection, player: int) -> PlayerRow | None:
    row = connection.execute(select(*_columns).where(players.c.id == player)).first()
    return None if row is None else PlayerRow(*row)


def by_token(connection: Connection, token_hash: bytes) -> PlayerRow | None:
    query = select(*_columns).join(devices, devices.c.player == players.c.id)
    row = connection.execute(query.where(devices.c.token_hash == token_hash)).first()
    return None if row is None else PlayerRow(*row)


def by_recovery(connection: Connection, recovery_hash: bytes) -> PlayerRow | None:
    row = connection.execute(select(*_columns).where(players.c.recovery_hash == recovery_hash)).first()
    return None if row is None else PlayerRow(*row)


def by_name(connection: Connection, name: str) -> list[PlayerRow]:
    rows = connection.execute(select(*_columns).where(players.c.name == name).order_by(players.c.tag))
    return [PlayerRow(*row) for row in rows]


def change(connection: Connection, player: int, **values: Any) -> PlayerRow | None:
    """Returns None if the player was deleted; a new name may need another tag."""
    if "name" in values and (mine := get(connection, player)) is not None:
        values["tag"] = free_tag(connection, values["name"], mine.tag, player)
    changed = update(players).where(players.c.id == player).values(values).returning(*_columns)
    row = connection.execute(changed).first()
    return None if row is None else PlayerRow(*row)


def lock_public(connection: Connection, ids: Iterable[int]) -> set[int]:
    """Those who are on boards; none of them can leave the boards before the commit."""
    query = select(players.c.id).where(players.c.id.in_(set(ids)), players.c.on_boards.is_(True))
    return set(connection.scalars(query.order_by(players.c.id).with_for_update(read=True)))


def is_banned(connection: Connection, player: int) -> bool:
    """The host has taken them off the boards for good."""
    return bool(connection.execute(select(players.c.banned).where(players.c.id == player)).scalar())


def remove(connection: Connection, player: int) -> None:
    """Foreign keys delete the dependent rows."""
    connection.execute(delete(players).where(players.c.id == player))


def add_device(connection: Connection, player: int, token_hash: bytes, now_ms: int) -> None:
    connection.execute(insert(devices).values(token_hash=token_hash, player=player, created_ms=now_ms))


def drop_device(connection: Connection, token_hash: bytes) -> None:
    connection.execute(delete(devices).where(devices.c.token_hash == token_hash))


def device_times(connection: Connection, player: int) -> list[int]:
    """The times when the devices were added."""
    query = select(devices.c.created_ms).where(devices.c.player == player).order_by(devices.c.created_ms)
    return list(connection.scalars(query))


# --- pairing -----------------------------------------------------------------


def add_pairing(connection: Connection, code: str, key_hash: bytes, expires_ms: int) -> None:
    connection.execute(
        insert(pairings).values(code=code, key_hash=key_hash, player=None, expires_ms=expires_ms)
    )


def confirm_pairing(connection: Connection, code: str, player: int, now_ms: int) -> bool:
    waiting = update(pairings).where(
        pairings.c.code == code, pairings.c.player.is_(None), pairings.c.expires_ms > now_ms
    )
    return connection.execute(waiting.values(player=player)).rowcount == 1


def pairing(connection: Connection, key_hash: bytes, now_ms: int) -> RowMapping | None:
    query = select(pairings).where(pairings.c.key_hash == key_hash, pairings.c.expires_ms > now_ms)
    return connection.execute(query).mappings().first()


def end_pairing(connection: Connection, key_hash: bytes) -> bool:
    """True for the first caller."""
    return connection.execute(delete(pairings).where(pairings.c.key_hash == key_hash)).rowcount == 1


def drop_pairings(connection: Connection, now_ms: int) -> None:
    connection.execute(delete(pairings).where(pairings.c.expires_ms <= now_ms))


# --- circles -----------------------------------------------------------------


def add_circle(connection: Connection, circle: str, title: str, player: int, now_ms: int) -> None:
    connection.execute(insert(circles).values(id=circle, title=title, created_ms=now_ms))
    connection.execute(insert(circle_members).values(circle=circle, player=player))


def circle(connection: Connection, circle_id: str) -> RowMapping | None:
    return connection.execute(select(circles).where(circles.c.id == circle_id)).mappings().first()


def circle_players(connection: Connection, circle_id: str) -> list[PlayerRow]:
    query = select(*_columns).join(circle_members, circle_members.c.player == players.c.id)
    query = query.where(circle_members.c.circle == circle_id).order_by(players.c.name, players.c.tag)
    return [PlayerRow(*row) for row in connection.execute(query)]


def circles_of(connection: Connection, player: int) -> Sequence[RowMapping]:
    query = select(circles).join(circle_members, circle_members.c.circle == circles.c.id)
    return connection.execute(query.where(circle_members.c.player == player)).mappings().all()


def join_circle(connection: Connection, circle_id: str, player: int) -> None:
    joined = upsert(connection, circle_members).values(circle=circle_id, player=player)
    connection.execute(joined.on_conflict_do_nothing())


def leave_circle(connection: Connection, circle_id: str, player: int) -> None:
    mine = (circle_members.c.circle == circle_id) & (circle_members.c.player == player)
    connection.execute(delete(circle_members).where(mine))
    members = select(circle_members.c.player).where(circle_members.c.circle == circle_id)
    if connection.execute(members).first() is None:
        connection.execute(delete(circles).where(circles.c.id == circle_id))
