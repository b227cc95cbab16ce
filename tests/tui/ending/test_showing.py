"""Results: shown at the end of a match, and again when a finished daily is opened."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.tui.stage import TODAY, Stage, past_name, play, states
from worderly.device.local.results import Result
from worderly.device.local.shelf import Shelf
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.screens.dialog import Dialog
from worderly.tui.screens.home import Home


async def finish_hand(stage: Stage) -> None:
    await stage.press("f7")
    await past_name(stage)


def test_a_finished_daily_opens_its_result_and_another_try_is_practice(tmp_path: Path) -> None:
    async def first(stage: Stage) -> None:
        await stage.press("2")
        await finish_hand(stage)

    async def later(stage: Stage) -> None:
        assert states(stage)[1].startswith("✓")
        await stage.press("2")
        assert stage.is_on(ResultScreen)
        assert "practice" in stage.text_of("MessageBar")
        assert "practice" not in stage.text_of("#share")
        assert "Par" in stage.text_of("#lines")
        await stage.press("v", "escape", "a")
        assert stage.is_on(HandsScreen)
        await finish_hand(stage)
        assert "(practice)" in stage.text_of("#share")

    play(tmp_path, first)
    play(tmp_path, later)
    assert [one.daily for one in Shelf(tmp_path).results.read()] == [TODAY.isoformat()]


def test_an_unranked_daily_is_done_too(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("5", "f8", "down", "enter")
        await past_name(stage)
        await stage.press("escape", "5")
        assert stage.is_on(ResultScreen)

    play(tmp_path, action)


def test_of_a_daily_whose_match_is_gone_the_kept_line_is_shown(tmp_path: Path) -> None:
    day = (TODAY - timedelta(days=1)).isoformat()
    Shelf(tmp_path).results.add(Result("hands", "en", day, 90, "", daily=day, share="Hands 33 · 90 points"))

    async def action(stage: Stage) -> None:
        await stage.press("left", "2")
        assert stage.is_on(Dialog)
        assert "90 points" in stage.screen.about
        await stage.press("enter")
        assert stage.is_on(Home)
        await stage.press("2", "down", "enter")
        assert stage.is_on(HandsScreen)

    play(tmp_path, action)


@pytest.mark.parametrize("text", [b"{", b""])
def test_a_damaged_result_is_no_crash(tmp_path: Path, text: bytes) -> None:
    async def first(stage: Stage) -> None:
        await stage.press("2")
        await finish_hand(stage)

    async def later(stage: Stage) -> None:
        await stage.press("2")
        assert stage.is_on(Dialog)

    play(tmp_path, first)
    (kept,) = (tmp_path / "finished").iterdir()
    kept.write_bytes(text)
    play(tmp_path, later)


def test_a_finished_daily_of_a_server_opens_its_result(server: Running, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("2")
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(Dialog) or stage.is_on(ResultScreen))
        while not stage.is_on(Home):
            await stage.press("escape")
        await stage.press("2")
        await stage.until(lambda: stage.is_on(ResultScreen))
        assert "practice" in stage.text_of("MessageBar")

    play(tmp_path, action, server=server.url)
