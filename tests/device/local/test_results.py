"""Results, stats and streaks: puzzle numbers count, freezes are used silently, the archive never helps."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.device.local.daily import FIRST_DATE, number_of
from worderly.device.local.results import Result, Results, distribution, stats
from worderly.kit.achievements.streaks import streak

numbers = st.sets(st.integers(1, 60))


def result(points: int = 10, daily: str = "", played: str = "2026-03-01") -> Result:
    return Result("hands", "en", played, points, "finished", daily=daily)


def on(day: date) -> Result:
    return result(daily=day.isoformat(), played=day.isoformat())


def test_the_first_date_has_number_one() -> None:
    assert number_of(date(2026, 1, 1)) == 1
    assert number_of(date(2026, 2, 1)) == 32


@pytest.mark.parametrize(
    ("played", "today", "now", "freezes"),
    [
        ([], 5, 0, 0),
        ([5], 5, 1, 0),
        ([4], 5, 1, 0),
        ([3], 5, 0, 0),
        ([1, 2, 4], 4, 1, 0),
        (range(1, 8), 7, 7, 1),
        ([*range(1, 8), 9], 9, 8, 0),
        (range(1, 8), 9, 7, 0),
        (range(1, 8), 10, 0, 0),
        ([*range(1, 15), 17], 17, 15, 0),
        ([*range(1, 22)], 21, 21, 2),
        ([*range(1, 22), 25], 25, 1, 0),
    ],
)
def test_a_streak_and_its_freezes(played: list[int], today: int, now: int, freezes: int) -> None:
    run = streak(played, today)
    assert (run.days, run.freezes) == (now, freezes)


@given(numbers)
def test_a_streak_never_exceeds_the_puzzles_played_and_never_hoards_freezes(played: set[int]) -> None:
    run = streak(played, 60)
    assert 0 <= run.days <= run.best <= len(played)
    assert 0 <= run.freezes <= 2


@given(numbers, st.integers(1, 60))
def test_playing_one_more_day_never_shortens_a_streak_by_that_day(played: set[int], today: int) -> None:
    before = streak({n for n in played if n < today}, today)
    after = streak({n for n in played if n < today} | {today}, today)
    assert after.days >= max(1, before.days)


def test_an_archive_play_never_extends_a_streak() -> None:
    today = FIRST_DATE + timedelta(days=40)
    archive = result(daily="2026-01-02", played=today.isoformat())
    assert stats([archive], "hands", "en", today).streak == 0
    assert stats([archive, on(today)], "hands", "en", today).streak == 1


def test_stats_give_games_average_best_and_distribution() -> None:
    found = stats([result(0), result(10), result(95)], "hands", "en", date(2026, 3, 1))
    assert (found.games, found.average, found.best) == (3, 35.0, 95)
    assert sum(count for _, count in found.distribution) == 3


@given(st.lists(st.integers(-5, 5000), min_size=1))
def test_every_game_falls_into_one_step_of_the_distribution(points: list[int]) -> None:
    steps = distribution(points)
    assert sum(count for _, count in steps) == len(points)
    assert len(steps) <= 10


def test_results_survive_a_line_torn_by_a_kill(tmp_path: Path) -> None:
    results = Results(tmp_path / "data" / "results.jsonl")
    results.add(result(1))
    with results.path.open("ab") as file:
        file.write(b'{"type":"result","ga')
    results.add(result(2))
    assert [one.points for one in results.read()] == [1, 2]


def test_a_daily_is_known_to_be_played(tmp_path: Path) -> None:
    results = Results(tmp_path / "results.jsonl")
    results.add(on(date(2026, 3, 1)))
    assert results.has_daily("hands", "en", "2026-03-01")
    assert not results.has_daily("hands", "fr", "2026-03-01")
