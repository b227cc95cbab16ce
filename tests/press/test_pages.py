"""Every game on every paper: nothing leaves the margins, the key tells the answers."""

import re
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.press.makers import OCEAN, corners, options_of, sheet, texts_of
from worderly.games import IDS
from worderly.games.wordsearch.options import Options
from worderly.kit import Refused
from worderly.press.document import single
from worderly.press.page.model import Frame, Page, Path, Row, Text, Turned, box, capsule, disc, lowest
from worderly.press.page.style import KEYS, PAPERS, Key, Style
from worderly.press.page.typesetting import in_columns, titled, wrap_text, wrapped

EDGE = 1.0
"""Points that a stroke or a descender may reach over its frame."""


@pytest.mark.parametrize(("game", "paper", "large"), list(product(IDS, PAPERS, (False, True))))
def test_nothing_leaves_the_margins(game: str, paper: str, large: bool) -> None:
    style = Style(paper=paper, large=large, header="Class 4b", footer="Worderly", key="upside-down")
    for page in single(sheet(game), style):
        frame = style.frame()
        for x, y in corners(page.items):
            assert frame.x - EDGE <= x <= frame.right + EDGE
            assert frame.y - EDGE <= y <= frame.bottom + EDGE


@pytest.mark.parametrize("game", IDS)
def test_no_line_of_type_is_wider_than_the_page(game: str) -> None:
    style = Style(paper="6x9", large=True)
    for page in single(sheet(game), style):
        for item in page.items:
            if isinstance(item, Text):
                width = style.type.width(item.text, item.size, item.bold)
                left = item.x - item.align * width
                assert style.margin - EDGE <= left <= left + width <= page.width - style.margin + EDGE


@pytest.mark.parametrize("game", IDS)
def test_a_puzzle_has_its_key_on_the_last_page(game: str) -> None:
    pages = single(sheet(game), Style())
    assert len(pages) == 2
    assert texts_of(pages[-1])[0].startswith("Key: ")
    assert not any(isinstance(item, Turned) for page in pages for item in page.items)


@pytest.mark.parametrize("game", IDS)
def test_a_key_can_stand_upside_down_or_be_left_out(game: str) -> None:
    below, none = single(sheet(game), Style(key="upside-down")), single(sheet(game), Style(key="none"))
    assert any(isinstance(item, Turned) for item in below[-1].items)
    assert len(none) == 1


@pytest.mark.parametrize(("game", "paper", "large"), list(product(IDS, PAPERS, (False, True))))
def test_an_upside_down_key_never_lies_on_its_puzzle(game: str, paper: str, large: bool) -> None:
    for page in single(sheet(game), Style(paper=paper, large=large, key="upside-down")):
        turned = [item for item in page.items if isinstance(item, Turned)]
        upright = [item for item in page.items if not isinstance(item, Turned)]
        if turned and upright:
            highest = min(y for _, y in corners(turned))
            assert lowest(upright) <= highest


@pytest.mark.parametrize("paper", PAPERS)
def test_large_print_keeps_its_grid_large_whatever_the_key(paper: str) -> None:
    def cell(style: Style) -> float:
        rows = [i for page in single(sheet("wordsearch"), style) for i in page.items if isinstance(i, Row)]
        return rows[0].step

    with_key = cell(Style(paper=paper, large=True, key="upside-down"))
    assert with_key >= 0.85 * cell(Style(paper=paper, large=True, key="none"))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("rows", "cols"), [(8, 8), (14, 13), (20, 20), (24, 13), (30, 30)])
def test_large_print_has_letters_of_16_points_or_says_what_would_fit(
    rows: int, cols: int, paper: str, key: Key
) -> None:
    style = Style(paper=paper, large=True, key=key)
    pages = laid(Options(words=("whale", "coral", "tuna"), rows=rows, cols=cols), style)
    if isinstance(pages, Refused):
        assert pages.code == "too_small_for_large_print"
        down, across = map(int, str(pages.facts["fits"]).split(" × "))
        assert rows > down or cols > across
    else:
        assert min(item.size for item in pages[0].items if isinstance(item, Row)) >= 16


def laid(options: Options, style: Style) -> "list[Page] | Refused":
    try:
        return single(sheet("wordsearch", options), style)
    except Refused as refused:
        return refused


def test_a_battlewords_key_below_its_sea_names_each_word_and_its_cells() -> None:
    page = single(sheet("battlewords"), Style(key="upside-down"))[0]
    turned = next(item for item in page.items if isinstance(item, Turned))
    told = [item.text for item in turned.items if isinstance(item, Text)]
    assert len(told) == 6
    assert all(re.fullmatch(r"\w+  [A-L]\d+–[A-L]\d+", text) for text in told)


def test_a_long_title_is_broken_and_not_made_tiny() -> None:
    title = "The extraordinarily long title of a puzzle which a teacher typed in one go"
    page = single(sheet("wordsearch", Options(words=OCEAN, title=title)), Style(paper="6x9"))[0]
    heads = [item for item in page.items if isinstance(item, Text) and item.bold]
    assert " ".join(item.text for item in heads) == title
    assert all(item.size > 12 for item in heads)


@given(st.text("abcdefghij ", min_size=1, max_size=80).filter(str.strip))
def test_a_title_keeps_its_letters_and_its_width(text: str) -> None:
    title = titled(text, 300, 24, Style().type)
    assert re.sub("[- ]", "", "".join(title.lines)) == text.replace(" ", "")
    assert all(Style().type.width(line, title.size, True) <= 301 for line in title.lines)


def test_no_break_spaces_hold_a_french_colon_to_its_word() -> None:
    text = "Nommez une case\u00a0: il dit sa lettre"
    for width in range(40, 200, 7):
        assert not any(line.startswith(("\u00a0", ":")) for line in wrapped(text, width, 10, Style().type))


def test_a_word_search_prints_its_grid_and_every_word_of_its_list() -> None:
    page = single(sheet("wordsearch"), Style())[0]
    rows = [item.text for item in page.items if isinstance(item, Row)]
    assert [len(row) for row in rows] == [12] * 12
    assert set(OCEAN) <= set(texts_of(page))
    assert texts_of(page)[0] == "Ocean"


def test_the_key_rings_every_word_and_sets_its_letters_apart() -> None:
    key = single(sheet("wordsearch"), Style())[1]
    rings = [item for item in key.items if isinstance(item, Path) and item.fill is None]
    assert len(rings) == 1 + len(OCEAN)
    bold = "".join(item.text for item in key.items if isinstance(item, Row) and item.bold)
    pale = "".join(item.text for item in key.items if isinstance(item, Row) and not item.bold)
    assert len((bold + pale).replace(" ", "")) == 144


def test_a_wizards_page_shows_no_letter_in_the_crossword() -> None:
    puzzle, key = single(sheet("wizards"), Style())
    assert sum(len(text) == 1 for text in texts_of(puzzle)) == 6
    assert sum(len(text) == 1 for text in texts_of(key)) > 30


def test_a_battlewords_page_shows_the_radar_and_no_word() -> None:
    puzzle, key = single(sheet("battlewords"), Style())
    curves = [item for item in puzzle.items if isinstance(item, Path) and len(item.segments) == 10]
    assert len(curves) == 1 + 2 * 6
    assert sum(text in "ABCDEFGHIJKL" for text in texts_of(puzzle)) == 12
    assert sum(len(text) == 1 and text.isalpha() for text in texts_of(key)) == 12 + 30


def test_the_last_line_of_running_text_is_no_lonely_word() -> None:
    type_ = Style().type
    for width in range(120, 400, 7):
        lines = wrap_text(
            "Find the 60 words in the grid: across, down or diagonally, backwards.", width, 10, type_
        )
        assert " " in lines[-1] or len(lines) == 1
        assert all(type_.width(line, 10) <= width for line in lines)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_boogle_key_in_large_print_is_large_or_on_a_page_of_its_own(paper: str) -> None:
    pages = single(sheet("boogle"), Style(paper=paper, large=True, key="upside-down"))
    turned = [item for item in pages[0].items if isinstance(item, Turned)]
    sizes = [text.size for one in turned for text in one.items if isinstance(text, Text)]
    assert len(pages) == 2 or min(sizes) >= 12


def test_large_print_sets_the_words_larger() -> None:
    def size(style: Style) -> float:
        items = [item for page in single(sheet("wordsearch"), style) for item in page.items]
        return next(item.size for item in items if isinstance(item, Text) and item.text == "whale")

    assert size(Style(large=True)) > size(Style()) >= 14


def test_pure_black_has_no_other_ink_than_black_and_greys() -> None:
    for game in IDS:
        for page in single(sheet(game), Style(black=True)):
            inks = {item.ink for item in page.items if isinstance(item, Text | Row)}
            inks |= {item.stroke for item in page.items if isinstance(item, Path) and item.stroke}
            assert all(ink[1:3] == ink[3:5] == ink[5:7] for ink in inks)


def test_a_long_list_gets_pages_of_its_own() -> None:
    words = tuple(f"{a}{b}{c}{a}" for a, b, c in product("abcdefgh", "oiue", "lmnrst"))
    pages = single(sheet("wordsearch", Options(words=words[:190], rows=40, cols=40)), Style(key="none"))
    shown = [text for page in pages for text in texts_of(page)]
    assert len(pages) > 1
    assert set(words[:190]) <= set(shown)


def test_margins_that_leave_nothing_are_refused() -> None:
    with pytest.raises(Refused) as refused:
        single(sheet("hands"), Style(paper="a5", margin=200))
    assert refused.value.code == "margins_too_wide"


def test_the_gutter_is_at_the_left_of_right_pages_and_at_the_right_of_left_ones() -> None:
    style = Style(margin=48, gutter=30)
    assert style.frame(left_page=False).x == style.margin + 30
    assert style.frame(left_page=True).x == style.margin
    assert style.frame(left_page=True).right == style.size[0] - style.margin - 30


def test_instructions_tell_how_far_to_look() -> None:
    easy = sheet("wordsearch", Options(words=OCEAN, level="easy", rows=12, cols=12)).instructions(Style())
    hard = sheet("wordsearch", Options(words=OCEAN, level="hard", backwards=1)).instructions(Style())
    assert "diagonally" not in easy
    assert "backwards" in hard


def test_the_french_press_speaks_french() -> None:
    page = single(sheet("boogle", options_of("boogle")), Style(language="fr"))[0]
    assert any("Reliez" in text for text in texts_of(page))


@given(st.lists(st.text("abcdefghijk", min_size=1, max_size=14), min_size=1, max_size=80))
def test_columns_hold_every_word_inside_their_width(words: list[str]) -> None:
    style = Style()
    columns = in_columns(words, 300, 11, style.type)
    drawn = [item for item in columns.draw(Frame(0, 0, 300, 900)) if isinstance(item, Text)]
    assert [item.text for item in drawn] == words
    assert all(0 <= item.x <= item.x + style.type.width(item.text, item.size) <= 301 for item in drawn)
    assert len({(item.x, item.y) for item in drawn}) == len(words)


@given(st.text("ab cd\n", max_size=200), st.floats(30, 400))
def test_wrapping_keeps_every_word_in_order(text: str, width: float) -> None:
    lines = wrapped(text, width, 10, Style().type)
    assert " ".join(lines).split() == text.split()
    assert all(Style().type.width(line, 10) <= width or " " not in line for line in lines)


@given(st.floats(0, 100), st.floats(0, 100), st.floats(1, 20))
def test_a_capsule_stays_within_its_radius(x: float, y: float, radius: float) -> None:
    ring = capsule((50, 50), (x, y), radius)
    points = [at for _, n in ring.segments for at in zip(n[::2], n[1::2], strict=True)]
    for px, py in points:
        assert min(50, x) - 2 * radius <= px <= max(50, x) + 2 * radius
        assert min(50, y) - 2 * radius <= py <= max(50, y) + 2 * radius


def test_shapes_reach_as_far_as_they_say() -> None:
    assert lowest([box(Frame(0, 0, 10, 40)), disc(5, 5, 3), Text(0, 12, "x", 9)]) == 40
    assert replace(Style(), paper="a4").size[0] == pytest.approx(595.28, abs=0.01)
