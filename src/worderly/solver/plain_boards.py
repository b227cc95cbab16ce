"""Boards in plain Python: each prefix on the board once, with every way to spell it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from worderly.lexicon.graph import Graph
from worderly.solver.points import Points

Faces = Sequence[Sequence[str]]
Cell = tuple[int, int]
Path = tuple[Cell, ...]

MAX_CELLS = 64
MAX_WAYS = 1_000
"""Of a prefix that are followed; only boards of one or two letters have more, for words without end."""
PATH_STEPS = 100_000
GUIDED_STEPS = 20_000


class _Grid(NamedTuple):
    """The cells that words can use, as bits: their faces and their neighbours."""

    cols: int
    faces: dict[int, str]
    near: dict[int, int]

    def path(self, cells: Iterator[int]) -> Path:
        return tuple(divmod(cell.bit_length() - 1, self.cols) for cell in cells)


_Way = tuple[int, "_Way | None"]
"""The last cell, and the way before it."""
_Ways = dict[tuple[int, int], _Way]
"""By last cell and used cells."""


def find_words(graph: Graph, faces: Faces, min_length: int) -> list[tuple[str, Path]]:
    """Levels are letters, as in the kernel, so that "qu" and "q", "u" meet in the same prefix."""
    grid = _grid(faces, graph.alphabet)
    letters = {letter: i for i, letter in enumerate(graph.alphabet)}
    levels: list[dict[str, _Ways]] = [{} for _ in range(graph.max_length + 1)]
    found: list[tuple[str, Path]] = []
    _extend(levels, grid, graph, "", {(0, 0): (0, None)})
    for level in levels:
        for text in sorted(level, key=lambda text: [letters[c] for c in text]):
            ways = _tightest(grid, level[text])
            if len(text) >= min_length and text in graph:
                found.append((text, grid.path(_cells(next(iter(ways.values()))))))
            _extend(levels, grid, graph, text, ways)
        level.clear()
    return found


def _extend(levels: list[dict[str, _Ways]], grid: _Grid, graph: Graph, text: str, ways: _Ways) -> None:
    known: dict[str, _Ways | None] = {}
    for (last, used), way in ways.items():
        for cell in _bits((grid.near[last] if last else sum(grid.faces)) & ~used):
            face = grid.faces[cell]
            if face not in known:
                known[face] = _level(levels, graph, text + face)
            onward = known[face]
            if onward is not None:
                onward.setdefault((cell, used | cell), (cell, way if last else None))


def _level(levels: list[dict[str, _Ways]], graph: Graph, text: str) -> _Ways | None:
    return (
        levels[len(text)].setdefault(text, {}) if len(text) < len(levels) and graph.has_prefix(text) else None
    )


def _tightest(grid: _Grid, ways: _Ways) -> _Ways:
    """All of them, or the most that are followed: those with the fewest free cells around the last."""
    if len(ways) <= MAX_WAYS:
        return ways
    kept = sorted(ways, key=lambda way: (grid.near[way[0]] & ~way[1]).bit_count())[:MAX_WAYS]
    return {key: ways[key] for key in kept}


def _cells(way: _Way) -> Iterator[int]:
    cells = []
    step: _Way | None = way
    while step:
        cells.append(step[0])
        step = step[1]
    return reversed(cells)


def find_paths(faces: Faces, word: str, limit: int) -> list[Path]:
    """In order of cells; fewer where the steps allowed have not shown them all, but one if any is found."""
    grid = _grid(faces, word)
    if not word:
        return []
    search = _PathSearch(grid, word)
    paths = search.run(limit, PATH_STEPS, guided=False)
    return paths if paths or search.steps else search.run(min(limit, 1), GUIDED_STEPS, guided=True)


class _PathSearch:
    def __init__(self, grid: _Grid, word: str) -> None:
        self._grid = grid
        self._word = word
        self._starts = self._find_starts()
        self.steps = 0

    def run(self, limit: int, steps: int, *, guided: bool) -> list[Path]:
        self.steps = steps
        found = self._visit(sum(self._grid.faces), (), 0, 0, guided)
        return [self._grid.path(iter(cells)) for _, cells in zip(range(limit), found, strict=False)]

    def _find_starts(self) -> list[int]:
        """Where the rest of the word can begin, if cells could be used twice."""
        size = len(self._word)
        starts = [0] * (size + 1)
        for position in reversed(range(size)):
            for cell, face in self._grid.faces.items():
                after = position + len(face)
                if self._word.startswith(face, position) and (
                    after == size or self._grid.near[cell] & starts[after]
                ):
                    starts[position] |= cell
        return starts

    def _visit(
        self, around: int, path: tuple[int, ...], used: int, position: int, guided: bool
    ) -> Iterator[tuple[int, ...]]:
        if position == len(self._word):
            yield path
            return
        todo = list(_bits(around & self._starts[position] & ~used))
        while todo and self.steps:
            cell = min(todo, key=lambda c: self._ways_on(c, used, position)) if guided else todo[0]
            todo.remove(cell)
            self.steps -= 1
            after = position + len(self._grid.faces[cell])
            yield from self._visit(self._grid.near[cell], (*path, cell), used | cell, after, guided)

    def _ways_on(self, cell: int, used: int, position: int) -> int:
        after = position + len(self._grid.faces[cell])
        return (self._grid.near[cell] & self._starts[after] & ~used).bit_count()


def score(graph: Graph, faces: Faces, points: Points, min_length: int) -> int:
    return sum(points.of(word) for word, _ in find_words(graph, faces, min_length))


def _grid(faces: Faces, alphabet: str) -> _Grid:
    if len({len(row) for row in faces}) > 1:
        raise ValueError("the rows of a board have the same length")
    if not 1 <= sum(map(len, faces)) <= MAX_CELLS:
        raise ValueError("a board has 1 to 64 cells")
    known = set(alphabet)
    cells = {(r, c): face for r, row in enumerate(faces) for c, face in enumerate(row)}
    usable = {cell: face for cell, face in cells.items() if face and known.issuperset(face)}
    bits = {(r, c): 1 << (r * len(faces[0]) + c) for r, c in usable}
    near = {bit: sum(bits[cell] for cell in onward(usable, at)) for at, bit in bits.items()}
    return _Grid(len(faces[0]), {bits[cell]: face for cell, face in usable.items()}, near)


def _bits(cells: int) -> Iterator[int]:
    while cells:
        cell = cells & -cells
        yield cell
        cells ^= cell


def onward(cells: dict[Cell, str], last: Cell | None) -> Iterator[Cell]:
    """Where a path may go on, in order; anywhere at first."""
    if last is None:
        yield from cells
        return
    row, col = last
    for r in (row - 1, row, row + 1):
        for c in (col - 1, col, col + 1):
            if (r, c) in cells and (r, c) != last:
                yield r, c
