"""Checks that a board follows every rule of Wizards, from its rows, columns and words."""

from collections import Counter
from collections.abc import Sequence

from worderly.games.wizards.grids.covers import cells_of
from worderly.games.wizards.model import EMPTY, Cell, Placed

Run = tuple[Cell, str]


def is_legal(grid: Sequence[str], words: Sequence[Placed]) -> bool:
    """Each letter is in at most one diagonal, horizontal and vertical word; all words are connected."""
    return (
        bool(words)
        and _is_inside(grid, words)
        and _is_spine(grid, words[0])
        and _are_short_words(words)
        and _letters(words) == _filled(grid)
        and _runs(grid) == _intended(words, "H")
        and {((row, col), text) for (col, row), text in _runs(_columns(grid))} == _intended(words, "V")
        and _is_connected(words)
    )


def _is_inside(grid: Sequence[str], words: Sequence[Placed]) -> bool:
    rows, cols = len(grid), min(map(len, grid), default=0)
    return cols == max(map(len, grid), default=0) and all(
        0 <= row < rows and 0 <= col < cols for placed in words for row, col in cells_of(placed)
    )


def _is_spine(grid: Sequence[str], spine: Placed) -> bool:
    span = 2 * len(spine.word) - 1
    corner = (len(grid) - span) // 2, (len(grid[0]) - span) // 2
    capitals = {(r, c) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch.isupper()}
    return (spine.row, spine.col) == corner and spine.direction == "D" and capitals == set(cells_of(spine))


def _are_short_words(words: Sequence[Placed]) -> bool:
    spine, short = Counter(words[0].word), [placed.word for placed in words[1:]]
    return (
        all(3 <= len(word) < len(words[0].word) and Counter(word) <= spine for word in short)
        and max(Counter(short).values(), default=0) <= 2
        and all(placed.direction != "D" for placed in words[1:])
    )


def _letters(words: Sequence[Placed]) -> set[Run]:
    return {(cell, ch) for placed in words for cell, ch in zip(cells_of(placed), placed.word, strict=True)}


def _filled(grid: Sequence[str]) -> set[Run]:
    return {((r, c), ch.lower()) for r, row in enumerate(grid) for c, ch in enumerate(row) if ch != EMPTY}


def _intended(words: Sequence[Placed], direction: str) -> set[Run]:
    return {((placed.row, placed.col), placed.word) for placed in words if placed.direction == direction}


def _columns(grid: Sequence[str]) -> list[str]:
    return ["".join(line) for line in zip(*grid, strict=True)]


def _runs(grid: Sequence[str]) -> set[Run]:
    """Every run of two or more letters in a row, with the cell where it starts."""
    found = set()
    for number, row in enumerate(grid):
        col = 0
        for text in row.lower().split(EMPTY):
            if len(text) > 1:
                found.add(((number, col), text))
            col += len(text) + 1
    return found


def _is_connected(words: Sequence[Placed]) -> bool:
    connected, loose = set(cells_of(words[0])), [set(cells_of(placed)) for placed in words[1:]]
    while joined := [cells for cells in loose if cells & connected]:
        loose = [cells for cells in loose if not cells & connected]
        connected.update(*joined)
    return not loose
