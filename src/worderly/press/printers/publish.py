"""Publishes a book: an interior and a wrap cover as the printer takes them, and what was checked."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from worderly.files import atomic_write
from worderly.press.books.book import Book, BookPage
from worderly.press.page.model import Page
from worderly.press.page.pdf.delivery import Delivery
from worderly.press.page.pdf.writer import PdfWriter
from worderly.press.page.style import INCH, Style
from worderly.press.printers.cover import Cover
from worderly.press.printers.preflight import Check, Order, check_cover, check_interior
from worderly.press.printers.rules import BLEED, LEAST_LINE, LEAST_TINT, LEAST_TYPE, Printer

OUTSIDE = 0.5 * INCH
"""The margin where the printer asks for less: room for thumbs."""
RESERVE = 0.0625 * INCH
"""More than the printer asks for: what trimming may take."""


@dataclass(frozen=True)
class Edition:
    """How a book is published."""

    printer: Printer
    made: date
    paper: str = "white"
    spine: float | None = None
    """The width of the spine in points, where the printer says it."""
    margin: float | None = None
    gutter: float | None = None
    """Margins that the maker chose, even if the printer refuses them."""

    def delivery(self, *, is_cover: bool = False) -> Delivery:
        return Delivery(
            inks="cmyk" if is_cover else "grey",
            to_printer=True,
            bleed=BLEED if is_cover else 0,
            least_line=LEAST_LINE,
            least_tint=LEAST_TINT + 0.02,
            made=self.made if self.printer.is_pdfx else None,
        )


class Report(NamedTuple):
    file: str
    pages: int
    checks: list[Check]

    @property
    def record(self) -> dict[str, Any]:
        """For scripts."""
        return self._asdict() | {"checks": [check._asdict() for check in self.checks]}

    @property
    def failed(self) -> list[Check]:
        return [check for check in self.checks if not check.holds]


def publish(path: Path, book: Book, edition: Edition, cover: Path | None = None) -> list[Report]:
    """Writes the files, then reads them back; Refused if the printer has no such trim."""
    book = fitted_book(book, edition)
    pages = _write(path, book, edition)
    order = Order(edition.printer, book.style.paper, book.style.size, edition.paper, pages=pages)
    reports = [Report(path.name, pages, [*check_interior(path, order), _titles(book)])]
    if cover is not None:
        spine = edition.printer.spine(pages, edition.paper) if edition.spine is None else edition.spine
        _write_cover(cover, Cover(book, edition.printer, spine, pages), edition)
        order = order._replace(spine=spine)
        reports.append(Report(cover.name, 1, check_cover(cover, order)))
    return reports


def fitted_book(book: Book, edition: Edition) -> Book:
    """The book with margins for its number of pages, which depends on the margins."""
    pages = 0
    while True:
        book = replace(book, style=_with_margins(book.style, edition, pages))
        counted = sum(1 for _ in _bound(book, edition.printer))
        if edition.printer.binding(counted) <= edition.printer.binding(pages):
            return book
        pages = counted


def _with_margins(style: Style, edition: Edition, pages: int) -> Style:
    printer = edition.printer
    outside = max(OUTSIDE, printer.outside + RESERVE) if edition.margin is None else edition.margin
    inside = max(outside, printer.binding(pages) + 2 * RESERVE)
    gutter = inside - outside if edition.gutter is None else edition.gutter
    return replace(style, margin=outside, gutter=gutter, black=True, least_type=LEAST_TYPE)


def _bound(book: Book, printer: Printer) -> Iterator[BookPage]:
    """The pages of the book; blank ones at the end make their number even."""
    number, blank = 0, BookPage(Page(*book.style.size, ()))
    for page in book.pages():
        number += 1
        yield page
    if printer.ends_blank:
        number += 1
        yield blank
    if number % 2:
        yield blank


def _write(path: Path, book: Book, edition: Edition) -> int:
    with atomic_write(path) as out:
        writer = PdfWriter(out, book.style.type, book.name, delivery=edition.delivery())
        for page in _bound(book, edition.printer):
            writer.add(page.page)
        writer.close()
    return len(writer.pages)


def _write_cover(path: Path, cover: Cover, edition: Edition) -> None:
    with atomic_write(path) as out:
        delivery = edition.delivery(is_cover=True)
        writer = PdfWriter(out, cover.style.type, cover.book.name, delivery=delivery)
        writer.add(cover.page())
        writer.close()


def _titles(book: Book) -> Check:
    """Titles that several puzzles have."""
    counts = Counter(sheet.title for sheet in book.sheets if sheet.title)
    twice = sum(count > 1 for count in counts.values())
    return Check("titles", "0", str(twice), twice == 0)
