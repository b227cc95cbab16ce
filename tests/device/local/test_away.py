"""Who suspends the program keeps the time, and wins none."""

from pathlib import Path

import pytest

from tests.device.local.test_match import Hand, config
from tests.kit.codeword import Guess
from worderly.device.local.away import come_back, step_away
from worderly.device.local.match import LocalMatch
from worderly.device.local.saves import Saves


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_the_clock_stands_still_while_its_player_is_away_and_the_time_is_saved(saves: Saves) -> None:
    clock = Hand()
    match = LocalMatch.begin(config(), None, saves, clock)
    match.submit(Guess("berry"))
    clock.ms = 5000
    assert step_away(match)
    kept = saves.read("codeword")
    assert kept is not None
    assert kept.elapsed_ms == 5000
    clock.ms = 65_000
    come_back(match)
    assert match.elapsed_ms == 5000


def test_the_countdown_of_a_ranked_daily_runs_on(saves: Saves) -> None:
    clock = Hand()
    daily = config(time_ms=100_000)._replace(daily="2026-02-03")
    match = LocalMatch.begin(daily, None, saves, clock)
    assert not step_away(match)
    clock.ms = 60_000
    assert match.elapsed_ms == 60_000


def test_a_pause_stays_a_pause(saves: Saves) -> None:
    match = LocalMatch.begin(config(), None, saves, Hand())
    match.pause()
    assert not step_away(match)
    assert match.clock.is_paused


def test_a_match_that_goes_on_in_another_window_is_not_written(saves: Saves) -> None:
    saves.owners.claim("codeword")
    match = LocalMatch.begin(config(), None, saves, Hand())
    match.submit(Guess("berry"))
    Saves(saves.folder).owners.claim("codeword", take_over=True)
    assert not step_away(match)
