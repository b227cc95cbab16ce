"""Streaks: puzzle numbers in a row, with freezes for missed days."""

from collections.abc import Iterable
from typing import NamedTuple

EARN_EVERY, MOST_FREEZES = 7, 2


class Streak(NamedTuple):
    days: int
    best: int
    freezes: int


def streak(played: Iterable[int], now: int) -> Streak:
    """From the numbers of the puzzles played on their days; `now` is today's number.

    Seven played in a row earn a freeze (two at most); a missed day uses one silently or ends the streak.
    Today does not count as missed before it is over.
    """
    days = best = freezes = 0
    numbers = sorted({number for number in played if number <= now})
    last: int | None = None
    for number in [*numbers, now]:
        missed = 0 if last is None else number - last - 1
        if missed > freezes:
            days, freezes = 0, 0
        elif missed > 0:
            freezes -= missed
        if number in numbers and number != last:
            days += 1
            freezes = min(MOST_FREEZES, freezes + (days % EARN_EVERY == 0))
        best, last = max(best, days), number
    return Streak(days, best, freezes)
