"""The calendar of the daily puzzles: numbers and windows; dates are text, moments are ms in UTC."""

from datetime import UTC, date, datetime, timedelta

FIRST, LAST = date(2026, 1, 1), date(2999, 12, 31)
OPENS_BEFORE = timedelta(hours=14)
"""10:00 UTC the day before: midnight in the easternmost zone (UTC+14)."""
PUBLISHED_BEFORE = timedelta(hours=24)
"""00:00 UTC the day before: from then on the hash is public, and the puzzle stays as it is."""
WORDS_BEFORE = timedelta(hours=39)
"""An hour before the puzzle is made: later changes of the host's words are for later days."""
CLOSES_AFTER = timedelta(hours=36)
"""12:00 UTC the day after: midnight in the westernmost zone (UTC−12)."""


def parse_day(text: str) -> date:
    """Raises ValueError with the text."""
    day = date.fromisoformat(text)
    if text != day.isoformat() or not FIRST <= day <= LAST:
        raise ValueError(f"no daily puzzle on {text!r}")
    return day


def number_of(day: str) -> int:
    return (parse_day(day) - FIRST).days + 1


def day_of(number: int) -> str:
    return (FIRST + timedelta(days=number - 1)).isoformat()


def opens_ms(day: str) -> int:
    return _moment_ms(parse_day(day), -OPENS_BEFORE)


def words_ms(day: str) -> int:
    """The moment whose word list the day is made and played with."""
    return _moment_ms(parse_day(day), -WORDS_BEFORE)


def is_published(day: str, now_ms: int) -> bool:
    return now_ms >= _moment_ms(parse_day(day), -PUBLISHED_BEFORE)


def closes_ms(day: str) -> int:
    return _moment_ms(parse_day(day), CLOSES_AFTER)


def _moment_ms(day: date, shift: timedelta) -> int:
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return int((midnight + shift).timestamp() * 1000)


def is_open(day: str, now_ms: int) -> bool:
    return opens_ms(day) <= now_ms < closes_ms(day)


def is_closed(day: str, now_ms: int) -> bool:
    return now_ms >= closes_ms(day)


def steady_s(day: str, now_ms: int, most: int) -> int:
    """For how many seconds, up to `most`, what is public of a day stays as it is."""
    midnight_ms = _moment_ms(date.fromisoformat(today(now_ms)), timedelta(days=1))
    published_ms = _moment_ms(parse_day(day), -PUBLISHED_BEFORE)
    changes = (opens_ms(day), closes_ms(day), published_ms, midnight_ms)
    return min(most, *((at - now_ms) // 1000 for at in changes if at > now_ms))


def today(now_ms: int) -> str:
    """The date in UTC; a client sends its own calendar's date instead."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date().isoformat()


def open_days(now_ms: int) -> list[str]:
    """Every date that is being served: two or three at any moment."""
    middle = date.fromisoformat(today(now_ms))
    around = (middle + timedelta(days=shift) for shift in (-2, -1, 0, 1, 2))
    return [day.isoformat() for day in around if day >= FIRST and is_open(day.isoformat(), now_ms)]
