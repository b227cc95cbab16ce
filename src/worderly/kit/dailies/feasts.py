"""Feasts: items that come once a year, on a day near their time."""

from calendar import isleap
from datetime import date, timedelta
from hashlib import sha256

from worderly.kit.dailies.days import Feast, Stock, YearDay


def feast_of(stock: Stock, seed: str, day: date) -> str | None:
    """The feast of a date; if two fall on it, only the first one comes that year."""
    return next((one.item for one in stock.feasts if _falls_on(one, seed, day)), None)


def _falls_on(feast: Feast, seed: str, day: date) -> bool:
    """The days of a feast may have begun in the year before."""
    years = [year for year in (day.year - 1, day.year) if feast.year in (None, year)]
    return any(_day_of(feast, seed, year) == day for year in years)


def _day_of(feast: Feast, seed: str, year: int) -> date:
    """One of its days, of those that begin in this year."""
    first = _date(year, feast.first)
    last = _date(year + (feast.last < feast.first), feast.last)
    digest = sha256(f"{seed}/{feast.item}/{year}".encode()).digest()
    return first + timedelta(days=int.from_bytes(digest[:8]) % ((last - first).days + 1))


def _date(year: int, day: YearDay) -> date:
    """The last of February is the 28th or the 29th."""
    return date(year, 2, 28) if day == (2, 29) and not isleap(year) else date(year, *day)
