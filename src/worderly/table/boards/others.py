"""How others did at a daily: a place among its first tries, and the share that found each word."""

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from worderly.kit import Outcome
from worderly.store.ranking import others
from worderly.table.days import calendar as days
from worderly.wire.others import Bar, Others, WordShare

LEAST = 10
"""Fewer players are not shown: each could find out how the others did."""
BARS, WORDS = 9, 300
Counts = Sequence[tuple[int, int]]
"""(value, tries), worst first."""


def show(connection: Connection, daily: str, outcome: Outcome | None, now_ms: int) -> Others:
    """`outcome` is the reader's own counted result, if any."""
    score, time_ms = (outcome.scores[0], outcome.time_ms or 0) if outcome else (0, 0)
    crowd = others.crowd(connection, daily, score, time_ms)
    if crowd.players < LEAST:
        return Others()
    unit, counts = _counts(connection, daily)
    mine = None if outcome is None else score if unit == "points" else others.seconds_of(time_ms)
    return Others(
        players=crowd.players,
        average=round(crowd.points / crowd.players),
        place=None if outcome is None else crowd.better + 1,
        percent=None if outcome is None else _percent(crowd.worse, crowd.players - 1),
        unit="points" if unit == "points" else "seconds",
        bars=bars(counts, mine),
        words=_words(connection, daily, crowd.players, now_ms),
    )


def without_unfit_words(shown: Others, may_show: Callable[[str], bool]) -> Others:
    """Players may find words that the program never shows by itself; a wildcard could hide one."""
    words = tuple(one for one in shown.words if one.word.isalpha() and may_show(one.word))
    return replace(shown, words=words)


def _counts(connection: Connection, daily: str) -> tuple[str, Counts]:
    """Times where most players have all points; a chart of one bar would say nothing."""
    scores = others.by_score(connection, daily)
    most, total = scores[-1][1], sum(tries for _, tries in scores)
    return ("points", scores) if most * 2 <= total else ("seconds", others.by_time(connection, daily))


def bars(counts: Counts, mine: int | None) -> tuple[Bar, ...]:
    """At most `BARS` steps of the same width, in the order of the counts."""
    values = [value for value, _ in counts]
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // BARS)
    starts = range(low, high + 1, width)
    steps = starts if values[0] <= values[-1] else reversed(starts)
    return tuple(
        Bar(
            low=step,
            high=step + width - 1,
            count=_within(counts, step, width),
            mine=mine is not None and step <= mine < step + width,
        )
        for step in steps
    )


def _within(counts: Counts, low: int, width: int) -> int:
    return sum(tries for value, tries in counts if low <= value < low + width)


def _words(connection: Connection, daily: str, players: int, now_ms: int) -> tuple[WordShare, ...]:
    """They are the answers, so they are shown when the day has closed."""
    if not days.is_closed(_day(daily), now_ms):
        return ()
    found: Iterable[tuple[str, int]] = others.words(connection, daily, WORDS)
    return tuple(WordShare(word=word, percent=_percent(tries, players)) for word, tries in found)


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)


def _day(daily: str) -> str:
    return daily.rpartition("/")[2]
