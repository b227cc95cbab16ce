"""Cells and the eight directions: `(row, col)` from the top left, compass points as on a map."""

from typing import Literal, NamedTuple

Cell = tuple[int, int]
Direction = Literal["E", "SE", "S", "SW", "W", "NW", "N", "NE"]

STEPS: dict[Direction, Cell] = {
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
    "N": (-1, 0),
    "NE": (-1, 1),
}
DIRECTIONS: tuple[Direction, ...] = tuple(STEPS)
FORWARD: tuple[Direction, ...] = ("E", "S", "SE", "SW")
BACKWARD: tuple[Direction, ...] = ("W", "N", "NW", "NE")

_BY_STEP = {step: direction for direction, step in STEPS.items()}


def opposite(direction: Direction) -> Direction:
    row, col = STEPS[direction]
    return _BY_STEP[-row, -col]


def line(start: Cell, direction: Direction, length: int) -> tuple[Cell, ...]:
    """The cells of a straight line from `start`; they may lie outside a shape."""
    row, col = STEPS[direction]
    return tuple((start[0] + row * i, start[1] + col * i) for i in range(length))


def line_between(start: Cell, end: Cell) -> tuple[Direction, int] | None:
    """Direction and length (with both ends) of the line from start to end; None if it is not straight."""
    row, col = end[0] - start[0], end[1] - start[1]
    distance = max(abs(row), abs(col))
    if distance == 0 or (row and col and abs(row) != abs(col)):
        return None
    return _BY_STEP[row // distance, col // distance], distance + 1


def as_direction(text: str) -> Direction:
    name = text.strip().upper()
    if name not in STEPS:
        raise ValueError(f"{text!r} is not a direction; use {', '.join(DIRECTIONS)}")
    return name


class Placement(NamedTuple):
    """A word on a grid: the cell of its first letter and its direction."""

    word: str
    start: Cell
    direction: Direction

    @property
    def cells(self) -> tuple[Cell, ...]:
        return line(self.start, self.direction, len(self.word))
