"""Pages that are filled: large lists, one left edge, many keys that can be read, large print everywhere."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.press.makers import OCEAN, options_of, sheet, texts_of
from worderly.games import IDS, game_of
from worderly.games.wordsearch.options import Options
from worderly.press.books.batch import batch_of, sheet_at
from worderly.press.books.book import Book
from worderly.press.books.front import Imprint
from worderly.press.document import single
from worderly.press.page.fonts import Type
from worderly.press.page.model import Page, Path, Row, Text, smallest_type
from worderly.press.page.style import PAPERS, Style

SIDE_15 = Options(words=OCEAN, title="Ocean", rows=15, cols=15)


def book(count: int, style: Style) -> Book:
    batch = batch_of(game_of("wordsearch"), SIDE_15, "layout", count=count, rising=True)
    return Book([sheet_at(batch, n) for n in range(count)], style, rising=True)


def cell(pages: list[Page]) -> float:
    return next(item.step for page in pages for item in page.items if isinstance(item, Row))


def listed(page: Page) -> list[Text]:
    return [item for item in page.items if isinstance(item, Text) and item.text in OCEAN]


@pytest.mark.parametrize("paper", ["letter", "a4"])
def test_a_list_grows_into_the_room_below_its_grid(paper: str) -> None:
    page = single(sheet("wordsearch", SIDE_15), Style(paper=paper))[0]
    assert 14 <= listed(page)[0].size <= 16


@pytest.mark.parametrize("large", [False, True])
def test_title_instructions_border_and_list_have_one_left_edge(large: bool) -> None:
    style = Style(large=large)
    page = single(sheet("wordsearch"), style)[0]
    texts = [item.x for item in page.items if isinstance(item, Text) and item.align == 0]
    paths = [min(n[0] for _, n in item.segments if n) for item in page.items if isinstance(item, Path)]
    border = min(x for item in page.items if isinstance(item, Path) for _, n in item.segments for x in n[::2])
    assert min(texts) == pytest.approx(style.margin)
    assert min(paths) >= border == pytest.approx(style.margin)


def test_two_puzzles_on_a_page_are_larger_than_four() -> None:
    sizes = {}
    for count in (2, 4):
        pages = [page.page for page in book(8, Style(per_page=count)).pages()]
        sizes[count] = cell([page for page in pages if listed(page)])
    assert sizes[2] > sizes[4]


@pytest.mark.parametrize(("paper", "count"), [("letter", 6), ("a4", 6), ("6x9", 4)])
def test_many_keys_share_a_page_in_type_that_can_be_read(paper: str, count: int) -> None:
    pages = [page.page for page in book(12, Style(paper=paper)).pages()]
    keys = [page for page in pages if any(text.startswith("Key: ") for text in texts_of(page))]
    assert len(keys) == 12 // count
    assert min(smallest_type(page.items) for page in keys) >= 7


@pytest.mark.parametrize(("game", "paper"), list(product(IDS, PAPERS)))
def test_large_print_has_no_type_below_16_points(game: str, paper: str) -> None:
    options = Options(words=OCEAN, rows=11, cols=11) if game == "wordsearch" else options_of(game)
    style = Style(paper=paper, large=True, header="Class 4b", footer="June")
    for page in single(sheet(game, options), style):
        small = [text for text in page.items if isinstance(text, Text | Row) and text.size < 15.99]
        assert small == []


@pytest.mark.parametrize("game", IDS)
def test_a_book_in_large_print_has_no_type_below_16_points(game: str) -> None:
    options = Options(words=OCEAN, rows=11, cols=11) if game == "wordsearch" else options_of(game)
    sheets, imprint = [sheet(game, options)] * 7, Imprint("Ann", "Rain Press", "For all", "One", 2026)
    style = Style(large=True, header="Class 4b", footer="June")
    for is_sold in (False, True):
        one = Book(sheets, style, "Rain", rising=True, imprint=replace(imprint, is_sold=is_sold))
        assert min(smallest_type(page.page.items) for page in one.pages()) >= 15.99


def test_no_section_stands_alone_at_the_foot_of_a_column() -> None:
    once = sheet("wordsearch")
    for count in range(60, 90, 3):
        for page in Book([once] * count, Style(key="none"), rising=True).pages():
            texts = [item for item in page.page.items if isinstance(item, Text)]
            if not texts or texts[0].text != "Contents":
                continue
            for section in (item for item in texts if item.text in ("Easy", "Medium", "Hard")):
                column = [item.y for item in texts if item.x == section.x]
                assert max(column) > section.y


@pytest.mark.parametrize("paper", PAPERS)
def test_a_boogle_key_names_every_word_or_says_which(paper: str) -> None:
    one = sheet("boogle")
    key = single(one, Style(paper=paper))[-1]
    told = " ".join(texts_of(key))
    words = {word for text in texts_of(key) for word in text.removesuffix(",").split(", ")}
    solution: Any = one
    missing = [each.word for each in solution.answers.words if each.word not in words]
    assert not missing or f"{len(missing)} shorter words are left out" in told


@pytest.mark.parametrize("bold", [False, True])
def test_zeros_are_plain(bold: bool) -> None:
    from fontTools.ttLib import TTFont

    font = TTFont(next(Type().faces(bold)).path)
    assert font["glyf"]["zero"].numberOfContours == 2
