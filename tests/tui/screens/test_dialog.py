"""Small questions over the screen."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play, request
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.wizards import WizardsScreen
from worderly.tui.screens.dialog import Dialog, TextDialog


def test_a_question_leaves_the_page_behind_it_in_sight_and_a_pause_does_not(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f8")
        assert stage.screen.styles.background.a < 1
        await stage.press("escape", "f5")
        assert stage.screen.styles.background.a == 1

    play(tmp_path, action, HAND)


def test_words_hide_behind_a_key_where_it_is_narrow(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert not stage.screen.query_one("#side").display
        await stage.press("f2")
        assert stage.is_on(TextDialog)
        assert "Words left" in stage.screen.text
        await stage.press("f2")
        assert stage.is_on(WizardsScreen)

    play(tmp_path, action, request("wizards"), size=(40, 20))


def test_how_many_hands_is_answered_by_a_digit(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert stage.is_on(Dialog)
        await stage.press("2", "enter")
        assert stage.game.view.options.hands == 2

    play(tmp_path, action, request("hands", hands=0))


def test_j_and_k_move_in_a_question(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f8", "j", "k", "j", "enter")
        assert isinstance(stage.screen, ResultScreen)

    play(tmp_path, action, HAND)


def test_a_digit_is_the_number_of_an_answer_without_digits(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f8", "9", "2", "enter")
        assert isinstance(stage.screen, ResultScreen)

    play(tmp_path, action, HAND)
