"""The milestones in a list of finished matches, whoever keeps it."""

from collections.abc import Sequence

from worderly.kit.achievements.milestones import Finished, milestones
from worderly.store.tables.rows import Played
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.wire.people import CountedMatch, ReachedMilestone


def count_milestones(
    matches: Sequence[CountedMatch], games: int, now_ms: int
) -> tuple[ReachedMilestone, ...]:
    """Of the matches that a device has kept; the caller owns them, so they are taken as they are."""
    for one in matches:
        check_date(one.date, now_ms)
    return reached(sorted(matches, key=lambda one: one.at_ms), games)


def reached(played: Sequence[Played | CountedMatch], games: int) -> tuple[ReachedMilestone, ...]:
    found = milestones([_finished(one) for one in played], games)
    return tuple(ReachedMilestone(one.kind, one.value, one.game, played[one.at].at_ms) for one in found)


def _finished(one: Played | CountedMatch) -> Finished:
    number = None if one.date is None else days.number_of(one.date)
    return Finished(one.game, number, one.flawless, one.longest)


def check_date(date: str | None, now_ms: int) -> None:
    """A date that has no daily would break streaks."""
    try:
        is_possible = date is None or days.opens_ms(date) <= now_ms
    except ValueError:
        is_possible = False
    if not is_possible:
        raise Problem("no_such_daily", day=date or "")
