"""Lists by j, k and /."""

from pathlib import Path

from tests.tui.puzzles import BOOGLE
from tests.tui.stage import Stage, past_name, play
from worderly.tui.ending.result import ResultScreen
from worderly.tui.screens.dialog import Question
from worderly.tui.widgets.list_box import ListBox


def test_j_and_k_move_and_a_slash_goes_to_the_next_line_with_the_text(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("f7")
        screen = await past_name(stage)
        words, lines = screen.query_one(ListBox), screen.summary.words
        await stage.press("j", "j", "k")
        assert words.highlighted == 1
        with_part = [at for at, word in enumerate(lines) if "part" in word.text and at > 1]
        await stage.press("slash")
        assert stage.is_on(Question)
        await stage.enter("PART")
        assert stage.is_on(ResultScreen)
        assert words.highlighted == with_part[0]
        await stage.press("slash", "enter")
        assert words.highlighted == with_part[1]
        await stage.press("slash")
        await stage.enter("zzz")
        assert stage.is_on(Question)
        assert "not in the list" in stage.text_of(".complaint")

    play(tmp_path, action, BOOGLE)
