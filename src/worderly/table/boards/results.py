"""Puts results on leader boards and reads them."""

from functools import partial

from sqlalchemy import Connection

from worderly.kit import Outcome, decode
from worderly.store import boards, dailies, matches, people
from worderly.store.boards import ALL, Result, Row
from worderly.store.store import Store
from worderly.table.boards import others
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.match.table import FinishedMatch
from worderly.table.people import history
from worderly.wire.people import Board, BoardRow
from worderly.wire.websocket import SeatInfo

TOP, EACH_SIDE = 50, 3


def day_board(daily: str) -> str:
    return daily


def all_time_board(daily: str) -> str:
    """The best daily result ever, per game and language; versions of the rules share it."""
    game, language = daily.split("/")[:2]
    return f"{game}/{language}/{ALL}"


def record(connection: Connection, ended: FinishedMatch) -> None:
    """Runs in the commit of the last move; only a player's first try at an open daily counts."""
    daily, player = ended.row["daily"], ended.seat_rows[0]["player"]
    if daily is not None:
        is_first = player is None or _ends_first_try(connection, daily, player, ended.row["id"])
        others.count(connection, ended, is_first)
        if is_first and player is not None and ended.ranked:
            _post(connection, daily, player, ended.row["id"], ended.outcome, ended.wall_ms)
    if player is not None and len(ended.seat_rows) == 1:
        history.keep(connection, player, ended)


def _ends_first_try(connection: Connection, daily: str, player: int, match: str) -> bool:
    tried = dailies.tries_of(connection, player, [daily]).get(daily)
    if tried is None or tried["match"] != match:
        return False
    dailies.end_try(connection, daily, player, match)
    return True


def _post(
    connection: Connection, daily: str, player: int, match: str, outcome: Outcome, wall_ms: int
) -> bool:
    row = people.get(connection, player)
    if row is None or not row.on_boards or days.is_closed(daily.rpartition("/")[2], wall_ms):
        return False
    result = Result(outcome.scores[0], outcome.time_ms or 0, match, wall_ms)
    posted = boards.post(connection, day_board(daily), player, result, keep_best=False)
    if posted:
        boards.post(connection, all_time_board(daily), player, result, keep_best=True)
    return posted


async def claim(store: Store, match: str, seat: int, player: int, now_ms: int) -> None:
    """Puts a finished daily match that was begun anonymously on the player's board row."""

    def job(connection: Connection) -> None:
        row = matches.get(connection, match)
        if row is None or row["outcome"] is None:
            raise Problem("not_over")
        if row["daily"] is None or not row["ranked"]:
            raise Problem("not_ranked", 409)
        if days.is_closed(row["daily"].rpartition("/")[2], now_ms):
            raise Problem("day_closed")
        if dailies.first_try(connection, row["daily"], player, match) != match:
            raise Problem("not_ranked", 409)
        matches.seat_player(connection, match, seat, player)
        dailies.end_try(connection, row["daily"], player, match)
        _post(connection, row["daily"], player, match, decode(row["outcome"], Outcome), now_ms)

    await store.write(job)


# --- reading -----------------------------------------------------------------


def show(
    connection: Connection, daily: str, day: str, player: int | None, circle: str | None, now_ms: int
) -> Board:
    game, language = daily.split("/")[:2]
    board = all_time_board(daily) if day == ALL else day_board(daily)
    mine = None if player is None else boards.mine(connection, board, player)
    if circle is not None:
        top = boards.among(connection, board, circle, TOP)
        mine = next((row for row in top if row.player == player), None)
        around, count = [], len(top)
    else:
        top, count = boards.top(connection, board, TOP), boards.count(connection, board)
        around = [] if mine is None else boards.around(connection, board, mine, EACH_SIDE)
    # A replay shows the daily's answers, so match ids are shown only after the day has closed.
    frozen = day != ALL and days.is_closed(day, now_ms)
    shown = partial(_row, player=player, frozen=frozen)
    return Board(
        game=game,
        language=language,
        day=day,
        circle=circle,
        frozen=frozen,
        count=count,
        top=tuple(map(shown, top)),
        mine=None if mine is None else shown(mine),
        around=tuple(map(shown, around)),
    )


def _row(row: Row, player: int | None, frozen: bool) -> BoardRow:
    info = SeatInfo(name=None if row.hidden else row.name, tag=row.tag)
    match = row.match if frozen or row.player == player else None
    time_ms = row.time_ms or None
    is_me = row.player == player
    return BoardRow(rank=row.rank, info=info, score=row.score, time_ms=time_ms, match=match, you=is_me)
