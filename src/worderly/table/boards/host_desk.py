"""What a host sees of results and may change: the rows of a board, doubtful results, taking one off."""

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection

from worderly.store import dailies, matches, people
from worderly.store.ranking import boards, results
from worderly.store.ranking.boards import ALL
from worderly.store.ranking.results import RANKED, ResultRow
from worderly.table.boards.results import all_time_board, day_board
from worderly.table.days.seeds import identity

MOST = 200


class Listed(NamedTuple):
    match: str | None
    daily: str
    name: str | None
    tag: int | None
    score: int
    time_ms: int
    elapsed_ms: int
    """Wall time with its pauses; 0 where it is not known any more."""
    pauses: int
    state: str
    flag: str | None


def ranked(connection: Connection, game: str, language: str, day: str) -> list[Listed]:
    """The best rows of the board of a day, or of all time; empty where there is no such board."""
    head = dailies.heads(connection, language, day).get(game)
    board = (
        f"{game}/{language}/{ALL}"
        if day == ALL
        else identity(game, language, head.version if head else 0, day)
    )
    return [_listed_row(connection, board, row) for row in boards.top(connection, board, MOST)]


def _listed_row(connection: Connection, board: str, row: boards.Row) -> Listed:
    kept = None if row.match is None else results.get(connection, row.match)
    known = kept or ResultRow(row.match or "", board, row.player, row.score, row.time_ms, 0, None, RANKED)
    return _listed(known, row.name, row.tag)


def _listed(row: ResultRow, name: str | None, tag: int | None) -> Listed:
    return Listed(
        match=row.match or None,
        daily=row.daily,
        name=name,
        tag=tag,
        score=row.score,
        time_ms=row.time_ms,
        elapsed_ms=row.elapsed_ms,
        pauses=row.pauses,
        state=row.state,
        flag=row.flag,
    )


def flagged(connection: Connection) -> list[Listed]:
    """The newest first, with the names of those who have one."""
    found: Iterable[ResultRow] = results.flagged(connection, MOST)
    return [_with_name(connection, row) for row in found]


def _with_name(connection: Connection, row: ResultRow) -> Listed:
    player = None if row.player is None else people.get(connection, row.player)
    return _listed(row, player and player.name, player and player.tag)


def remove(connection: Connection, match: str) -> bool:
    """Takes a result off its boards; on that of all time the player's next best takes its place."""
    daily = _daily_of(connection, match)
    if daily is None:
        return False
    best = all_time_board(daily)
    boards.lock(connection, [day_board(daily), best])
    boards.remove(connection, day_board(daily), match)
    player = boards.remove(connection, best, match)
    if player is not None and (next_best := boards.best_of(connection, best.removesuffix(ALL), player)):
        boards.post(connection, best, player, next_best, keep_best=True)
    results.remove(connection, match)
    return True


def _daily_of(connection: Connection, match: str) -> str | None:
    """Rows of results are kept for some weeks, those of matches longer."""
    if (row := results.get(connection, match)) is not None:
        return row.daily
    old = matches.get(connection, match)
    return None if old is None else old["daily"]


def restore(connection: Connection, match: str) -> bool:
    """The server ranks it within a second, whatever its times are."""
    if results.get(connection, match) is None:
        return False
    results.restore(connection, match)
    return True
