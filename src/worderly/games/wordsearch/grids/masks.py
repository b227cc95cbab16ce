"""Shapes of a grid: which cells exist, by name at any size or row by row."""

from collections.abc import Callable, Iterable, Sequence
from math import atan2, cos, hypot, pi, sin

from worderly.grid import Cell, Shape

# Each test takes x and y from −1 to 1, y downwards, at a cell's centre.
_EDGE = 1e-9
"""Tolerance for rounding: centres on an outline are inside."""
_DENT = 0.55
"""How far the dents of a star are from its centre; its points are 1 away."""


def _circle(x: float, y: float) -> bool:
    return x * x + y * y <= 1 + _EDGE


def _diamond(x: float, y: float) -> bool:
    return abs(x) + abs(y) <= 1 + _EDGE


def _heart(x: float, y: float) -> bool:
    """The curve (x² + y² − 1)³ = x²y³, stretched to the square, with its tip at the bottom."""
    u, v = x * 1.139, 0.118 - y * 1.118
    return (u * u + v * v - 1) ** 3 <= u * u * v**3


def _egg(x: float, y: float) -> bool:
    """Wider below its middle."""
    return (x * 0.86 / (0.8 + 0.2 * y)) ** 2 + y * y <= 1 + _EDGE


def _fish(x: float, y: float) -> bool:
    """It swims to the left; its tail is at the right."""
    body = ((x + 0.3) / 0.7) ** 2 + (y / 0.85) ** 2 <= 1 + _EDGE
    tail = x > 0 and abs(y) <= max(0.22, (x - 0.3) / 0.7) + _EDGE
    return body or tail


def _house(x: float, y: float) -> bool:
    """A roof, a chimney and walls."""
    chimney = 0.45 <= x <= 0.75 and y > -0.9
    return abs(x) <= (y + 1) / 0.95 + _EDGE if y < -0.05 and not chimney else chimney or abs(x) <= 0.8


def _moon(x: float, y: float) -> bool:
    """A crescent, open to the right."""
    u = (x + 1) * 0.768 - 1
    return u * u + y * y <= 1 + _EDGE and (u - 0.45) ** 2 + y * y >= 0.72


def _pumpkin(x: float, y: float) -> bool:
    """A face with two eyes and a mouth, and a stem."""
    body = abs(x) ** 2.4 + abs((y - 0.2) / 0.8) ** 2.4 <= 1 + _EDGE
    eye = abs(abs(x) - 0.38) < 0.13 and abs(y + 0.02) < 0.12
    mouth = abs(x) < 0.5 and 0.45 < y < 0.62
    return (body and not eye and not mouth) or (abs(x) <= 0.14 and y < 0)


def _star(x: float, y: float) -> bool:
    """Five points; a cell is inside if it lies on the centre's side of the edge beside its nearest point."""
    u, v = x * 0.951, y * 0.9045 - 0.0955
    turn = (atan2(u, -v) + pi / 5) % (pi / 2.5) - pi / 5
    along, aside = hypot(u, v) * cos(turn), hypot(u, v) * abs(sin(turn))
    dent = _DENT * cos(pi / 5), _DENT * sin(pi / 5)
    return (dent[0] - 1) * aside - dent[1] * (along - 1) >= -_EDGE


def _tree(x: float, y: float) -> bool:
    """Three tiers of a fir and its trunk."""
    if y > 0.7:
        return abs(x) <= 0.2
    tier, part = divmod((y + 1) / 0.5667, 1)
    return abs(x) <= 0.1 + 0.15 * tier + part * (0.4 + 0.1 * tier)


def _triangle(x: float, y: float) -> bool:
    return abs(x) <= (y + 1) / 2 + 0.05 + _EDGE


def _ring(x: float, y: float) -> bool:
    return 0.2 <= x * x + y * y <= 1 + _EDGE


def _cross(x: float, y: float) -> bool:
    return abs(x) <= 0.4 + _EDGE or abs(y) <= 0.4 + _EDGE


def _hexagon(x: float, y: float) -> bool:
    return abs(x) <= 1 - abs(y) / 2 + _EDGE


SHAPES: dict[str, Callable[[float, float], bool]] = {
    "circle": _circle,
    "cross": _cross,
    "diamond": _diamond,
    "egg": _egg,
    "fish": _fish,
    "heart": _heart,
    "hexagon": _hexagon,
    "house": _house,
    "moon": _moon,
    "pumpkin": _pumpkin,
    "ring": _ring,
    "star": _star,
    "tree": _tree,
    "triangle": _triangle,
}
NO_CELL = " .0"


def shaped(name: str, shape: Shape) -> int:
    """The open cells of a named shape at this size: connected, with one at least in each row and column."""
    inside = SHAPES[name]
    cells = {
        (row, col)
        for row, col in shape.cells(shape.all)
        if inside((2 * col + 1) / shape.cols - 1, (2 * row + 1) / shape.rows - 1)
    }
    cells = _largest_part(cells) or {(shape.rows // 2, shape.cols // 2)}
    cells = _to_the_edges(cells, shape.rows)
    turned = _to_the_edges({(col, row) for row, col in cells}, shape.cols)
    return shape.mask((row, col) for col, row in turned)


def _largest_part(cells: set[Cell]) -> set[Cell]:
    """The largest set of cells that hang together by their sides."""
    left, largest = set(cells), set[Cell]()
    while len(left) > len(largest):
        part = _part_around(next(iter(left)), left)
        left -= part
        largest = max(largest, part, key=len)
    return largest


def _part_around(start: Cell, cells: set[Cell]) -> set[Cell]:
    part, edge = {start}, [start]
    while edge:
        row, col = edge.pop()
        near = ({(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)} & cells) - part
        part |= near
        edge += near
    return part


def _to_the_edges(cells: set[Cell], rows: int) -> set[Cell]:
    """Lengthens the shape to the first and the last row by the middle of the row before."""
    used = [row for row, _ in cells]
    top, bottom = min(used), max(used)
    above = {(row, col) for row in range(top) for col in _middle(cells, top)}
    below = {(row, col) for row in range(bottom + 1, rows) for col in _middle(cells, bottom)}
    return cells | above | below


def _middle(cells: Iterable[Cell], row: int) -> set[int]:
    """The one or two middle columns among those open in this row."""
    cols = sorted(col for r, col in cells if r == row)
    return {cols[(len(cols) - 1) // 2], cols[len(cols) // 2]}


def drawn(rows: Sequence[str]) -> tuple[Shape, int]:
    """The shape and open cells of a player's mask, cropped; the missing ends of short rows are closed."""
    cells = [(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch not in NO_CELL]
    if not cells:
        return Shape(1, 1), 0
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    shape = Shape(max(r for r, _ in cells) - top + 1, max(c for _, c in cells) - left + 1)
    return shape, shape.mask((r - top, c - left) for r, c in cells)
