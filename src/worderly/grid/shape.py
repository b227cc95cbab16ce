"""A rectangle of cells numbered row by row, with shifts and lines as bit masks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from worderly.grid.bits import each_bit
from worderly.grid.cells import DIRECTIONS, STEPS, Cell, Direction


@dataclass(frozen=True, slots=True)
class Shape:
    """Bit `row * cols + col` of a mask is cell (row, col)."""

    rows: int
    cols: int

    @property
    def size(self) -> int:
        return self.rows * self.cols

    @property
    def all(self) -> int:
        """The mask of every cell."""
        return (1 << self.rows * self.cols) - 1

    def index(self, cell: Cell) -> int:
        return cell[0] * self.cols + cell[1]

    def cell(self, index: int) -> Cell:
        return divmod(index, self.cols)

    def has(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.cols

    def mask(self, cells: Iterable[Cell]) -> int:
        result = 0
        for cell in cells:
            result |= 1 << self.index(cell)
        return result

    def cells(self, mask: int) -> tuple[Cell, ...]:
        return tuple(divmod(index, self.cols) for index in each_bit(mask))

    def stride(self, direction: Direction) -> int:
        """How much the bit index changes in one step."""
        row, col = STEPS[direction]
        return row * self.cols + col

    def fits(self, length: int, direction: Direction) -> int:
        """Every start from which a line of `length` cells stays inside."""
        return _fits(self.rows, self.cols, length, direction)

    def line(self, start: int, direction: Direction, length: int) -> int:
        """The mask of a line that begins at index `start` and stays inside."""
        return _ray(self.cols, direction, length, start)

    def shift(self, mask: int, direction: Direction, by: int = 1) -> int:
        """Moves every cell `by` steps (backward if negative); cells that leave the shape are dropped.

        So `shift(filled, "E")` is "my western neighbour is filled", and `shift(filled, d, -n)` is
        "the cell n steps from me in direction d is filled".
        """
        row, col = STEPS[direction]
        row, col = row * by, col * by
        inside = mask & _window(self.rows, self.cols, -row, -col)
        offset = row * self.cols + col
        return inside << offset if offset >= 0 else inside >> -offset

    def near(self, mask: int) -> int:
        """The cells of `mask` and all cells that touch it on any of eight sides."""
        result = mask
        for direction in DIRECTIONS:
            result |= self.shift(mask, direction)
        return result


@lru_cache(maxsize=8192)
def _window(rows: int, cols: int, row: int, col: int) -> int:
    """The cells inside whose neighbour at distance (−row, −col) is inside too."""
    left, right = max(0, col), min(cols, cols + col)
    top, bottom = max(0, row), min(rows, rows + row)
    if left >= right or top >= bottom:
        return 0
    band = (1 << right) - (1 << left)
    return sum(band << r * cols for r in range(top, bottom))


@lru_cache(maxsize=8192)
def _fits(rows: int, cols: int, length: int, direction: Direction) -> int:
    row, col = STEPS[direction]
    return _window(rows, cols, -row * (length - 1), -col * (length - 1))


@lru_cache(maxsize=8192)
def _ray_from_zero(stride: int, length: int) -> int:
    return sum(1 << stride * i for i in range(length))


def _ray(cols: int, direction: Direction, length: int, start: int) -> int:
    row, col = STEPS[direction]
    stride = row * cols + col
    if stride < 0:
        start, stride = start + stride * (length - 1), -stride
    return _ray_from_zero(stride, length) << start


def starts_where(shape: Shape, masks: Sequence[int], direction: Direction) -> int:
    """Every start whose i-th cell in that direction lies in `masks[i]`, by shift-and-AND.

    `masks[i]` are the cells where the i-th letter may be, by the rules of the game; for a crossword
    `(empty & no neighbour across) | (holds the letter & in no word of this direction)`. Conditions on the
    cells before and after the word are ANDed afterwards with `Shape.shift`.
    """
    starts = shape.fits(len(masks), direction)
    stride, offset = shape.stride(direction), 0
    for mask in masks:
        starts &= mask >> offset if offset >= 0 else mask << -offset
        if not starts:
            return 0
        offset += stride
    return starts


def runs_within(shape: Shape, mask: int, length: int, direction: Direction) -> int:
    """Every start of `length` cells that all lie in one mask; doubling needs only log₂(length) shifts."""
    starts, known, stride = mask, 1, shape.stride(direction)
    while known < length and starts:
        more = min(known, length - known)
        offset = more * stride
        starts &= starts >> offset if offset >= 0 else starts << -offset
        known += more
    return starts & shape.fits(length, direction)
