"""Rules that games of covered words share: Wizards and Battlewords."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from worderly.kit.game import Event, S, Stamp, Step
from worderly.kit.refusal import Refused

Cell = tuple[int, int]

HINT_COST = 2
"""Points that a hint costs, if the player has them."""


def finish_step(step: Step[S], stamp: Stamp, reason: str | None, ended: Callable[[str], Event]) -> Step[S]:
    """Ends the match if there is a reason; sends the events to the mover alone."""
    state, events = step
    if reason is not None:
        state = replace(state, ended=reason, ended_ms=stamp.at_ms)
        events = (*events, ended(reason))
    return Step(state, tuple(replace(event, seat=stamp.seat) for event in events))


def line_cells(start: Cell, step: Cell, length: int) -> tuple[Cell, ...]:
    """`length` cells from `start`, each one `step` after the one before."""
    return tuple((start[0] + step[0] * i, start[1] + step[1] * i) for i in range(length))


def uncovered(shown: Sequence[str], grid: Sequence[str], cells: Iterable[Cell]) -> tuple[str, ...]:
    """The rows `shown` with the letters of `grid` in these cells."""
    rows = [list(row) for row in shown]
    for row, col in cells:
        rows[row][col] = grid[row][col]
    return tuple("".join(row) for row in rows)


def check_hint_left(hints: int, hints_left: int) -> None:
    """Raises Refused if the match has no hints, or none left."""
    if hints == 0:
        raise Refused("no_hints_here")
    if hints_left == 0:
        raise Refused("no_hints_left", hints=hints)
