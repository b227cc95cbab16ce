"""The style of a document: paper, margins, font size, colours, header and footer."""

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypedDict, get_args

from worderly.kit import Refused
from worderly.languages import DEFAULT
from worderly.look import tokens
from worderly.messages import Messages
from worderly.press.page.fonts import Type
from worderly.press.page.model import BLACK, Colour, Frame

INCH = 72.0
MM = INCH / 25.4
PAPERS: dict[str, tuple[float, float]] = {
    "letter": (612, 792),
    "a4": (210 * MM, 297 * MM),
    "a5": (148 * MM, 210 * MM),
    "6x9": (432, 648),
    "8.5x11": (612, 792),
}
"""At home; books also have the trims of their printers, such as `7x10`."""
Key = Literal["page", "upside-down", "none"]
Case = Literal["upper", "lower"]
Order = Literal["given", "alphabet", "length"]
Listing = Literal["words", "clues", "none"]
KEYS: tuple[Key, ...] = get_args(Key)
CASES: tuple[Case, ...] = get_args(Case)
ORDERS: tuple[Order, ...] = get_args(Order)
LISTINGS: tuple[Listing, ...] = get_args(Listing)
SOFT = "#5a5247"
PALE = "#8c8c8c"
"""For letters of a key that belong to no word."""
HAIR = "#b5b5b5"
TINT = "#ececec"
LARGE_PRINT = 16.0
"""The smallest font size that publishers accept as large print."""
READABLE = 7.0
"""The smallest font size (points) that printers of books accept."""
SMALLEST_FRAME = 180.0
SMALL_PAPER = 450.0
"""Paper narrower than this (points) has fewer puzzles and keys on a page."""
HEAD = 26.0
"""Points at the top and at the bottom for header, footer and page number."""


def _trim(name: str) -> tuple[float, float]:
    """The size of `7x10`, in inches."""
    width, height = map(float, name.split("x"))
    return width * INCH, height * INCH


CHOICES: dict[str, tuple[object, ...]] = {
    "key": KEYS,
    "per_page": (0, 1, 2, 4),
    "case": CASES,
    "order": ORDERS,
    "listing": LISTINGS,
}
TRIM = re.compile(r"\d+(\.\d+)?x\d+(\.\d+)?")


class StyleOptions(TypedDict, total=False):
    """The fields of a style by name."""

    paper: str
    margin: float
    gutter: float
    large: bool
    black: bool
    key: Key
    per_page: int
    name_line: bool
    case: Case
    order: Order
    listing: Listing
    header: str
    footer: str
    language: str
    type: Type


@dataclass(frozen=True)
class Style:
    """How a document looks; wrong values raise ValueError at once.

    >>> Style(paper="a5", large=True).is_small_paper
    True
    """

    paper: str = "letter"
    """`letter`, `a4`, `a5`, `6x9` or another trim in inches."""
    margin: float = 17 * MM
    """Points on every side."""
    gutter: float = 0
    """Extra points on the binding side."""
    large: bool = False
    """Large print: 16 points and more everywhere."""
    black: bool = False
    """Pure black, without accent colours."""
    key: Key = "page"
    """The answers: on a page of their own, upside down under the puzzle, or none."""
    per_page: int = 0
    """Puzzles a page in a book: 1, 2 or 4; 0: the sheet decides."""
    least_type: float = 0
    """The smallest font size that a printer of books takes; 0: what can be read."""
    name_line: bool = False
    """A line for name and date above each puzzle."""
    case: Case = "upper"
    """Of the letters in a grid of words to find."""
    order: Order = "alphabet"
    """Of a list of words to find."""
    listing: Listing = "words"
    """What a list of words to find shows: the words, their meanings, or nothing."""
    header: str = ""
    footer: str = ""
    language: str = DEFAULT
    """Of the sentences of ours on the page."""
    type: Type = field(default_factory=Type)
    """The fonts."""

    def __post_init__(self) -> None:
        """Raises ValueError here and not when a page is laid out."""
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                known = ", ".join(map(str, allowed))
                raise ValueError(f"{name} is one of {known}, not {getattr(self, name)!r}")
        if self.paper not in PAPERS and not TRIM.fullmatch(str(self.paper)):
            raise ValueError(f"paper is one of {', '.join(PAPERS)} or a trim like 7x10, not {self.paper!r}")

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points."""
        return PAPERS.get(self.paper) or _trim(self.paper)

    @property
    def is_small_paper(self) -> bool:
        """Whether fewer puzzles and keys fit on a page."""
        return self.size[0] < SMALL_PAPER

    @property
    def readable(self) -> float:
        """The smallest font size of keys: it decides how many of them share a page."""
        return max(self.least_type, LARGE_PRINT if self.large else READABLE)

    @property
    def small(self) -> float:
        """Size of headers, footers and page numbers."""
        return LARGE_PRINT if self.large else 8.5

    @property
    def body(self) -> float:
        """Size of running text."""
        return LARGE_PRINT if self.large else 10.5

    @cached_property
    def messages(self) -> Messages:
        """The sentences of its language."""
        return Messages(self.language)

    def say(self, message: str, /, **facts: str | int) -> str:
        """A sentence of the press in its language."""
        return self.messages.text(f"press-{message}", **facts).replace("\u202f", "\u00a0")

    def title_of(self, game: str) -> str:
        """The name of a game in its language."""
        return self.messages.text(f"title-{game}")

    def accent(self, game: str) -> Colour:
        """The colour of a game."""
        return BLACK if self.black else tokens().colours.light.accents[game].lower()

    @property
    def soft(self) -> Colour:
        """The colour of what is less important."""
        return BLACK if self.black else SOFT

    def frame(self, left_page: bool = False) -> Frame:
        """The printable area; a left page has its gutter at the right. Raises Refused if it is too small."""
        width, height = self.size
        inside = Frame(
            self.margin + (0 if left_page else self.gutter),
            self.margin,
            width - 2 * self.margin - self.gutter,
            height - 2 * self.margin,
        )
        if min(inside.width, inside.height) < SMALLEST_FRAME or min(self.margin, self.gutter) < 0:
            raise Refused("margins_too_wide", paper=self.paper)
        return inside
