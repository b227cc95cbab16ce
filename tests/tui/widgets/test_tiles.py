"""Grids of tiles: their size and their cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.tui.widgets.tiles import Tile, TileGrid

CELLS = st.tuples(st.integers(0, 5), st.integers(0, 5))


def grid_of(rows: int, cols: int) -> TileGrid:
    grid = TileGrid(row_labels=["A"] * rows, column_labels=["1"] * cols)
    grid.set_reactive(TileGrid.tiles, ((Tile("x"),) * cols,) * rows)
    return grid


@pytest.mark.parametrize(
    ("width", "height", "cell"), [(50, 25, (4, 2)), (50, 24, (2, 1)), (26, 13, (2, 1)), (25, 13, (1, 1))]
)
def test_a_grid_takes_the_largest_cells_that_fit(width: int, height: int, cell: tuple[int, int]) -> None:
    grid = grid_of(12, 12)
    assert grid.best_fit(width, height, ((4, 2), (2, 1), (1, 1))) == cell


@given(CELLS)
def test_the_middle_of_a_cell_is_that_cell(cell: tuple[int, int]) -> None:
    grid = grid_of(6, 6)
    grid.set_reactive(TileGrid.cell, (4, 3))
    assert grid.cell_at(2 + cell[1] * 4 + 1, 1 + cell[0] * 3 + 1) == cell


def test_outside_the_tiles_there_is_no_cell() -> None:
    grid = grid_of(2, 2)
    assert [grid.cell_at(0, 1), grid.cell_at(2, 0), grid.cell_at(6, 1), grid.cell_at(2, 3)] == [None] * 4
