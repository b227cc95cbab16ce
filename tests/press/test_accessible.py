"""PDFs for readers are tagged: rules of PDF/UA-1 with a control for each, and what a screen reader reads."""

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader, PdfWriter
from pypdf.generic import NameObject

from tests.press.makers import options_of, sheet
from tests.press.pdf_ua import elements, faults
from worderly.games import IDS, game_of
from worderly.languages import interface_languages
from worderly.press.books.batch import batch_of, sheet_at
from worderly.press.books.book import Book
from worderly.press.files import book_of, pdf_of
from worderly.press.page.style import KEYS, Key, Listing, Style


def small_book(style: Style, game: str = "wordsearch") -> bytes:
    batch = batch_of(game_of(game), options_of(game), "b", count=7, rising=True)
    return book_of(Book([sheet_at(batch, n) for n in range(7)], style, "Rain & sun", rising=True))


@pytest.fixture(scope="module")
def book() -> bytes:
    return small_book(Style())


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("game", IDS)
def test_every_sheet_keeps_the_rules(game: str, key: Key) -> None:
    assert faults(pdf_of(sheet(game), Style(key=key, header="Class 4b", footer="Friday"))) == set()


@pytest.mark.parametrize("listing", ["words", "clues", "none"])
def test_every_kind_of_list_keeps_the_rules(listing: Listing) -> None:
    assert faults(pdf_of(sheet("wordsearch"), Style(listing=listing, name_line=True))) == set()


def test_a_clue_of_several_lines_is_one_item() -> None:
    one = sheet("wordsearch")
    items = [
        role for role, _ in read(pdf_of(one, Style(listing="clues", key="none", paper="a5"))) if role == "LI"
    ]
    assert len(items) == len(one.made.words)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", IDS)
def test_every_book_keeps_the_rules(game: str) -> None:
    assert faults(small_book(Style(per_page=2), game)) == set()


# --- controls ------------------------------------------------------------------------------

Break = Callable[[PdfWriter], object]


def out_of_root(name: str) -> Break:
    return lambda writer: writer.root_object.pop(name)


def first(writer: PdfWriter, role: str, read: str = "") -> Any:
    """The first element of this role that is read like this."""

    def below(kid: Any) -> Any:
        found = kid.get_object()
        if not isinstance(found, dict) or "/S" not in found:
            return None
        if found["/S"] == f"/{role}" and found.get("/ActualText", "").startswith(read):
            return found
        kids = found.get("/K", [])
        return next(filter(None, map(below, kids if isinstance(kids, list) else [])), None)

    tree: Any = writer.root_object["/StructTreeRoot"]
    return below(tree["/K"][0])


def out_of(role: str, name: str) -> Break:
    return lambda writer: first(writer, role).pop(name)


def renamed(role: str, other: str) -> Break:
    return lambda writer: first(writer, role).__setitem__(NameObject("/S"), NameObject(f"/{other}"))


def drawn(operators: bytes) -> Break:
    def add(writer: PdfWriter) -> None:
        stream: Any = writer.pages[2]["/Contents"].get_object()
        stream.set_data(stream.get_data() + b"\n" + operators)

    return add


def note(change: Callable[[Any], object]) -> Break:
    """Changes the first link of the contents."""

    def of_page(writer: PdfWriter) -> None:
        notes: Any = writer.pages[1]["/Annots"]
        change(notes[0].get_object())

    return of_page


def _no_unicode(writer: PdfWriter) -> None:
    fonts: Any = writer.pages[0]["/Resources"]["/Font"]  # type: ignore[index]
    next(iter(fonts.values())).get_object().pop("/ToUnicode")


def _other_packet(writer: PdfWriter) -> None:
    packet: Any = writer.root_object["/Metadata"]
    packet.set_data(packet.get_data().replace(b"part>1<", b"part>9<"))


BREAKS: dict[str, Break] = {
    "structure": out_of_root("/StructTreeRoot"),
    "marked": out_of_root("/MarkInfo"),
    "language": out_of_root("/Lang"),
    "title shown": out_of_root("/ViewerPreferences"),
    "standard named": _other_packet,
    "title": lambda writer: writer.add_metadata({"/Title": "Another"}),
    "content tagged": drawn(b"0 g 10 10 m 20 10 l 20 20 l h f"),
    "contents owned": drawn(b"/P << /MCID 999 >> BDC EMC"),
    "fonts": _no_unicode,
    "links described": note(lambda one: one.pop("/Contents")),
    "order of links": lambda writer: writer.pages[1].pop("/Tabs"),
    "links owned": note(lambda one: one.pop("/StructParent")),
    "links lead somewhere": note(lambda one: one.__setitem__(NameObject("/Dest"), NameObject("/nowhere"))),
    "known roles": renamed("P", "Paragraph"),
    "nesting": renamed("L", "P"),
    "pictures described": out_of("Figure", "/Alt"),
    "rows read": lambda writer: first(writer, "P", "1: ").pop("/ActualText"),
}


def broken(data: bytes, breaks: Break | None) -> bytes:
    writer, out = PdfWriter(clone_from=BytesIO(data)), BytesIO()
    if breaks:
        breaks(writer)
    writer.write(out)
    return out.getvalue()


def test_a_file_that_is_only_written_again_keeps_the_rules(book: bytes) -> None:
    assert faults(broken(book, None)) == set()


@pytest.mark.parametrize("rule", BREAKS)
def test_a_file_that_breaks_a_rule_fails_it(book: bytes, rule: str) -> None:
    assert rule in faults(broken(book, BREAKS[rule]))


# --- what is read ------------------------------------------------------------------------


def read(data: bytes) -> list[tuple[str, str]]:
    """Role and replacement text of each element, in order."""
    found = elements(PdfReader(BytesIO(data)))
    return [(one.role, str(one.found.get("/ActualText", one.found.get("/Alt", "")))) for one in found]


def test_a_grid_is_read_row_by_row_and_letter_by_letter() -> None:
    one = sheet("wordsearch")
    rows = [text for role, text in read(pdf_of(one, Style(key="none"))) if role == "P" and text]
    grid = one.made.grid  # type: ignore[attr-defined]
    assert rows == [f"{n}: {' '.join(row)}" for n, row in enumerate(grid, 1)]


def test_title_instructions_grid_and_list_come_in_this_order() -> None:
    roles = [role for role, _ in read(pdf_of(sheet("wordsearch"), Style(key="none")))]
    assert roles == ["Document", "Sect", "H1", *["P"] * 13, "L", *["LI", "LBody"] * 8]


@pytest.mark.parametrize("language", interface_languages())
@pytest.mark.parametrize("game", ["wordsearch", "wizards", "battlewords"])
def test_a_key_is_described_in_words(game: str, language: str) -> None:
    one = sheet(game)
    alt = [text for role, text in read(pdf_of(one, Style(language=language))) if role == "Figure"][-1]
    words = [word.word for word in one.answers.words]  # type: ignore[attr-defined]
    assert all(word in alt for word in words)
    assert alt.count(";") == len(words) - 1


def test_a_board_and_a_hand_are_read_as_rows_of_tiles() -> None:
    board = [text for _, text in read(pdf_of(sheet("boogle"), Style(key="none"))) if text]
    assert board == [f"{n}: {' '.join(row)}" for n, row in enumerate(sheet("boogle").made.grid, 1)]  # type: ignore[attr-defined]
    hand = [text for _, text in read(pdf_of(sheet("hands"), Style(key="none"))) if text]
    assert hand[0].count(", ") == len(sheet("hands").made.hand) - 1  # type: ignore[attr-defined]


def test_header_and_footer_are_not_read() -> None:
    one = sheet("wordsearch")
    plain, full = (pdf_of(one, Style(header=text, footer=text)) for text in ("", "Class 4b"))
    assert read(plain) == read(full)
    assert "Class 4b" in PdfReader(BytesIO(full)).pages[0].extract_text()


def test_the_contents_lead_to_the_pages_that_they_name(book: bytes) -> None:
    reader = PdfReader(BytesIO(book))
    goals: Any = reader.trailer["/Root"]["/Dests"]  # type: ignore[index]
    notes: Any = reader.pages[1]["/Annots"]
    for each in notes:
        link = each.get_object()
        page = reader.get_page_number(goals[link["/Dest"]][0].get_object())
        assert page is not None
        if ". " in link["/Contents"]:
            assert link["/Contents"] in reader.pages[page].extract_text()
    assert len(notes) == 7 + 3 + 1


def test_lines_of_a_paragraph_are_read_with_a_space_between_them() -> None:
    page = PdfReader(BytesIO(pdf_of(sheet("wizards"), Style(key="none")))).pages[0]
    shown = " ".join(page.extract_text().split())
    assert sheet("wizards").instructions(Style()) in shown


def test_a_printer_of_books_gets_no_structure() -> None:
    from worderly.press.page.pdf.delivery import Delivery
    from worderly.press.page.pdf.writer import PdfWriter as Writer

    out = BytesIO()
    writer = Writer(out, Style().type, "Rain", delivery=Delivery("grey", to_printer=True))
    writer.add(next(Book([sheet("hands")], Style()).pages()).page)
    writer.close()
    assert faults(out.getvalue()) == {"structure"}
    assert b"BDC" not in PdfReader(out).pages[0]["/Contents"].get_object().get_data()  # type: ignore[union-attr]
