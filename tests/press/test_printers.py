"""Books for printers: what is written keeps every rule, and a file that breaks a rule fails that rule."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.annotations import FreeText
from pypdf.generic import (
    DictionaryObject,
    NameObject,
    RectangleObject,
    TextStringObject,
)

from tests.press.makers import options_of
from worderly.games import IDS, game_of
from worderly.games.wordsearch.options import Options
from worderly.press.books.batch import batch_of, sheet_at
from worderly.press.books.book import Book
from worderly.press.books.front import Imprint
from worderly.press.page.fonts import Type
from worderly.press.page.pdf.writer import PdfWriter as Writer
from worderly.press.page.style import INCH, Style
from worderly.press.printers.cover import Cover
from worderly.press.printers.preflight import Check, Order, check_cover, check_interior
from worderly.press.printers.publish import Edition, fitted_book, publish
from worderly.press.printers.rules import BARCODE, BLEED, FROM_TRIM, INGRAM, KDP, PRINTERS, Printer

DAY = date(2026, 11, 17)
SPINE, THICK = 30.0, 80
"""A spine, and the pages of a book that has type on it."""
PUZZLES = 18
"""The least that make the 24 pages of a book."""
BOTH = pytest.mark.parametrize("printer", PRINTERS.values(), ids=PRINTERS)


def book_of(count: int, game: str = "wordsearch", trim: str = "6x9", **imprint: Any) -> Book:
    batch = batch_of(game_of(game), options_of(game), "b", count=count)
    says: dict[str, Any] = {
        "author": "Ann Author",
        "publisher": "Rain Press",
        "year": 2026,
        "is_sold": True,
    } | imprint
    return Book(
        [sheet_at(batch, n) for n in range(count)], Style(paper=trim), "Rain", imprint=Imprint(**says)
    )


class Files:
    """An interior and its cover, and the order that they were made for."""

    def __init__(self, folder: Path, printer: Printer) -> None:
        self.folder, self.printer = folder, printer
        self.interior, self.cover = folder / "book.pdf", folder / "cover.pdf"
        spine = None if printer.sheet else SPINE
        book = book_of(PUZZLES)
        self.reports = publish(self.interior, book, Edition(printer, DAY, spine=spine), self.cover)
        pages = self.reports[0].pages
        width = printer.spine(pages, "white") if printer.sheet else SPINE
        self.order = Order(printer, "6x9", (432, 648), "white", width, pages)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Files]:
    return {name: Files(tmp_path_factory.mktemp(name), printer) for name, printer in PRINTERS.items()}


@pytest.fixture(params=PRINTERS)
def files(request: pytest.FixtureRequest, made: dict[str, Files]) -> Files:
    return made[request.param]


@pytest.fixture
def spined(ingram: Files) -> Files:
    """With the cover of a thick book."""
    thick = copy(ingram)
    thick.cover, thick.order = ingram.folder / "thick.pdf", ingram.order._replace(pages=THICK)
    with thick.cover.open("wb") as out:
        writer = Writer(out, Type(), "Rain", delivery=Edition(INGRAM, DAY).delivery(is_cover=True))
        writer.add(Cover(book_of(1), INGRAM, SPINE, THICK).page())
        writer.close()
    return thick


@pytest.fixture
def kdp(made: dict[str, Files]) -> Files:
    return made["kdp"]


@pytest.fixture
def ingram(made: dict[str, Files]) -> Files:
    return made["ingram"]


def names(checks: list[Check]) -> set[str]:
    return {check.rule for check in checks if not check.holds}


def test_what_is_written_keeps_every_rule_but_one_title_for_all(files: Files) -> None:
    """The puzzles of this book are made of one list, so they have one title."""
    assert [names(report.checks) for report in files.reports] == [{"titles"}, set()]


# --- controls: a file that breaks a rule -----------------------------------------------

Break = Callable[[PdfWriter], object]
LETTER = "0 g BT /F0 {size} Tf 1 0 0 1 {x} {y} Tm <0003> Tj ET"


def drawn(operators: str) -> Break:
    """Adds operators to the content of the first page."""

    def add(writer: PdfWriter) -> None:
        stream: Any = writer.pages[0]["/Contents"].get_object()
        stream.set_data(stream.get_data() + b"\n" + operators.encode())

    return add


def box(name: str, *numbers: float) -> Break:
    return lambda writer: writer.pages[0].__setitem__(NameObject(name), RectangleObject(numbers))


def without(name: str) -> Break:
    return lambda writer: writer.pages[0].pop(name)


def root(name: str, value: Any) -> Break:
    return lambda writer: writer.root_object.__setitem__(NameObject(name), value)


def _no_font_file(writer: PdfWriter) -> None:
    for font in writer.pages[0]["/Resources"]["/Font"].values():  # type: ignore[index]
        font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].pop("/FontFile2")


def _shorter(keep: int) -> Break:
    def cut(writer: PdfWriter) -> None:
        while len(writer.pages) > keep:
            writer.remove_page(len(writer.pages) - 1)

    return cut


def _annotated(writer: PdfWriter) -> None:
    writer.add_annotation(0, FreeText(text="note", rect=(100, 100, 120, 120)))


def _second_page(writer: PdfWriter) -> None:
    writer.add_blank_page(432, 648)


EVERYWHERE: dict[str, Break] = {
    "boxes": without("/TrimBox"),
    "type": drawn(LETTER.format(size=6, x=200, y=300)),
    "line": drawn("0 G 0.4 w 200 300 m 210 300 l S"),
    "tint": drawn("0.95 g 200 300 m 210 300 l 210 310 l h f"),
    "colours": drawn("1 0 0 rg 200 300 m 210 300 l 210 310 l h f"),
    "fonts": _no_font_file,
    "bookmarks": lambda writer: writer.add_outline_item("One", 0),
    "annotations": _annotated,
    "actions": root("/OpenAction", DictionaryObject({NameObject("/S"): NameObject("/JavaScript")})),
    "locked": lambda writer: writer.encrypt("", "owner"),
    "others": drawn("/Im0 Do"),
}
INSIDE: dict[str, Break] = {
    "pages": _shorter(16),
    "even": _shorter(25),
    "trim": box("/MediaBox", 0, 0, 440, 648),
    "inside": drawn(LETTER.format(size=12, x=10, y=300)),
    "outside": drawn(LETTER.format(size=12, x=200, y=2)),
}
OUTSIDE: dict[str, Break] = {
    "one": _second_page,
    "wrap": box("/MediaBox", 0, 0, 800, 666),
    "barcode": drawn(LETTER.format(size=12, x=BLEED + 432 - FROM_TRIM - 20, y=BLEED + FROM_TRIM + 20)),
    "edge": drawn(LETTER.format(size=12, x=12, y=300)),
    "ink": drawn("1 1 1 1 k 200 300 m 210 300 l 210 310 l h f"),
}


def info(name: str, value: Any = None) -> Break:
    def change(writer: PdfWriter) -> None:
        facts = dict(writer.metadata or {})
        facts.pop(name, None)
        writer.metadata = facts | ({} if value is None else {NameObject(name): value})

    return change


STANDARD: dict[str, Break] = {
    "header": lambda writer: setattr(writer, "pdf_header", "%PDF-1.7"),
    "standard": info("/GTS_PDFXConformance", TextStringObject("PDF/X-3")),
    "intent": lambda writer: writer.root_object.pop("/OutputIntents"),
    "facts": info("/ModDate"),
    "trapped": info("/Trapped", NameObject("/Unknown")),
    "metadata": info("/Producer", TextStringObject("a program")),
}


def broken(source: Path, target: Path, breaks: Break | None) -> Path:
    """The file as pypdf writes it again, with one change."""
    writer = PdfWriter(clone_from=source)
    reader = PdfReader(source)
    if "/Info" not in reader.trailer:
        writer.metadata = None
    else:
        info("/Producer")(writer)
    writer.pdf_header = reader.pdf_header
    if breaks:
        breaks(writer)
    writer.write(target)
    return target


def failing_inside(files: Files, breaks: Break | None) -> set[str]:
    return names(check_interior(broken(files.interior, files.folder / "i.pdf", breaks), files.order))


def failing_outside(files: Files, breaks: Break | None) -> set[str]:
    return names(check_cover(broken(files.cover, files.folder / "c.pdf", breaks), files.order))


def test_a_file_that_is_only_written_again_keeps_every_rule(files: Files) -> None:
    assert failing_inside(files, None) == failing_outside(files, None) == set()


@pytest.mark.parametrize("rule", [*EVERYWHERE, *INSIDE])
def test_an_interior_that_breaks_a_rule_fails_it(kdp: Files, rule: str) -> None:
    assert rule in failing_inside(kdp, (EVERYWHERE | INSIDE)[rule])


@pytest.mark.parametrize("rule", [*EVERYWHERE, *OUTSIDE])
def test_a_cover_that_breaks_a_rule_fails_it(ingram: Files, rule: str) -> None:
    assert rule in failing_outside(ingram, (EVERYWHERE | OUTSIDE)[rule])


@pytest.mark.parametrize("rule", STANDARD)
def test_a_file_that_is_not_pdf_x_fails_where_ingram_wants_it(ingram: Files, rule: str) -> None:
    assert failing_inside(ingram, STANDARD[rule]) == {rule}
    assert failing_outside(ingram, STANDARD[rule]) == {rule}


def test_a_file_without_an_id_fails_where_ingram_wants_it(ingram: Files) -> None:
    unnamed = ingram.folder / "unnamed.pdf"
    unnamed.write_bytes(ingram.interior.read_bytes().replace(b" /ID [", b" /IX ["))
    assert names(check_interior(unnamed, ingram.order)) == {"identity"}


def test_an_interior_for_ingram_ends_with_a_blank_page(ingram: Files) -> None:
    assert "blank" in failing_inside(ingram, drawn_last)


def drawn_last(writer: PdfWriter) -> None:
    stream: Any = writer.pages[-1]["/Contents"].get_object()
    stream.set_data(b"0 g 200 300 m 210 300 l 210 310 l h f")


def test_metadata_fails_at_kdp(kdp: Files) -> None:
    named: Break = lambda writer: writer.add_metadata({"/Title": "Rain"})  # noqa: E731
    assert failing_inside(kdp, named) == failing_outside(kdp, named) == {"metadata"}


def test_a_cover_with_another_spine_fails(kdp: Files) -> None:
    thicker = kdp.order._replace(pages=kdp.order.pages + 20)
    assert names(check_cover(kdp.cover, thicker)) == {"spine"}


def test_type_on_a_thin_spine_or_at_its_folds_fails(spined: Files) -> None:
    assert names(check_cover(spined.cover, spined.order)) == set()
    thin = spined.order._replace(pages=INGRAM.spine_text - 1)
    assert names(check_cover(spined.cover, thin)) == {"spine-text"}
    at_fold = drawn(LETTER.format(size=12, x=BLEED + 432 + 1, y=300))
    assert failing_outside(spined, at_fold) == {"fold"}


def test_titles_that_differ_keep_their_rule_and_one_that_comes_again_fails_it(tmp_path: Path) -> None:
    batch = batch_of(game_of("wordsearch"), Options(theme="*"), "b", count=3)
    sheets = [sheet_at(batch, n) for n in range(3)]
    found = []
    for n, chosen in enumerate((sheets, [*sheets, sheets[0]])):
        book = Book(chosen, Style(paper="6x9"), imprint=Imprint(is_sold=True))
        checks = publish(tmp_path / f"{n}.pdf", book, Edition(KDP, DAY))[0].checks
        found += [(check.found, check.holds) for check in checks if check.rule == "titles"]
    assert found == [("0", True), ("1", False)]


def test_every_rule_has_a_control(made: dict[str, Files]) -> None:
    """Besides those of the tables: each has a test of its own above."""
    alone = {"identity", "blank", "metadata", "spine", "spine-text", "fold", "titles"}
    rules = {check.rule for files in made.values() for report in files.reports for check in report.checks}
    assert rules <= {*EVERYWHERE, *INSIDE, *OUTSIDE, *STANDARD} | alone


# --- what is on the pages ------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
@BOTH
def test_every_game_can_be_published(printer: Printer, game: str, tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    report = publish(path, book_of(6, game), Edition(printer, DAY))[0]
    assert names(report.checks) <= {"titles", "pages"}


@pytest.mark.parametrize(
    ("pages", "inches"), [(24, 0.375), (151, 0.5), (301, 0.625), (501, 0.75), (701, 0.875)]
)
def test_the_binding_takes_more_of_a_thicker_book(pages: int, inches: float) -> None:
    assert KDP.binding(pages) == inches * INCH


def test_a_thicker_book_has_a_wider_gutter() -> None:
    thin = book_of(1)
    thick = replace(thin, sheets=[*thin.sheets] * 140)
    styles = [fitted_book(book, Edition(KDP, DAY)).style for book in (thin, thick)]
    assert styles[0].gutter < styles[1].gutter


def test_margins_that_the_maker_chose_stay_and_are_judged(tmp_path: Path) -> None:
    edition = Edition(KDP, DAY, margin=10, gutter=0)
    report = publish(tmp_path / "book.pdf", book_of(PUZZLES), edition)[0]
    assert names(report.checks) == {"inside", "outside", "titles"}


def test_the_first_pages_name_title_author_and_rules_and_not_us(files: Files) -> None:
    texts = [page.extract_text() for page in PdfReader(files.interior).pages]
    assert "Rain" in texts[0]
    assert "Ann Author" in texts[0]
    assert "Copyright © 2026 Ann Author" in texts[1]
    assert "How to play" in texts[2]
    assert texts[3].startswith("Contents")
    data = files.interior.read_bytes() + files.cover.read_bytes()
    assert not any("worderly" in text.lower() for text in texts)
    assert b"orderly" not in data
    assert "Worderly".encode("utf-16-be").hex().encode() not in data


def test_a_rising_book_tells_the_rules_of_each_section(tmp_path: Path) -> None:
    batch = batch_of(game_of("wordsearch"), options_of("wordsearch"), "b", count=6, rising=True)
    sheets = [sheet_at(batch, n) for n in range(6)]
    book = Book(sheets, Style(paper="6x9"), "Rain", rising=True, imprint=Imprint(is_sold=True))
    publish(tmp_path / "b.pdf", book, Edition(KDP, DAY))
    how = " ".join(PdfReader(tmp_path / "b.pdf").pages[2].extract_text().split())
    easy, medium, hard = (how.index(f"{name}: Find") for name in ("Easy", "Medium", "Hard"))
    assert "diagonally" not in how[easy:medium]
    assert "diagonally" in how[medium:hard]
    assert "backwards" in how[hard:]


def test_a_book_at_home_has_its_author_on_the_cover_and_not_us(tmp_path: Path) -> None:
    from worderly.press.files import write_book

    book = book_of(3, is_sold=False, subtitle="For wet weather")
    write_book(tmp_path / "book.pdf", book)
    first = PdfReader(tmp_path / "book.pdf").pages[0].extract_text()
    assert "Ann Author" in first
    assert "For wet weather" in first
    assert "Worderly" not in first


def test_the_same_order_gives_the_same_files(tmp_path: Path) -> None:
    books = []
    for name in ("one", "two"):
        interior, cover = tmp_path / f"{name}.pdf", tmp_path / f"{name}-cover.pdf"
        publish(interior, book_of(3), Edition(INGRAM, DAY, spine=SPINE), cover)
        books.append(interior.read_bytes() + cover.read_bytes())
    assert books[0] == books[1]


def test_the_barcode_has_white_paper_below_it(files: Files) -> None:
    from worderly.press.printers.reading import Document

    marks = next(Document(files.cover).leaves()).marks
    whites = [mark.box for mark in marks if mark.kind == "fill" and mark.ink.amount == 0]
    sizes = [(right - left, top - bottom) for left, bottom, right, top in whites]
    assert any(size == pytest.approx(BARCODE, abs=0.02) for size in sizes)


def test_a_thin_book_has_nothing_on_its_spine(tmp_path: Path) -> None:
    book = replace(book_of(PUZZLES), title="Thin")
    reports = publish(tmp_path / "b.pdf", book, Edition(KDP, DAY), tmp_path / "c.pdf")
    assert reports[0].pages < KDP.spine_text
    assert names(reports[1].checks) == set()
