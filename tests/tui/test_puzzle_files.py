"""A maker's puzzle is written to a file."""

import json
from pathlib import Path

import pytest

from tests.tui.stage import (
    Stage,
    play,
    write_file,
)

STARTS = {"pdf": b"%PDF", "svg": b"<svg", "png": b"\x89PNG", "json": b"{", "txt": b""}


@pytest.mark.parametrize("ending", STARTS)
def test_a_maker_writes_a_file_and_says_where(ending: str, tmp_path: Path) -> None:
    target = tmp_path / f"mine.{ending}"

    async def action(stage: Stage) -> None:
        await stage.press("up", "m")
        stage.screen.values |= {"words": "oak, elm", "seed": "1", "title": "Trees"}
        await write_file(stage, ending, tmp_path / "mine")
        await stage.until(lambda: "Written" in stage.text_of("MessageBar"))
        assert str(target) in stage.text_of("MessageBar")

    play(tmp_path / "data", action)
    assert STARTS[ending] in target.read_bytes()[:200]


@pytest.mark.parametrize("number", range(5))
def test_every_game_is_written_with_its_first_options(number: int, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press(*["down"] * number, "m")
        await write_file(stage, "json", tmp_path / "puzzle.json")
        await stage.until(lambda: "Written" in stage.text_of("MessageBar"))

    play(tmp_path / "data", action)
    made = json.loads((tmp_path / "puzzle.json").read_text())
    assert {"game", "seed", "options", "puzzle", "solution"} <= set(made)
