"""Matches and their seats."""

from collections.abc import Sequence

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    RowMapping,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from worderly.store import log
from worderly.store.schema import challenge_entries, challenges, matches, players, seats
from worderly.store.schema import log as log_rows
from worderly.store.stream_ids import day_in
from worderly.store.tables.rows import MatchRow, NewSeat

# Built once: building one of these takes longer than its answer.
_ADD, _ADD_SEATS = insert(matches), insert(seats)
_GET = select(matches).where(matches.c.id == bindparam("match"))
_SEATS = (
    select(seats, players.c.name, players.c.tag, players.c.hidden)
    .outerjoin_from(seats, players, seats.c.player == players.c.id)
    .where(seats.c.match == bindparam("match"))
    .order_by(seats.c.seat)
)


def add(connection: Connection, match: MatchRow, seat_rows: Sequence[NewSeat]) -> None:
    connection.execute(_ADD, match._asdict())
    rows = [{"match": match.id, "seat": number, **seat._asdict()} for number, seat in enumerate(seat_rows)]
    connection.execute(_ADD_SEATS, rows)


def get(connection: Connection, match: str) -> RowMapping | None:
    return connection.execute(_GET, {"match": match}).mappings().first()


def seat_rows(connection: Connection, match: str) -> Sequence[RowMapping]:
    """The seats in order, with the names of their players."""
    return connection.execute(_SEATS, {"match": match}).mappings().all()


def finish(connection: Connection, match: str, outcome: bytes, over_ms: int) -> bool:
    """True for the first caller; a repeat changes nothing."""
    ended = update(matches).where(matches.c.id == match, matches.c.outcome.is_(None))
    return connection.execute(ended.values(outcome=outcome, over_ms=over_ms)).rowcount == 1


def unrank(connection: Connection, match: str) -> None:
    connection.execute(update(matches).where(matches.c.id == match).values(ranked=False))


def seat_player(connection: Connection, match: str, seat: int, player: int) -> bool:
    """False if somebody else sits there, perhaps since a moment ago on another node."""
    free = or_(seats.c.player.is_(None), seats.c.player == player)
    taken = update(seats).where(seats.c.match == match, seats.c.seat == seat, free).values(player=player)
    if connection.execute(taken).rowcount == 0:
        return False
    connection.execute(update(matches).where(matches.c.id == match).values(owned=True))
    return True


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


def _expire(connection: Connection, ids: Sequence[str]) -> int:
    log.expire(connection, ids)
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))
    return len(ids)


def count_open(connection: Connection, player: int) -> int:
    mine = select(func.count()).select_from(seats).join(matches, matches.c.id == seats.c.match)
    query = mine.where(seats.c.player == player, matches.c.outcome.is_(None))
    return int(connection.execute(query).scalar_one())


def stored_bytes(connection: Connection, player: int) -> int:
    """Of the puzzles of their matches and challenges, as they are stored."""
    played = select(_size(matches)).join_from(seats, matches, matches.c.id == seats.c.match)
    made = select(_size(challenges)).where(challenges.c.player == player)
    queries = (played.where(seats.c.player == player), made)
    return sum(int(connection.execute(query).scalar() or 0) for query in queries)


def _size(table: Table) -> ColumnElement[int]:
    return func.sum(func.length(table.c.start, type_=Integer) + func.length(table.c.options, type_=Integer))


def drop_players(connection: Connection, open_before_ms: int, before_ms: int, limit: int = 500) -> int:
    """Deletes at most `limit` of the players' matches: unfinished ones that nobody has touched for long, and
    finished ones that are old; returns how many. History and boards stay."""
    mine = (log_rows.c.day == day_in(matches.c.id), log_rows.c.stream == matches.c.id)
    touched_ms = func.coalesce(select(func.max(log_rows.c.wall_ms)).where(*mine).scalar_subquery(), 0)
    is_old = and_(matches.c.started_ms < open_before_ms, touched_ms < open_before_ms)
    left = and_(matches.c.outcome.is_(None), is_old)
    old = and_(matches.c.owned.is_(True), matches.c.started_ms < before_ms, matches.c.outcome.is_not(None))
    ids = [
        one
        for find in (left, old)
        for one in connection.scalars(select(matches.c.id).where(find).limit(limit))
    ]
    return _expire(connection, ids)


def drop_anonymous(connection: Connection, before_ms: int, limit: int = 500) -> int:
    """Deletes at most `limit` anonymous matches that began before `before_ms`; returns how many."""
    old = select(matches.c.id).where(matches.c.owned.is_(False), matches.c.started_ms < before_ms)
    return _expire(connection, list(connection.scalars(old.limit(limit))))
