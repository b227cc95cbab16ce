"""Plays the machine's turn when players take turns at one screen."""

from collections.abc import Callable, Iterator
from typing import Any

from worderly.device.local.match import LocalMatch
from worderly.kit import Chance, Event, Move, Seat

MachineTurn = Callable[[Callable[[], Any], Chance, Any], Iterator[Move]]
"""(look, chance, tools) → the moves of a turn; `look` returns the machine's current view."""


def play_machine(match: LocalMatch, seat: Seat, turn: MachineTurn) -> tuple[Event, ...]:
    """Returns the events of the last move, which ends the turn."""
    events: tuple[Event, ...] = ()
    # A save resumed at the same move must draw the same words.
    chance = Chance(f"{match.config.seed}/machine/{len(match.moves) + 1}")
    for move in turn(lambda: match.view(seat), chance, match.tools):
        events = match.submit(move, seat)
    return events
