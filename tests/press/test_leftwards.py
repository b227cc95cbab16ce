"""Hebrew and Arabic: order as it is seen, joined letters, pages that begin at the right, and what is read."""

import io
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfReader

from tests.press.makers import sheet
from tests.press.pdf_ua import elements, faults
from worderly.games.wordsearch.options import Options
from worderly.kit import Refused
from worderly.press.braille import to_braille
from worderly.press.document import single
from worderly.press.files import pdf_of
from worderly.press.page.fonts import Type
from worderly.press.page.model import Page, Row, Tag, Text, Turned, mirrored
from worderly.press.page.pdf.delivery import Delivery
from worderly.press.page.pdf.writer import PdfWriter
from worderly.press.page.png import to_png
from worderly.press.page.shaping import as_seen
from worderly.press.page.style import Listing, Style
from worderly.press.page.svg import to_svg
from worderly.press.printers.reading import Document
from worderly.press.sheets import Sheet

HEBREW = ("שלום", "בית", "חלון", "ספר", "דלת")
ARABIC = ("كتاب", "قلم", "سلام", "تفاحة", "بحر")
SHOWN = Style(key="none")
BOTH = pytest.mark.parametrize(
    ("words", "title"), [(HEBREW, "בית ספר"), (ARABIC, "في المدرسة")], ids=["he", "ar"]
)


def puzzle(words: tuple[str, ...], title: str = "") -> Sheet:
    return sheet("wordsearch", Options(words=words, title=title, rows=8, cols=8, level="easy"))


def page_of(words: tuple[str, ...], title: str = "", style: Style = SHOWN) -> Page:
    return single(puzzle(words, title), style)[0]


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("שלום", ["<שלום"]),
        ("Key: שלום", ["Key: ", "<שלום"]),
        ("שלום (abc) 12!", ["!12 (abc) ", "<שלום"]),
        ("1. שלום (5)", ["(5) ", "<שלום", " .1"]),
        ("abc (שלום) def", ["abc (", "<שלום", ") def"]),
        ("سلام ١٢", ["١٢ ", "<سلام"]),
        ("می\u200cخواهم", ["<می\u200cخواهم"]),
        ("plain (text)", ["plain (text)"]),
    ],
)
def test_a_text_is_seen_in_the_order_of_unicode(text: str, seen: list[str]) -> None:
    assert [f"<{piece}" if leftwards else piece for piece, leftwards in as_seen(text)] == seen


def glyphs(text: str) -> list[int]:
    return [glyph.number for _, run in Type().forms(text, False) for glyph in run]


def alone(letter: str) -> int:
    return Type().runs(letter, False)[0][0].glyphs[ord(letter)]


def test_arabic_letters_join_in_a_text() -> None:
    word = glyphs("كتب")
    assert len(word) == 3
    assert not {*word} & {alone(letter) for letter in "كتب"}


def test_letters_that_do_not_join_keep_their_form() -> None:
    assert glyphs("دار") == [alone(letter) for letter in "راد"]
    assert glyphs("שלום") == [alone(letter) for letter in "םולש"]


def test_lam_and_alef_are_one_form_and_vowels_stand_on_their_letters() -> None:
    assert len(glyphs("لا")) == 1
    ((_, run),) = Type().forms("شَ", False)
    vowel, letter = run
    assert (vowel.advance, letter.dx) == (0, 0)
    assert 0 < vowel.dx < letter.advance


def test_a_joined_word_is_as_wide_as_its_forms() -> None:
    joined = Type().width("ببب", 10)
    assert joined < 3 * Type().width("ب", 10)
    assert Type().width("abc", 10) + Type().width("שלום", 10) == pytest.approx(Type().width("abcשלום", 10))


@BOTH
def test_a_page_begins_at_the_right(words: tuple[str, ...], title: str) -> None:
    page = page_of(words, title)
    left, right = Style().frame().x, Style().frame().right
    rows = [item for item in page.items if isinstance(item, Row)]
    assert [row.text for row in rows] == list(puzzle(words).made.grid)  # type: ignore[attr-defined]
    assert all(row.step < 0 and left < row.x + 7 * row.step < row.x < right for row in rows)
    texts = {item.text: item for item in page.items if isinstance(item, Text)}
    assert texts[title].x == pytest.approx(right)
    first, *others = (texts[word] for word in sorted(words))
    assert first.x == pytest.approx(right)
    assert {texts[word].align for word in (title, *words)} == {1}
    assert all(other.x < right for other in others)


def test_a_page_of_latin_letters_begins_at_the_left() -> None:
    page = page_of(("whale", "tuna"), "Ocean")
    assert all(item.step > 0 for item in page.items if isinstance(item, Row))
    assert next(item for item in page.items if isinstance(item, Text)).align == 0


def test_a_mirror_twice_is_no_mirror() -> None:
    items = [*page_of(HEBREW).items, Turned(10, 20, (Text(10, 20, "key", 10),), 90)]
    once = mirrored(items, 0)
    assert once != items
    assert mirrored(once, 0) == items


@pytest.mark.parametrize("listing", ["words", "clues", "none"])
@BOTH
def test_a_sheet_keeps_the_rules_of_accessible_files(
    words: tuple[str, ...], title: str, listing: Listing
) -> None:
    style = Style(listing=listing, header=title, footer=title, name_line=True)
    assert faults(pdf_of(puzzle(words, title), style)) == set()


@BOTH
def test_a_screen_reader_gets_texts_in_their_order_and_their_language(
    words: tuple[str, ...], title: str
) -> None:
    found = elements(PdfReader(io.BytesIO(pdf_of(puzzle(words, title), SHOWN))))
    read = [(one.role, str(one.found["/ActualText"])) for one in found if "/ActualText" in one.found]
    grid = [f"{n}: {' '.join(row)}" for n, row in enumerate(puzzle(words).made.grid, 1)]  # type: ignore[attr-defined]
    listed = [("LBody", word) for word in sorted(words)]
    assert read == [("H1", title), *(("P", row) for row in grid), *listed]
    named = {str(one.found["/Lang"]) for one in found if "/Lang" in one.found}
    assert named == {"he" if words == HEBREW else "ar"}


def test_a_key_tells_directions_as_they_are_seen() -> None:
    one = puzzle(HEBREW)
    alt = next(item.text for item in one.key(Style().frame(), Style()) if isinstance(item, Tag) and item.text)
    across = [word.word for word in one.answers.words if word.direction == "E"]  # type: ignore[attr-defined]
    assert across
    told = dict(place.split(": ") for place in alt.split("; "))
    assert all(told[word].endswith("to the left") for word in across)
    assert not any("right" in place for place in told.values())


@BOTH
def test_an_svg_leaves_each_letter_of_the_grid_alone_and_joins_the_list(
    words: tuple[str, ...], title: str
) -> None:
    svg = to_svg(page_of(words, title), Type())
    assert svg.count('direction="rtl"') == len(words) + 1
    assert f">{words[0]}<" in svg
    letters = "".join(puzzle(words).made.grid)  # type: ignore[attr-defined]
    assert all(svg.count(f">{letter}</text>") == letters.count(letter) for letter in set(letters))


@BOTH
def test_a_png_has_the_title_at_the_right(words: tuple[str, ...], title: str) -> None:
    image = Image.open(io.BytesIO(to_png(page_of(words, title), Type(), 40))).convert("L")
    top = image.crop((0, 0, image.width, image.height // 11))
    box = top.point(lambda value: 255 * (value < 128)).getbbox()
    assert box is not None
    assert box[0] > image.width / 2


def test_a_printer_can_read_what_runs_leftwards(tmp_path: Path) -> None:
    path = tmp_path / "x.pdf"
    with path.open("wb") as out:
        writer = PdfWriter(out, Type(), delivery=Delivery("grey", to_printer=True))
        writer.add(page_of(ARABIC, "في المدرسة"))
        writer.close()
    leaf = next(Document(path).leaves())
    assert leaf.unknown == set()
    assert leaf.extent is not None
    assert leaf.extent[0] >= Style().frame().x - 1
    assert leaf.extent[2] <= Style().frame().right + 2


def test_a_script_without_a_font_is_refused_by_its_name() -> None:
    with pytest.raises(Refused) as refused:
        Type().width("ܫܠܡܐ", 10)
    assert (refused.value.code, refused.value.facts["script"]) == ("no_font_for", "Syriac")
    with pytest.raises(Refused) as refused:
        to_braille("שלום", "en")
    assert refused.value.code == "no_braille_for"
