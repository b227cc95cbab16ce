"""What nobody may see of Codeword before the end."""

from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.codeword.marks import fitting
from worderly.games.codeword.model import Guess, State
from worderly.games.tools import Tools
from worderly.kit import Seat


def swapped(state: State) -> State:
    """Another word that fits all guesses so far, if there is one; other clues in any case."""
    words = Tools.open(state.options.languages).words.matching("?" * state.options.letters)
    other = next((word for word in fitting(words, state.rows) if word != state.target), state.target)
    return replace(state, target=other, clues=())


def probe(state: State) -> Guess:
    """A wrong move: it is refused whatever the hidden word is."""
    return Guess("x" * state.options.letters)


def words(state: State, seat: Seat | None) -> Iterable[str]:
    """The answers that must not be sent before the end."""
    return [state.target]


def placed(state: State, seat: Seat | None) -> Iterable[str]:
    """Words whose place is secret, in a game that lists its words."""
    return ()
