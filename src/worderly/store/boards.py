"""Leader boards: one row a player and board, with a tally of scores beside it so that a rank is cheap."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, func, select

from worderly.store.schema import circle_members, players, standings, tallies
from worderly.store.upsert import upsert


class Result(NamedTuple):
    """Better is a higher score, then less time; `time_ms` is 0 where the game has none."""

    score: int
    time_ms: int
    match: str | None
    at_ms: int


class Row(NamedTuple):
    rank: int
    player: int
    name: str
    tag: int
    hidden: bool
    score: int
    time_ms: int
    match: str | None


def post(connection: Connection, board: str, player: int, result: Result, keep_best: bool) -> bool:
    """False when a row is there already (and, with `keep_best`, is as good)."""
    old = _mine(connection, board, player, lock=True)
    if old is not None and (not keep_best or _order(result) >= _order(old)):
        return False
    row = upsert(connection, standings).values(board=board, player=player, **result._asdict())
    row = row.on_conflict_do_update(index_elements=["board", "player"], set_=result._asdict())
    connection.execute(row)
    if old is not None and old.score != result.score:
        _count(connection, board, old.score, -1)
    if old is None or old.score != result.score:
        _count(connection, board, result.score, 1)
    return True


def _order(result: Result) -> tuple[int, int]:
    return -result.score, result.time_ms


def _mine(connection: Connection, board: str, player: int, lock: bool = False) -> Result | None:
    query = select(standings.c.score, standings.c.time_ms, standings.c.match, standings.c.at_ms)
    query = query.where(standings.c.board == board, standings.c.player == player)
    row = connection.execute(query.with_for_update() if lock else query).first()
    return None if row is None else Result(*row)


def _count(connection: Connection, board: str, score: int, by: int) -> None:
    row = upsert(connection, tallies).values(board=board, score=score, count=by)
    row = row.on_conflict_do_update(index_elements=["board", "score"], set_={"count": tallies.c.count + by})
    connection.execute(row)


def withdraw(connection: Connection, player: int) -> None:
    """Takes the player off every board."""
    query = select(standings.c.board, standings.c.score).where(standings.c.player == player)
    for board, score in connection.execute(query.order_by(standings.c.board)).all():
        _count(connection, board, score, -1)
    connection.execute(delete(standings).where(standings.c.player == player))


# --- reading -----------------------------------------------------------------

_who = (standings.c.player, players.c.name, players.c.tag, players.c.hidden)
_what = (standings.c.score, standings.c.time_ms, standings.c.match)


def count(connection: Connection, board: str) -> int:
    total = select(func.coalesce(func.sum(tallies.c.count), 0)).where(tallies.c.board == board)
    return int(connection.execute(total).scalar_one())


def rank(connection: Connection, board: str, score: int, time_ms: int) -> int:
    """1 and more; equal score and time share a rank."""
    higher = select(func.coalesce(func.sum(tallies.c.count), 0)).where(
        tallies.c.board == board, tallies.c.score > score
    )
    faster = select(func.count()).where(
        standings.c.board == board, standings.c.score == score, standings.c.time_ms < time_ms
    )
    above = connection.execute(higher).scalar_one() + connection.execute(faster).scalar_one()
    return 1 + int(above)


def top(connection: Connection, board: str, limit: int) -> list[Row]:
    query = select(*_who, *_what).join(players, players.c.id == standings.c.player)
    query = query.where(standings.c.board == board)
    query = query.order_by(standings.c.score.desc(), standings.c.time_ms, standings.c.player).limit(limit)
    return _ranked(connection, board, connection.execute(query).all())


def mine(connection: Connection, board: str, player: int) -> Row | None:
    query = select(*_who, *_what).join(players, players.c.id == standings.c.player)
    rows = connection.execute(query.where(standings.c.board == board, standings.c.player == player)).all()
    return next(iter(_ranked(connection, board, rows)), None)


def around(connection: Connection, board: str, me: Row, each_side: int) -> list[Row]:
    """My neighbours in order, me among them."""
    before = _beside(connection, board, me, each_side, ahead=True)
    after = _beside(connection, board, me, each_side, ahead=False)
    return _ranked(connection, board, [*reversed(before), me[1:], *after])


def _beside(connection: Connection, board: str, me: Row, limit: int, ahead: bool) -> list[Any]:
    """One range of the index after the other: the OR of the three costs 1,600 ms among a million rows."""
    score, time_ms, player = standings.c.score, standings.c.time_ms, standings.c.player
    same, same_time = score == me.score, time_ms == me.time_ms
    order: tuple[ColumnElement[Any], ...]
    if ahead:
        ranges = [
            and_(same, same_time, player < me.player),
            and_(same, time_ms < me.time_ms),
            score > me.score,
        ]
        order = (score, time_ms.desc(), player.desc())
    else:
        ranges = [
            and_(same, same_time, player > me.player),
            and_(same, time_ms > me.time_ms),
            score < me.score,
        ]
        order = (score.desc(), time_ms, player)
    rows: list[Any] = []
    for part in ranges:
        query = (
            select(*_who, *_what)
            .join(players, players.c.id == player)
            .where(standings.c.board == board, part)
        )
        rows += connection.execute(query.order_by(*order).limit(limit - len(rows))).all()
        if len(rows) == limit:
            break
    return rows


def among(connection: Connection, board: str, circle: str, limit: int) -> list[Row]:
    """The board of a circle of friends, ranked among themselves."""
    query = select(*_who, *_what).join(players, players.c.id == standings.c.player)
    query = query.join(circle_members, circle_members.c.player == standings.c.player)
    query = query.where(standings.c.board == board, circle_members.c.circle == circle)
    query = query.order_by(standings.c.score.desc(), standings.c.time_ms, standings.c.player).limit(limit)
    rows = connection.execute(query).all()
    return [Row(_place(rows, row), *row) for row in rows]


def _ranked(connection: Connection, board: str, rows: Sequence[Any]) -> list[Row]:
    """Rows that follow each other on the board: only the first one's rank has to be looked up."""
    if not rows:
        return []
    first = rank(connection, board, rows[0][4], rows[0][5])
    skipped = _tied_ahead(connection, board, rows[0])
    return [Row(_shared(rows, place, first, skipped), *row) for place, row in enumerate(rows)]


def _tied_ahead(connection: Connection, board: str, row: Any) -> int:
    """How many with the same score and time stand before this row."""
    ahead = select(func.count()).where(
        standings.c.board == board,
        standings.c.score == row[4],
        standings.c.time_ms == row[5],
        standings.c.player < row[0],
    )
    return int(connection.execute(ahead).scalar_one())


def _shared(rows: Sequence[Any], place: int, first: int, skipped: int) -> int:
    leader = _place(rows, rows[place])
    return first if leader == 1 else first + skipped + leader - 1


def _place(rows: Sequence[Any], row: Any) -> int:
    """1 for the first; rows with the same score and time share the place of the first of them."""
    return 1 + next(place for place, other in enumerate(rows) if (other[4], other[5]) == (row[4], row[5]))
