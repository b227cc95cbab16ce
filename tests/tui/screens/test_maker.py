"""A maker's page: played at once, or written to a file."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, write_file
from worderly.tui.games.battlewords import BattlewordsScreen
from worderly.tui.games.boogle import BoogleScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.games.wordsearch import WordsearchScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.maker import MakerPage

SCREENS = (WizardsScreen, HandsScreen, BoogleScreen, BattlewordsScreen, WordsearchScreen)


def test_a_maker_plays_words_of_their_own(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        assert stage.is_on(MakerPage)
        await stage.press("enter")
        await stage.enter("oak, elm")
        assert stage.screen.values["words"] == "oak, elm"
        await stage.press(*["up"] * 3, "enter")
        await stage.pilot.pause()
        assert stage.is_on(WordsearchScreen)
        assert [word.text for word in stage.game.view.words] == ["oak", "elm"]

    play(tmp_path, action)


def test_a_letter_goes_to_the_next_theme_that_begins_with_it(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("up", "m", "down")
        themes = []
        for key in ("f", "f", "e", "q", "right"):
            await stage.press(key)
            themes.append(stage.screen.values["theme"])
        assert themes == ["fairy-tales", "family", "easter", "easter", "fairy-tales"]

    play(tmp_path, action)


@pytest.mark.parametrize("number", range(5))
def test_every_game_can_be_made_with_its_first_options(number: int, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press(*["down"] * number, "m")
        await stage.press(*["up"] * 3, "enter")
        await stage.pilot.pause()
        await stage.say_ready()
        assert stage.is_on(SCREENS[number])

    play(tmp_path, action)


@pytest.mark.parametrize(("answer", "kept"), [(["enter"], True), (["down", "enter"], False)])
def test_a_maker_asks_before_it_writes_over_a_file(answer: list[str], kept: bool, tmp_path: Path) -> None:
    target = tmp_path / "mine.txt"
    target.write_text("precious")

    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        await write_file(stage, "txt", target)
        assert stage.is_on(Dialog)
        assert "mine.txt" in stage.screen.question
        await stage.press(*answer)
        if not kept:
            await stage.until(lambda: "Written" in stage.text_of("MessageBar"))

    play(tmp_path / "data", action)
    assert (target.read_text() == "precious") == kept


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        await write_file(stage, "txt", Path("/proc/mine"))
        await stage.until(lambda: stage.text_of("MessageBar").startswith("✕"))

    play(tmp_path / "data", action)
