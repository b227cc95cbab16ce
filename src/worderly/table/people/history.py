"""The finished matches that follow a player to every device."""

from collections.abc import Iterable, Iterator

from msgspec.structs import asdict
from sqlalchemy import Connection

from worderly.store import history
from worderly.store.ranking import boards
from worderly.store.tables.rows import Played
from worderly.table.errors import Problem
from worderly.table.match.finished import FinishedMatch
from worderly.table.people.milestones import check_date
from worderly.wire.local import LOCAL
from worderly.wire.people import History, PlayedMatch


def keep(connection: Connection, player: int, ended: FinishedMatch) -> None:
    """Runs in the commit of the last move."""
    history.add(connection, player, [_played(ended)])


def _played(ended: FinishedMatch) -> Played:
    daily, rank = ended.row["daily"], ended.rank
    return Played(
        match=ended.row["id"],
        game=ended.row["game"],
        language=ended.language,
        date=daily.rpartition("/")[2] if daily and ended.ranked else None,
        score=ended.outcome.scores[0],
        time_ms=ended.outcome.time_ms,
        at_ms=ended.wall_ms,
        rank=None if rank is None else rank.name,
        flawless=rank is not None and rank.is_flawless,
        longest=0 if rank is None else rank.longest,
    )


def merge(connection: Connection, player: int, given: Iterable[PlayedMatch], now_ms: int) -> None:
    """Adds what a device has kept; it is shown to this player alone, so it is taken as it is."""
    history.add(connection, player, [Played(**asdict(_checked(one, now_ms))) for one in given])


def _checked(one: PlayedMatch, now_ms: int) -> PlayedMatch:
    if one.match.startswith(LOCAL):
        raise Problem("bad_log")  # of such a match the server has no record: its moves must come along
    check_date(one.date, now_ms)
    return one


def show(connection: Connection, player: int) -> History:
    return History(matches=tuple(PlayedMatch(**one._asdict()) for one in of_player(connection, player)))


def of_player(connection: Connection, player: int) -> list[Played]:
    """Oldest first; results that were posted before matches were kept are on the boards only."""
    kept = history.of_player(connection, player)
    known = {one.match for one in kept}
    posted = [one for one in _posted(connection, player) if one.match not in known]
    return sorted([*kept, *posted], key=lambda one: one.at_ms)


def _posted(connection: Connection, player: int) -> Iterator[Played]:
    for row in boards.of_player(connection, player):
        game, language, *_, day = row["board"].split("/")
        if day != boards.ALL and row["match"] is not None:
            yield Played(
                row["match"], game, language, day, row["score"], row["time_ms"] or None, row["at_ms"]
            )
