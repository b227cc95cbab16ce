"""The name of a file, asked before it is written."""

from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, write_file
from worderly.tui.screens.dialog import Question
from worderly.tui.screens.file_name import free_path, is_file_name, with_ending


@pytest.mark.parametrize("name", ["no/such/mine.pdf", ".", "x" * 300, "~nobody-here/x"])
def test_a_name_that_no_file_can_have_is_told_at_once(name: str, tmp_path: Path) -> None:
    assert is_file_name("mine.pdf")
    assert not is_file_name(name)

    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        await write_file(stage, "txt", Path(name))
        assert stage.is_on(Question)
        assert "folder" in stage.text_of(".complaint")

    play(tmp_path, action)


def test_a_name_gets_its_ending_and_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert with_ending(Path("a.b"), ".svg") == Path("a.b.svg")
    assert with_ending(Path("a.SVG"), ".svg") == Path("a.SVG")
    Path("cloud.svg").touch()
    assert free_path("cloud", ".svg") == Path("cloud-2.svg")
