"""Writes documents to files atomically."""

import io
from pathlib import Path
from typing import BinaryIO

from worderly.files import atomic_write
from worderly.press.books.book import Book
from worderly.press.document import single
from worderly.press.page.model import Page
from worderly.press.page.pdf import PdfWriter
from worderly.press.page.png import to_png
from worderly.press.page.style import Style
from worderly.press.page.svg import to_svg
from worderly.press.sheets.sheet import Sheet

PICTURES = (".svg", ".png")
PRINTED = (".pdf", *PICTURES)


def write_pdf(path: Path, sheet: Sheet, style: Style) -> None:
    with atomic_write(path) as out:
        out.write(pdf_of(sheet, style))


def pdf_of(sheet: Sheet, style: Style) -> bytes:
    out = io.BytesIO()
    writer = PdfWriter(out, style.type, _name(sheet, style), style.language)
    for page in single(sheet, style):
        writer.add(page)
    writer.close()
    return out.getvalue()


def _name(sheet: Sheet, style: Style) -> str:
    return sheet.title or style.title_of(sheet.game)


def write_book(path: Path, book: Book) -> int:
    """Returns the number of pages."""
    with atomic_write(path) as out:
        return _bind(out, book)


def book_of(book: Book) -> bytes:
    out = io.BytesIO()
    _bind(out, book)
    return out.getvalue()


def _bind(out: BinaryIO, book: Book) -> int:
    writer = PdfWriter(out, book.style.type, book.name, book.style.language)
    for page in book.pages():
        writer.add(page.page, page.marks)
    writer.close()
    return len(writer.pages)


def picture_of(page: Page, ending: str, sheet: Sheet, style: Style) -> bytes:
    if ending == ".png":
        return to_png(page, style.type)
    return to_svg(page, style.type, _name(sheet, style)).encode()


def pictures_of(sheet: Sheet, style: Style, ending: str) -> dict[str, bytes]:
    """The picture of each page by its suffix in the file name: none, `-2`, …, `-key`."""
    pages = single(sheet, style)
    last = len(pages) if style.key == "page" else 0
    names = ["-key" if n == last else f"-{n}" if n > 1 else "" for n in range(1, len(pages) + 1)]
    return {name: picture_of(page, ending, sheet, style) for name, page in zip(names, pages, strict=True)}


def write_pictures(path: Path, sheet: Sheet, style: Style) -> list[Path]:
    """Returns the written files; draws all pages before it writes the first."""
    written = []
    for name, data in pictures_of(sheet, style, path.suffix.lower()).items():
        place = path.with_name(f"{path.stem}{name}{path.suffix}")
        with atomic_write(place) as out:
            out.write(data)
        written.append(place)
    return written
