"""A finished daily in line mode: its result, and a way to practise it."""

from datetime import timedelta
from pathlib import Path

import pytest

from tests.golden.stage import TODAY, play
from worderly.device.local.results import Result
from worderly.device.local.shelf import Shelf

DAILY = ["hands", "--plain", "--daily"]


def said(arguments: list[str], typed: str, data: Path) -> str:
    code, printed = play(arguments, typed, data)
    assert code == 0, printed
    return printed


def test_a_finished_daily_opens_its_result_and_another_try_is_practice(tmp_path: Path) -> None:
    said(DAILY, "!!\nq\n", tmp_path)
    result, _, practice = said(DAILY, "s\nv\na\n!!\ns\nq\n", tmp_path).partition("Current Hand")
    assert "You have finished this one; another try is practice." in result
    assert "Par " in result
    assert "Hands 34 (local) · 0 points" in result
    assert "(practice)" not in result
    assert "this one was practice" in practice
    assert "Hands 34 (local) (practice) · 0 points" in practice
    assert len(Shelf(tmp_path / "player").results.read()) == 1


def test_the_menu_opens_the_result_of_a_finished_daily_too(tmp_path: Path) -> None:
    said(DAILY, "!!\nq\n", tmp_path)
    printed = said(["--plain"], "2\n!menu\nd\nq\n", tmp_path)
    assert "You have finished this one" in printed


@pytest.mark.parametrize(("answer", "is_played"), [("y", True), ("n", False), ("", False)])
def test_of_a_daily_whose_match_is_gone_the_kept_line_is_said(
    answer: str, is_played: bool, tmp_path: Path
) -> None:
    day = (TODAY - timedelta(days=1)).isoformat()
    kept = Result("hands", "en", day, 90, "", daily=day, share="Hands 33 · 90 points")
    Shelf(tmp_path / "player").results.add(kept)
    printed = said([*DAILY, day], f"{answer}\nq\n", tmp_path)
    assert "Hands 33 · 90 points" in printed
    assert ("Current Hand" in printed) is is_played


def test_a_finished_weekend_puzzle_opens_its_result(tmp_path: Path) -> None:
    weekend = ["daily", "weekend", "--plain", "--daily", "2026-11-21"]
    said(weekend, "!give up\ny\nq\n", tmp_path)
    printed = said(weekend, "s\nq\n", tmp_path)
    assert "You have finished this one" in printed
    assert "Weekend 47: Boogle · 0 points" in printed
