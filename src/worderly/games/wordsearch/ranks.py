"""The ranks of Word search: the time for the whole list, hints included, against the puzzle's size."""

from math import sqrt

from worderly.games.wordsearch.model import CLOSED, View
from worderly.kit import Seat
from worderly.kit.achievements.ranks import Counted, Ranks

SECONDS_A_WORD = 40
"""What a slow walk through a grid of 12×12 takes for each word."""
USUAL_SIDE = 12
FLAWLESS = 38
"""Percent of the slow walk that a flawless search may take at most: a run."""


def count(view: View, seat: Seat) -> Counted | None:
    """Known at the end only; whoever gave up has the lowest rank."""
    if not view.over or view.time_ms is None or len(view.scores) > 1:
        return None
    cells = sum(cell != CLOSED for row in view.grid for cell in row)
    whole = round(SECONDS_A_WORD * len(view.words) * sqrt(cells) / USUAL_SIDE)
    is_done = all(word.found_by is not None for word in view.words)
    seconds = -(-view.time_ms // 1000) if is_done else max(whole + 1, view.time_ms // 1000)
    is_flawless = is_done and not view.hints_used and 100 * seconds <= FLAWLESS * whole
    return Counted(seconds, whole, is_flawless)


RANKS: Ranks[View] = Ranks(
    percents=(("stroll", 0), ("walk", 100), ("jog", 60), ("run", FLAWLESS), ("sprint", 22)),
    count=count,
    unit="seconds",
)
