"""Shared by games of one seat whose state has `ended` and `ended_ms`."""

from collections.abc import Callable

from msgspec.structs import replace

from worderly.kit.game import Event, S, Stamp, Step


def finish_step(step: Step[S], stamp: Stamp, reason: str | None, ended: Callable[[str], Event]) -> Step[S]:
    """Ends the match if there is a reason; sends the events to the mover alone."""
    state, events = step
    if reason is not None:
        state = replace(state, ended=reason, ended_ms=stamp.at_ms)
        events = (*events, ended(reason))
    return Step(state, tuple(replace(event, seat=stamp.seat) for event in events))
