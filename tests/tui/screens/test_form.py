"""Pages of choices."""

from pathlib import Path

from tests.tui.stage import Stage, play


def test_the_row_in_hand_is_always_seen(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("m")
        rows = stage.screen.query_one("#rows")
        for _ in range(len(stage.screen.query("FormRow"))):
            await stage.press("up")
            assert stage.screen.focused.region in rows.region

    play(tmp_path, action, size=(40, 20))
