"""The outline of a set of cells: one closed path for each edge, holes included."""

from collections import defaultdict
from collections.abc import Collection

from worderly.press.page.model import BLACK, Colour, Path, Segment
from worderly.press.page.squares import Cell, Squares

Corner = tuple[int, int]
Step = tuple[int, int]
_SIDES: tuple[tuple[Step, Corner, Corner], ...] = (
    ((-1, 0), (0, 0), (0, 1)),
    ((0, 1), (0, 1), (1, 1)),
    ((1, 0), (1, 1), (1, 0)),
    ((0, -1), (1, 0), (0, 0)),
)
"""The neighbour behind each side of a cell, and the side's corners, clockwise."""


def outlines(
    squares: Squares, cells: Collection[Cell], *, ink: Colour = BLACK, width: float = 1
) -> list[Path]:
    return [
        Path((*_segments(squares, loop), ("Z", ())), ink, width) for loop in loops(frozenset(cells)) if loop
    ]


def _segments(squares: Squares, loop: list[Corner]) -> list[Segment]:
    points = [(squares.x + col * squares.cell, squares.y + row * squares.cell) for row, col in loop]
    return [("L" if n else "M", point) for n, point in enumerate(points)]


def loops(cells: frozenset[Cell]) -> list[list[Corner]]:
    """The corners of every edge of the set, without those on a straight line."""
    ahead: dict[Corner, list[Corner]] = defaultdict(list)
    for row, col in sorted(cells):
        for (down, right), start, end in _SIDES:
            if (row + down, col + right) not in cells:
                ahead[row + start[0], col + start[1]].append((row + end[0], col + end[1]))
    found = []
    while open_corner := next((corner for corner, ends in ahead.items() if ends), None):
        found.append(_bends(_loop(ahead, open_corner)))
    return found


def _loop(ahead: dict[Corner, list[Corner]], start: Corner) -> list[Corner]:
    """Follows the edge back to its start; where two cells touch at a corner, it stays with its cell."""
    loop, at, before = [start], start, (0, 0)
    while True:
        right_turn = (before[1], -before[0])
        ends = sorted(ahead[at], key=lambda end: _step(at, end) != right_turn)
        ahead[at].remove(ends[0])
        before, at = _step(at, ends[0]), ends[0]
        if at == start:
            return loop
        loop.append(at)


def _step(start: Corner, end: Corner) -> Step:
    return end[0] - start[0], end[1] - start[1]


def _bends(loop: list[Corner]) -> list[Corner]:
    around = zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
    return [at for before, at, after in around if _step(before, at) != _step(at, after)]
