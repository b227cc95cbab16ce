"""Puts results on leader boards and reads them."""

from functools import partial

from sqlalchemy import Connection

from worderly.kit import Outcome, decode, encode
from worderly.store import dailies, matches
from worderly.store.ranking import boards, others, results
from worderly.store.ranking.boards import ALL, Row
from worderly.store.ranking.others import Try
from worderly.store.ranking.results import KEPT, SEEN, ResultRow
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.match.finished import FinishedMatch
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
    """Runs in the commit of the last move: only rows of this match, this player and this device."""
    if ended.row["daily"] is not None:
        ended = _end_tries(connection, ended)
    player = ended.seat_rows[0]["player"]
    if player is not None and len(ended.seat_rows) == 1:
        history.keep(connection, player, ended)


def _end_tries(connection: Connection, ended: FinishedMatch) -> FinishedMatch:
    """Only the first try at an open daily counts, and none on a device that has seen the solution."""
    daily, match, player = ended.row["daily"], ended.row["id"], ended.seat_rows[0]["player"]
    is_first = player is None or _ends_first_try(connection, daily, player, match)
    tried = others.end_try(connection, match)
    is_open = not days.is_closed(daily.rpartition("/")[2], ended.wall_ms)
    score, time_ms = ended.outcome.scores[0], ended.outcome.time_ms or 0
    row = ResultRow(match, daily, player, score, time_ms, ended.wall_ms, None)
    if tried is Try.LATER:
        matches.unrank(connection, match)
        if ended.outcome.ranked and is_open:
            results.add(connection, row._replace(state=KEPT, flag=SEEN))
        return ended._replace(ranked=False)
    if is_first and ended.ranked and is_open:
        words = encode(ended.words) if tried is Try.FIRST else None
        results.add(connection, row._replace(words=words))
    return ended


def _ends_first_try(connection: Connection, daily: str, player: int, match: str) -> bool:
    tried = dailies.tries_of(connection, player, [daily]).get(daily)
    if tried is None or tried["match"] != match:
        return False
    dailies.end_try(connection, daily, player, match)
    return True


def claim(connection: Connection, match: str, seat: int, player: int, now_ms: int) -> None:
    """A finished daily match that was begun anonymously becomes the player's, and will be ranked."""
    row = matches.get(connection, match)
    if row is None or row["outcome"] is None:
        raise Problem("not_over")
    if not matches.seat_player(connection, match, seat, player):
        raise Problem("not_your_seat")
    daily = row["daily"]
    if daily is None or not row["ranked"]:
        raise Problem("not_ranked", 409)
    if days.is_closed(daily.rpartition("/")[2], now_ms):
        raise Problem("day_closed")
    if dailies.first_try(connection, daily, player, match) != match:
        raise Problem("not_ranked", 409)
    dailies.end_try(connection, daily, player, match)
    outcome = decode(row["outcome"], Outcome)
    score, time_ms = outcome.scores[0], outcome.time_ms or 0
    if not results.claim(connection, ResultRow(match, daily, player, score, time_ms, row["over_ms"], None)):
        raise Problem("not_ranked", 409)


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
