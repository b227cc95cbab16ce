"""Signs besides colours."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tui.stage import Stage, play, request
from worderly.tui.settings import Settings, SettingsFile
from worderly.tui.widgets.signs import SIGNS, signed


def test_every_state_has_a_sign_of_its_own() -> None:
    shown = {look: signed("A", look, 3) for look in SIGNS}
    assert shown["chosen"] == "[A]"
    assert shown["found"] == " A✓"
    together = [look for look in SIGNS if look != "line"]
    assert len({shown[look] for look in together} | {signed("A", "plain", 3)}) == len(together) + 1


@given(st.text("AQ₁", min_size=1, max_size=3), st.sampled_from([*SIGNS, "plain"]), st.integers(1, 9))
def test_a_sign_never_takes_a_letters_place(text: str, look: str, room: int) -> None:
    tile = signed(text, look, room)
    assert len(tile) == room
    assert text[:room] in tile


@pytest.mark.parametrize(
    ("look", "marks", "no_colour", "signs"),
    [
        ("dark", False, False, False),
        ("dark", True, False, True),
        ("contrast", False, False, True),
        ("dark", False, True, True),
    ],
)
def test_signs_stand_beside_letters_where_colours_may_not_be_seen(
    look: Any, marks: bool, no_colour: bool, signs: bool, tmp_path: Path
) -> None:
    SettingsFile(tmp_path / "settings.json").write(Settings(look=look, marks=marks, motion=False))

    async def action(stage: Stage) -> None:
        await stage.type("sat")
        lines = [stage.game.grid.render_line(y).text for y in range(stage.game.grid.size.height)]
        assert ("[S]" in "".join(lines)) == signs

    board = request("boogle", grid="pers/latg/sine/ters", time_s=0)
    play(tmp_path, action, board, no_colour=no_colour)
