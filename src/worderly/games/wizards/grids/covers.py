"""Which letters are covered, and which words are found."""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.wizards.model import COVERED, EMPTY, STEPS, Cell, Placed, State
from worderly.kit.covered_words import line_cells, uncovered

_LETTER = re.compile(f"[^{re.escape(EMPTY)}]")


def cells_of(placed: Placed) -> tuple[Cell, ...]:
    return line_cells((placed.row, placed.col), STEPS[placed.direction], len(placed.word))


def cover(grid: Iterable[str]) -> tuple[str, ...]:
    return tuple(_LETTER.sub(COVERED, row) for row in grid)


def covered(state: State) -> list[Cell]:
    return [(r, c) for r, row in enumerate(state.shown) for c, ch in enumerate(row) if ch == COVERED]


def covered_among(state: State, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted({(r, c) for r, c in cells if state.shown[r][c] == COVERED}))


def uncover(state: State, cells: Iterable[Cell]) -> State:
    return replace(state, shown=uncovered(state.shown, state.grid, cells))


def is_found(state: State, placed: Placed) -> bool:
    return all(state.shown[r][c] != COVERED for r, c in cells_of(placed))


def found_words(state: State) -> tuple[str, ...]:
    """The words with all copies uncovered, by a guess or by crossing words."""
    missing = {placed.word for placed in state.words if not is_found(state, placed)}
    return tuple(sorted({placed.word for placed in state.words} - missing))


def newly_found(before: State, after: State) -> tuple[str, ...]:
    return tuple(sorted(set(found_words(after)) - set(found_words(before))))


def words_left(state: State) -> tuple[tuple[int, int], ...]:
    lengths = [len(placed.word) for placed in state.words if not is_found(state, placed)]
    return tuple((length, lengths.count(length)) for length in sorted(set(lengths)))
