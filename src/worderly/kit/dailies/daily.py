"""Makes the puzzle of a date: a pure function of seed and date, with memory, harder towards Sunday."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import partial
from itertools import chain, islice
from typing import Any, NamedTuple

from worderly.kit.chance import Chance
from worderly.kit.dailies.days import AnyDays, Dealt, Grade
from worderly.kit.dailies.deal import Spacing, dealt, is_enough, spacing
from worderly.kit.dailies.feasts import feast_of
from worderly.kit.game import AnyGame, Options
from worderly.kit.refusal import Refused

FIRST_MONDAY = date(2025, 12, 29)
"""The Monday of the week of the first daily."""
WEEK = 7
MOST_TRIES, MOST_REFUSED = 60, 3

SeedOf = Callable[[str], str]
"""A label → a seed that is secret on a server and public on a device."""


class DailyPuzzle(NamedTuple):
    options: Options
    state: Any
    grade: Grade
    rank: int
    """Its place among the candidates, from 1, the easiest."""
    candidates: int
    fits: bool
    """False: no try satisfied the rule of the game, so the first one is used."""
    spacings: tuple[Spacing, ...]
    is_weekly: bool
    """The items of a week are sorted from Monday to Sunday."""


def daily_puzzle(game: AnyGame, language: str, day: date, seed_of: SeedOf, tools: Any) -> DailyPuzzle:
    """Raises Refused if the word list is too small for the game."""
    days: AnyDays = game.days()
    seed = seed_of(day.isoformat())
    options, _ = game.check(game.daily(language, Chance(f"{seed}/options")))
    dealt_out = items_of(days, options, seed_of, day, tools)
    made, fits = candidates(game, days, options, dealt_out.items, Chance(seed), tools)
    rank = round(day.weekday() * (len(made) - 1) / (WEEK - 1))
    return DailyPuzzle(
        options,
        made[rank].state,
        made[rank].grade,
        rank + 1,
        len(made),
        fits,
        dealt_out.spacings,
        dealt_out.is_weekly,
    )


class DateItems(NamedTuple):
    """What a date takes of the stocks."""

    items: Dealt
    spacings: tuple[Spacing, ...]
    is_weekly: bool


def items_of(days: AnyDays, options: Options, seed_of: SeedOf, day: date, tools: Any) -> DateItems:
    stocks = [stock for stock in days.stocks(options, tools) if stock.items]
    weigh = days.weigh if stocks and all(is_enough(stock, WEEK) for stock in stocks) else None
    spacings = tuple(spacing(stock, WEEK if weigh else 1) for stock in stocks)
    if weigh is None:
        (items,) = _deals(spacings, seed_of, day, 1)
    else:
        week = _deals(spacings, seed_of, day - timedelta(days=day.weekday()), WEEK)
        items = sorted(week, key=lambda one: weigh(options, one, tools))[day.weekday()]
    items = {one.stock.name: _with_feast(one, items, seed_of, day) for one in spacings}
    return DateItems(items, spacings, bool(weigh))


def _deals(spacings: tuple[Spacing, ...], seed_of: SeedOf, first: date, count: int) -> list[Dealt]:
    """What each of `count` dates takes."""
    number = (first - FIRST_MONDAY).days
    return [
        {one.stock.name: dealt(one, seed_of(one.stock.name), date) for one in spacings}
        for date in range(number, number + count)
    ]


def _with_feast(spaced: Spacing, items: Dealt, seed_of: SeedOf, day: date) -> tuple[str, ...]:
    """A feast keeps its day: it is no part of the week that is sorted."""
    stock = spaced.stock
    of_day, usual = feast_of(stock, seed_of(f"{stock.name}/feasts"), day), items[stock.name]
    return usual if of_day is None else (of_day, *usual[1:])


def _tries(make: Callable[[Chance], Any], chance: Chance) -> Iterator[Any]:
    """One try without a puzzle may be bad luck; more of them mean that the list is too small."""
    refused = 0
    for n in range(MOST_TRIES):
        try:
            yield make(chance.fork(n))
        except Refused:
            refused += 1
            if refused == MOST_REFUSED:
                raise


class Candidate(NamedTuple):
    grade: Grade
    state: Any


def candidates(
    game: AnyGame, days: AnyDays, options: Options, items: Dealt, chance: Chance, tools: Any
) -> tuple[list[Candidate], bool]:
    """Fitting puzzles, the easiest first; the first try if none fits."""
    tried = _tries(partial(days.make, game, options, items, tools=tools), chance)
    first = next(tried)
    fitting = list(islice(filter(days.fits, chain([first], tried)), days.candidates))
    graded = [Candidate(days.grade(state, tools), state) for state in fitting or [first]]
    return sorted(graded, key=lambda one: one.grade.value), bool(fitting)
