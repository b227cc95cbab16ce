"""Puzzles of the library as pictures: in a notebook, as SVG, as PDF."""

from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Unpack

    from worderly.press.page.model import Page
    from worderly.press.page.style import Style, StyleOptions
    from worderly.press.sheets import Sheet

WIDTH = 460.0
PAD = 10.0


class Showing:
    """Methods that all puzzles of the library have; imports the press at the first use."""

    __slots__ = ()

    @abstractmethod
    def sheet(self) -> "Sheet":
        """The puzzle as the press lays it out on paper."""

    def to_svg(self, *, key: bool = False) -> str:
        """The puzzle or its key as one SVG picture with embedded fonts."""
        from worderly.press.page.fonts import Type
        from worderly.press.page.svg import to_svg

        sheet = self.sheet()
        return to_svg(figure(sheet, key), Type(), sheet.title)

    def to_png(self, path: str | Path, *, key: bool = False) -> None:
        """The puzzle or its key as one picture."""
        from worderly.files import atomic_write
        from worderly.press.page.fonts import Type
        from worderly.press.page.png import to_png

        with atomic_write(Path(path)) as out:
            out.write(to_png(figure(self.sheet(), key), Type()))

    def to_pdf(self, path: str | Path, style: "Style | None" = None, **more: "Unpack[StyleOptions]") -> None:
        """Puzzle and key; a `Style`, or its fields one by one: `paper="a4", large=True`."""
        from dataclasses import replace

        from worderly.press.files import write_pdf
        from worderly.press.page.style import Style

        write_pdf(Path(path), self.sheet(), replace(style or Style(), **more))

    def _repr_svg_(self) -> str | None:
        return self.to_svg()


def figure(sheet: "Sheet", key: bool = False, style: "Style | None" = None) -> "Page":
    """The puzzle or its key on a page of its own size."""
    from worderly.press.page.model import Frame, Page, lowest
    from worderly.press.page.style import Style

    frame, chosen = Frame(PAD, PAD, WIDTH, 1.5 * WIDTH), style or Style()
    items = sheet.key(frame, chosen) if key else sheet.figure(frame, chosen)
    return Page(WIDTH + 2 * PAD, lowest(items) + PAD, tuple(items))
