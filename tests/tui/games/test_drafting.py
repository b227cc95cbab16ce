"""What is being spelled before Enter."""

from pathlib import Path

import pytest
from textual import events

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play, request
from worderly.tui.games.drafting import LONGEST

SEARCH = request("wordsearch", words=("oak", "elm"), rows=10, cols=10)


def test_letters_are_added_and_rubbed_out(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.type("jar")
        await stage.press("backspace")
        assert stage.game.entry.draft == "ja"
        await stage.press("1")
        assert stage.game.entry.draft == "ja"

    play(tmp_path, action, HAND)


def test_a_draft_has_an_end(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.game.set_draft("a" * (LONGEST + 1))
        assert stage.game.entry.draft == "a" * LONGEST

    play(tmp_path, action, HAND)


def test_the_keys_of_a_shells_line_edit_the_draft(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.type("jar")
        await stage.press("ctrl+u")
        assert stage.game.entry.draft == ""
        await stage.press("ctrl+y")
        assert stage.game.entry.draft == "jar"
        await stage.press("ctrl+w")
        assert stage.game.entry.draft == ""

    play(tmp_path, action, HAND)


def test_ctrl_w_takes_one_word_of_two(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.type("ice cream")
        await stage.press("ctrl+w")
        assert stage.game.entry.draft == "ice"

    play(tmp_path, action, SEARCH)


def test_a_refused_word_comes_back_to_be_mended(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("elms")
        await stage.press("ctrl+y", "backspace", "enter")
        assert [found.word for found in stage.state.found] == [1]

    play(tmp_path, action, SEARCH)


def test_a_paste_takes_the_letters_of_its_first_line_and_plays_nothing(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.app.post_message(events.Paste("J4a\tR\x1b\nfax\n"))
        await stage.pilot.pause()
        assert stage.game.entry.draft == "jar"
        assert stage.game.view.score == 0

    play(tmp_path, action, HAND)


@pytest.mark.parametrize("key", ["backspace", "ctrl+u", "escape"])
def test_the_first_end_of_a_line_is_taken_back(key: str, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("down", "enter")
        assert stage.screen.first == (0, 0)
        await stage.press(key)
        assert stage.game.link.match.is_local
        assert stage.screen.first is None

    play(tmp_path, action, SEARCH)
