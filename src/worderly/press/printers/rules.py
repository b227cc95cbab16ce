"""The published rules of printers of books, as data; lengths are points.

Compared on 2026-11-17 with KDP's help pages "Print options" (G201834180: trims, pages), "Set trim size, bleed
and margins" (GVBQ3CMEQW3W2VL6) and "Cover requirements" (G200735480: bleed, barcode, spine), and with
IngramSpark's "File requirements for print books", "File creation guide" and matrix of trim sizes, as others
quote them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from worderly.press.page.style import INCH

PAPERS = ("white", "cream")
LEAST_TYPE = 7.0
LEAST_LINE = 0.75
LEAST_TINT = 0.1
"""The lightest grey that prints, as a part of full black."""
BLEED = 0.125 * INCH
BARCODE = (2 * INCH, 1.2 * INCH)
FROM_TRIM = 0.25 * INCH
"""From the edges of the back cover to the barcode, and from every edge of a cover to its type."""
FROM_FOLD = 0.0625 * INCH
"""From the type on the spine to the folds beside it."""
MOST_INK = 2.4
"""The sum of the four inks at one place of a cover."""
BINDING = ((150, 0.375), (300, 0.5), (500, 0.625), (700, 0.75), (10_000, 0.875))
"""Inches that the binding takes from the inside of a page, by the most pages that it holds for."""
USUAL_TRIM = "6x9"
USUAL_TRIMS = ("5x8", "5.06x7.81", "5.25x8", "5.5x8.5", "6x9", "6.14x9.21", "6.69x9.61", "7x10", "7.44x9.69")
LARGE_TRIMS = ("7.5x9.25", "8x10", "8.25x11", "8.5x8.5", "8.5x11")


@dataclass(frozen=True)
class Printer:
    id: str
    trims: Mapping[str, Mapping[str, int]]
    """The most pages of each trim on each paper."""
    fewest: int
    outside: float
    """The least margin on the three open sides."""
    inside: float = 0
    """The least margin at the binding, even of a thin book."""
    sheet: Mapping[str, float] = field(default_factory=dict)
    """The thickness of a page of each paper; empty: the maker must ask the printer for the spine."""
    spine_text: int = 0
    """The fewest pages of a book with type on its spine."""
    is_pdfx: bool = False
    ends_blank: bool = False

    def most(self, trim: str, paper: str) -> int:
        return self.trims[trim][paper]

    def binding(self, pages: int) -> float:
        """The least inside margin of a book of so many pages."""
        wanted = next(inches for most, inches in BINDING if pages <= most)
        return max(self.inside, wanted * INCH)

    def spine(self, pages: int, paper: str) -> float:
        return pages * self.sheet[paper]


def _most(white: int, cream: int, *trims: str) -> dict[str, dict[str, int]]:
    return {trim: {"white": white, "cream": cream} for trim in trims}


# 8.25 x 11 is a size of one's own at KDP, whose pages are not in its table: those of the next larger one.
KDP = Printer(
    "kdp",
    _most(828, 776, *USUAL_TRIMS, "7.5x9.25", "8x10")
    | _most(800, 750, "8.25x6", "8.25x8.25")
    | _most(590, 550, "8.25x11", "8.5x8.5", "8.5x11")
    | _most(780, 730, "8.27x11.69"),
    fewest=24,
    outside=0.25 * INCH,
    sheet={"white": 0.002252 * INCH, "cream": 0.0025 * INCH},
    spine_text=79,
)
INGRAM = Printer(
    "ingram",
    _most(1200, 1050, *USUAL_TRIMS, *LARGE_TRIMS),
    fewest=18,
    outside=0.5 * INCH,
    inside=0.625 * INCH,
    # Lightning Source allows type from here on, and warns of spines thinner than 0.35 in.
    spine_text=48,
    is_pdfx=True,
    ends_blank=True,
)
PRINTERS = {printer.id: printer for printer in (KDP, INGRAM)}
TRIMS = tuple(dict.fromkeys(trim for printer in PRINTERS.values() for trim in printer.trims))
