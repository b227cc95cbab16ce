"""Plurals and numbers as CLDR describes them; `generate.py` writes each language's `cldr.json`."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent

Relation = tuple[str, int, bool, list[tuple[int, int]]]
"""Operand, modulus (0: none), whether its value must lie in the ranges or outside of them, ranges."""


class Cldr(NamedTuple):
    locale: str
    group: str
    """Between thousands."""
    decimal: str
    plurals: dict[str, list[list[Relation]]]
    """Category → any of these → all of these hold. A number that fits none is "other"."""
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
    import json

    return Cldr(**json.loads((FOLDER / language / "cldr.json").read_bytes()))


def plural(cldr: Cldr, number: int) -> str:
    """The plural category of a whole number."""
    fits = (
        category
        for category, ways in cldr.plurals.items()
        if any(all(_holds(one, abs(number)) for one in way) for way in ways)
    )
    return next(fits, "other")


def _holds(relation: Relation, number: int) -> bool:
    operand, modulus, is_inside, ranges = relation
    # Of a whole number, the operands about decimals (v, w, f, t) and exponents (c, e) are 0.
    value = number if operand in "ni" else 0
    value = value % modulus if modulus else value
    return is_inside == any(low <= value <= high for low, high in ranges)


def number_text(cldr: Cldr, number: int, grouping: bool = True) -> str:
    return f"{number:,}".replace(",", cldr.group) if grouping else str(number)
