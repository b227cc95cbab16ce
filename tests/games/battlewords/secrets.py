"""What nobody may see of Battlewords before the end."""

from collections.abc import Iterable

from tests.games.secrets import COVERED, respelled
from worderly.games.battlewords.model import STEPS, Hidden, Reveal, State
from worderly.kit import Seat


def swapped(state: State) -> State:
    other: State = respelled(state, STEPS)
    return other


def probe(state: State) -> Reveal:
    """A cell of water."""
    cells = ((row, col) for row in range(12) for col in range(12))
    water = (at for at in cells if state.grid[at[0]][at[1]] == "." and state.shown[at[0]][at[1]] == COVERED)
    return Reveal(*next(water))


def words(state: State, seat: Seat | None) -> Iterable[str]:
    return [word.word for word in state.words if seat is None or _is_covered(state, word)]


def _is_covered(state: State, hidden: Hidden) -> bool:
    """Some letter of it is still covered: a word all of whose letters are seen may be read off the grid."""
    down, right = STEPS[hidden.direction]
    cells = [(hidden.row + n * down, hidden.col + n * right) for n in range(len(hidden.word))]
    return any(state.shown[row][col] == COVERED for row, col in cells)


def placed(state: State, seat: Seat | None) -> Iterable[str]:
    return ()
