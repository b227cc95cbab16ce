"""The calendar: windows, zones, streaks."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.table.zones import ZONES
from worderly.kit import Chance
from worderly.kit.achievements.streaks import Streak
from worderly.kit.achievements.streaks import streak as streak_of
from worderly.table.days import calendar as days


def test_numbers_count_from_the_first_of_january_2026() -> None:
    assert days.number_of("2026-01-01") == 1
    assert days.number_of("2026-12-31") == 365
    assert days.number_of("2028-03-01") == 791
    assert days.day_of(791) == "2028-03-01"


def test_a_date_is_served_from_ten_the_day_before_to_twelve_the_day_after() -> None:
    opens = datetime(2026, 11, 14, 10, tzinfo=UTC).timestamp() * 1000
    closes = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp() * 1000
    assert (days.opens_ms("2026-11-15"), days.closes_ms("2026-11-15")) == (opens, closes)
    assert not days.is_open("2026-11-15", int(opens) - 1)
    assert days.is_open("2026-11-15", int(opens))
    assert days.is_open("2026-11-15", int(closes) - 1)
    assert days.is_closed("2026-11-15", int(closes))


@pytest.mark.parametrize("zone", ZONES)
def test_every_player_finds_their_own_date_open_all_day(zone: str) -> None:
    """500 moments a zone over three years: midnights, year ends, summer time."""
    place = ZoneInfo(zone)
    start = datetime(2026, 1, 2, tzinfo=UTC)
    for step in range(500):
        moment = start + timedelta(hours=52 * step, minutes=7 * step % 60)
        now_ms = int(moment.timestamp() * 1000)
        own = moment.astimezone(place).date().isoformat()
        assert days.is_open(own, now_ms)
        assert own in days.open_days(now_ms)
        assert not days.is_open(days.day_of(days.number_of(own) + 2), now_ms)


def test_no_date_is_served_before_it_begins_anywhere_on_earth() -> None:
    for number in range(2, 800):
        day = date.fromisoformat(days.day_of(number))
        earliest = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo("Pacific/Kiritimati"))
        assert days.opens_ms(day.isoformat()) >= int(earliest.timestamp() * 1000)


@pytest.mark.parametrize("text", ["2025-12-31", "2026-1-1", "20260101", "2026-02-30", "today", ""])
def test_a_date_that_has_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        days.parse_day(text)


@pytest.mark.parametrize(
    ("played", "now", "expected"),
    [
        ([], 10, (0, 0, 0)),
        ([10], 10, (1, 1, 0)),
        ([8, 9], 10, (2, 2, 0)),
        ([8, 9], 11, (0, 2, 0)),
        (range(1, 8), 8, (7, 7, 1)),
        (range(1, 8), 9, (7, 7, 0)),
        ([*range(1, 8), 9], 9, (8, 8, 0)),
        ([*range(1, 8), 10], 10, (1, 7, 0)),
        (range(1, 29), 29, (28, 28, 2)),
        ([*range(1, 15), 17], 17, (15, 15, 0)),
    ],
)
def test_streaks_count_numbers_and_freezes_fill_gaps(
    played: list[int], now: int, expected: tuple[int, int, int]
) -> None:
    assert tuple(streak_of(played, now)) == expected


@given(st.sets(st.integers(1, 60)), st.integers(1, 60))
def test_a_streak_never_exceeds_what_was_played_and_freezes_never_exceed_two(
    played: set[int], now: int
) -> None:
    found = streak_of(played, now)
    past = {number for number in played if number <= now}
    assert 0 <= found.days <= found.best <= len(past)
    assert 0 <= found.freezes <= 2
    if now in past:
        assert found.days >= 1


POINTS, LONG_POINTS = 500, 10_000
"""A zone; 4,000 in all."""
FIRST, DAYS = date(2026, 1, 1), 1_200


class Point(NamedTuple):
    """A moment, and the date on the wall of a player in some zone."""

    now_ms: int
    own: date


def points(zone: str, count: int) -> Iterator[Point]:
    """Chosen around midnights, month and year ends and changes of the clock, some anywhere."""
    place, chance = ZoneInfo(zone), Chance(zone)
    for number in range(count):
        day = FIRST + timedelta(days=1 + chance.below(DAYS))
        if number % 4 == 0:
            day = chance.choice(_edges(day.year))
        midnight = datetime(day.year, day.month, day.day, tzinfo=place)
        seconds = chance.choice([-1, 0, 1, 3_599, 3_600, 43_200, chance.between(-43_200, 43_200)])
        moment = midnight.astimezone(UTC) + timedelta(seconds=seconds)
        if (own := moment.astimezone(place).date()) >= FIRST:
            yield Point(int(moment.timestamp() * 1000), own)


def _edges(year: int) -> list[date]:
    """New Year, the leap day, and the Sundays on which clocks change here and there."""
    changes = [
        (1, 1),
        (2, 28),
        (3, 1),
        (3, 8),
        (3, 29),
        (4, 5),
        (9, 27),
        (10, 4),
        (10, 25),
        (11, 1),
        (12, 31),
    ]
    leap = [date(year, 2, 29)] if year % 4 == 0 else []
    return [
        *(date(max(year, 2026), month, day) for month, day in changes if (year, month) > (2026, 1)),
        *leap,
    ]


def faults_of(calendar: Any, zone: str, count: int) -> list[str]:
    """The judge: the rules of the product for a player in this zone, against the calendar."""
    wrong = []
    for now_ms, own in points(zone, count):
        day, number = own.isoformat(), (own - FIRST).days + 1
        moment = datetime.fromtimestamp(now_ms / 1000, UTC)
        opens = datetime(own.year, own.month, own.day, 10, tzinfo=UTC) - timedelta(days=1)
        closes = datetime(own.year, own.month, own.day, 12, tzinfo=UTC) + timedelta(days=1)
        if calendar.number_of(day) != number or calendar.day_of(number) != day:
            wrong.append(f"{zone} {day}: number {calendar.number_of(day)}")
        if not calendar.is_open(day, now_ms) or day not in calendar.open_days(now_ms):
            wrong.append(f"{zone} {moment}: {day} is not served all day")
        for other in range(-3, 4):
            near = (own + timedelta(days=other)).isoformat()
            begins, ends = opens + timedelta(days=other), closes + timedelta(days=other)
            if own + timedelta(days=other) < FIRST:
                continue
            if calendar.is_open(near, now_ms) != (begins <= moment < ends):
                wrong.append(f"{zone} {moment}: {near} early or late")
            if calendar.is_closed(near, now_ms) != (moment >= ends):
                wrong.append(f"{zone} {moment}: {near} frozen early or late")
    return wrong


@pytest.mark.parametrize("zone", ZONES)
def test_every_moment_in_every_zone_serves_the_right_days(zone: str) -> None:
    assert faults_of(days, zone, POINTS) == []


@pytest.mark.long
@pytest.mark.parametrize("zone", ZONES)
def test_ten_thousand_moments_in_every_zone(zone: str) -> None:
    assert faults_of(days, zone, LONG_POINTS) == []


def broken(**instead: Any) -> Any:
    names = ("number_of", "day_of", "is_open", "is_closed", "open_days")
    return SimpleNamespace(**{**{name: getattr(days, name) for name in names}, **instead})


def of_utc_only(day: str, now_ms: int) -> bool:
    return days.today(now_ms) == day


def an_hour_early(day: str, now_ms: int) -> bool:
    return days.is_open(day, now_ms) or days.is_open(day, now_ms + 3_600_000)


@pytest.mark.parametrize(
    "calendar",
    [
        broken(is_open=of_utc_only),
        broken(is_open=an_hour_early),
        broken(is_closed=lambda day, now_ms: now_ms > days.closes_ms(day)),
        broken(is_closed=lambda day, now_ms: not days.is_open(day, now_ms)),
        broken(open_days=lambda now_ms: [days.today(now_ms)]),
        broken(number_of=lambda day: days.number_of(day) - (day > "2028-02-29")),
    ],
)
def test_a_calendar_that_is_wrong_somewhere_is_caught(calendar: Any) -> None:
    """The controls."""
    assert [fault for zone in ZONES for fault in faults_of(calendar, zone, POINTS)] != []


def told_streak(played: set[int], now: int) -> Streak:
    """The rule as the product tells it, day by day, with no cleverness."""
    run = best = freezes = 0
    for number in range(1, now + 1):
        if number in played:
            run += 1
            if run % 7 == 0:
                freezes = min(2, freezes + 1)
        elif number < now and run:
            if freezes:
                freezes -= 1
            else:
                run = 0
        if run == 0:
            freezes = 0
        best = max(best, run)
    return Streak(run, best, freezes)


def streak_faults(streak: Callable[[set[int], int], Streak], seeds: int) -> list[str]:
    """The judge: on many calendars of play, some with long gaps, the streak is what the rule says."""
    wrong = []
    for seed in range(seeds):
        chance = Chance(f"streak-{seed}")
        habit = chance.choice([0.5, 0.8, 0.9, 0.97])
        played = {number for number in range(1, 61) if chance.is_hit(habit)}
        now = chance.between(1, 60)
        ours = {number for number in played if number <= now}
        if streak(played, now) != told_streak(ours, now):
            wrong.append(f"{sorted(ours)} at {now}: {streak(played, now)}, not {told_streak(ours, now)}")
    return wrong


def test_streaks_are_what_the_rule_says_day_by_day() -> None:
    assert streak_faults(streak_of, 2_000) == []


def test_a_streak_without_freezes_or_one_that_counts_today_as_missed_is_caught() -> None:
    """The controls."""

    def without_freezes(played: set[int], now: int) -> Streak:
        return Streak(
            max((n for n in range(now + 1) if all(now - i in played for i in range(n))), default=0), 0, 0
        )

    assert streak_faults(without_freezes, 200) != []
    assert streak_faults(lambda played, now: streak_of(played, now + 1), 200) != []


@pytest.mark.parametrize(
    ("at", "steady"),
    [
        ("2026-11-15T06:00:00", 30),
        ("2026-11-14T09:59:50", 10),
        ("2026-11-16T11:59:55", 5),
        ("2026-11-13T23:59:40", 20),
        ("2026-11-15T23:59:59", 1),
    ],
)
def test_an_answer_is_kept_no_longer_than_what_it_says_holds(at: str, steady: int) -> None:
    """2026-11-15 is published at midnight two days before, opens at 10:00 and closes at 12:00 UTC."""
    now_ms = int(datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp() * 1000)
    assert days.steady_s("2026-11-15", now_ms, 30) == steady
