"""The calendar: windows, zones, streaks."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.table.days import calendar as days

ZONES = (
    "Pacific/Kiritimati",
    "Pacific/Auckland",
    "Asia/Tokyo",
    "Europe/Paris",
    "UTC",
    "America/New_York",
    "America/Los_Angeles",
    "Pacific/Pago_Pago",
)
POINTS = 500


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
    for step in range(POINTS):
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
    assert tuple(days.streak(played, now)) == expected


@given(st.sets(st.integers(1, 60)), st.integers(1, 60))
def test_a_streak_never_exceeds_what_was_played_and_freezes_never_exceed_two(
    played: set[int], now: int
) -> None:
    found = days.streak(played, now)
    past = {number for number in played if number <= now}
    assert 0 <= found.days <= found.best <= len(past)
    assert 0 <= found.freezes <= 2
    if now in past:
        assert found.days >= 1
