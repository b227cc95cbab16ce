"""Leader boards: one row per board and player, and counts per score that make ranks cheap."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    CompoundSelect,
    Connection,
    Integer,
    RowMapping,
    and_,
    bindparam,
    delete,
    func,
    select,
    text,
    tuple_,
    union_all,
    update,
)

from worderly.store.database.upsert import upsert
from worderly.store.schema import circle_members, players, standings, tallies

ALL = "all"
"""In the place of the date, in the name of a board of all time."""


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


_TAKE_LOCK = text("SELECT pg_advisory_xact_lock(:number)")


def lock(connection: Connection, names: Iterable[str]) -> None:
    """One lock for each board, until the commit: two commits may count the same scores in another order."""
    if connection.dialect.name == "postgresql":
        for number in sorted({_number(name) for name in names}):
            connection.execute(_TAKE_LOCK, {"number": number})


def _number(board: str) -> int:
    """Two boards with the same number would only wait for each other."""
    return int.from_bytes(sha256(board.encode()).digest()[:8], signed=True)


def post(connection: Connection, board: str, player: int, result: Result, keep_best: bool) -> bool:
    """False if a row exists already (and, with `keep_best`, is as good). The caller has locked the board."""
    row = upsert(connection, standings).values(board=board, player=player, **result._asdict())
    # Insert first, compare after: if two nodes post at once, the second finds the row of the first.
    added = connection.execute(row.on_conflict_do_nothing().returning(standings.c.player)).first()
    if added is not None:
        _count(connection, board, result.score, 1)
        return True
    return keep_best and _improve(connection, board, player, result)


def _improve(connection: Connection, board: str, player: int, result: Result) -> bool:
    old = _locked(connection, board, player)
    if _sort_key(result) >= _sort_key(old):
        return False
    mine = (standings.c.board == board) & (standings.c.player == player)
    connection.execute(update(standings).where(mine).values(**result._asdict()))
    if old.score != result.score:
        _count(connection, board, old.score, -1)
        _count(connection, board, result.score, 1)
    return True


def _sort_key(result: Result) -> tuple[int, int]:
    return -result.score, result.time_ms


def _locked(connection: Connection, board: str, player: int) -> Result:
    query = select(standings.c.score, standings.c.time_ms, standings.c.match, standings.c.at_ms)
    query = query.where(standings.c.board == board, standings.c.player == player)
    return Result(*connection.execute(query.with_for_update()).one())


def _count(connection: Connection, board: str, score: int, by: int) -> None:
    row = upsert(connection, tallies).values(board=board, score=score, count=by)
    row = row.on_conflict_do_update(index_elements=["board", "score"], set_={"count": tallies.c.count + by})
    connection.execute(row)


def withdraw(connection: Connection, player: int) -> None:
    """Removes the player from all boards; whoever ranks a result of theirs at the moment is waited for.

    It takes the rows in the order in which results are posted: boards of days first.
    """
    mine = select(players.c.id).where(players.c.id == player)
    connection.execute(mine.with_for_update(key_share=True))
    query = select(standings.c.board, standings.c.score).where(standings.c.player == player)
    for board, score in sorted(
        connection.execute(query).all(), key=lambda row: (row[0].endswith(ALL), row[0])
    ):
        _count(connection, board, score, -1)
    connection.execute(delete(standings).where(standings.c.player == player))


def remove(connection: Connection, board: str, match: str) -> int | None:
    """Takes the result of a match off a locked board; returns whose it was."""
    gone = delete(standings).where(standings.c.board == board, standings.c.match == match)
    row = connection.execute(gone.returning(standings.c.player, standings.c.score)).first()
    if row is None:
        return None
    _count(connection, board, row[1], -1)
    return int(row[0])


def best_of(connection: Connection, boards: str, player: int) -> Result | None:
    """The player's best result on the boards of days whose names begin like this."""
    query = select(standings.c.score, standings.c.time_ms, standings.c.match, standings.c.at_ms)
    mine = (standings.c.player == player) & standings.c.board.startswith(boards, autoescape=True)
    query = query.where(mine, standings.c.board != boards + ALL).order_by(*_best_first).limit(1)
    row = connection.execute(query).first()
    return None if row is None else Result(*row)


def of_player(connection: Connection, player: int) -> Sequence[RowMapping]:
    return connection.execute(select(standings).where(standings.c.player == player)).mappings().all()


# --- reading -----------------------------------------------------------------
# Statements are built once: building one takes two thirds of the time of a rank query.

_player_columns = (standings.c.player, players.c.name, players.c.tag, players.c.hidden)
_result_columns = (standings.c.score, standings.c.time_ms, standings.c.match)
_on_board = standings.c.board == bindparam("board")
_rows = (
    select(*_player_columns, *_result_columns)
    .join(players, players.c.id == standings.c.player)
    .where(_on_board)
)
_score, _time_ms, _player = standings.c.score, standings.c.time_ms, standings.c.player
_my_score: BindParameter[int] = bindparam("score")
_my_time_ms: BindParameter[int] = bindparam("time_ms")
_me: BindParameter[int] = bindparam("player")
_same, _same_time = _score == _my_score, _time_ms == _my_time_ms
_best_first = (_score.desc(), _time_ms, _player)
_worst_first = (_score, _time_ms.desc(), _player.desc())
_limit = bindparam("limit", type_=Integer)

_peers = standings.alias("peers")
_tallied = select(func.coalesce(func.sum(tallies.c.count), 0))


def _count_better(board: Any, score: Any, time_ms: Any) -> Any:
    """Counts the better results; the result comes from parameters or from another row."""
    higher = _tallied.where(tallies.c.board == board, tallies.c.score > score)
    faster = select(func.count()).where(
        _peers.c.board == board, _peers.c.score == score, _peers.c.time_ms < time_ms
    )
    return higher.correlate(standings).scalar_subquery() + faster.correlate(standings).scalar_subquery()


_TOTAL = _tallied.where(tallies.c.board == bindparam("board"))
_TIED_AHEAD = select(func.count()).where(_on_board, _same, _same_time, _player < _me)
# One query each, not one per part: a query to PostgreSQL costs two process switches.
_BETTER = _count_better(bindparam("board"), _my_score, _my_time_ms)
_RANK = select(_BETTER)
_RANK_AND_TIES = select(_BETTER, _TIED_AHEAD.scalar_subquery())
_TOP = _rows.order_by(*_best_first).limit(_limit)
_MY_RANK = 1 + _count_better(standings.c.board, _score, _time_ms)
_MINE = _rows.with_only_columns(_MY_RANK, *_player_columns, *_result_columns).where(_player == _me)
# Two index ranges in a UNION: one condition with OR takes 1,600 ms with a million rows.
_key = tuple_(_time_ms, _player)
_my_key = tuple_(_my_time_ms, _me)
_AHEAD = (and_(_same, _key < _my_key), _score > _my_score)
_BEHIND = (and_(_same, _key > _my_key), _score < _my_score)


def _neighbours_query(ahead: Sequence[Any], behind: Sequence[Any]) -> CompoundSelect[Any]:
    return union_all(
        *(select(_rows.where(part).order_by(*_worst_first).limit(_limit).subquery()) for part in ahead),
        *(select(_rows.where(part).order_by(*_best_first).limit(_limit).subquery()) for part in behind),
    )


_NEIGHBOURS = _neighbours_query(_AHEAD, _BEHIND)


def count(connection: Connection, board: str) -> int:
    return int(connection.execute(_TOTAL, {"board": board}).scalar_one())


def rank(connection: Connection, board: str, score: int, time_ms: int) -> int:
    """From 1; equal score and time share a rank."""
    facts = {"board": board, "score": score, "time_ms": time_ms}
    return 1 + int(connection.execute(_RANK, facts).scalar_one())


def top(connection: Connection, board: str, limit: int) -> list[Row]:
    return _ranked(connection, board, connection.execute(_TOP, {"board": board, "limit": limit}).all())


def mine(connection: Connection, board: str, player: int) -> Row | None:
    row: Any = connection.execute(_MINE, {"board": board, "player": player}).first()
    return None if row is None else Row(int(row[0]), *row[1:])


def around(connection: Connection, board: str, me: Row, each_side: int) -> list[Row]:
    """The rows around `me`, in order, with `me`."""
    facts = {"board": board, "score": me.score, "time_ms": me.time_ms, "player": me.player}
    rows = sorted(connection.execute(_NEIGHBOURS, {**facts, "limit": each_side}).all(), key=_row_sort_key)
    mine = _row_sort_key(me[1:])
    before = [row for row in rows if _row_sort_key(row) < mine][-each_side:]
    after = [row for row in rows if _row_sort_key(row) > mine][:each_side]
    return _ranked(connection, board, [*before, me[1:], *after])


def _row_sort_key(row: Any) -> tuple[int, int, int]:
    """The order of rows on a board."""
    return -row[4], row[5], row[0]


def among(connection: Connection, board: str, circle: str, limit: int) -> list[Row]:
    """The members of a circle, ranked among themselves."""
    query = select(*_player_columns, *_result_columns).join(players, players.c.id == standings.c.player)
    query = query.join(circle_members, circle_members.c.player == standings.c.player)
    query = query.where(standings.c.board == board, circle_members.c.circle == circle)
    query = query.order_by(standings.c.score.desc(), standings.c.time_ms, standings.c.player).limit(limit)
    rows = connection.execute(query).all()
    return [Row(_rank_within(rows, row), *row) for row in rows]


def _ranked(connection: Connection, board: str, rows: Sequence[Any]) -> list[Row]:
    """Ranks rows that are neighbours on the board: only the first rank needs a query."""
    if not rows:
        return []
    if len(rows) == 1:
        return [Row(rank(connection, board, rows[0][4], rows[0][5]), *rows[0])]
    facts = {"board": board, "score": rows[0][4], "time_ms": rows[0][5], "player": rows[0][0]}
    better, tied_ahead = connection.execute(_RANK_AND_TIES, facts).one()
    return [
        Row(_shared_rank(rows, place, 1 + int(better), int(tied_ahead)), *row)
        for place, row in enumerate(rows)
    ]


def _shared_rank(rows: Sequence[Any], place: int, first: int, skipped: int) -> int:
    leader = _rank_within(rows, rows[place])
    return first if leader == 1 else first + skipped + leader - 1


def _rank_within(rows: Sequence[Any], row: Any) -> int:
    """From 1; rows with the same score and time share a rank."""
    return 1 + next(place for place, other in enumerate(rows) if (other[4], other[5]) == (row[4], row[5]))
