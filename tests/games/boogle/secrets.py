"""What nobody may see of Boogle before the end."""

from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.boogle.model import Find, State
from worderly.kit import Seat


def swapped(state: State) -> State:
    """Other words of the same rank and points, so that "12 of 48 common words" and the ranks stay."""
    found = {word.word for turn in state.turns for word in turn.found}
    words = tuple(
        word if word.word in found else replace(word, word=word.word[::-1] + "x", path=((0, 0),))
        for word in state.deals[0].words
    )
    return replace(state, secret="another", deals=(replace(state.deals[0], words=words),))


def probe(state: State) -> Find:
    return Find("zzzz")


def words(state: State, seat: Seat | None) -> Iterable[str]:
    turns = [turn for turn in state.turns if turn.seat == seat]
    found = {word.word for turn in turns for word in turn.found} | {
        word for turn in turns for word in turn.late
    }
    return [word.word for deal in state.deals for word in deal.words if word.word not in found]


def placed(state: State, seat: Seat | None) -> Iterable[str]:
    return ()
