"""What nobody may see of Hands before the end."""

from collections.abc import Iterable

from msgspec.structs import replace

from worderly.games.hands.model import LinePlay, Play, State
from worderly.kit import Seat


def swapped(state: State) -> State:
    """Par stays: the ladder of ranks shows it."""
    plan = replace(state.rounds[-1].plan, perfect=2, par_line=(), perfect_line=())
    return replace(state, secret="another", rounds=(*state.rounds[:-1], replace(state.rounds[-1], plan=plan)))


def probe(state: State) -> Play:
    return Play("zzzz")


def words(state: State, seat: Seat | None) -> Iterable[str]:
    plan = state.rounds[-1].plan
    return [
        item.word
        for line in (plan.par_line, plan.perfect_line)
        for item in line
        if isinstance(item, LinePlay)
    ]


def placed(state: State, seat: Seat | None) -> Iterable[str]:
    return ()
