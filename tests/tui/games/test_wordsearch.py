"""Word search, won by keys and by mouse; lines on the grid."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tui.puzzles import WORDSEARCH
from tests.tui.stage import Stage, past_name, play, points, request
from worderly.games.wordsearch.model import ListedWord
from worderly.grid.notation import cell_text
from worderly.tui.games.wordsearch import joints, risers, straight
from worderly.tui.widgets.tiles import Cell


def test_a_word_search_is_won_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        first, second, third = stage.state.hidden
        await stage.enter(f"{cell_text(first.cells[0])} {cell_text(first.cells[-1])}")
        at: Cell = (0, 0)
        await stage.press("down")
        for cell in (second.cells[0], second.cells[-1]):
            down, right = cell[0] - at[0], cell[1] - at[1]
            await stage.press(*(["down"] * down or ["up"] * -down), *(["right"] * right or ["left"] * -right))
            await stage.press("enter")
            at = cell
        await stage.enter(f"{cell_text(third.cells[-1])} {cell_text(third.cells[0])}")
        await past_name(stage)

    play(tmp_path, action, WORDSEARCH)
    assert points(tmp_path, "wordsearch")[0][1] == "all_found"


def test_a_word_search_is_won_by_mouse(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        first, second, third = stage.state.hidden
        await stage.drag("#grid", list(first.cells))
        for word in (second, third):
            await stage.click_cell("#grid", word.cells[-1])
            await stage.click_cell("#grid", word.cells[0])
        await past_name(stage)

    play(tmp_path, action, WORDSEARCH)
    assert points(tmp_path, "wordsearch")[0][1] == "all_found"


CELLS = st.tuples(st.integers(0, 5), st.integers(0, 5))


@given(CELLS, CELLS)
def test_a_straight_line_goes_from_end_to_end_in_equal_steps(
    start: tuple[int, int], end: tuple[int, int]
) -> None:
    line = straight(start, end)
    down, right = abs(end[0] - start[0]), abs(end[1] - start[1])
    assert bool(line) == (start != end and (down == right or 0 in (down, right)))
    if line:
        assert (line[0], line[-1], len(line)) == (start, end, max(down, right) + 1)


@pytest.mark.parametrize(
    ("cells", "marks"),
    [
        (((0, 0), (1, 1)), {(1, 1): "╲"}),
        (((1, 1), (0, 1)), {(1, 1): "│"}),
        (((0, 1), (1, 0)), {(1, 0): "╱"}),
        (((0, 0), (0, 1)), {}),
    ],
)
def test_a_found_word_is_a_line_whichever_way_it_lies(
    cells: tuple[tuple[int, int], ...], marks: dict[tuple[int, int], str]
) -> None:
    word = ListedWord("ab", 2, 0, 0, cells)
    view = SimpleNamespace(words=(word,), secrets_found=())
    assert risers(view) == marks  # type: ignore[arg-type]
    assert bool(joints(view, 2)) != bool(marks)  # type: ignore[arg-type]


@pytest.mark.parametrize(("width", "has_names"), [(40, True), (25, False)])
def test_rows_and_columns_have_names_unless_letters_would_be_small_for_it(
    width: int, has_names: bool, tmp_path: Path
) -> None:
    async def action(stage: Stage) -> None:
        stage.game.lay_out(width, 20)
        assert bool(stage.game.grid.row_labels) == has_names
        if has_names:
            assert stage.game.grid.row_labels[:2] == ("A", "B")

    play(tmp_path, action, request("wordsearch", words=("oak", "elm"), rows=12, cols=12))
