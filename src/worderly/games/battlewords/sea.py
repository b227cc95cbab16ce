"""The grid during a match: the cells of words, what is covered, what has been guessed."""

from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.battlewords.model import COVERED, STEPS, TIERS, WATER, Cell, Hidden, State, Tier
from worderly.kit.covered_words import line_cells, uncovered


def cells_of(hidden: Hidden) -> tuple[Cell, ...]:
    return line_cells((hidden.row, hidden.col), STEPS[hidden.direction], len(hidden.word))


def radar_of(words: Iterable[Hidden]) -> tuple[Cell, ...]:
    return tuple(sorted(cells_of(hidden)[-1] for hidden in words))


def is_covered(state: State, cell: Cell) -> bool:
    return state.shown[cell[0]][cell[1]] == COVERED


def covered_among(state: State, cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(cell for cell in cells if is_covered(state, cell))


def uncover(state: State, cells: Iterable[Cell]) -> State:
    return replace(state, shown=uncovered(state.shown, state.grid, cells))


def guessed(state: State) -> tuple[str, ...]:
    return tuple(turn.word for turn in state.turns if turn.kind == "right")


def wrong(state: State) -> tuple[str, ...]:
    return tuple(turn.word for turn in state.turns if turn.kind == "wrong")


def unguessed(state: State) -> tuple[Hidden, ...]:
    done = guessed(state)
    return tuple(hidden for hidden in state.words if hidden.word not in done)


def has_covered_letter(state: State) -> bool:
    pairs = (zip(row, shown, strict=True) for row, shown in zip(state.grid, state.shown, strict=True))
    return any(letter != WATER and shown == COVERED for pair in pairs for letter, shown in pair)


def tier_of(points: int) -> Tier:
    return [name for name, at in TIERS if points >= at][-1]
