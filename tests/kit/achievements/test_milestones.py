"""Milestones: each is reached by one match of the history, and never by a later look at it."""

from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games import IDS
from worderly.kit.achievements import milestones as counting
from worderly.kit.achievements.milestones import Finished, Milestone, latest, milestone_text, milestones
from worderly.kit.achievements.streaks import streak
from worderly.languages import interface_languages
from worderly.messages import Messages


def reached(*history: Finished) -> list[tuple[str, int, int]]:
    return [(one.kind, one.value, one.at) for one in milestones(history, 2)]


def test_every_flawless_daily_is_one_and_a_flawless_practice_is_none() -> None:
    flawless = Finished("hands", 1, flawless=True)
    assert reached(flawless, Finished("hands", None, flawless=True), Finished("hands", 2, flawless=True)) == [
        ("flawless", 1, 0),
        ("flawless", 2, 2),
    ]


def test_a_longer_word_than_ever_is_one_if_it_has_five_letters() -> None:
    history = [Finished("boogle", None, longest=letters) for letters in (3, 4, 5, 0, 5, 7, 6)]
    assert reached(*history) == [("longest", 5, 2), ("longest", 7, 5)]


def test_the_first_match_sets_no_record() -> None:
    assert reached(Finished("boogle", 1, longest=9)) == []


def test_the_last_daily_of_a_date_completes_it_once() -> None:
    history = [Finished("hands", 1), Finished("hands", 1), Finished("boogle", 1), Finished("boogle", 1)]
    assert reached(*history) == [("all_games", 2, 2)]
    assert reached(Finished("hands", 1), Finished("boogle", 2), Finished("boogle", None)) == []


def test_days_in_a_row_are_counted_over_all_games_with_freezes() -> None:
    week = [Finished(("hands", "boogle")[day % 2], day) for day in range(1, 8)]
    assert reached(*week) == [("days", 7, 6)]
    assert reached(*week[:6]) == []
    month = [Finished("hands", day) for day in range(1, 32) if day != 20]
    assert reached(*month) == [("days", 7, 6), ("days", 30, 29)]
    broken = [Finished("hands", day) for day in (*range(1, 7), *range(9, 14))]
    assert reached(*broken) == []


def test_years_without_a_long_streak_are_looked_at_a_few_times_not_once_a_day() -> None:
    history = [Finished("hands", day) for day in range(1, 3650, 2)]
    with patch.object(counting, "streak", wraps=streak) as counted:
        assert reached(*history) == []
    assert counted.call_count < 50


finished = st.builds(
    Finished,
    game=st.sampled_from(["hands", "boogle"]),
    number=st.none() | st.integers(1, 40),
    flawless=st.booleans(),
    longest=st.integers(0, 9),
)


@given(st.lists(finished, max_size=60))
def test_what_each_match_reached_when_it_ended_is_all_that_was_reached(history: list[Finished]) -> None:
    told = [one for end in range(1, len(history) + 1) for one in latest(history[:end], 2)]
    assert told == list(milestones(history, 2))


@pytest.mark.parametrize("language", interface_languages())
@pytest.mark.parametrize("kind", ["flawless", "longest", "all_games", "days"])
def test_a_milestone_is_said_in_words(language: str, kind: str) -> None:
    game = "hands" if kind in ("flawless", "longest") else ""
    one = Milestone(kind, len(IDS), game)  # type: ignore[arg-type]
    text = milestone_text(one, Messages(language).text)
    assert "milestone" not in text
    assert str(len(IDS)) in text
