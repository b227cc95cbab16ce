"""What nobody may see of Wizards before the end."""

from collections.abc import Iterable

from tests.games.secrets import respelled
from worderly.games.wizards.grids.covers import is_found
from worderly.games.wizards.model import STEPS, Guess, State
from worderly.kit import Seat


def swapped(state: State) -> State:
    other: State = respelled(state, STEPS)
    return other


def probe(state: State) -> Guess:
    """Of the tray's letters, but no word."""
    return Guess(state.letters.lower()[:3] if state.rules >= 2 else "zzz")


def words(state: State, seat: Seat | None) -> Iterable[str]:
    return [word.word for word in state.words if seat is None or not is_found(state, word)]


def placed(state: State, seat: Seat | None) -> Iterable[str]:
    return ()
