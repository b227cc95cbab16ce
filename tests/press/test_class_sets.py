"""Class sets: the same words in many versions, all keys on few pages, and what a teacher may change."""

from io import BytesIO
from itertools import pairwise

import pytest
import zxingcpp
from PIL import Image

from tests.press.makers import OCEAN, options_of, sheet, texts_of
from worderly.games import IDS, game_of
from worderly.games.wordsearch.options import Options
from worderly.press.books.batch import batch_of
from worderly.press.books.class_set import ClassSet
from worderly.press.books.versions import class_set_of, make_versions
from worderly.press.document import single
from worderly.press.notices import notices_of
from worderly.press.page.contour import loops
from worderly.press.page.fonts import Type
from worderly.press.page.model import Page, Path, Row, Text, smallest_type
from worderly.press.page.png import to_png
from worderly.press.page.style import READABLE, Listing, Order, Style

NUMBERS = range(1, 31)


def class_set(
    count: int,
    style: Style,
    levels: tuple[str, ...] = (),
    game: str = "wordsearch",
    links: tuple[str, ...] = (),
) -> ClassSet:
    batch = batch_of(game_of(game), options_of(game), "class", count=count)
    return class_set_of(batch, make_versions(batch, levels), style, links=links)


def grid_of(page: Page) -> list[str]:
    return [item.text for item in page.items if isinstance(item, Row)]


def test_thirty_versions_hide_the_same_words_in_thirty_grids() -> None:
    pages = list(class_set(30, Style()).pages())[:30]
    assert len({"".join(grid_of(page)) for page in pages}) == 30
    assert all(set(OCEAN) <= set(texts_of(page)) for page in pages)
    assert [text for page in pages for text in texts_of(page) if text.startswith("Version")] == [
        f"Version {n}" for n in NUMBERS
    ]


def test_a_set_has_every_key_once_in_type_that_can_be_read() -> None:
    keys = list(class_set(30, Style()).pages())[30:]
    assert len(keys) <= 2
    shown = [text for page in keys for text in texts_of(page)]
    assert [text for text in shown if text.startswith("Version")] == [f"Version {n}" for n in NUMBERS]
    assert min(smallest_type(page.items) for page in keys) >= READABLE


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("listing", ["clues", "none"])
def test_keys_with_a_list_below_them_can_be_read_too(listing: Listing, paper: str) -> None:
    """In narrow columns the list would leave no room for the grid: they are not taken."""
    style = Style(listing=listing, paper=paper)
    keys = list(class_set(1, style, ("easy", "medium", "hard")).pages())[3:]
    assert [text for page in keys for text in texts_of(page) if text.startswith("★")] == [
        "★ Easy",
        "★★ Medium",
        "★★★ Hard",
    ]
    assert min(smallest_type(page.items) for page in keys) >= READABLE


def test_few_keys_are_larger_than_many() -> None:
    few, many = (list(class_set(count, Style()).pages())[count] for count in (2, 12))
    assert smallest_type(row for row in few.items if isinstance(row, Row)) > smallest_type(many.items)


@pytest.mark.parametrize("game", IDS)
def test_every_game_has_class_sets(game: str) -> None:
    pages = list(class_set(4, Style(name_line=True), game=game).pages())
    assert len(pages) >= 5
    shown = [text for page in pages for text in texts_of(page)]
    assert [shown.count(f"Version {n}") for n in range(1, 5)] == [2] * 4


def test_levels_hide_the_same_words_and_are_told_by_stars() -> None:
    one = class_set(1, Style(), ("easy", "medium", "hard"))
    assert [version.label for version in one.versions] == ["★", "★★", "★★★"]
    assert [version.key_label for version in one.versions] == ["★ Easy", "★★ Medium", "★★★ Hard"]
    pages = list(one.pages())[:3]
    assert all(set(OCEAN) <= set(texts_of(page)) for page in pages)
    assert ["diagonally" in " ".join(texts_of(page)) for page in pages] == [False, True, True]


def test_a_theme_by_chance_is_the_same_in_all_versions() -> None:
    batch = batch_of(game_of("wordsearch"), Options(theme="*", rows=14, cols=14), "t", count=5)
    words = {tuple(sorted(one.made.record["puzzle"].words)) for one in make_versions(batch)}
    assert len(words) == 1


def test_a_link_is_a_code_in_the_corner_that_differs_by_its_address() -> None:
    links = ("http://play.example/c/aaaaaaaa", "http://play.example/c/bbbbbbbb")
    with_codes = list(class_set(2, Style(), links=links).pages())[:2]
    without = list(class_set(2, Style()).pages())[:2]
    modules = [[i for i in page.items if isinstance(i, Path) and i.stroke is None] for page in with_codes]
    assert all(len(dark) > 100 for dark in modules)
    assert modules[0] != modules[1]
    assert not any(isinstance(i, Path) and i.stroke is None for page in without for i in page.items)


def test_a_printed_code_is_read_by_another_program() -> None:
    link = "https://words.example.org/c/AbCdEfGh1"
    page = next(class_set(1, Style(), links=(link,)).puzzles())
    image = Image.open(BytesIO(to_png(page, Type(), 100)))
    assert [found.text for found in zxingcpp.read_barcodes(image)] == [link]


@pytest.mark.parametrize("large", [False, True])
def test_a_line_for_name_and_date_can_be_written_on(large: bool) -> None:
    page = single(sheet("wordsearch"), Style(name_line=True, large=large))[0]
    labels = [item for item in page.items if isinstance(item, Text) and item.text in ("Name", "Date")]
    assert [label.text for label in labels] == ["Name", "Date"]
    assert all(label.size >= (16 if large else 12) for label in labels)
    below = min(item.y - item.size for item in page.items if isinstance(item, Text) and item not in labels)
    assert below > max(label.y for label in labels)
    assert "Name" not in texts_of(single(sheet("wordsearch"), Style(name_line=True))[1])


def test_a_grid_can_have_small_letters_in_the_puzzle_and_the_key() -> None:
    for page in single(sheet("wordsearch"), Style(case="lower")):
        assert all(row == row.lower() for row in grid_of(page))


@pytest.mark.parametrize(
    ("order", "first"),
    [
        ("given", ["whale", "coral", "tuna"]),
        ("alphabet", ["coral", "harbour", "kelp"]),
        ("length", ["kelp", "tuna", "coral"]),
    ],
)
def test_a_list_is_in_the_order_that_is_asked_for(order: Order, first: list[str]) -> None:
    shown = [text for text in texts_of(single(sheet("wordsearch"), Style(order=order))[0]) if text in OCEAN]
    assert shown[:3] == first


@pytest.mark.parametrize("listing", ["clues", "none"])
def test_a_puzzle_without_its_words_tells_them_in_the_key(listing: Listing) -> None:
    puzzle, key = single(sheet("wordsearch"), Style(listing=listing))
    assert not any(word in " ".join(texts_of(puzzle)) for word in OCEAN)
    assert all(word in " ".join(texts_of(key)) for word in OCEAN)


def test_clues_are_numbered_and_tell_the_letters_but_not_the_word() -> None:
    page = single(sheet("wordsearch"), Style(listing="clues"))[0]
    assert any(text.startswith("1. ") for text in texts_of(page))
    assert sum(f"({len('whale')})" in text for text in texts_of(page)) == 3, "coral, squid and whale"


def test_a_word_without_a_meaning_is_shown_itself_and_told() -> None:
    odd = sheet("wordsearch", Options(words=("whale", "zzyzx road"), rows=12, cols=12))
    style = Style(listing="clues")
    pages = single(odd, style)
    assert any("zzyzx road" in text for text in texts_of(pages[0]))
    assert any("zzyzx road" in notice for notice in notices_of(odd, pages, style))


def test_letters_too_small_to_read_are_told() -> None:
    large = sheet("wordsearch", Options(words=OCEAN, rows=90, cols=90))
    assert any("points" in notice for notice in notices_of(large, single(large, Style()), Style()))
    small = sheet("wordsearch")
    assert notices_of(small, single(small, Style()), Style()) == []


def test_a_shape_has_its_outline() -> None:
    ring = sheet("wordsearch", Options(words=("oak", "elm", "ash"), shape="ring", rows=15, cols=15))
    page = single(ring, Style())[0]
    closed = [item for item in page.items if isinstance(item, Path) and item.segments[-1][0] == "Z"]
    assert len(closed) == 2, "outside and inside"


def test_an_outline_goes_round_every_cell_once() -> None:
    cells = frozenset({(0, 0), (0, 1), (1, 1), (2, 2)})
    found = loops(cells)
    assert len(found) == 2, "cells that touch at a corner only stay apart"
    for loop in found:
        assert all((a[0] == b[0]) != (a[1] == b[1]) for a, b in pairwise([*loop, loop[0]]))
