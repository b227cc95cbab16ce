"""The result of a match: shared, printed, read."""

from pathlib import Path

import pytest
from textual.events import Paste
from textual.widgets import Input

from tests.tui.puzzles import HAND
from tests.tui.stage import TODAY, Stage, name_file, past_name, play, request, said
from worderly.device.local.results import Result
from worderly.device.request import Request
from worderly.kit import Refused
from worderly.tui.app import InterruptDialog
from worderly.tui.ending.analysis import AnalysisScreen
from worderly.tui.ending.quiet import STILL_MS
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.boogle import BoogleScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Question
from worderly.tui.widgets.bars import KeyBar


def test_the_result_is_shared_by_the_clipboard_and_words_have_meanings(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7", "escape")
        assert stage.is_on(ResultScreen)
        assert "jar" in stage.text_of("#meaning")
        await stage.press("s")
        assert stage.app.clipboard.startswith("Hands · 90 points")
        assert "Copied" in stage.text_of("MessageBar")
        await stage.press("a")
        assert stage.is_on(HandsScreen)

    play(tmp_path, action, HAND)


def test_what_is_still_being_typed_at_the_end_does_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder := tmp_path / "here").mkdir()
    monkeypatch.chdir(folder)

    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        for letter in "pineapple":
            stage.clock.ms += STILL_MS - 1
            await stage.pilot.press(letter)
        stage.app.post_message(Paste("asap"))
        await stage.pilot.pause()
        assert stage.is_on(Question)
        assert stage.screen.query_one(Input).value == ""
        stage.clock.ms += STILL_MS
        await stage.pilot.press("escape", "v")
        assert stage.is_on(AnalysisScreen)

    play(tmp_path / "data", action, HAND)
    assert not list(folder.iterdir())


def test_ctrl_c_works_while_the_keys_of_a_result_wait(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f7")
        await stage.pilot.press("ctrl+c")
        assert stage.is_on(InterruptDialog)

    play(tmp_path, action, HAND)


def test_a_new_best_score_and_a_milestone_are_said(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7", "escape")
        first = stage.text_of("#lines")
        assert "A new best score!" in first
        assert "longest word" not in first
        await stage.press("a")
        await stage.enter("jar")
        await stage.press("f7", "escape")
        assert "A new best score!" in stage.text_of("#lines"), "nobody gave a name"

    play(tmp_path, action, HAND)


def test_a_result_is_printed_only_after_its_name_was_confirmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)

    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7", "escape")
        assert stage.is_on(ResultScreen)
        await stage.press("p", "escape")
        assert not list(folder.iterdir())
        await stage.press("p", "enter")
        assert "worderly-hands.pdf" in stage.text_of("MessageBar")
        await stage.press("p")
        await name_file(stage, folder / "mine")
        assert {path.name for path in folder.iterdir()} == {"worderly-hands.pdf", "mine.pdf"}
        monkeypatch.setattr("worderly.press.summaries.summary.save_summary", full)
        await stage.press("p", "enter")
        assert "✕" in stage.text_of("MessageBar")
        assert "No space left" in stage.text_of("MessageBar")
        monkeypatch.setattr("worderly.press.summaries.summary.save_summary", unset)
        await stage.press("p", "enter")
        assert "(Hebrew)" in stage.text_of("MessageBar")

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device", "worderly-hands.pdf")

    def unset(*_: object) -> Path:
        raise Refused("no_font_for", letter="ש", script="Hebrew")

    play(tmp_path / "data", action, HAND)
    assert all(path.read_bytes().startswith(b"%PDF-") for path in folder.iterdir())


def test_grid_and_words_take_turns_in_a_narrow_result(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f8", "down", "enter")
        await stage.pilot.pause()
        seen = []
        for _ in range(2):
            seen.append((stage.screen.query_one("#list").display, stage.screen.query_one("#stage").display))
            await stage.press("w")
        assert seen == [(True, False), (False, True)]

    play(tmp_path, action, request("battlewords"), size=(40, 20))


def keys_of(stage: Stage) -> dict[str, str]:
    return {key.key: key.label for key in stage.screen.query_one(KeyBar).keys}


def test_the_next_of_todays_games_is_one_key_away_until_all_are_played(tmp_path: Path) -> None:
    async def first(stage: Stage) -> None:
        await stage.press("2", "f7")
        await past_name(stage)
        assert keys_of(stage)["n"] == "Next: Boogle"
        await stage.press("n", "enter")
        assert stage.game.link.title(stage.app.messages) == "Boogle 34 (local)"

    async def last(stage: Stage) -> None:
        day = TODAY.isoformat()
        for game in ("boogle", "battlewords", "wordsearch", "wizards"):
            stage.app.device.shelf.results.add(Result(game, "en", day, 1, "", daily=day))
        await stage.press("2")
        assert "n" not in keys_of(stage)

    play(tmp_path, first)
    play(tmp_path, last)


def test_a_timed_game_is_played_again_after_its_question(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f7")
        await past_name(stage)
        await stage.press("a", "enter")
        assert stage.is_on(BoogleScreen)

    play(tmp_path, action, request("boogle", grid="pers/latg/sine/ters"))


@pytest.mark.parametrize("opened", [HAND, None])
def test_only_a_daily_of_today_leads_to_the_next(opened: Request | None, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press(*(() if opened else ("left", "2")), "f7")
        await past_name(stage)
        assert "n" not in keys_of(stage)

    play(tmp_path, action, opened)


def test_a_word_of_a_result_is_no_longer_accepted_and_another_one_is(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        await past_name(stage)
        await stage.press("r")
        assert stage.screen.query_one(Input).value == "jar"
        await stage.press("enter")
        assert said(stage, "“jar” is noted")
        for typed, answer in (("jxr", "“jxr” is accepted on this device"), ("f*x", "letters")):
            await stage.press("r")
            stage.screen.query_one(Input).value = typed
            await stage.press("enter")
            assert said(stage, answer)
        await stage.press("a")
        await stage.enter("jar")
        assert said(stage, "you reported it on this device")

    play(tmp_path, action, HAND)


def test_what_cannot_be_kept_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7")
        await past_name(stage)
        monkeypatch.setattr("worderly.device.local.words.append_line", full)
        await stage.press("r", "enter")
        assert said(stage, "No space left on device")

    play(tmp_path, action, HAND)
