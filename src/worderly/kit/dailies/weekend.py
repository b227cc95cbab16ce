"""The weekend's big one: a larger puzzle from Saturday to Sunday, of a few games in turn."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, NamedTuple

from worderly.kit.chance import Chance
from worderly.kit.dailies.daily import SeedOf, candidates, items_of
from worderly.kit.game import AnyGame, Options

SATURDAY = 5
FIRST_SATURDAY = date(2026, 1, 3)
LABEL = "weekend"
"""Before the labels of its seeds, so that they differ from those of the dailies."""


def saturday_of(day: date) -> date | None:
    """The Saturday of the weekend that this date belongs to; None: it is a weekday, or before the first."""
    saturday = day - timedelta(days=day.weekday() - SATURDAY)
    return saturday if FIRST_SATURDAY <= saturday <= day else None


def weekend_number(saturday: date) -> int:
    """1 for the first weekend."""
    return (saturday - FIRST_SATURDAY).days // 7 + 1


def weekend_game(games: Iterable[AnyGame], saturday: date) -> AnyGame | None:
    """The game whose turn it is; None: no game has a puzzle for weekends."""
    able = [game for game in games if game.days().weekend is not None]
    return able[(weekend_number(saturday) - 1) % len(able)] if able else None


def weekend_options(game: AnyGame, language: str) -> Options:
    """Of a game that has a puzzle for weekends."""
    weekend = game.days().weekend
    assert weekend is not None
    options, _ = game.check(weekend.options(language))
    return options  # type: ignore[no-any-return]


class WeekendPuzzle(NamedTuple):
    options: Options
    state: Any
    fits: bool
    """False: no try satisfied the rule of the game, so the first one is used."""


def weekend_puzzle(
    game: AnyGame, language: str, saturday: date, seed_of: SeedOf, tools: Any
) -> WeekendPuzzle:
    """Made and checked like a daily; raises Refused if the word list is too small for the game."""
    weekend = game.days().weekend
    assert weekend is not None
    seed, options = seed_of(f"{LABEL}/{saturday.isoformat()}"), weekend_options(game, language)
    days = replace(game.days(), candidates=1, fits=weekend.fits, weigh=None)
    items = items_of(days, options, lambda label: seed_of(f"{LABEL}/{label}"), saturday, tools).items
    made, fits = candidates(game, days, options, items, Chance(seed), tools)
    return WeekendPuzzle(options, made[0].state, fits)
