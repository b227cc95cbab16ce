"""What games of one seat share that keep `ended` and `ended_ms` in their state."""

from collections.abc import Callable

from msgspec.structs import replace

from worderly.kit.game import Event, S, Stamp, Step


def finish_step(step: Step[S], stamp: Stamp, reason: str | None, ended: Callable[[str], Event]) -> Step[S]:
    """Ends the match where there is a reason; the events go to the mover alone."""
    state, events = step
    if reason is not None:
        state = replace(state, ended=reason, ended_ms=stamp.at_ms)
        events = (*events, ended(reason))
    return Step(state, tuple(replace(event, seat=stamp.seat) for event in events))
