"""The style of a document: paper, margins, font size, colours, header and footer."""

from dataclasses import dataclass, field
from functools import cached_property

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
KEYS = ("page", "upside-down", "none")
SOFT = "#5a5247"
PALE = "#8c8c8c"
"""For letters of a key that belong to no word."""
HAIR = "#b5b5b5"
TINT = "#ececec"
SMALLEST_FRAME = 180.0
SMALL_PAPER = 450.0
"""Paper narrower than this (points) has fewer puzzles and keys on a page."""
HEAD = 26.0
"""Points at the top and at the bottom for header, footer and page number."""


@dataclass(frozen=True)
class Style:
    paper: str = "letter"
    margin: float = 48
    """Points on every side."""
    gutter: float = 0
    """Extra points on the binding side."""
    large: bool = False
    black: bool = False
    """Pure black, without accent colours."""
    key: str = "page"
    per_page: int = 0
    """Puzzles a page in a book: 1, 2 or 4; 0: the sheet decides."""
    header: str = ""
    footer: str = ""
    language: str = DEFAULT
    type: Type = field(default_factory=Type)

    @property
    def size(self) -> tuple[float, float]:
        return PAPERS[self.paper]

    @property
    def is_small_paper(self) -> bool:
        return self.size[0] < SMALL_PAPER

    @property
    def body(self) -> float:
        """Size of running text."""
        return 16 if self.large else 10.5

    @cached_property
    def messages(self) -> Messages:
        return Messages(self.language)

    def say(self, message: str, /, **facts: str | int) -> str:
        return self.messages.text(f"press-{message}", **facts).replace("\u202f", "\u00a0")

    def title_of(self, game: str) -> str:
        return self.messages.text(f"title-{game}")

    def accent(self, game: str) -> Colour:
        return BLACK if self.black else tokens().colours.light.accents[game].lower()

    @property
    def soft(self) -> Colour:
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
