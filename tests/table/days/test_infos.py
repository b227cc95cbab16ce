"""What is told of the puzzle of a date, and of a weekend's."""

import pytest

from worderly.games import GAMES
from worderly.table.catalog import Catalog
from worderly.table.days import calendar as days
from worderly.table.days.infos import daily_info, game_of_weekend, known_day, saturday, weekend_info
from worderly.table.errors import Problem

DAY = "2026-11-14"
NOON = days.opens_ms(DAY) + 26 * 3_600_000


def test_a_daily_is_open_from_the_first_midnight_to_the_last() -> None:
    at = {
        ms: daily_info("boogle", "en", 3, DAY, ms).open
        for ms in (days.opens_ms(DAY) - 1, days.opens_ms(DAY), days.closes_ms(DAY) - 1, days.closes_ms(DAY))
    }
    assert [*at.values()] == [False, True, True, False]
    info = daily_info("boogle", "en", 3, DAY, NOON, "a hash")
    assert (info.number, info.version, info.hash, info.match, info.done) == (318, 3, "a hash", None, False)


def test_a_weekend_is_open_until_its_sunday_closes() -> None:
    game = game_of_weekend(Catalog(GAMES), DAY)
    sunday = days.closes_ms("2026-11-15")
    assert [weekend_info(game, "en", DAY, ms).open for ms in (NOON, sunday - 1, sunday)] == [
        True,
        True,
        False,
    ]
    assert weekend_info(game, "en", DAY, NOON).salt is None


def test_only_dates_with_dailies_are_known_and_only_weekends_have_a_saturday() -> None:
    assert (known_day(DAY), saturday(DAY), saturday("2026-11-15")) == (DAY, DAY, DAY)
    for wrong in ("2025-12-31", "2026-02-30", "today"):
        with pytest.raises(Problem, match="no_such_daily"):
            known_day(wrong)
    with pytest.raises(Problem, match="no_such_daily"):
        saturday("2026-11-13")
    with pytest.raises(Problem, match="no_such_daily"):
        game_of_weekend(Catalog([]), DAY)
