"""Puzzles of the library as pictures: in a notebook, as SVG, as PDF."""

from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from worderly.press.page.model import Page
    from worderly.press.page.style import Style
    from worderly.press.sheets import Sheet

WIDTH = 460.0
PAD = 10.0


class Showing:
    """Methods that all puzzles of the library have; imports the press at the first use."""

    __slots__ = ()

    @abstractmethod
    def _sheet(self) -> "Sheet": ...

    def to_svg(self, *, key: bool = False) -> str:
        """The puzzle or its key as one SVG picture with embedded fonts."""
        from worderly.press.page.fonts import Type
        from worderly.press.page.svg import to_svg

        sheet = self._sheet()
        return to_svg(figure(sheet, key), Type(), sheet.title)

    def to_pdf(self, path: str | Path, **style: Any) -> None:
        """Puzzle and key; `style` as in `worderly.press.page.style.Style`: paper, large, key, header …"""
        from worderly.press.files import write_pdf
        from worderly.press.page.style import Style

        write_pdf(Path(path), self._sheet(), Style(**style))

    def _repr_svg_(self) -> str | None:
        return self.to_svg()


def figure(sheet: "Sheet", key: bool = False, style: "Style | None" = None) -> "Page":
    """The puzzle or its key on a page of its own size."""
    from worderly.press.page.model import Frame, Page, lowest
    from worderly.press.page.style import Style

    frame, chosen = Frame(PAD, PAD, WIDTH, 1.5 * WIDTH), style or Style()
    items = sheet.key(frame, chosen) if key else sheet.figure(frame, chosen)
    return Page(WIDTH + 2 * PAD, lowest(items) + PAD, tuple(items))
