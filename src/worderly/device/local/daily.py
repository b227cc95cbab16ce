"""The local daily: every device computes the same puzzle of a date from a public seed."""

from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Any

from worderly.device.match import MatchConfig
from worderly.kit import AnyGame, Chance, start

if TYPE_CHECKING:
    from worderly.kit.dailies.daily import DailyPuzzle

FIRST_DATE = date(2026, 1, 1)


def number_of(day: date) -> int:
    """The number of the daily: 1 on the first date, 0 or less before it."""
    return (day - FIRST_DATE).days + 1


def public_seed(game: AnyGame, language: str, label: str) -> str:
    """The seed of a date, or of something that all dates share."""
    return f"daily/{game.id}/{language}/{game.days().version}/{label}"


def daily_slot(game_id: str, language: str, day: date) -> str:
    """Takes a game id, so that the game need not be loaded."""
    return f"{game_id}-daily-{language}-{day.isoformat()}"


def daily_config(game: AnyGame, language: str, day: date) -> MatchConfig:
    seed = public_seed(game, language, day.isoformat())
    options = game.daily(language, Chance(seed).fork("options"))
    return MatchConfig(game, options, seed, daily=day.isoformat(), slot=daily_slot(game.id, language, day))


def local_daily(game: AnyGame, language: str, day: date, tools: Any) -> "DailyPuzzle":
    from worderly.kit.dailies.daily import daily_puzzle

    return daily_puzzle(game, language, day, partial(public_seed, game, language), tools)


def weekend_state(game: AnyGame, language: str, saturday: date, tools: Any) -> Any:
    from worderly.kit.dailies.weekend import weekend_puzzle

    return weekend_puzzle(game, language, saturday, partial(public_seed, game, language), tools).state


def first_state(config: MatchConfig, tools: Any) -> Any:
    """Raises Refused if no puzzle is possible."""
    if config.weekend:
        language = config.options.languages[0]
        return weekend_state(config.game, language, date.fromisoformat(config.weekend), tools)
    if not config.daily:
        return start(config.game, config.options, config.seed, tools)
    day = date.fromisoformat(config.daily)
    return local_daily(config.game, config.options.languages[0], day, tools).state
