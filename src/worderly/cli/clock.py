"""The clock and the calendar, read in one place."""

from datetime import date, datetime

from worderly.device.local.stopwatch import steady_ms, wall_ms

now_ms = steady_ms
time_of_day_ms = wall_ms


def today() -> date:
    """The player's own calendar date decides."""
    return datetime.now().astimezone().date()
