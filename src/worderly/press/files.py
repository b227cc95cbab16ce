"""Writes documents to files atomically."""

import io
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import BinaryIO

from worderly.files import atomic_write
from worderly.kit import Refused
from worderly.press.books.book import Book
from worderly.press.books.class_set import ClassSet
from worderly.press.braille import braille_pages
from worderly.press.document import single
from worderly.press.page.model import Page
from worderly.press.page.pdf.writer import PdfWriter
from worderly.press.page.style import Style
from worderly.press.page.svg import to_svg
from worderly.press.sheets.sheet import Sheet

PICTURES = (".svg", ".png")
PRINTED = (".pdf", *PICTURES)
BRAILLE = ".brf"


def write_pdf(path: Path, sheet: Sheet, style: Style) -> None:
    with atomic_write(path) as out:
        out.write(pdf_of(sheet, style))


def pdf_of(sheet: Sheet, style: Style, number: int = 0) -> bytes:
    pages = single(sheet, style, number)
    return _in_memory(lambda out: _write_pages(out, style, _name(sheet, style), pages))


def _name(sheet: Sheet, style: Style) -> str:
    return sheet.title or style.title_of(sheet.game)


def write_braille(path: Path, sheet: Sheet, style: Style) -> None:
    """Raises Refused if the game has no form in braille."""
    spelled = sheet.spelled(style)
    if spelled is None:
        raise Refused("no_braille", game=style.title_of(sheet.game))
    text = braille_pages(_name(sheet, style), spelled, style.language)
    with atomic_write(path) as out:
        out.write(text.encode("ascii"))


def write_class_set(path: Path, versions: ClassSet) -> int:
    """Returns the number of pages."""
    with atomic_write(path) as out:
        return _print(out, versions)


def class_set_pdf(versions: ClassSet) -> bytes:
    return _in_memory(partial(_print, versions=versions))


def _print(out: BinaryIO, versions: ClassSet) -> int:
    return _write_pages(out, versions.style, versions.name, versions.pages())


def _write_pages(out: BinaryIO, style: Style, name: str, pages: Iterable[Page]) -> int:
    """Returns their number."""
    writer = PdfWriter(out, style.type, name, style.language)
    for page in pages:
        writer.add(page)
    writer.close()
    return len(writer.pages)


def write_book(path: Path, book: Book) -> int:
    """Returns the number of pages."""
    with atomic_write(path) as out:
        return _bind(out, book)


def book_of(book: Book) -> bytes:
    return _in_memory(partial(_bind, book=book))


def _in_memory(write: Callable[[BinaryIO], object]) -> bytes:
    out = io.BytesIO()
    write(out)
    return out.getvalue()


def _bind(out: BinaryIO, book: Book) -> int:
    writer = PdfWriter(out, book.style.type, book.name, book.style.language)
    for page in book.pages():
        writer.add(page.page, page.marks)
    writer.close()
    return len(writer.pages)


def picture_of(page: Page, ending: str, sheet: Sheet, style: Style) -> bytes:
    if ending == ".png":
        # Imported here: Pillow is not everywhere where pages are printed.
        from worderly.press.page.png import to_png

        return to_png(page, style.type)
    return to_svg(page, style.type, _name(sheet, style)).encode()


def pictures_of(sheet: Sheet, style: Style, ending: str, number: int = 0) -> dict[str, bytes]:
    """The picture of each page by its suffix in the file name: none, `-2`, …, `-key`."""
    pages = single(sheet, style, number)
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
