"""Shapes and layouts: bitboards give the same answers as loops over cells."""

from hypothesis import given
from hypothesis import strategies as st

from worderly.grid import (
    DIRECTIONS,
    STEPS,
    Direction,
    Layout,
    Shape,
    each_bit,
    line,
    nth_bit,
    random_bit,
    runs_within,
    starts_where,
)
from worderly.grid.cells import line_between, opposite
from worderly.kit import Chance

shapes = st.builds(Shape, st.integers(1, 9), st.integers(1, 9))
directions = st.sampled_from(DIRECTIONS)


@st.composite
def masked(draw: st.DrawFn) -> tuple[Shape, int]:
    shape = draw(shapes)
    return shape, draw(st.integers(0, shape.all))


@given(masked(), directions, st.integers(-9, 9))
def test_a_shift_moves_each_cell_and_drops_those_that_leave(
    given_: tuple[Shape, int], direction: Direction, by: int
) -> None:
    shape, mask = given_
    row, col = STEPS[direction]
    moved = [(r + row * by, c + col * by) for r, c in shape.cells(mask)]
    assert shape.shift(mask, direction, by) == shape.mask(cell for cell in moved if shape.has(cell))


@given(shapes, st.integers(1, 10), directions)
def test_fits_is_every_start_whose_line_stays_inside(shape: Shape, length: int, direction: Direction) -> None:
    expected = [
        cell for cell in shape.cells(shape.all) if all(shape.has(c) for c in line(cell, direction, length))
    ]
    assert shape.cells(shape.fits(length, direction)) == tuple(expected)


@given(masked(), directions, st.data())
def test_starts_where_gives_the_same_as_a_loop_over_all_cells(
    given_: tuple[Shape, int], direction: Direction, data: st.DataObject
) -> None:
    shape, _ = given_
    masks = data.draw(st.lists(st.integers(0, shape.all), min_size=1, max_size=5))
    expected = [
        cell
        for cell in shape.cells(shape.all)
        if all(
            shape.has(c) and mask >> shape.index(c) & 1
            for c, mask in zip(line(cell, direction, len(masks)), masks, strict=True)
        )
    ]
    assert shape.cells(starts_where(shape, masks, direction)) == tuple(expected)


@given(masked(), directions, st.integers(1, 9))
def test_runs_within_a_mask_are_starts_where_every_cell_lies_in_it(
    given_: tuple[Shape, int], direction: Direction, length: int
) -> None:
    shape, mask = given_
    assert runs_within(shape, mask, length, direction) == starts_where(shape, [mask] * length, direction)


@given(masked())
def test_near_is_the_cells_within_one_king_move(given_: tuple[Shape, int]) -> None:
    shape, mask = given_
    around = {(r + dr, c + dc) for r, c in shape.cells(mask) for dr in (-1, 0, 1) for dc in (-1, 0, 1)}
    assert set(shape.cells(shape.near(mask))) == {cell for cell in around if shape.has(cell)}


@given(st.integers(1, 1 << 200))
def test_nth_bit_counts_the_set_bits_from_the_lowest(mask: int) -> None:
    bits = list(each_bit(mask))
    assert bits == [i for i in range(mask.bit_length()) if mask >> i & 1]
    assert [nth_bit(mask, n) for n in range(len(bits))] == bits


def test_random_bit_reaches_every_set_bit_and_no_other() -> None:
    chance = Chance("pick")
    assert {random_bit(0b1011001, chance) for _ in range(200)} == {0, 3, 4, 6}


@given(masked(), directions, st.data())
def test_the_line_mask_holds_the_cells_of_the_line(
    given_: tuple[Shape, int], direction: Direction, data: st.DataObject
) -> None:
    shape, _ = given_
    length = data.draw(st.integers(1, 6))
    for start in each_bit(shape.fits(length, direction)):
        cells = line(shape.cell(start), direction, length)
        assert shape.line(start, direction, length) == shape.mask(cells)


@given(directions, st.integers(2, 8), st.tuples(st.integers(0, 9), st.integers(0, 9)))
def test_line_between_the_ends_gives_direction_and_length(
    direction: Direction, length: int, start: tuple[int, int]
) -> None:
    cells = line(start, direction, length)
    assert line_between(cells[0], cells[-1]) == (direction, length)
    assert line_between(cells[-1], cells[0]) == (opposite(direction), length)


def test_a_knight_move_and_a_single_cell_are_no_line() -> None:
    assert line_between((0, 0), (1, 2)) is None
    assert line_between((3, 3), (3, 3)) is None


# c a t .
# . # . .
# . . . e
ROWS = ("cat.", ".#..", "...e")


def test_a_layout_reads_and_writes_the_same_rows() -> None:
    assert Layout.read(ROWS).rows() == ROWS
    assert Layout.read([]).shape == Shape(0, 0)


def test_starts_share_matching_letters_and_avoid_closed_cells() -> None:
    layout = Layout.read(ROWS)
    assert layout.shape.cells(layout.starts("tee", "S")) == ((0, 2), (0, 3))
    assert layout.shape.cells(layout.starts("aro", "S")) == ()


def test_empty_lines_touch_no_letter() -> None:
    layout = Layout.read(ROWS)
    assert layout.shape.cells(layout.empty_lines(3, "E")) == ((2, 0),)


def test_a_word_put_is_found_and_cleared_again() -> None:
    layout = Layout.read(ROWS)
    layout.put("toe", layout.shape.index((0, 2)), "S")
    assert layout.rows() == ("cat.", ".#o.", "..ee")
    assert layout.shape.cells(layout.occurrences("toe", "S")) == ((0, 2),)
    assert layout.at((1, 2)) == "o"
    layout.clear(layout.shape.mask([(1, 2), (2, 2)]))
    assert layout.rows() == ROWS


def test_a_change_of_a_copy_does_not_change_the_original() -> None:
    layout = Layout.read(ROWS)
    layout.copy().put("so", layout.shape.index((2, 1)), "E")
    assert layout.rows() == ROWS


def test_a_letter_that_is_nowhere_in_the_grid_fits_no_cell_with_another_letter() -> None:
    layout = Layout.read(["ba"])
    assert layout.occurrences("za", "E") == layout.starts("za", "E") == 0
