"""A terminal that vanishes, and a program that is suspended and comes back."""

import json
import signal
import subprocess
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.tui.pseudo_terminal import CLEAN, Terminal, environment, opened


def played(folder: Path) -> Terminal:
    terminal = opened(folder, "battlewords")
    terminal.type("c7\r")
    terminal.wait_for("C7: ")  # the answer: the draft alone says "C7" too
    return terminal


def saved(folder: Path) -> Any:
    return json.loads((folder / "player" / "saves" / "battlewords.json").read_text())


def test_a_program_whose_terminal_vanished_ends_and_keeps_the_time(tmp_path: Path) -> None:
    terminal = played(tmp_path)
    assert terminal.vanish() == 129
    kept = saved(tmp_path)
    assert kept["elapsed_ms"] > kept["moves"][0]["at_ms"]


def suspended(folder: Path) -> Terminal:
    terminal = played(folder)
    terminal.type("\x1a")
    terminal.wait_for(CLEAN)
    terminal.wait_for_stop()
    return terminal


def test_ctrl_z_gives_the_shell_its_screen_and_the_game_goes_on_afterwards(tmp_path: Path) -> None:
    terminal = suspended(tmp_path)
    assert saved(tmp_path)["elapsed_ms"] > saved(tmp_path)["moves"][0]["at_ms"]
    terminal.go_on()
    terminal.wait_for("Keys")
    terminal.type("d8\r")
    terminal.wait_for("D8: ")
    terminal.type("\x03")
    terminal.wait_for("Where to?")
    terminal.type("\x03")
    assert terminal.wait_for_end() == 130
    assert len(saved(tmp_path)["moves"]) == 2


@pytest.mark.parametrize("signals", [(signal.SIGHUP, signal.SIGCONT), (signal.SIGCONT,)])
def test_a_suspended_program_whose_terminal_vanished_ends_too(
    signals: tuple[signal.Signals, ...], tmp_path: Path
) -> None:
    terminal = suspended(tmp_path)
    for number in signals:
        terminal.process.send_signal(number)
    assert terminal.vanish() == 129
    assert len(saved(tmp_path)["moves"]) == 1


def test_a_second_terminal_takes_the_match_over_and_the_first_one_destroys_nothing(tmp_path: Path) -> None:
    first = played(tmp_path)
    second = Terminal(["battlewords"], environment(tmp_path))
    second.wait_for("Go on")
    second.type("\r")
    second.wait_for("This game is open in another window.")
    second.type("2\r")
    second.wait_for("A cell such as")
    second.type("d8\r")
    second.wait_for("D8: ")
    first.type("e9\r")
    first.wait_for("taken over in another window")
    assert first.vanish() == 129
    second.type("f10\r")
    second.wait_for("F10: ")
    assert second.vanish() == 129
    assert [move["move"]["row"] for move in saved(tmp_path)["moves"]] == [2, 3, 5]


def test_the_clock_stands_still_when_the_program_is_stopped_from_outside(tmp_path: Path) -> None:
    terminal = played(tmp_path)
    terminal.type("d7\r")
    terminal.wait_for("D7: ")
    terminal.process.send_signal(signal.SIGTSTP)
    terminal.wait_for(CLEAN)
    terminal.wait_for_stop()
    before = saved(tmp_path)["elapsed_ms"]
    assert before > saved(tmp_path)["moves"][0]["at_ms"]
    stopped_s = 3
    with pytest.raises(subprocess.TimeoutExpired):
        terminal.process.wait(stopped_s)
    begun = monotonic()
    terminal.go_on()
    terminal.wait_for("Keys")
    terminal.type("d8\r")
    terminal.wait_for("D8: ")
    passed_ms = (monotonic() - begun) * 1000
    assert saved(tmp_path)["moves"][-1]["at_ms"] - before < passed_ms + stopped_s * 500
    assert terminal.vanish() == 129
