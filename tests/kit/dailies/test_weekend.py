"""The weekend's big one: dates, turns of the games, the puzzles of all games and languages."""

from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games import GAMES, IDS, game_of
from worderly.games.tools import Tools
from worderly.kit import encode
from worderly.kit.dailies.weekend import (
    FIRST_SATURDAY,
    WeekendPuzzle,
    saturday_of,
    weekend_game,
    weekend_number,
    weekend_puzzle,
)
from worderly.languages import word_languages

SATURDAY = date(2026, 11, 21)


@given(st.dates(date(2025, 12, 1), date(2040, 1, 1)))
def test_saturday_and_sunday_belong_together_and_no_other_day(day: date) -> None:
    saturday = saturday_of(day)
    if day.weekday() < 5 or day < FIRST_SATURDAY:
        assert saturday is None
    else:
        assert saturday is not None
        assert saturday.strftime("%a") == "Sat"
        assert (day - saturday).days in (0, 1)


def test_weekends_are_numbered_from_the_first() -> None:
    assert [weekend_number(FIRST_SATURDAY + timedelta(weeks=n)) for n in (0, 1, 51)] == [1, 2, 52]


def test_the_games_take_turns() -> None:
    weeks = (weekend_game(GAMES, SATURDAY + timedelta(weeks=n)) for n in range(6))
    assert [game.id for game in weeks if game] == ["boogle", "wordsearch", "wizards"] * 2
    assert weekend_game([game_of("hands")], SATURDAY) is None


def puzzle(game_id: str, language: str, week: int, secret: str = "s") -> WeekendPuzzle:
    saturday, tools = SATURDAY + timedelta(weeks=week), Tools.open((language,))
    return weekend_puzzle(game_of(game_id), language, saturday, lambda label: f"{secret}/{label}", tools)


ABLE = [game_id for game_id in IDS if game_of(game_id).days().weekend]


@pytest.mark.parametrize("game_id", ABLE)
@pytest.mark.parametrize("language", word_languages())
def test_every_language_has_big_puzzles_that_fit(game_id: str, language: str) -> None:
    for week in range(8):
        made = puzzle(game_id, language, week)
        assert made.fits
        assert game_of(game_id).outcome(made.state) is None
        assert made.options.languages == (language,)


@pytest.mark.parametrize("game_id", ABLE)
def test_the_same_secret_and_weekend_give_the_same_puzzle_and_no_daily(game_id: str) -> None:
    texts = [
        encode(puzzle(game_id, "en", week, secret).state)
        for week, secret in ((0, "s"), (0, "s"), (1, "s"), (0, "t"))
    ]
    assert texts[0] == texts[1]
    assert len(set(texts)) == 3


def test_the_big_puzzles_are_as_large_as_they_say() -> None:
    wizards: Any = puzzle("wizards", "en", 0).state
    boogle: Any = puzzle("boogle", "en", 0).state
    search: Any = puzzle("wordsearch", "en", 0).state
    assert (len(wizards.words), wizards.options.book) == (35, "spellbook")
    assert len(boogle.deals[0].faces) == len(boogle.deals[0].faces[0]) == 6
    assert (len(search.grid), len(search.grid[0]), len(search.hidden)) == (20, 20, 25)
    assert search.theme
