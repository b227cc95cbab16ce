"""How a PDF is delivered: to readers, or to a printer of books with its rules for inks and boxes."""

from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Literal

from worderly.press.page.model import WHITE, Colour, Path

Inks = Literal["rgb", "grey", "cmyk"]
OPERATORS: dict[Inks, tuple[str, str]] = {"rgb": ("rg", "RG"), "grey": ("g", "G"), "cmyk": ("k", "K")}
"""For fills and for lines."""
LUMINANCE = (0.3, 0.59, 0.11)


@dataclass(frozen=True)
class Delivery:
    inks: Inks = "rgb"
    to_printer: bool = False
    """No bookmarks, no metadata, no language; each page has a trim box and a bleed box."""
    bleed: float = 0
    """Points on every side of a page that are cut off."""
    least_line: float = 0
    least_tint: float = 0
    """The lightest tint that prints, as a part of full black."""
    made: date | None = None
    """Of a file by PDF/X, which demands a date."""

    @property
    def version(self) -> str:
        """PDF/X-1a:2001 is PDF 1.3."""
        return "1.3" if self.to_printer else "1.7"

    def fill(self, colour: Colour) -> str:
        return _operands(colour, self.inks, self.least_tint) + f" {OPERATORS[self.inks][0]}"

    def stroke(self, path: Path) -> str:
        ink = _operands(path.stroke or WHITE, self.inks, self.least_tint)
        return f"{ink} {OPERATORS[self.inks][1]} {max(path.width, self.least_line):.2f} w"


@cache
def _operands(colour: Colour, inks: Inks, least: float) -> str:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    if inks == "rgb":
        return _numbers(parts)
    if inks == "grey" or len(set(parts)) == 1:
        light = sum(part * share for part, share in zip(parts, LUMINANCE, strict=True))
        dark = 0 if colour.lower() == WHITE else max(1 - light, least)
        return _numbers([1 - dark] if inks == "grey" else [0, 0, 0, dark])
    return _numbers(_four(parts))


def _four(parts: list[float]) -> list[float]:
    """Cyan, magenta, yellow, black: as much as possible of the colour is black, so little ink is used."""
    black = 1 - max(parts)
    return [*((1 - part - black) / (1 - black) for part in parts), black]


def _numbers(parts: list[float]) -> str:
    return " ".join(f"{part:.2f}" for part in parts)
