"""The arcade on a real terminal: what it draws on, signals, Ctrl+C, small windows, a resize, no colour."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.waiting import PATIENCE_S

CLEAN = "\x1b[?1049l"
"""Leaves the alternate screen: the shell's own lines are there again."""


def environment(data: Path, **extra: str) -> dict[str, str]:
    dropped = ("LC_", "WORDERLY", "NO_COLOR", "TERM", "COLUMNS", "LINES")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    return kept | {"WORDERLY_DATA": str(data), "LANG": "C.UTF-8", "TERM": "xterm-256color", **extra}


class Terminal:
    """A program on a pseudo-terminal of a given size."""

    def __init__(self, arguments: list[str], env: dict[str, str], size: tuple[int, int] = (80, 24)) -> None:
        self.master, slave = pty.openpty()
        self.resize(*size)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "worderly", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def wait_for(self, text: str) -> None:
        self._read(lambda: text in self.seen)
        assert text in self.seen, self.seen[-2000:]

    def wait_for_end(self) -> int:
        self._read(lambda: False)
        os.close(self.master)
        return self.process.wait(PATIENCE_S)

    def type(self, keys: str) -> None:
        self.seen = ""
        os.write(self.master, keys.encode())

    def _read(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            ready, _, _ = select.select([self.master], [], [], PATIENCE_S)
            assert ready, f"nothing more came after {self.seen[-400:]!r}"
            try:
                data = os.read(self.master, 65536)
            except OSError:
                return
            if not data:
                return
            self.seen += data.decode(errors="replace")


def opened(data: Path, *arguments: str, **extra: str) -> Terminal:
    terminal = Terminal(list(arguments), environment(data, **extra))
    terminal.wait_for("Keys")
    return terminal


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_leaves_a_clean_screen(number: int, code: int, tmp_path: Path) -> None:
    terminal = opened(tmp_path, "battlewords", "--seed", "s")
    terminal.process.send_signal(number)
    assert terminal.wait_for_end() == code
    assert CLEAN in terminal.seen
    assert "Traceback" not in terminal.seen


def test_ctrl_c_asks_and_a_second_one_leaves_with_130_and_the_move_is_saved(tmp_path: Path) -> None:
    terminal = opened(tmp_path, "battlewords")
    terminal.type("c7\r")
    terminal.wait_for("C7")
    terminal.type("\x03")
    terminal.wait_for("Where to?")
    terminal.type("\x03")
    assert terminal.wait_for_end() == 130
    assert CLEAN in terminal.seen
    saved = (tmp_path / "player" / "saves" / "battlewords.json").read_text()
    assert '"reveal"' in saved


def test_quitting_from_home_is_no_error(tmp_path: Path) -> None:
    terminal = opened(tmp_path)
    terminal.type("q")
    assert terminal.wait_for_end() == 0
    assert CLEAN in terminal.seen


def test_a_window_made_smaller_during_play_is_drawn_anew(tmp_path: Path) -> None:
    terminal = opened(tmp_path, "battlewords", "--seed", "s")
    terminal.seen = ""
    terminal.resize(40, 20)
    terminal.process.send_signal(signal.SIGWINCH)
    terminal.wait_for("Keys")
    terminal.type("\x03\x03")
    assert terminal.wait_for_end() == 130


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


def test_the_first_frame_loads_no_game_and_nothing_of_the_network(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys; from pathlib import Path; from tests.tui.bare import open_home;"
        "asyncio.run(open_home(Path(sys.argv[1]))); print('\\n'.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        env=environment(tmp_path),
        check=True,
    )
    loaded = set(done.stdout.split())
    games = {f"worderly.games.{game}" for game in ("wizards", "hands", "boogle", "battlewords", "wordsearch")}
    assert "worderly.tui.screens.home" in loaded
    assert not loaded & {
        *games,
        "worderly.solver",
        "worderly.press",
        "worderly.device.remote",
        "httpx",
        "numpy",
    }
