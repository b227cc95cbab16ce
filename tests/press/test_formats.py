"""PDF, SVG and PNG: read back by tools that share no code with the press."""

import io
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image
from pypdf import PdfReader

from tests.press.makers import OCEAN, made, sheet
from worderly.games import IDS
from worderly.games.wordsearch.options import Options
from worderly.kit import Refused
from worderly.messages import Messages
from worderly.press.books.book import Book
from worderly.press.document import single
from worderly.press.files import pdf_of, pictures_of, write_book, write_pdf
from worderly.press.page.fonts import Type
from worderly.press.page.model import Page, Text, Turned
from worderly.press.page.png import to_png
from worderly.press.page.scripts import check_scripts
from worderly.press.page.style import Style
from worderly.press.page.svg import to_svg

GREEK = Options(words=("θάλασσα", "ήλιος", "βιβλίο"), title="Σχολείο", rows=8, cols=8)
RUSSIAN = Options(words=("наука", "книга", "солнце"), title="Школа", rows=8, cols=8)


def read(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data), strict=True)


@pytest.mark.parametrize("game", IDS)
def test_a_pdf_is_read_back_with_its_text(game: str) -> None:
    reader = read(pdf_of(sheet(game), Style()))
    assert len(reader.pages) == 2
    assert "Key: " in reader.pages[1].extract_text()


def test_words_and_rows_can_be_selected() -> None:
    made_sheet = sheet("wordsearch")
    text = read(pdf_of(made_sheet, Style())).pages[0].extract_text()
    assert all(word in text for word in OCEAN)
    grid = made("wordsearch").state.grid
    assert "".join(grid) in "".join(text.split())


@pytest.mark.parametrize(("options", "title"), [(GREEK, "Σχολείο"), (RUSSIAN, "Школа")])
def test_greek_and_cyrillic_are_embedded_and_selectable(options: Options, title: str) -> None:
    reader = read(pdf_of(sheet("wordsearch", options), Style()))
    text = reader.pages[0].extract_text()
    assert title in text
    assert all(word in text for word in options.words)
    assert reader.metadata is not None
    assert reader.metadata.title == title


@pytest.mark.parametrize("game", IDS)
def test_every_font_is_embedded_as_a_subset(game: str) -> None:
    reader = read(pdf_of(sheet(game), Style()))
    resources: Any = reader.pages[0]["/Resources"]
    fonts = resources["/Font"]
    assert len(fonts) >= 2
    for font in fonts.values():
        descendant = font.get_object()["/DescendantFonts"][0].get_object()
        data = descendant["/FontDescriptor"]["/FontFile2"].get_data()
        assert descendant["/BaseFont"][7] == "+"
        assert data[:4] == b"\0\1\0\0"
        assert len(data) < 40_000


def test_the_same_puzzle_gives_the_same_bytes() -> None:
    assert pdf_of(sheet("wordsearch"), Style()) == pdf_of(sheet("wordsearch"), Style())


def test_an_upside_down_key_is_turned_in_every_format() -> None:
    page = Page(100, 100, (Turned(50, 50, (Text(10, 20, "key", 10),)),))
    assert "rotate(180 50 50)" in to_svg(page, Type())
    image = Image.open(io.BytesIO(to_png(page, Type(), 72))).convert("L")
    dark = [(n % 100, n // 100) for n, value in enumerate(image.tobytes()) if value < 128]
    assert dark
    assert min(x for x, _ in dark) > 60
    assert min(y for _, y in dark) > 70


@pytest.mark.parametrize("game", IDS)
def test_an_svg_is_xml_that_carries_its_fonts(game: str) -> None:
    text = to_svg(single(sheet(game), Style())[0], Type(), "A < B & “C”")
    root = ElementTree.fromstring(text)
    assert root.tag.endswith("svg")
    assert root[0].text == "A < B & “C”"
    assert "data:font/ttf;base64," in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")


def test_an_svg_centres_each_letter_in_its_cell() -> None:
    text = to_svg(single(sheet("wordsearch"), Style())[0], Type())
    rows = [e for e in ElementTree.fromstring(text) if e.get("text-anchor") == "middle"]
    grid = [e for e in rows if len((e.get("x") or "").split()) == 12]
    assert [e.text for e in grid] == list(made("wordsearch").state.grid)


@pytest.mark.parametrize("game", IDS)
def test_a_png_has_the_size_of_its_paper_and_ink_on_it(game: str) -> None:
    data = to_png(single(sheet(game), Style())[0], Type(), 50)
    image = Image.open(io.BytesIO(data)).convert("L")
    assert image.size == (425, 550)
    assert min(image.tobytes()) < 60


def test_pictures_have_a_file_for_the_key() -> None:
    assert list(pictures_of(sheet("boogle"), Style(), ".svg")) == ["", "-key"]
    assert list(pictures_of(sheet("boogle"), Style(key="none"), ".svg")) == [""]


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("ܫܠܡܐ", "no_font_for", "Syriac"),
        ("नमस्ते", "needs_shaping", "Devanagari"),
        ("ภาษา", "needs_shaping", "Thai"),
        ("x\u0303y", "loose_mark", "x\u0303"),
        ("fun 😀", "no_font_for", "😀"),
        ("안녕", "no_font_for", "Hangul"),
    ],
)
def test_what_the_press_cannot_set_is_refused_by_its_name(text: str, code: str, named: str) -> None:
    with pytest.raises(Refused) as refused:
        Type().width(text, 10)
    assert refused.value.code == code
    for language in ("en", "fr"):
        assert Messages(language).refusal(code, refused.value.facts).count("{") == 0
    assert named in Messages("en").refusal(code, refused.value.facts)


@pytest.mark.parametrize("words", [("привет", "hello"), ("h\u0435llo", "world"), ("cat", "भारत", "dog")])
def test_words_of_several_scripts_are_refused_by_the_one_that_differs(words: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        sheet("wordsearch", Options(words=words))
    assert refused.value.code == "mixed_scripts"


def test_signs_and_digits_are_of_no_script() -> None:
    check_scripts(("B2B", "rock ’n’ roll", "naïve", "😀"))
    check_scripts(("東京タワー", "さくら"))


def test_letters_no_font_has_are_refused_by_name() -> None:
    with pytest.raises(Refused) as refused:
        Type().width("漢", 10)
    assert (refused.value.code, refused.value.facts) == ("no_font_for", {"letter": "漢", "script": "Chinese"})


def test_a_font_of_ones_own_comes_first() -> None:
    path = Path(__file__).parents[2] / "src/worderly/press/fonts/DejaVuSans-Regular.ttf"
    faces = [face for face, _ in Type(path).runs("word", bold=True)]
    assert [face.name for face in faces] == ["DejaVuSansRegular"]


def test_a_file_that_is_no_font_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.ttf").write_bytes(b"not a font")
    with pytest.raises(Refused) as refused:
        Type(tmp_path / "x.ttf").width("a", 10)
    assert refused.value.code == "font_not_usable"


def test_a_document_that_cannot_be_set_leaves_no_file(tmp_path: Path) -> None:
    korean = Options(words=("안녕", "학교"), rows=6, cols=6)
    with pytest.raises(Refused):
        write_pdf(tmp_path / "x.pdf", sheet("wordsearch", korean), Style())
    with pytest.raises(Refused):
        write_book(tmp_path / "x.pdf", Book([sheet("wordsearch", korean)], Style()))
    assert list(tmp_path.iterdir()) == []
