"""What is told of a daily puzzle and of the weekend's, made on a server or on a device."""

from datetime import date, timedelta

from worderly.kit import AnyGame
from worderly.kit.dailies.weekend import saturday_of, weekend_game, weekend_number, weekend_options
from worderly.table.catalog import Catalog
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.wire.days import DailyInfo, WeekendInfo


def daily_info(
    game: str, language: str, version: int, day: str, now_ms: int, published: str | None = None
) -> DailyInfo:
    return DailyInfo(
        game=game,
        language=language,
        version=version,
        date=day,
        number=days.number_of(day),
        opens_ms=days.opens_ms(day),
        closes_ms=days.closes_ms(day),
        open=days.is_open(day, now_ms),
        hash=published,
        match=None,
        done=False,
    )


def known_day(day: str) -> str:
    """Raises Problem if it is no date, or one without dailies."""
    try:
        days.parse_day(day)
    except ValueError:
        raise Problem("no_such_daily", day=day) from None
    return day


def saturday(day: str) -> str:
    """The Saturday of the weekend of that date; raises Problem on a weekday."""
    found = saturday_of(days.parse_day(known_day(day)))
    if found is None:
        raise Problem("no_such_daily", day=day)
    return found.isoformat()


def game_of_weekend(catalog: Catalog, day: str) -> AnyGame:
    game = weekend_game(catalog.games.values(), date.fromisoformat(day))
    if game is None:
        raise Problem("no_such_daily", day=day)
    return game


def weekend_closes_ms(day: str) -> int:
    """When its Sunday closes."""
    return days.closes_ms((date.fromisoformat(day) + timedelta(days=1)).isoformat())


def weekend_info(
    game: AnyGame, language: str, day: str, now_ms: int, published: str | None = None, salt: str | None = None
) -> WeekendInfo:
    closes_ms = weekend_closes_ms(day)
    return WeekendInfo(
        game=game.id,
        language=language,
        date=day,
        number=weekend_number(date.fromisoformat(day)),
        opens_ms=days.opens_ms(day),
        closes_ms=closes_ms,
        open=days.opens_ms(day) <= now_ms < closes_ms,
        options=weekend_options(game, language),
        hash=published,
        salt=salt,
    )
