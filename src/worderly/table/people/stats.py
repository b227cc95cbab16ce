"""A player's statistics from their ranked daily results."""

from sqlalchemy import Connection, select

from worderly.store.schema import standings
from worderly.table.days import calendar as days
from worderly.wire.people import GameStats, Streak

SHOWN = 60


def of_player(connection: Connection, player: int, now_ms: int) -> tuple[GameStats, ...]:
    query = select(standings.c.board, standings.c.score).where(standings.c.player == player)
    played: dict[tuple[str, str], dict[int, int]] = {}
    for board, score in connection.execute(query):
        game, language, *_, day = board.split("/")
        if day != "all":
            played.setdefault((game, language), {})[days.number_of(day)] = score
    today = days.number_of(days.today(now_ms))
    return tuple(
        _figures(game, language, scores, today) for (game, language), scores in sorted(played.items())
    )


def _figures(game: str, language: str, scores: dict[int, int], today: int) -> GameStats:
    # A player in an eastern time zone may have played tomorrow's puzzle already.
    now = max(today, *scores)
    streak = days.streak(scores, now)
    in_order = [scores[number] for number in sorted(scores)]
    return GameStats(
        game=game,
        language=language,
        games=len(scores),
        average=sum(in_order) / len(in_order),
        best=max(in_order),
        streak=Streak(days=streak.days, best=streak.best, freezes=streak.freezes),
        scores=tuple(in_order[-SHOWN:]),
    )
