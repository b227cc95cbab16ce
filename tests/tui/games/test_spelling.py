"""A word is spelled from the letters of the tray."""

from pathlib import Path

from tests.tui.stage import Stage, play, request


def test_arrow_keys_spell_from_the_tray(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("right", "space", "right", "right", "space", "space")
        first, _, third, *_ = stage.game.view.letters
        assert stage.game.entry.draft == (first + third).lower()

    play(tmp_path, action, request("wizards"))
