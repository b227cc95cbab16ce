"""The player's own figures."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, past_name, play
from worderly.device.local.results import Result
from worderly.device.local.shelf import Shelf
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


def test_milestones_of_the_game_and_of_all_games_are_listed_the_latest_first(tmp_path: Path) -> None:
    for day in range(1, 8):
        played = f"2026-01-0{day}"
        game = "hands" if day == 2 else "boogle"
        result = Result(game, "en", played, 9, "", daily=played, flawless=day == 2, longest=3 + day)
        Shelf(tmp_path).results.add(result)

    async def look(stage: Stage) -> None:
        await stage.press("down", "s")
        lines = stage.text_of("#text").splitlines()
        assert [line for line in lines if line.startswith("◆")] == [
            "◆ 7 days in a row.",
            "◆ 5 letters in Hands: your longest word yet.",
            "◆ Your first flawless daily: Hands.",
        ]

    play(tmp_path, look)
