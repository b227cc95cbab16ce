"""Reads a theme: a few header lines, an empty line, then one word or phrase a line."""

from datetime import date
from typing import Literal, NamedTuple, get_args

Age = Literal["children", "everyone"]
AGES: tuple[Age, ...] = get_args(Age)

BETWEEN_SPELLINGS = " | "
BETWEEN_DATES = " to "

LEAP_YEAR = 2024
"""It has every day of a year."""

YearDay = tuple[int, int]
"""A month and a day."""


class Theme(NamedTuple):
    name: str
    title: str
    words: tuple[str, ...]
    age: Age = "everyone"
    """`children`: fit for a classroom. `everyone`: fit for a newspaper; it may name wine or a sword."""
    is_drawn: bool = True
    """False: it comes when somebody asks for it, never by chance."""
    when: tuple[YearDay, YearDay] | None = None
    """Of a feast: its first and last day as a daily; elsewhere it comes all year."""


def read_theme(name: str, text: str, spelling: int | None = 0) -> Theme:
    """`colour | color` is one word in the spellings of the language; with None it is left out.

    Raises ValueError for a wrong header.
    """
    head, _, body = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in head.splitlines())
    age, drawn = fields["age"], fields.get("drawn", "yes")
    if age not in AGES or drawn not in ("yes", "no"):
        raise ValueError(head)
    lines = [line for line in body.splitlines() if spelling is not None or BETWEEN_SPELLINGS not in line]
    title, *words = (_spelled(line, spelling or 0) for line in (fields["title"], *lines))
    return Theme(name, title, tuple(words), age, drawn == "yes", _when(fields.get("when")))


def _when(text: str | None) -> tuple[YearDay, YearDay] | None:
    """`12-27 to 01-06`: from one day of the year to another."""
    if text is None:
        return None
    first, last = (date.fromisoformat(f"{LEAP_YEAR}-{day}") for day in text.split(BETWEEN_DATES))
    return (first.month, first.day), (last.month, last.day)


def _spelled(line: str, spelling: int) -> str:
    return line.split(BETWEEN_SPELLINGS)[spelling] if BETWEEN_SPELLINGS in line else line
