"""A player's statistics from their ranked daily results."""

from collections.abc import Sequence

from sqlalchemy import Connection

from worderly.kit.achievements.milestones import Finished, milestones
from worderly.kit.achievements.streaks import streak
from worderly.store.tables.rows import Played
from worderly.table.days import calendar as days
from worderly.table.people import history
from worderly.wire.people import CountedMatch, GameStats, ReachedMilestone, Streak

SHOWN = 60


def of_player(connection: Connection, player: int, now_ms: int) -> tuple[GameStats, ...]:
    played: dict[tuple[str, str], dict[int, int]] = {}
    for one in history.of_player(connection, player):
        if one.date is not None:
            scores = played.setdefault((one.game, one.language), {})
            scores.setdefault(days.number_of(one.date), one.score)
    today = days.number_of(days.today(now_ms))
    return tuple(
        _figures(game, language, scores, today) for (game, language), scores in sorted(played.items())
    )


def milestones_of(connection: Connection, player: int, games: int) -> tuple[ReachedMilestone, ...]:
    """`games` is how many dailies a day has."""
    return _reached(history.of_player(connection, player), games)


def count_milestones(
    matches: Sequence[CountedMatch], games: int, now_ms: int
) -> tuple[ReachedMilestone, ...]:
    """Of the matches that a device has kept; the caller owns them, so they are taken as they are."""
    for one in matches:
        history.check_date(one.date, now_ms)
    return _reached(sorted(matches, key=lambda one: one.at_ms), games)


def _reached(played: Sequence[Played | CountedMatch], games: int) -> tuple[ReachedMilestone, ...]:
    found = milestones([_finished(one) for one in played], games)
    return tuple(ReachedMilestone(one.kind, one.value, one.game, played[one.at].at_ms) for one in found)


def _finished(one: Played | CountedMatch) -> Finished:
    number = None if one.date is None else days.number_of(one.date)
    return Finished(one.game, number, one.flawless, one.longest)


def _figures(game: str, language: str, scores: dict[int, int], today: int) -> GameStats:
    # A player in an eastern time zone may have played tomorrow's puzzle already.
    now = max(today, *scores)
    run = streak(scores, now)
    in_order = [scores[number] for number in sorted(scores)]
    return GameStats(
        game=game,
        language=language,
        games=len(scores),
        average=sum(in_order) / len(in_order),
        best=max(in_order),
        streak=Streak(days=run.days, best=run.best, freezes=run.freezes),
        scores=tuple(in_order[-SHOWN:]),
    )
