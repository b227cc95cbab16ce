"""The first page: the puzzles of the day, earlier days, rows to click."""

from pathlib import Path

from tests.tui.stage import Stage, play, states
from worderly.games import IDS, game_of, part_of
from worderly.tui.games.battlewords import BattlewordsScreen
from worderly.tui.screens.home import GameRow, Home

SCREENS = [part_of("worderly.tui.games", game, "SCREEN") for game in IDS]


def test_home_shows_every_puzzle_and_opens_each_by_its_number(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert states(stage) == ["○ to play"] * len(IDS)
        for number, screen in enumerate(SCREENS, 1):
            await stage.press(str(number))
            await stage.say_ready()
            assert stage.is_on(screen)
            await stage.press("escape")
            assert stage.is_on(Home)
        clocks = {game: "… just begun" for game in IDS if game_of(game).has_clock}
        assert states(stage) == [clocks.get(game, "○ to play") for game in IDS]

    play(tmp_path, action)


def test_a_click_on_a_row_plays_it(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.pilot.click("#row-battlewords")
        assert stage.is_on(BattlewordsScreen)

    play(tmp_path, action)


def test_earlier_days_are_a_key_away(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("left", "left")
        assert "2026-02-01" in stage.text_of("#day")
        await stage.press("4")
        assert stage.game.link.daily == "2026-02-01"

    play(tmp_path, action)


def test_a_change_of_language_is_seen_at_home(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("o", *["down"] * 4, "right", "escape")
        assert states(stage) == ["○ à jouer"] * len(IDS)
        assert stage.screen.query_one("#row-wordsearch", GameRow).title == "Mots cachés"
        assert "Jouer" in stage.text_of("KeyBar")

    play(tmp_path, action)


def test_the_date_grows_back_with_the_window(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        wide = stage.text_of("#day")
        await stage.pilot.resize_terminal(40, 20)
        await stage.until(lambda: stage.text_of("#day") != wide)
        await stage.pilot.resize_terminal(80, 24)
        await stage.until(lambda: stage.text_of("#day") == wide)

    play(tmp_path, action)
