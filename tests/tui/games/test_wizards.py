"""Wizards, won by keys and by mouse."""

from itertools import permutations
from pathlib import Path

import pytest

from tests.tui.puzzles import WIZARDS
from tests.tui.stage import Stage, hidden, past_name, play, points, request, spell_by_mouse
from worderly.grid.notation import cell_text
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.screens.dialog import Question


def test_wizards_is_won_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in hidden(stage):
            if stage.app.screen is not None and not isinstance(stage.screen, ResultScreen | Question):
                await stage.enter(word)
        await past_name(stage)

    play(tmp_path, action, WIZARDS)
    assert [reason for _, reason in points(tmp_path, "wizards")] == ["solved"]


def test_wizards_is_won_by_mouse(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in hidden(stage):
            if not isinstance(stage.screen, ResultScreen | Question):
                await spell_by_mouse(stage, word, "#tray")
        await past_name(stage)

    play(tmp_path, action, WIZARDS)
    assert [reason for _, reason in points(tmp_path, "wizards")] == ["solved"]


def test_a_shuffle_changes_the_order_alone(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert isinstance(stage.game, WizardsScreen)
        before = stage.game.letters
        orders = set()
        for _ in range(4):
            await stage.press("f4")
            orders.add(stage.game.letters)
            assert sorted(stage.game.letters) == sorted(before)
        assert len(orders | {before}) > 1

    play(tmp_path, action, request("wizards", words=5))


def bonus_words(stage: Stage) -> list[str]:
    """Dictionary words of the letters that are not on the grid."""
    state, lexicon = stage.state, stage.game.link.match.tools.words
    placed = {word.word for word in state.words}
    spelled = ("".join(some) for size in (3, 4, 5) for some in permutations(state.letters.lower(), size))
    return [word for word in dict.fromkeys(spelled) if word in lexicon and word not in placed]


def covered_cell(stage: Stage) -> tuple[int, int]:
    return next((r, c) for r, row in enumerate(stage.game.view.grid) for c, ch in enumerate(row) if ch == "?")


def test_a_star_is_aimed_by_keys_by_mouse_and_by_its_name(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in bonus_words(stage)[:9]:
            await stage.enter(word)
        assert stage.game.view.stars == 3
        assert stage.game.grid.row_labels[:3] == ("a", "b", "c")
        first = covered_cell(stage)
        await stage.press("f7", "space")
        assert stage.game.view.grid[first[0]][first[1]].isalpha()
        second = covered_cell(stage)
        await stage.click_cell("#grid", second)
        assert stage.game.view.grid[second[0]][second[1]].isalpha()
        third = covered_cell(stage)
        await stage.enter(f"*{cell_text(third)}")
        assert stage.game.view.grid[third[0]][third[1]].isalpha()
        assert (stage.game.view.stars, stage.game.view.points, stage.game.grid.row_labels) == (0, 0, ())

    play(tmp_path, action, request("wizards", words=12, bonus=True))


@pytest.mark.parametrize("key", ["backspace", "escape"])
def test_aiming_a_star_is_taken_back(key: str, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in bonus_words(stage)[:3]:
            await stage.enter(word)
        await stage.press("f7")
        assert stage.screen.is_aiming
        await stage.press(key)
        assert not stage.screen.is_aiming
        assert stage.game.view.stars == 1

    play(tmp_path, action, request("wizards", words=12, bonus=True))
