"""Lessons on the screen: the sentence of the step, its move, and the way to today's puzzle."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, request, said
from worderly.games import IDS
from worderly.games.wizards.model import Guess
from worderly.tui.games.game import GameScreen
from worderly.tui.lesson import LessonScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.help import HelpPage

every_game = pytest.mark.parametrize("game_id", IDS)


def sentence(stage: Stage) -> str:
    assert isinstance(stage.screen, LessonScreen)
    return stage.text_of("#lesson")


@every_game
@pytest.mark.parametrize("size", [(80, 24), (40, 20)])
def test_the_steps_play_the_lesson_on_any_screen(game_id: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        match = stage.screen.match
        while match.step is not None:
            assert match.sentence(stage.screen.say) in sentence(stage)
            assert stage.screen.query_one("#lesson").region.bottom <= size[1]
            await stage.enter(match.step.wants)
        assert "today" in sentence(stage)
        assert not stage.app.device.shelf.results.read()

    play(tmp_path, action, size=size, lesson=game_id)


def test_another_move_is_answered_and_the_step_stays(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("enter")
        await stage.enter("srat")
        assert said(stage, "“srat” is not in")
        assert not said(stage, "lives left")
        assert "Try it like this: rat" in sentence(stage)
        await stage.enter("rat")
        assert "Type: art" in sentence(stage)
        await stage.game.send(Guess("art"))
        assert "costs a life" in sentence(stage)

    play(tmp_path, action, lesson="wizards")


def test_after_the_lesson_enter_plays_todays_puzzle(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for line in ("", "cat", "", "", "d*g", ""):
            await stage.enter(line)
        assert isinstance(stage.screen, GameScreen)
        assert not isinstance(stage.screen, LessonScreen)
        assert stage.game.link.daily

    play(tmp_path, action, lesson="hands")


def test_a_lesson_is_offered_before_the_first_game_and_once(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("enter")
        assert isinstance(stage.screen, Dialog)
        await stage.press("down", "enter")
        assert isinstance(stage.screen, GameScreen)
        await stage.press("escape", "p", "enter")
        assert not isinstance(stage.screen, Dialog)

    play(tmp_path, action, is_new=True)


def test_the_offered_lesson_opens_and_escape_leaves_it(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("enter", "enter")
        assert isinstance(stage.screen, LessonScreen)
        await stage.press("escape")
        assert stage.screen.is_root

    play(tmp_path, action, is_new=True)


@every_game
def test_the_help_of_a_game_leads_to_its_lesson(game_id: str, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.app.show_help(game_id)
        await stage.pilot.pause()
        assert isinstance(stage.screen, HelpPage)
        await stage.press("l")
        assert isinstance(stage.screen, LessonScreen)
        assert stage.screen.link.game.id == game_id

    play(tmp_path, action)


def test_no_clock_starts_before_ready(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert isinstance(stage.screen, Dialog)
        stage.clock.ms = 60_000
        await stage.say_ready()
        assert stage.game.link.left_ms == 180_000

    play(tmp_path, action, request("boogle"), says_ready=False)


def test_an_untimed_game_starts_at_once(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        assert isinstance(stage.screen, GameScreen)

    play(tmp_path, action, request("boogle", time_s=0), says_ready=False)
