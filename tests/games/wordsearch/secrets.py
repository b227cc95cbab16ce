"""What nobody may see of Word search before the end: the words are listed, their places are not."""

from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.wordsearch.model import Draw, State
from worderly.kit import Seat


def swapped(state: State) -> State:
    hidden = tuple(
        word
        if any(found.word == i for found in state.found)
        else replace(word, row=word.row ^ 1, col=0, direction="NE")
        for i, word in enumerate(state.hidden)
    )
    return replace(state, hidden=hidden, chance="another", message="OTHER")


def probe(state: State) -> Draw:
    return Draw((0, 0), (0, 1))


def words(state: State, seat: Seat | None) -> Iterable[str]:
    return ()


def placed(state: State, seat: Seat | None) -> Iterable[str]:
    found = set() if seat is None else {state.hidden[found.word].text for found in state.found}
    hinted = {state.hidden[hint.word].text for hint in state.hints}
    return [word.text.lower() for word in state.hidden if word.text not in found | hinted]
