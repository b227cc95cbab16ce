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
"""Of a prefix that are told apart; where there are more, only where they end, and its words need proof."""
PATH_STEPS = 100_000
GUIDED_STEPS = 20_000


class _Grid(NamedTuple):
    """The cells that words can use, as bits: their faces and their neighbours."""

    cols: int
    faces: dict[int, str]
    near: dict[int, int]
    by_length: dict[int, int]
    first_col: int

    def around(self, cells: int) -> int:
        """What any of them touches, and bits beyond the board."""
        sides = (cells << 1) & ~self.first_col | (cells & ~self.first_col) >> 1
        row = sides | cells
        return sides | row << self.cols | row >> self.cols

    def path(self, cells: Iterator[int]) -> Path:
        return tuple(divmod(cell.bit_length() - 1, self.cols) for cell in cells)


_Way = tuple[int, "_Way | None"]
"""The last cell, and the way before it."""


class _Ways(dict[tuple[int, int], _Way]):
    """Of spelling a prefix, by last cell and used cells; `loose` are ends of ways not told apart."""

    loose = 0

    def loosen(self) -> None:
        for last, _ in self:
            self.loose |= last
        self.clear()


def find_words(graph: Graph, faces: Faces, min_length: int) -> list[tuple[str, Path]]:
    """Levels are letters, as in the kernel, so that "qu" and "q", "u" meet in the same prefix."""
    grid = _grid(faces, graph.alphabet)
    letters = {letter: i for i, letter in enumerate(graph.alphabet)}
    levels: list[dict[str, _Ways]] = [{} for _ in range(graph.max_length + 1)]
    found: list[tuple[str, Path]] = []
    _extend(levels, grid, graph, "", _Ways({(0, 0): (0, None)}))
    for level in levels:
        for text in sorted(level, key=lambda text: [letters[c] for c in text]):
            ways = level[text]
            if ways.loose or len(ways) > MAX_WAYS:
                ways.loosen()
            if len(text) >= min_length and text in graph and (path := _path(grid, text, ways)):
                found.append((text, path))
            _extend(levels, grid, graph, text, ways)
        level.clear()
    return found


def _path(grid: _Grid, text: str, ways: _Ways) -> Path | None:
    if ways.loose:
        return next(iter(_PathSearch(grid, text).run(1, GUIDED_STEPS, guided=True)), None)
    return grid.path(_cells(next(iter(ways.values()))))


def _extend(levels: list[dict[str, _Ways]], grid: _Grid, graph: Graph, text: str, ways: _Ways) -> None:
    known: dict[str, _Ways | None] = {}

    def onward(cell: int) -> _Ways | None:
        face = grid.faces[cell]
        if face not in known:
            known[face] = _level(levels, graph, text + face)
        return known[face]

    for (last, used), way in ways.items():
        for cell in _bits((grid.near[last] if last else sum(grid.faces)) & ~used):
            if (more := onward(cell)) is not None:
                more.setdefault((cell, used | cell), (cell, way if last else None))
    for cell in _bits(grid.around(ways.loose) & sum(grid.faces)):
        if (more := onward(cell)) is not None:
            more.loose |= cell


def _level(levels: list[dict[str, _Ways]], graph: Graph, text: str) -> _Ways | None:
    is_prefix = len(text) < len(levels) and graph.has_prefix(text)
    return levels[len(text)].setdefault(text, _Ways()) if is_prefix else None


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
        self._dead: set[tuple[int, int]] = set()
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
            if guided and self._is_dead(cell, used | cell, after):
                continue
            yield from self._visit(self._grid.near[cell], (*path, cell), used | cell, after, guided)
            if guided and self.steps:
                self._dead.add((used | cell, cell))

    def _is_dead(self, cell: int, used: int, position: int) -> bool:
        """Tried before in another order, no walk to the end past the used cells, or too few of a letter."""
        ends = [0] * (len(self._word) + 1)
        ends[position] = cell
        reach = 0
        for i in range(position, len(self._word)):
            onward = self._grid.around(ends[i]) & self._starts[i] & ~used
            for length, cells in self._grid.by_length.items():
                if onward & cells:
                    ends[i + length] |= onward & cells
            reach |= onward
        return not ends[-1] or self._lacks_letter(position, reach) or (used, cell) in self._dead

    def _lacks_letter(self, position: int, reach: int) -> bool:
        rest = self._word[position:]
        there = "".join(self._grid.faces[cell] for cell in _bits(reach))
        return any(rest.count(letter) > there.count(letter) for letter in set(rest))

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
    by_length: dict[int, int] = {}
    for cell, face in usable.items():
        by_length[len(face)] = by_length.get(len(face), 0) | bits[cell]
    first_col = sum(1 << (row * len(faces[0])) for row in range(len(faces) + 1))
    return _Grid(
        len(faces[0]), {bits[cell]: face for cell, face in usable.items()}, near, by_length, first_col
    )


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
