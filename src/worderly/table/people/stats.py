"""A player's statistics from their ranked daily results."""

from sqlalchemy import Connection

from worderly.kit.achievements.streaks import streak
from worderly.table.days import calendar as days
from worderly.table.people import history
from worderly.table.people.milestones import reached
from worderly.wire.people import GameStats, ReachedMilestone, Streak

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
    return reached(history.of_player(connection, player), games)


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
