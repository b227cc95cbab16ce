"""A movement after a move."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tui.stage import (
    Stage,
    play,
    request,
)
from worderly.games.wizards.model import Guess
from worderly.tui.games.motion import STEPS, Motion
from worderly.tui.settings import Settings, SettingsFile


class Screen:
    """A screen whose only timer rings when the test says so."""

    def __init__(self) -> None:
        self.is_stopped = False

    def set_interval(self, interval: float, callback: Callable[[], None]) -> "Screen":
        self.interval, self.ring = interval, callback
        return self

    def stop(self) -> None:
        self.is_stopped = True


def moving() -> tuple[Motion, Screen]:
    screen = Screen()
    motion = Motion(cast("Any", screen), lambda: None)
    motion.begin()
    return motion, screen


def test_a_number_counts_up_to_the_end_and_stays_there() -> None:
    motion, screen = moving()
    seen = []
    while motion.is_moving:
        seen.append(motion.counted(10, 50))
        screen.ring()
    assert [*seen, motion.counted(10, 50)] == [10, 20, 30, 40, 50]
    assert screen.is_stopped
    assert STEPS * screen.interval <= 0.2


@given(st.lists(st.integers(), min_size=1, max_size=12))
def test_letters_turn_one_after_the_other_and_a_ripple_passes_once(cells: list[int]) -> None:
    motion, screen = moving()
    turned, crests = [], []
    for _ in range(STEPS + 1):
        turned.append(list(motion.shown(cells)))
        crests.append(list(motion.crest(cells)))
        screen.ring()
    assert turned[-1] == cells
    assert all(later[: len(before)] == before for before, later in pairwise(turned))
    assert crests[-1] == []
    assert any(crests)


def test_what_does_not_move_is_where_it_belongs() -> None:
    motion = Motion(cast("Any", Screen()), lambda: None)
    assert (motion.counted(10, 50), motion.shown([1, 2]), motion.crest([1, 2])) == (50, [1, 2], ())


@pytest.mark.parametrize("motion", [True, False])
def test_letters_uncover_one_after_the_other_unless_motion_is_off(motion: bool, tmp_path: Path) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(motion=motion))

    async def action(stage: Stage) -> None:
        game = stage.game
        word = stage.state.words[1].word
        await game.send(Guess(word))
        assert game.motion.is_moving == motion
        while game.motion.is_moving:
            await stage.pilot.pause(0.01)
        assert sum(tile.look == "fresh" for row in game.grid.tiles for tile in row) >= len(word)

    play(tmp_path, action, request("wizards", words=5))
