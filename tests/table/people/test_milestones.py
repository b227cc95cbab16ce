"""The milestones of matches that a device has kept."""

import pytest

from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.people.milestones import count_milestones
from worderly.wire.people import CountedMatch

NOW_MS = days.opens_ms("2026-11-14")


def test_matches_count_in_the_order_of_their_ends() -> None:
    late = CountedMatch(game="boogle", at_ms=20, longest=7)
    early = CountedMatch(game="boogle", at_ms=10, longest=6, flawless=True, date="2026-11-14")
    found = count_milestones([late, early], 5, NOW_MS)
    assert [(one.kind, one.value, one.at_ms) for one in found if one.kind != "longest"] == [
        ("flawless", 1, 10)
    ]
    assert [one.at_ms for one in found] == sorted(one.at_ms for one in found)


def test_a_date_that_is_not_open_yet_is_refused() -> None:
    with pytest.raises(Problem, match="no_such_daily"):
        count_milestones([CountedMatch(game="boogle", at_ms=1, date="2026-11-16")], 5, NOW_MS)
