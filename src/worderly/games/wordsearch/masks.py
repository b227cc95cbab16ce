"""Shapes of a grid: which cells exist, by name at any size or row by row."""

from collections.abc import Callable, Sequence

from worderly.grid import Shape

# Each test takes x and y from −1 to 1, y downwards, at a cell's centre.


def _circle(x: float, y: float) -> bool:
    return x * x + y * y <= 1


def _diamond(x: float, y: float) -> bool:
    return abs(x) + abs(y) <= 1


def _heart(x: float, y: float) -> bool:
    """The curve (x² + y² − 1)³ = x²y³, moved and stretched to fill the square."""
    u, v = x * 1.14, 0.12 - y * 1.11
    return (u * u + v * v - 1) ** 3 <= u * u * v**3


def _tree(x: float, y: float) -> bool:
    """Three tiers of a fir and its trunk."""
    if y > 0.7:
        return abs(x) <= 0.2
    tier = min(int((y + 1) / 0.5667), 2)
    top = -1 + tier * 0.5667
    return abs(x) <= 0.25 * tier + 0.2 + (y - top) / 0.5667 * (0.3 if tier < 2 else 0.35)


def _triangle(x: float, y: float) -> bool:
    return abs(x) <= (y + 1) / 2 + 0.05


def _ring(x: float, y: float) -> bool:
    return 0.2 <= x * x + y * y <= 1


def _cross(x: float, y: float) -> bool:
    return abs(x) <= 0.4 or abs(y) <= 0.4


def _hexagon(x: float, y: float) -> bool:
    return abs(x) <= 1 - abs(y) / 2


SHAPES: dict[str, Callable[[float, float], bool]] = {
    "circle": _circle,
    "cross": _cross,
    "diamond": _diamond,
    "heart": _heart,
    "hexagon": _hexagon,
    "ring": _ring,
    "tree": _tree,
    "triangle": _triangle,
}
NO_CELL = " .0"


def shaped(name: str, shape: Shape) -> int:
    """The open cells of a named shape at this size."""
    inside = SHAPES[name]
    cells = [
        (row, col)
        for row, col in shape.cells(shape.all)
        if inside((2 * col + 1) / shape.cols - 1, (2 * row + 1) / shape.rows - 1)
    ]
    return shape.mask(cells)


def drawn(rows: Sequence[str]) -> tuple[Shape, int]:
    """A mask of one's own; short rows are closed at the end."""
    shape = Shape(len(rows), max(map(len, rows), default=0))
    cells = [(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch not in NO_CELL]
    return shape, shape.mask(cells)
