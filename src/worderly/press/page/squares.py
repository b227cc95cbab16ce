"""Grids on paper: positions of cells, letters, outlines and tiles."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from worderly.press.page.model import BLACK, Colour, Frame, Item, Path, Row, Text, box
from worderly.press.page.typesetting import CAP

Cell = tuple[int, int]


class Squares(NamedTuple):
    """Square cells of a grid, placed on the page."""

    x: float
    y: float
    rows: int
    cols: int
    cell: float

    @property
    def frame(self) -> Frame:
        return Frame(self.x, self.y, self.cols * self.cell, self.rows * self.cell)

    def centre(self, cell: Cell) -> tuple[float, float]:
        return self.x + (cell[1] + 0.5) * self.cell, self.y + (cell[0] + 0.5) * self.cell

    def square(self, cell: Cell) -> Frame:
        return Frame(self.x + cell[1] * self.cell, self.y + cell[0] * self.cell, self.cell, self.cell)


def squares_in(frame: Frame, rows: int, cols: int, largest: float) -> Squares:
    """Squares as large as the frame allows, at its top left: a page has one left edge."""
    cell = min(frame.width / cols, frame.height / rows, largest)
    return Squares(frame.x, frame.y, rows, cols, cell)


def lettered(
    squares: Squares, rows: Sequence[str], size: float, *, bold: bool = False, ink: Colour = BLACK
) -> list[Item]:
    """One letter for each cell, vertically centred."""
    x, top = squares.x + squares.cell / 2, squares.y + squares.cell / 2 + size * CAP / 2
    return [
        Row(x, top + n * squares.cell, squares.cell, row, size, bold, ink)
        for n, row in enumerate(rows)
        if row.strip()
    ]


def only(rows: Sequence[str], cells: Iterable[Cell], *, inside: bool) -> list[str]:
    """The rows with only the letters inside, or outside, these cells."""
    marked = set(cells)
    return [
        "".join(ch if ((r, c) in marked) is inside else " " for c, ch in enumerate(row))
        for r, row in enumerate(rows)
    ]


MOST_OF_CELL = 0.78
"""The largest letter of a cell, as a part of it."""


def lettering(cell: float, part: float, least: float) -> float:
    """The part of the cell that its letter takes: more than usual if it would be too small.

    A cell of a frame without any room has no size; whoever tries such a frame looks for a larger one.
    """
    return min(MOST_OF_CELL, max(part, least / cell)) if cell else MOST_OF_CELL


def face(frame: Frame, text: str, part: float = 0.5, *, bold: bool = True, ink: Colour = BLACK) -> Text:
    """A letter, or Qu, in the middle of a square, `part` of its height tall."""
    size = frame.height * part
    return Text(frame.middle, frame.y + frame.height / 2 + size * CAP / 2, text, size, bold, ink, 0.5)


def outlined(
    squares: Squares,
    cells: Iterable[Cell],
    *,
    ink: Colour = BLACK,
    width: float = 0.75,
    fill: Colour | None = None,
) -> list[Path]:
    return [box(squares.square(cell), ink=ink, width=width, fill=fill) for cell in sorted(cells)]
