"""The list of a page's keys."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play
from worderly.tui.screens.home import Home
from worderly.tui.screens.keys import KeysDialog
from worderly.tui.screens.stats import StatsPage


def test_a_key_does_in_the_list_what_it_does_on_the_page(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("question_mark")
        assert stage.is_on(KeysDialog)
        await stage.press("s")
        assert stage.is_on(StatsPage)

    play(tmp_path, action)


@pytest.mark.parametrize("key", ["escape", "question_mark"])
def test_the_list_is_left_without_doing_anything(key: str, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("question_mark", key)
        assert stage.is_on(Home)

    play(tmp_path, action)
