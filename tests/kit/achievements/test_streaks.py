"""Streaks: the seventh day in a row earns a freeze, two at most, and a missed day uses one."""

from worderly.kit.achievements.streaks import Streak, streak


def test_the_seventh_day_in_a_row_earns_a_freeze_and_the_sixth_does_not() -> None:
    assert streak(range(1, 7), 6) == Streak(6, 6, 0)
    assert streak(range(1, 8), 7) == Streak(7, 7, 1)


def test_a_missed_day_uses_a_freeze_or_ends_the_streak() -> None:
    assert streak(range(1, 8), 9) == Streak(7, 7, 0)
    assert streak(range(1, 7), 8) == Streak(0, 6, 0)
    assert streak([*range(1, 8), 9, 10], 10) == Streak(9, 9, 0)


def test_two_freezes_are_the_most() -> None:
    assert streak(range(1, 22), 21) == Streak(21, 21, 2)
    assert streak(range(1, 22), 25) == Streak(0, 21, 0)


def test_today_is_not_missed_before_it_is_over() -> None:
    assert streak([1, 2], 3) == Streak(2, 2, 0)
    assert streak([1, 2], 4) == Streak(0, 2, 0)


def test_days_that_have_not_come_do_not_count() -> None:
    assert streak([1, 2, 3, 9], 3) == Streak(3, 3, 0)
    assert streak([], 3) == Streak(0, 0, 0)
