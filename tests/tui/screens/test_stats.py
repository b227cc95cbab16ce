"""The player's own figures."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, past_name, play
from worderly.tui.screens.stats import StatsPage


def test_figures_come_from_the_games_of_this_device(tmp_path: Path) -> None:
    async def finish(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        await past_name(stage)

    async def look(stage: Stage) -> None:
        await stage.press("s")
        assert stage.is_on(StatsPage)
        empty = stage.text_of("#text")
        await stage.press("right")
        assert stage.screen.game_id == "hands"
        assert "90" in stage.text_of("#text")
        assert "█" in stage.text_of("#text")
        assert "█" not in empty

    play(tmp_path, finish, HAND)
    play(tmp_path, look)
