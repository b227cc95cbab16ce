"""Results of dailies: saved with the last move, ranked afterwards, kept for the host's judgement."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from worderly.store.database.upsert import upsert
from worderly.store.schema import results

NEW, RANKED, KEPT, REMOVED = "new", "ranked", "kept", "removed"
"""Not judged yet; on the boards; kept but not ranked (`flag` says why); taken off by the host."""


ALLOWED, FAILED, SEEN = "allowed", "failed", "seen"
"""Flags: the host has restored it; the program could not rank it; the solution was seen on that device."""


class ResultRow(NamedTuple):
    match: str
    daily: str
    player: int | None
    score: int
    time_ms: int
    at_ms: int
    """Wall clock of the last move."""
    words: bytes | None
    """The words found, until they are counted."""
    state: str = NEW
    flag: str | None = None
    elapsed_ms: int = 0
    """Wall time of the match, with its pauses."""
    pauses: int = 0


class Judgement(NamedTuple):
    """What the times of the moves say; without a `flag` nothing is wrong."""

    flag: str | None
    elapsed_ms: int
    pauses: int


_columns = tuple(results.c[name] for name in ResultRow._fields)


def add(connection: Connection, row: ResultRow) -> None:
    connection.execute(insert(results).values(row._asdict()))


def get(connection: Connection, match: str) -> ResultRow | None:
    row = connection.execute(select(*_columns).where(results.c.match == match)).first()
    return None if row is None else ResultRow(*row)


def take_new(connection: Connection, limit: int, match: str | None = None) -> list[ResultRow]:
    """The oldest that wait; those that another node ranks at the moment are left to it."""
    query = select(*_columns).where(results.c.state == NEW)
    if match is not None:
        query = query.where(results.c.match == match)
    query = query.order_by(results.c.at_ms).limit(limit).with_for_update(skip_locked=True)
    return [ResultRow(*row) for row in connection.execute(query)]


def is_waiting(connection: Connection, player: int | None, match: str | None) -> bool:
    """Whether a result of this player, or of this match, is not ranked yet."""
    mine = results.c.match == match if player is None else results.c.player == player
    return connection.execute(select(results.c.match).where(results.c.state == NEW, mine)).first() is not None


def settle(connection: Connection, match: str, state: str, judged: Judgement) -> None:
    values = {"state": state, "words": None, **judged._asdict()}
    connection.execute(update(results).where(results.c.match == match).values(values))


def claim(connection: Connection, row: ResultRow) -> bool:
    """Ranks the result of a match without a name for this player; False: it must not be ranked."""
    allowed = results.c.state.in_((NEW, RANKED))
    new = upsert(connection, results).values(row._asdict())
    mine = new.on_conflict_do_update(
        index_elements=["match"], set_={"player": row.player, "state": NEW}, where=allowed
    )
    return connection.execute(mine.returning(results.c.match)).first() is not None


def remove(connection: Connection, match: str) -> None:
    connection.execute(update(results).where(results.c.match == match).values(state=REMOVED))


def restore(connection: Connection, match: str) -> None:
    """The host believes it: it is ranked whatever its times are."""
    again = {"state": NEW, "flag": ALLOWED}
    connection.execute(update(results).where(results.c.match == match).values(again))


def of_player(connection: Connection, player: int) -> list[ResultRow]:
    query = select(*_columns).where(results.c.player == player).order_by(results.c.at_ms)
    return [ResultRow(*row) for row in connection.execute(query)]


def flagged(connection: Connection, limit: int) -> list[ResultRow]:
    """The newest first, without those of who plays a daily again for practice."""
    query = select(*_columns).where(results.c.flag.is_not(None), results.c.flag != SEEN)
    return [
        ResultRow(*row) for row in connection.execute(query.order_by(results.c.at_ms.desc()).limit(limit))
    ]


def why_unranked(row: ResultRow | None) -> str | None:
    """What the player is told; None for a result that is ranked, or that was never meant to be."""
    if row is None or row.state in (NEW, RANKED):
        return None
    return REMOVED if row.state == REMOVED else row.flag


def drop_old(connection: Connection, before_ms: int) -> None:
    old = results.c.at_ms < before_ms
    connection.execute(delete(results).where(old, results.c.state != NEW))
