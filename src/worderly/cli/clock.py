"""The clock and the calendar, read in one place."""

from datetime import date, datetime

from worderly.device.local.match import steady_ms

now_ms = steady_ms


def today() -> date:
    """The player's own calendar date decides."""
    return datetime.now().astimezone().date()
