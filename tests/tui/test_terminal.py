"""What the terminal can do decides between arcade and line mode."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tui.pseudo_terminal import Terminal, environment, opened


def test_a_terminal_that_is_too_small_is_told_and_line_mode_plays(tmp_path: Path) -> None:
    terminal = Terminal(["hands", "--hand", "ajef*rx"], environment(tmp_path), size=(39, 20))
    terminal.wait_for("Current Hand: a j e f * r x")
    assert "40" in terminal.seen
    terminal.type("\x04")
    assert terminal.wait_for_end() == 0


def test_a_dumb_terminal_gets_line_mode_without_escapes(tmp_path: Path) -> None:
    terminal = Terminal(["hands", "--hand", "ajef*rx"], environment(tmp_path, TERM="dumb"))
    terminal.wait_for("Current Hand: a j e f * r x")
    assert "\x1b" not in terminal.seen
    terminal.type("\x04")
    assert terminal.wait_for_end() == 0


def test_a_pipe_gets_line_mode(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "worderly", "hands", "--hand", "ajef*rx"],
        input="!quit\n",
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=False,
    )
    assert (done.returncode, "\x1b" in done.stdout) == (0, False)
    assert "Current Hand: a j e f * r x" in done.stdout


COLOUR = re.compile(r"\x1b\[(?:[\d;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[\d;]*m")


@pytest.mark.parametrize(("no_colour", "has_colour"), [("1", False), ("", True)])
def test_no_color_drops_every_colour(no_colour: str, has_colour: bool, tmp_path: Path) -> None:
    terminal = opened(tmp_path, "battlewords", "--seed", "s", NO_COLOR=no_colour)
    terminal.process.send_signal(signal.SIGTERM)
    terminal.wait_for_end()
    assert bool(COLOUR.search(terminal.seen)) == has_colour
