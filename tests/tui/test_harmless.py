"""Nothing that others wrote commands the terminal."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, request

EVIL = "T\x1b]0;own\x07\u202e\x9b31m"
WORDS = ("maple", "oak")


@pytest.mark.parametrize(
    "wanted",
    [
        request("wordsearch", words=WORDS, title=EVIL),
        request("boogle", grid="pers/latg/sine/ters", players=(EVIL, "Bob"), time_s=0),
    ],
    ids=["title", "name"],
)
def test_no_control_character_reaches_the_screen(wanted: object, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        stage.app.notify(EVIL, markup=False)
        await stage.pilot.pause()
        drawn = stage.app.export_screenshot()
        assert "T]0;own31m" in drawn
        assert not {"\x1b", "\x07", "\u202e", "\x9b"} & set(drawn)

    play(tmp_path, action, wanted)  # type: ignore[arg-type]
