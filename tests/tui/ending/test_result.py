"""The result of a match: shared, printed, read."""

from pathlib import Path

import pytest

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play, request
from worderly.kit import Refused
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.hands import HandsScreen


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


def test_a_result_is_printed_into_the_folder_one_is_in_and_never_over_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)

    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        await stage.press("f7", "escape")
        assert stage.is_on(ResultScreen)
        await stage.press("p")
        assert "worderly-hands.pdf" in stage.text_of("MessageBar")
        await stage.press("p")
        assert len(list(folder.iterdir())) == 2
        monkeypatch.setattr("worderly.press.summaries.summary.save_summary", full)
        await stage.press("p")
        assert "✕" in stage.text_of("MessageBar")
        assert "No space left" in stage.text_of("MessageBar")
        monkeypatch.setattr("worderly.press.summaries.summary.save_summary", unset)
        await stage.press("p")
        assert "(Hebrew)" in stage.text_of("MessageBar")

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device", "worderly-hands.pdf")

    def unset(*_: object) -> Path:
        raise Refused("right_to_left", letter="ש", script="Hebrew")

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
