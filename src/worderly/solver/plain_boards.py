"""Solves boards in plain Python: visits each prefix on the board once, with all its traces."""

from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from worderly.lexicon.graph import Graph
from worderly.solver.points import Points

Faces = Sequence[Sequence[str]]
Cell = tuple[int, int]
Path = tuple[Cell, ...]

MAX_CELLS = 64
MAX_TRACES = 1_000
"""Limit of traces per prefix. Above it only their last cells are kept, and words need a path search."""
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
        """All cells that touch these cells; may include bits beyond the board."""
        sides = (cells << 1) & ~self.first_col | (cells & ~self.first_col) >> 1
        row = sides | cells
        return sides | row << self.cols | row >> self.cols

    def path(self, cells: Iterator[int]) -> Path:
        return tuple(divmod(cell.bit_length() - 1, self.cols) for cell in cells)


class _Traces(set[tuple[int, int]]):
    """The traces of a prefix as (last cell, used cells); `merged` has the last cells of merged traces."""

    merged = 0

    def merge(self) -> None:
        self.merged = self.ends
        self.clear()

    @property
    def ends(self) -> int:
        """Where the prefix ends."""
        return reduce(or_, (last for last, _ in self), self.merged)


def find_words(graph: Graph, faces: Faces, min_length: int) -> list[tuple[str, Path]]:
    """Works by number of letters, as the kernel does, so that "qu" and "q", "u" give the same prefix."""
    grid = _grid(faces, graph.alphabet)
    letters = {letter: i for i, letter in enumerate(graph.alphabet)}
    levels: list[dict[str, _Traces]] = [{} for _ in range(graph.max_length + 1)]
    found: list[tuple[str, Path]] = []
    ends: dict[str, int] = {}
    _extend(levels, grid, graph, "", _Traces({(0, 0)}))
    for level in levels:
        for text in sorted(level, key=lambda text: [letters[c] for c in text]):
            traces = level[text]
            if traces.merged or len(traces) > MAX_TRACES:
                traces.merge()
            ends[text] = traces.ends
            if len(text) >= min_length and text in graph and (path := _path(grid, text, traces, ends)):
                found.append((text, path))
            _extend(levels, grid, graph, text, traces)
        level.clear()
    return found


def _path(grid: _Grid, text: str, traces: _Traces, ends: dict[str, int]) -> Path | None:
    way = _WayBack(grid, text, ends)
    if cells := way.straight() or (() if traces.merged else way.traced()):
        return grid.path(iter(cells))
    return next(iter(_PathSearch(grid, text).run(1, GUIDED_STEPS, guided=True)), None)


def _extend(levels: list[dict[str, _Traces]], grid: _Grid, graph: Graph, text: str, traces: _Traces) -> None:
    known: dict[str, _Traces | None] = {}

    def traces_with(cell: int) -> _Traces | None:
        face = grid.faces[cell]
        if face not in known:
            known[face] = _level(levels, graph, text + face)
        return known[face]

    for last, used in traces:
        for cell in _bits((grid.near[last] if last else sum(grid.faces)) & ~used):
            if (more := traces_with(cell)) is not None:
                more.add((cell, used | cell))
    for cell in _bits(grid.around(traces.merged) & sum(grid.faces)):
        if (more := traces_with(cell)) is not None:
            more.merged |= cell


def _level(levels: list[dict[str, _Traces]], graph: Graph, text: str) -> _Traces | None:
    is_prefix = len(text) < len(levels) and graph.has_prefix(text)
    return levels[len(text)].setdefault(text, _Traces()) if is_prefix else None


class _WayBack:
    """Chooses one of the paths of a word, the same as the kernel (`pack_path` in native/boards.cpp).

    Goes from the end to the start, to the first cell each time. If that way is blocked, or may lead through
    a face of several letters, searches back through the cells with the fewest cells before them.
    """

    def __init__(self, grid: _Grid, word: str, ends: dict[str, int]) -> None:
        self._grid, self._word, self._ends = grid, word, ends
        self._last = _first(ends[word])
        self._through = [0] * (len(word) + 1)

    def straight(self) -> tuple[int, ...]:
        """Empty: blocked."""
        cells: tuple[int, ...] = ()
        cell, used = self._last, 0
        for size in range(len(self._word), 0, -1):
            if not cell or self._may_end_with_long_face(self._word[:size]):
                return ()
            cells, used = (cell, *cells), used | cell
            cell = _first(self._grid.near[cell] & self._ends.get(self._word[: size - 1], 0) & ~used)
        return cells

    def _may_end_with_long_face(self, text: str) -> bool:
        for cell, face in self._grid.faces.items():
            if len(face) > 1 and text.endswith(face):
                before = text[: -len(face)]
                if not before or self._grid.near[cell] & self._ends.get(before, 0):
                    return True
        return False

    def traced(self) -> tuple[int, ...]:
        self._narrow()
        return self._trace(self._last, self._last, len(self._word))

    def _narrow(self) -> None:
        """Finds the cells that a path to the last one may use, by the number of letters up to them."""
        self._through[-1] = self._last
        for position in range(len(self._word), 0, -1):
            for length, cells in self._grid.by_length.items():
                enders = self._through[position] & cells
                if enders and length == position:
                    self._through[0] |= enders
                elif enders:
                    ends = self._ends.get(self._word[: position - length], 0)
                    self._through[position - length] |= self._grid.around(enders) & ends & ~self._last

    def _trace(self, cell: int, used: int, position: int) -> tuple[int, ...]:
        """Empty: a dead end."""
        before = position - len(self._grid.faces[cell])
        if before == 0:
            return (cell,)
        todo = list(_bits(self._grid.near[cell] & self._through[before] & ~used))
        while todo:
            nearest = min(todo, key=lambda c: self._count_before(c, used, before))
            todo.remove(nearest)
            if found := self._trace(nearest, used | nearest, before):
                return (*found, cell)
        return ()

    def _count_before(self, cell: int, used: int, position: int) -> int:
        before = position - len(self._grid.faces[cell])
        return (self._grid.near[cell] & self._through[before] & ~used).bit_count() if before else -1


def find_paths(faces: Faces, word: str, limit: int) -> list[Path]:
    """Paths in order of cells; if the step limit stops the search at none, a guided search looks for one."""
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
        """The cells where the rest of the word can start, ignoring that cells are used once."""
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
            cell = min(todo, key=lambda c: self._count_next(c, used, position)) if guided else todo[0]
            todo.remove(cell)
            self.steps -= 1
            after = position + len(self._grid.faces[cell])
            if guided and self._is_dead(cell, used | cell, after):
                continue
            yield from self._visit(self._grid.near[cell], (*path, cell), used | cell, after, guided)
            if guided and self.steps:
                self._dead.add((used | cell, cell))

    def _is_dead(self, cell: int, used: int, position: int) -> bool:
        """Whether it failed before in another order, the end cannot be reached, or a letter is missing."""
        ends = [0] * (len(self._word) + 1)
        ends[position] = cell
        reach = 0
        for i in range(position, len(self._word)):
            next_cells = self._grid.around(ends[i]) & self._starts[i] & ~used
            for length, cells in self._grid.by_length.items():
                if next_cells & cells:
                    ends[i + length] |= next_cells & cells
            reach |= next_cells
        return not ends[-1] or self._lacks_letter(position, reach) or (used, cell) in self._dead

    def _lacks_letter(self, position: int, reach: int) -> bool:
        rest = self._word[position:]
        there = "".join(self._grid.faces[cell] for cell in _bits(reach))
        return any(rest.count(letter) > there.count(letter) for letter in set(rest))

    def _count_next(self, cell: int, used: int, position: int) -> int:
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
    near = {bit: sum(bits[cell] for cell in neighbours(usable, at)) for at, bit in bits.items()}
    by_length: dict[int, int] = {}
    for cell, face in usable.items():
        by_length[len(face)] = by_length.get(len(face), 0) | bits[cell]
    first_col = sum(1 << (row * len(faces[0])) for row in range(len(faces) + 1))
    return _Grid(
        len(faces[0]), {bits[cell]: face for cell, face in usable.items()}, near, by_length, first_col
    )


def _first(cells: int) -> int:
    return cells & -cells


def _bits(cells: int) -> Iterator[int]:
    while cells:
        cell = cells & -cells
        yield cell
        cells ^= cell


def neighbours(cells: dict[Cell, str], last: Cell | None) -> Iterator[Cell]:
    """The cells where a path may continue, in order; all cells for a new path."""
    if last is None:
        yield from cells
        return
    row, col = last
    for r in (row - 1, row, row + 1):
        for c in (col - 1, col, col + 1):
            if (r, c) in cells and (r, c) != last:
                yield r, c
