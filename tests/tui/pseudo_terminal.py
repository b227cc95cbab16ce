"""The program on a pseudo-terminal of a given size."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path

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

    def vanish(self) -> int:
        """Closes the window, as a user does; returns the exit code of the program."""
        os.close(self.master)
        return self.process.wait(PATIENCE_S)

    def wait_for_stop(self) -> None:
        os.waitid(os.P_PID, self.process.pid, os.WSTOPPED)

    def go_on(self) -> None:
        self.seen = ""
        self.process.send_signal(signal.SIGCONT)

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
