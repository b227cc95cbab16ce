"""A player who is away for a while, with the program still there: suspended by Ctrl+Z."""

from worderly.device.local.match import LocalMatch
from worderly.kit import Refused


def step_away(match: LocalMatch) -> bool:
    """Keeps the time that has passed; returns whether the clock was stopped, so that `come_back` starts it.

    A clock that runs on without its player, and one that is paused already, are left as they are.
    """
    if match.outcome is None:
        try:
            match.save()
        except Refused:  # Another window has the match: the next move says so.
            return False
    if match.runs_on or match.clock.is_paused:
        return False
    match.clock.pause()
    return True


def come_back(match: LocalMatch) -> None:
    match.clock.unpause()
