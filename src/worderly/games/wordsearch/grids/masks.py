"""Shapes of a grid: which cells exist, by name at any size or row by row."""

from collections.abc import Callable, Sequence

from worderly.grid import Shape

# Each test takes x and y from −1 to 1, y downwards, at a cell's centre.
_EDGE = 1e-9
"""Tolerance for rounding: centres on an outline are inside."""


def _circle(x: float, y: float) -> bool:
    return x * x + y * y <= 1 + _EDGE


def _diamond(x: float, y: float) -> bool:
    return abs(x) + abs(y) <= 1 + _EDGE


def _heart(x: float, y: float) -> bool:
    """The curve (x² + y² − 1)³ = x²y³, stretched to the square, its tip cut off."""
    u, v = x * 1.12, 0.2 - y * 1.03
    return (u * u + v * v - 1) ** 3 <= u * u * v**3


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
    "heart": _heart,
    "hexagon": _hexagon,
    "ring": _ring,
    "tree": _tree,
    "triangle": _triangle,
}
NO_CELL = " .0"


def shaped(name: str, shape: Shape) -> int:
    """The open cells of a named shape at this size; no row or column is left without one."""
    inside = SHAPES[name]
    cells = {
        (row, col)
        for row, col in shape.cells(shape.all)
        if inside((2 * col + 1) / shape.cols - 1, (2 * row + 1) / shape.rows - 1)
    }
    for row in set(range(shape.rows)) - {row for row, _ in cells}:
        cells |= {(row, (shape.cols - 1) // 2), (row, shape.cols // 2)}
    for col in set(range(shape.cols)) - {col for _, col in cells}:
        cells |= {((shape.rows - 1) // 2, col), (shape.rows // 2, col)}
    return shape.mask(cells)


def drawn(rows: Sequence[str]) -> tuple[Shape, int]:
    """The shape and open cells of a player's mask, cropped; the missing ends of short rows are closed."""
    cells = [(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch not in NO_CELL]
    if not cells:
        return Shape(1, 1), 0
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    shape = Shape(max(r for r, _ in cells) - top + 1, max(c for _, c in cells) - left + 1)
    return shape, shape.mask((r - top, c - left) for r, c in cells)
