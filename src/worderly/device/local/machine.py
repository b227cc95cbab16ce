"""The machine's turn in Boogle, the same in every front end."""

from worderly.device.local.match import LocalMatch
from worderly.games.boogle.bot import words_in_a_turn
from worderly.games.boogle.model import Done, Ready, View
from worderly.kit import Chance, Event


def is_machine(view: View) -> bool:
    """Whether the turn that is to begin is the machine's: it sits on the last chair."""
    return bool(view.options.machine) and view.up == len(view.names) - 1


def play_machine(match: LocalMatch) -> tuple[Event, ...]:
    """A whole turn, at the pace of its level; gives the events of its end."""
    view: View = match.view(0)
    me, level = view.up, view.options.machine
    match.submit(Ready(), me)
    chance = Chance(f"{match.order.seed}/machine/{len(match.moves)}")
    for _ in range(words_in_a_turn(view.options)):
        move = match.game.bot(match.view(me), me, level, chance, match.tools)
        if isinstance(move, Done):
            break
        match.submit(move, me)
    return match.submit(Done(), me)
