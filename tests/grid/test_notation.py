"""Cells, directions and rows in text."""

import re

import pytest

from worderly.grid.cells import DIRECTIONS, Placement, as_direction, line, opposite
from worderly.grid.notation import as_cell, cell_text, row_text, with_names


@pytest.mark.parametrize(
    ("row", "text"),
    [(0, "a"), (1, "b"), (25, "z"), (26, "aa"), (27, "ab"), (51, "az"), (52, "ba"), (701, "zz")],
)
def test_rows_are_named_as_the_columns_of_a_spreadsheet(row: int, text: str) -> None:
    assert row_text(row) == text
    assert cell_text((row, 6)) == f"{text}7"
    assert as_cell(f" {text.upper()}7 ") == (row, 6)


@pytest.mark.parametrize("cell", [(-1, 0), (0, -1), (702, 3)])
def test_a_cell_without_a_name_is_told_in_numbers(cell: tuple[int, int]) -> None:
    assert cell_text(cell) == str(cell)


@pytest.mark.parametrize("text", ["", "7c", "c0", "c", "abc1", "c1234", "é7"])
def test_what_is_no_cell_is_refused_with_its_text(text: str) -> None:
    said = f"{text!r} is not a cell; write a row letter and a column number, like c7"
    with pytest.raises(ValueError, match=f"^{re.escape(said)}$"):
        as_cell(text)


def test_the_largest_numbers_of_cells_are_read() -> None:
    assert as_cell("zz999") == (701, 998)
    assert as_cell("a1") == (0, 0)


def test_rows_stand_under_the_numbers_of_their_columns() -> None:
    assert with_names(["xy", "z "], 2, " ") == ["  1 2", "a xy", "b z"]
    wide = with_names(["x" * 11], 11, "")
    assert wide == ["           11", "  12345678901", "a xxxxxxxxxxx"]
    tall = with_names(["x"] * 27, 1, "")
    assert (tall[0], tall[1], tall[27]) == ("   1", " a x", "aa x")


def test_each_direction_has_its_opposite_and_reads_in_any_case() -> None:
    assert "".join(opposite(one) for one in DIRECTIONS) == "WNWNNEESESSW"
    assert as_direction(" ne ") == "NE"
    with pytest.raises(ValueError, match=r"^'up' is not a direction; use E, SE, S, SW, W, NW, N, NE$"):
        as_direction("up")


def test_the_cells_of_a_placement_go_from_its_start_in_its_direction() -> None:
    assert Placement("cat", (4, 4), "NW").cells == ((4, 4), (3, 3), (2, 2)) == line((4, 4), "NW", 3)
