"""A rectangle of cells numbered row by row, and what it means to move on it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from worderly.grid.bits import each
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
        return tuple(divmod(index, self.cols) for index in each(mask))

    def stride(self, direction: Direction) -> int:
        """How far the bit index moves in one step."""
        row, col = STEPS[direction]
        return row * self.cols + col

    def fits(self, length: int, direction: Direction) -> int:
        """Every start from which `length` cells in that direction stay inside."""
        return _fits(self.rows, self.cols, length, direction)

    def line(self, start: int, direction: Direction, length: int) -> int:
        """The mask of a line that begins at index `start` and stays inside."""
        return _ray(self.cols, direction, length, start)

    def shift(self, mask: int, direction: Direction, by: int = 1) -> int:
        """Every cell moved `by` steps (a negative number: the other way); cells that leave are lost.

        So `shift(filled, "E")` is "my western neighbour is filled", and `shift(filled, d, -n)` is
        "the cell n steps from me in direction d is filled".
        """
        row, col = STEPS[direction]
        row, col = row * by, col * by
        kept = mask & _window(self.rows, self.cols, -row, -col)
        far = row * self.cols + col
        return kept << far if far >= 0 else kept >> -far

    def near(self, mask: int) -> int:
        """The cells that touch `mask` on any of eight sides, itself included."""
        result = mask
        for direction in DIRECTIONS:
            result |= self.shift(mask, direction)
        return result


@lru_cache(maxsize=8192)
def _window(rows: int, cols: int, row: int, col: int) -> int:
    """The cells that are inside and whose cell (−row, −col) away is inside too."""
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
    """Every start whose i-th cell in that direction lies in `masks[i]`, all at once, by shift-and-AND.

    `masks[i]` is "where the i-th letter may stand"; give each game's own idea of it, e.g. for a crossword
    `(empty & no neighbour across) | (holds the letter & in no word of this direction)`. What must hold just
    before or after the word is ANDed afterwards with `Shape.shift`.
    """
    starts = shape.fits(len(masks), direction)
    stride, far = shape.stride(direction), 0
    for mask in masks:
        starts &= mask >> far if far >= 0 else mask << -far
        if not starts:
            return 0
        far += stride
    return starts


def runs_within(shape: Shape, mask: int, length: int, direction: Direction) -> int:
    """Every start of `length` cells that all lie in one mask; doubling makes it log₂(length) shifts."""
    starts, known, stride = mask, 1, shape.stride(direction)
    while known < length and starts:
        more = min(known, length - known)
        far = more * stride
        starts &= starts >> far if far >= 0 else starts << -far
        known += more
    return starts & shape.fits(length, direction)
