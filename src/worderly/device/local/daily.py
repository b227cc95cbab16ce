"""The local daily: anyone without a server computes the same puzzle of a date from a public seed."""

from datetime import date

from worderly.device.local.match import Order
from worderly.kit import AnyGame, Chance

FIRST_DATE = date(2026, 1, 1)


def number_of(day: date) -> int:
    """1 on the first date; 0 or below before it."""
    return (day - FIRST_DATE).days + 1


def public_seed(game: AnyGame, language: str, day: date) -> str:
    return f"daily/{game.id}/{language}/{game.version}/{day.isoformat()}"


def daily_slot(game_id: str, language: str, day: date) -> str:
    """Where a daily is saved; known without loading the game."""
    return f"{game_id}-daily-{language}-{day.isoformat()}"


def daily_order(game: AnyGame, language: str, day: date) -> Order:
    seed = public_seed(game, language, day)
    options = game.daily(language, Chance(seed).fork("options"))
    return Order(game, options, seed, daily=day.isoformat(), slot=daily_slot(game.id, language, day))
