"""Matches and their seats."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, RowMapping, delete, insert, or_, select, update

from worderly.store import log
from worderly.store.schema import challenge_entries, matches, players, seats


class MatchRow(NamedTuple):
    id: str
    game: str
    version: int
    race: bool
    options: bytes
    seed: str | None
    start: bytes
    started_ms: int
    ranked: bool
    daily: str | None
    challenge: str | None
    room: str | None
    owned: bool


class NewSeat(NamedTuple):
    player: int | None = None
    key_hash: bytes | None = None
    bot: str | None = None


def add(connection: Connection, match: MatchRow, seat_rows: Sequence[NewSeat]) -> None:
    connection.execute(insert(matches).values(match._asdict()))
    rows = [{"match": match.id, "seat": number, **seat._asdict()} for number, seat in enumerate(seat_rows)]
    connection.execute(insert(seats), rows)


def get(connection: Connection, match: str) -> RowMapping | None:
    return connection.execute(select(matches).where(matches.c.id == match)).mappings().first()


def seat_rows(connection: Connection, match: str) -> Sequence[RowMapping]:
    """The seats in order, with the names of their players."""
    who = select(seats, players.c.name, players.c.tag, players.c.hidden)
    query = who.outerjoin_from(seats, players, seats.c.player == players.c.id)
    return connection.execute(query.where(seats.c.match == match).order_by(seats.c.seat)).mappings().all()


def finish(connection: Connection, match: str, outcome: bytes, over_ms: int) -> bool:
    """True for the first caller; a repeat changes nothing."""
    ended = update(matches).where(matches.c.id == match, matches.c.outcome.is_(None))
    return connection.execute(ended.values(outcome=outcome, over_ms=over_ms)).rowcount == 1


def unrank(connection: Connection, match: str) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(ranked=False))


def seat_player(connection: Connection, match: str, seat: int, player: int) -> None:
    connection.execute(
        update(seats).where(seats.c.match == match, seats.c.seat == seat).values(player=player)
    )
    connection.execute(update(matches).where(matches.c.id == match).values(owned=True))


def of_challenge(connection: Connection, challenge: str, limit: int = 200) -> Sequence[RowMapping]:
    """Finished matches of a challenge with the first seat's player."""
    played = (matches.c.id, matches.c.outcome, seats.c.player, seats.c.key_hash)
    who = select(*played, players.c.name, players.c.tag, players.c.hidden)
    query = who.join_from(matches, seats, (seats.c.match == matches.c.id) & (seats.c.seat == 0))
    query = query.outerjoin(players, seats.c.player == players.c.id)
    entered = select(challenge_entries.c.match).where(challenge_entries.c.challenge == challenge)
    belongs = or_(matches.c.challenge == challenge, matches.c.id.in_(entered))
    query = query.where(belongs, matches.c.outcome.is_not(None))
    return connection.execute(query.order_by(matches.c.over_ms).limit(limit)).mappings().all()


def drop(connection: Connection, ids: Sequence[str]) -> None:
    log.forget(connection, ids)
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))


def drop_anonymous(connection: Connection, before_ms: int, limit: int = 500) -> int:
    """Deletes at most `limit` anonymous matches that began before `before_ms`; returns how many."""
    old = select(matches.c.id).where(matches.c.owned.is_(False), matches.c.started_ms < before_ms)
    ids = list(connection.scalars(old.limit(limit)))
    drop(connection, ids)
    return len(ids)
