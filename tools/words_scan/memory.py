"""The rules of memory, written down a second time and judged on the puzzles themselves."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import NamedTuple

from worderly.kit.dailies.daily import DailyPuzzle
from worderly.kit.dailies.days import Contents
from worderly.lexicon.themes import Season

APART = {"wizards": 365, "battlewords": 60, "wordsearch": 14}
"""No spine, target or theme within so many days."""
THEME = "theme"
"""The stock of the items that may be feasts."""
MOST_TWICE = 2
COMMON_WORDS = range(40, 91)


class Day(NamedTuple):
    date: date
    contents: Contents
    grade: float
    allowed: Mapping[str, int]
    """By stock: the distance in days that its size allows, if that is less than the rule's."""


def day_of(date: date, puzzle: DailyPuzzle, contents: Contents) -> Day:
    short = {one.stock.name: one.apart for one in puzzle.spacings if one.apart < one.stock.apart}
    return Day(date, contents, puzzle.grade.value, short)


def faults(game: str, days: Iterable[Day]) -> Iterator[str]:
    last: dict[tuple[str, str], date] = {}
    for day in days:
        yield from (f"{day.date}: {fault}" for fault in _alone(game, day.contents))
        for stock, items in day.contents.used.items():
            for item in items:
                before = last.get((stock, item))
                last[stock, item] = day.date
                least = day.allowed.get(stock, APART.get(game, 0))
                if before is not None and (day.date - before).days <= least:
                    yield f"{day.date}: {item} was there on {before}"


def _alone(game: str, contents: Contents) -> Iterator[str]:
    """The rules for one puzzle."""
    twice = [word for word, many in Counter(contents.answers).items() if many > 1]
    if game == "wizards" and len(twice) > MOST_TWICE:
        yield f"{len(twice)} words are laid twice"
    if game == "boogle" and len(contents.answers) not in COMMON_WORDS:
        yield f"{len(contents.answers)} common words"


def out_of_season(days: Iterable[Day], feasts: Mapping[str, Sequence[Season]]) -> Iterator[str]:
    """Feasts on a day that is not theirs; a spine such as "Ostern" is a word, not a theme."""
    for day in days:
        for item in day.contents.used.get(THEME, ()):
            if item in feasts and not any(_is_within(day.date, one) for one in feasts[item]):
                yield f"{day.date}: {item} is out of season"


def _is_within(day: date, season: Season) -> bool:
    """A season over the turn of the year ends in the year after it began."""
    here, (first, last, year) = (day.month, day.day), season
    if last < first and here <= last:
        return year in (None, day.year - 1)
    return first <= here and (here <= last or last < first) and year in (None, day.year)


def means(days: Iterable[Day]) -> list[float]:
    """The mean grade of each weekday, from Monday."""
    grades: dict[int, list[float]] = {}
    for day in days:
        grades.setdefault(day.date.weekday(), []).append(day.grade)
    return [sum(grades[n]) / len(grades[n]) for n in sorted(grades)]
