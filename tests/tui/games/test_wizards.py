"""Wizards, won by keys and by mouse."""

from pathlib import Path

from tests.tui.puzzles import WIZARDS
from tests.tui.stage import Stage, hidden, past_name, play, points, request, spell_by_mouse
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
