"""The first page: five puzzles, earlier days, rows to click."""

from pathlib import Path

from tests.tui.stage import Stage, play, states
from worderly.tui.games.battlewords import BattlewordsScreen
from worderly.tui.games.boogle import BoogleScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.games.wordsearch import WordsearchScreen
from worderly.tui.screens.home import GameRow, Home

SCREENS = (WizardsScreen, HandsScreen, BoogleScreen, BattlewordsScreen, WordsearchScreen)


def test_home_shows_five_puzzles_and_opens_each_by_its_number(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert states(stage) == ["○ to play"] * 5
        for number, screen in enumerate(SCREENS, 1):
            await stage.press(str(number))
            assert stage.is_on(screen)
            await stage.press("escape")
            assert stage.is_on(Home)
        assert states(stage) == ["… just begun"] * 5

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
        assert states(stage) == ["○ à jouer"] * 5
        assert stage.screen.query_one("#row-wordsearch", GameRow).title == "Mots cachés"
        assert "Jouer" in stage.text_of("KeyBar")

    play(tmp_path, action)
