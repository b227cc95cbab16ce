"""What every page shares: its keys and their list."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play
from worderly.tui.games.boogle_turns import TurnsPage
from worderly.tui.screens.keys import KeysDialog
from worderly.tui.screens.settings import SettingsPage


@pytest.mark.parametrize("width", [40, 80])
def test_every_key_of_a_page_is_listed_behind_one_that_is_always_shown(width: int, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert "? Keys" in stage.text_of("KeyBar")
        keys = list(stage.screen.keys())
        await stage.press("question_mark")
        assert stage.is_on(KeysDialog)
        listed = [label.split() for _, label in stage.screen.choices]
        assert all([key.shown, *key.label.split()] in listed for key in keys)
        await stage.press("escape", "question_mark", "o")
        assert stage.is_on(SettingsPage)
        await stage.press("escape", "question_mark", "down", "down", "down", "enter")
        assert stage.is_on(TurnsPage)

    play(tmp_path, action, size=(width, 20))
