"""Values of the options for printing: lengths, levels, and the paper of the country."""

from collections.abc import Mapping
from typing import Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import one_of
from worderly.press.page.style import INCH, MM

MOST_POINTS = 10_000
LETTER_COUNTRIES = ("US", "CA", "MX")
UNITS = {"mm": MM, "cm": 10 * MM, "in": INCH, "pt": 1.0}


class Length(click.ParamType[Any]):
    """A length in points, from `12mm`, `0.5in`, `36pt`; a bare number is millimetres."""

    name = "12mm|0.5in"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        given = str(value).strip().lower()
        unit = next((unit for unit in UNITS if given.endswith(unit)), "")
        try:
            length = float(given.removesuffix(unit).replace(",", ".")) * UNITS[unit or "mm"]
        except ValueError:
            length = -1
        if not 0 <= length < MOST_POINTS:
            raise Misuse("shell-not-a-length", value=str(value))
        return length


class Levels(click.ParamType[Any]):
    """Levels with commas between, like `easy,hard`; the order is that of difficulty."""

    name = "easy,hard,…"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        from worderly.press.books.versions import LEVELS

        chosen = {one_of(part.strip().lower(), LEVELS, "--levels") for part in str(value).split(",")}
        return tuple(level for level in LEVELS if level in chosen)


def usual_paper(environment: Mapping[str, str]) -> str:
    """The paper of the country in the system's settings; the page chooses by the same countries."""
    names = ("LC_ALL", "LC_PAPER", "LANG")
    system = next((environment[name] for name in names if environment.get(name)), "")
    country = system.partition(".")[0].rpartition("_")[2]
    return "letter" if country in LETTER_COUNTRIES else "a4"
