"""Battlewords, won by keys and by mouse."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.tui.puzzles import BATTLEWORDS
from tests.tui.stage import Stage, hidden, past_name, play, points
from worderly.tui.widgets.tiles import Cell


def covered(stage: Stage) -> Iterable[Cell]:
    """Water far from the words, so that a guess may follow and the words stay covered."""
    grid = stage.state.grid
    return ((row, col) for row in range(12) for col in range(12) if grid[row][col] == ".")


async def battle(stage: Stage, *, by_mouse: bool) -> None:
    water = iter(list(covered(stage)))
    for word in list(hidden(stage)):
        row, col = next(water)
        if by_mouse:
            await stage.click_cell("#grid", (row, col))
            for letter in word:
                at = ord(letter) - 97
                await stage.click_cell("#keyboard", divmod(at, 26))
            await stage.click_text("Entry", "enter")
        else:
            await stage.enter(f"{'abcdefghijkl'[row]}{col + 1}")
            await stage.enter(word)
    await past_name(stage)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_battlewords_is_won_by_keys_and_by_mouse(by_mouse: bool, tmp_path: Path) -> None:
    play(tmp_path, lambda stage: battle(stage, by_mouse=by_mouse), BATTLEWORDS)
    assert points(tmp_path, "battlewords") == [(60, "solved")]


def test_a_cell_is_uncovered_by_arrow_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("down", "down", "right", "enter")
        assert stage.game.view.reveals == 1
        assert stage.game.view.grid[1][1] != "?"

    play(tmp_path, action, BATTLEWORDS)


def test_a_players_own_marks_are_kept_with_the_game(tmp_path: Path) -> None:
    async def mark(stage: Stage) -> None:
        await stage.press("4", "down", "f7")
        assert stage.game.grid.tiles[0][0].look == "marked"

    async def see(stage: Stage) -> None:
        await stage.press("4")
        assert stage.game.grid.tiles[0][0].look == "marked"

    play(tmp_path, mark)
    play(tmp_path, see)
