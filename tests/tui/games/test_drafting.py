"""What is being spelled before Enter."""

from pathlib import Path

from tests.tui.puzzles import HAND
from tests.tui.stage import Stage, play
from worderly.tui.games.drafting import LONGEST


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
