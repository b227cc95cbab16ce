"""Bots that see only the view; they differ by vocabulary."""

from collections.abc import Callable, Iterator
from itertools import pairwise

from worderly import kit
from worderly.games.boogle.model import Done, Find, Move, Path, Ready, State, View
from worderly.games.boogle.options import USUAL_S, Options
from worderly.games.boogle.rules import own_turn, phase
from worderly.games.boogle.words import on_board
from worderly.games.levels import VOCABULARIES, pace_ms, strength
from worderly.games.tools import Tools

_HIGHEST_RANK = (0, 0, 1, 2, 3)
"""By strength: how rare the words are that a level knows."""
_SEEN = (2, 2, 1, 1, 1)
"""By strength: of how many words that it sees a bot takes the shortest."""


def machine_turn(look: Callable[[], View], chance: kit.Chance, tools: Tools) -> Iterator[Move]:
    """The moves of the machine's turn, played at once; `look` gives its view after each."""
    yield Ready()
    options, me = look().options, look().up
    for _ in range(_words_in_a_turn(options)):
        move = bot(look(), me, options.machine, chance, tools)
        if isinstance(move, Done):
            break
        yield move
    yield Done()


def _words_in_a_turn(options: Options) -> int:
    """The words that the machine has time for; without a clock, as many as in the usual time."""
    return (options.time_s or USUAL_S) * 2000 // sum(pace_ms(options.machine))


def bot(view: View, seat: kit.Seat, level: str, chance: kit.Chance, tools: Tools) -> Move:
    """One move; the table chooses the pace."""
    if view.phase == "ready":
        return Ready()
    if view.phase == "closing":
        return Done()
    known = _vocabulary(view, level, tools)
    if not known:
        return Done()
    return Find(min((chance.choice(known) for _ in range(_SEEN[strength(level)])), key=len))


def _vocabulary(view: View, level: str, tools: Tools) -> list[str]:
    words = on_board(view.faces, tools.lexicons, view.options.min_length, view.options.scoring)
    found, power = {word.word for word in view.found}, strength(level)
    longest, rank = VOCABULARIES[power].longest, _HIGHEST_RANK[power]
    known = [word for word in words if word.rank <= rank and len(word.word) <= longest]
    return [word.word for word in known if word.word not in found and (power or _is_plain(word.path))]


def _is_plain(path: Path) -> bool:
    """Who begins looks along rows and columns: only a short word may go across a corner, and once."""
    corners = sum(row != to_row and col != to_col for (row, col), (to_row, to_col) in pairwise(path))
    return corners <= max(0, 4 - len(path))


def sample(state: State, seat: kit.Seat, chance: kit.Chance, tools: Tools) -> Move:
    if phase(state) == "ready":
        return Ready()
    _, turn = own_turn(state, seat)
    found = {word.word for word in turn.found}
    left = [word.word for word in state.deals[turn.deal].words if word.word not in found]
    if chance.is_hit(0.02) or not left:
        return Done()
    return Find("zzz") if chance.is_hit(0.1) else Find(chance.choice(left))
