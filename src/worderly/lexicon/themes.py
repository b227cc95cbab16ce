"""Reads a theme: a few header lines, an empty line, then one word or phrase a line."""

from datetime import date
from typing import Literal, NamedTuple, get_args

Age = Literal["children", "everyone"]
AGES: tuple[Age, ...] = get_args(Age)

BETWEEN_SPELLINGS = " | "
BETWEEN_DATES = " to "
WHEN, ALSO = "when", "also"
"""The headers that may come several times: the days of a feast, and more titles."""

LEAP_YEAR = 2024
"""It has every day of a year."""

YearDay = tuple[int, int]
"""A month and a day."""


class Season(NamedTuple):
    """The days of a feast: of every year, or only of the year in which they begin."""

    first: YearDay
    last: YearDay
    year: int | None = None


class Theme(NamedTuple):
    name: str
    title: str
    words: tuple[str, ...]
    age: Age = "everyone"
    """`children`: fit for a classroom. `everyone`: fit for a newspaper; it may name wine or a sword."""
    is_drawn: bool = True
    """False: it comes when somebody asks for it, never by chance."""
    when: tuple[Season, ...] = ()
    """Of a feast: its days as a daily; elsewhere it comes all year."""
    also: tuple[str, ...] = ()
    """More titles, for a book in which the theme comes again."""


def read_theme(name: str, text: str, spelling: int | None = 0) -> Theme:
    """`colour | color` is one word in the spellings of the language; with None it is left out.

    Raises ValueError for a wrong header.
    """
    head, _, body = text.partition("\n\n")
    fields = [line.split(": ", 1) for line in head.splitlines()]
    when = tuple(_season(value) for key, value in fields if key == WHEN)
    once = dict(fields)
    age, drawn = once["age"], once.get("drawn", "yes")
    if age not in AGES or drawn not in ("yes", "no"):
        raise ValueError(head)
    lines = [line for line in body.splitlines() if spelling is not None or BETWEEN_SPELLINGS not in line]
    titles = [once["title"], *(value for key, value in fields if key == ALSO)]
    title, *also = (_spelled(line, spelling or 0) for line in titles)
    words = tuple(_spelled(line, spelling or 0) for line in lines)
    return Theme(name, title, words, age, drawn == "yes", when, tuple(also))


def _season(text: str) -> Season:
    """`12-27 to 01-06` comes every year, `2030-12-26 to 2031-01-25` once."""
    is_yearly = len(text.split("-", maxsplit=1)[0]) == len("12")
    days = text.split(BETWEEN_DATES)
    first, last = (date.fromisoformat(f"{LEAP_YEAR}-{day}" if is_yearly else day) for day in days)
    return Season((first.month, first.day), (last.month, last.day), None if is_yearly else first.year)


def _spelled(line: str, spelling: int) -> str:
    return line.split(BETWEEN_SPELLINGS)[spelling] if BETWEEN_SPELLINGS in line else line
