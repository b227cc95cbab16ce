"""The local daily: every device computes the same puzzle of a date from a public seed."""

from datetime import date

from worderly.device.local.match import MatchConfig
from worderly.kit import AnyGame, Chance

FIRST_DATE = date(2026, 1, 1)


def number_of(day: date) -> int:
    """The number of the daily: 1 on the first date, 0 or less before it."""
    return (day - FIRST_DATE).days + 1


def public_seed(game: AnyGame, language: str, day: date) -> str:
    return f"daily/{game.id}/{language}/{game.version}/{day.isoformat()}"


def daily_slot(game_id: str, language: str, day: date) -> str:
    """Takes a game id, so that the game need not be loaded."""
    return f"{game_id}-daily-{language}-{day.isoformat()}"


def daily_config(game: AnyGame, language: str, day: date) -> MatchConfig:
    seed = public_seed(game, language, day)
    options = game.daily(language, Chance(seed).fork("options"))
    return MatchConfig(game, options, seed, daily=day.isoformat(), slot=daily_slot(game.id, language, day))
