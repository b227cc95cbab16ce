"""Books of the library: any puzzles bound by one call."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from worderly.kit import Refused
from worderly.press.books.book import Book as Pages
from worderly.press.books.front import Imprint
from worderly.press.files import write_book
from worderly.press.page.style import Style
from worderly.press.printers.publish import Edition, Report, publish
from worderly.press.printers.rules import PRINTERS, USUAL_TRIM
from worderly.press.showing import Showing

HOME = "home"


class Book:
    """Puzzles of one game from easy to hard, with a cover, contents and keys.

    >>> from worderly.boogle import Board
    >>> Book([Board.roll(seed=n) for n in range(3)], title="Three boards").pages
    7
    """

    def __init__(
        self,
        puzzles: Iterable[Showing],
        *,
        title: str = "",
        author: str = "",
        publisher: str = "",
        subtitle: str = "",
        series: str = "",
        style: Style | None = None,
    ) -> None:
        self.puzzles: list[Showing] = list(puzzles)
        for puzzle in self.puzzles:
            if not isinstance(puzzle, Showing):
                raise TypeError(f"a book takes puzzles of the library, not {type(puzzle).__name__}")
        if not self.puzzles:
            raise ValueError("a book needs a puzzle at least")
        self._sheets = [puzzle.sheet() for puzzle in self.puzzles]
        if len({sheet.game for sheet in self._sheets}) > 1:
            raise ValueError("a book has puzzles of one game")
        self.title: str = title
        self.style: Style = style or Style()
        self._imprint = Imprint(author, publisher, subtitle, series, datetime.now(UTC).year)

    @property
    def pages(self) -> int:
        """How many pages it has when it is printed at home."""
        return sum(1 for _ in self._bound(HOME, self.style).pages())

    def save(
        self,
        path: str | Path,
        for_: str = HOME,
        *,
        cover: str | Path | None = None,
        spine: float | None = None,
    ) -> list[Report]:
        """Writes a PDF for `home`, `kdp` or `ingram`; the reports tell which rules of the printer it keeps.

        `cover` is the file of the wrap cover, `spine` its width in points where the printer says it.
        """
        if for_ == HOME:
            write_book(Path(path), self._bound(for_, self.style))
            return []
        if for_ not in PRINTERS:
            raise ValueError(f"for_ is one of {', '.join((HOME, *PRINTERS))}, not {for_!r}")
        printer = PRINTERS[for_]
        trimmed = self.style if self.style.paper in printer.trims else replace(self.style, paper=USUAL_TRIM)
        edition = Edition(printer, datetime.now(UTC).date(), spine=spine)
        try:
            return publish(Path(path), self._bound(for_, trimmed), edition, Path(cover) if cover else None)
        except Refused as refused:
            raise ValueError(str(refused)) from None

    def _bound(self, for_: str, style: Style) -> Pages:
        imprint = replace(self._imprint, is_sold=for_ != HOME)
        return Pages(self._sheets, style, self.title, imprint=imprint)
