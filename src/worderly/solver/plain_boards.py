"""Boards in plain Python: the search of the textbooks over the word graph, path by path."""

from collections.abc import Iterator, Sequence
from itertools import islice

from worderly.lexicon.graph import Graph
from worderly.solver.points import Points

Faces = Sequence[Sequence[str]]
Cell = tuple[int, int]
Path = tuple[Cell, ...]

MAX_CELLS = 64


def find_words(graph: Graph, faces: Faces, min_length: int) -> list[tuple[str, Path]]:
    found: dict[str, Path] = {}
    cells = _cells(faces, graph.alphabet)
    letters = {letter: i for i, letter in enumerate(graph.alphabet)}
    longest = graph.max_length

    def walk(text: str, path: Path, last: Cell | None) -> None:
        if len(text) >= min_length and text not in found and text in graph:
            found[text] = path
        for cell in onward(cells, last):
            longer = text + cells[cell]
            if cell not in path and len(longer) <= longest and graph.has_prefix(longer):
                walk(longer, (*path, cell), cell)

    walk("", (), None)
    return sorted(found.items(), key=lambda item: (len(item[0]), [letters[c] for c in item[0]]))


def find_paths(faces: Faces, word: str, limit: int) -> list[Path]:
    cells = _cells(faces, word)

    def walk(rest: str, path: Path, last: Cell | None) -> Iterator[Path]:
        if not rest:
            yield path
            return
        for cell in onward(cells, last):
            if cell not in path and rest.startswith(cells[cell]):
                yield from walk(rest[len(cells[cell]) :], (*path, cell), cell)

    return list(islice(walk(word, (), None), limit)) if word else []


def score(graph: Graph, faces: Faces, points: Points, min_length: int) -> int:
    return sum(points.of(word) for word, _ in find_words(graph, faces, min_length))


def _cells(faces: Faces, alphabet: str) -> dict[Cell, str]:
    """The cells that words can use, in order."""
    if len({len(row) for row in faces}) > 1:
        raise ValueError("the rows of a board have the same length")
    if not 1 <= sum(map(len, faces)) <= MAX_CELLS:
        raise ValueError("a board has 1 to 64 cells")
    known = set(alphabet)
    cells = {(r, c): face for r, row in enumerate(faces) for c, face in enumerate(row)}
    return {cell: face for cell, face in cells.items() if face and known.issuperset(face)}


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
