"""Plurals and numbers by CLDR; `generate.py` writes the `cldr.json` of each language."""

from datetime import date
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent

Relation = tuple[str, int, bool, list[tuple[int, int]]]
"""Operand, modulus (0: none), whether the value must be inside or outside the ranges, ranges."""


class Cldr(NamedTuple):
    locale: str
    group: str
    """The separator of thousands."""
    decimal: str
    plurals: dict[str, list[list[Relation]]]
    """Category → alternatives → relations that must all hold. A number that fits none is "other"."""
    days: list[str]
    """Monday first."""
    narrow_days: list[str]
    months: list[str]
    short_months: list[str]
    long_date: str
    """With {weekday}, {day} and {month}."""
    short_date: str


@cache
def cldr_of(language: str) -> Cldr:
    from msgspec.json import decode

    return Cldr(**decode((FOLDER / language / "cldr.json").read_bytes()))


def plural(cldr: Cldr, number: int) -> str:
    """The plural category of a whole number."""
    fitting = (
        category
        for category, alternatives in cldr.plurals.items()
        if any(all(_holds(relation, abs(number)) for relation in relations) for relations in alternatives)
    )
    return next(fitting, "other")


def _holds(relation: Relation, number: int) -> bool:
    operand, modulus, is_inside, ranges = relation
    # For an integer, the operands of decimals (v, w, f, t) and exponents (c, e) are 0.
    value = number if operand in "ni" else 0
    value = value % modulus if modulus else value
    return is_inside == any(low <= value <= high for low, high in ranges)


def number_text(cldr: Cldr, number: int, grouping: bool = True) -> str:
    return f"{number:,}".replace(",", cldr.group) if grouping else str(number)


def date_text(cldr: Cldr, day: date, today: date) -> str:
    """`Tuesday 3 February`, in the form of the language; with the year if it is not that of today."""
    weekday, month = cldr.days[day.weekday()], cldr.months[day.month - 1]
    text = cldr.long_date.format(weekday=weekday, day=day.day, month=month)
    return text if day.year == today.year else f"{text} {day.year}"


def short_date_text(cldr: Cldr, day: date) -> str:
    """`3 Feb`."""
    return cldr.short_date.format(day=day.day, month=cldr.short_months[day.month - 1])
