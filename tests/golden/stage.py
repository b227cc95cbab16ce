"""Plays a script through the real command line with a clock and a date of its own."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from unittest import mock

from worderly.cli.app import run

FOLDER = Path(__file__).parent
FILES = {"WORDS": FOLDER / "words.txt", "TREES": FOLDER / "trees.txt"}
TODAY = date(2026, 2, 3)


class Keyboard(io.StringIO):
    """Lines as they are typed; `@+90` lets 90 seconds pass before the next one, `@^C` interrupts."""

    def __init__(self, lines: str) -> None:
        super().__init__(lines)
        self.ms = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline()
        while line.startswith("@+"):
            self.ms += int(line[2:]) * 1000
            line = super().readline()
        if line.strip() == "@^C":
            raise KeyboardInterrupt
        return line

    def now_ms(self) -> int:
        return self.ms


def play(arguments: list[str], lines: str, data: Path) -> tuple[int, str]:
    """The exit code and everything printed."""
    keyboard, out = Keyboard(lines), io.StringIO()
    with staged(keyboard, out, data):
        code = run(arguments)
    return code, out.getvalue()


@contextmanager
def staged(keyboard: Keyboard, out: io.StringIO, data: Path) -> Iterator[None]:
    with (
        mock.patch.object(sys, "stdin", keyboard),
        mock.patch.object(sys, "stdout", out),
        mock.patch.object(sys, "stderr", out),
        mock.patch.dict(
            "os.environ", {"WORDERLY_DATA": str(data), "LANG": "C", "LC_ALL": "", "WORDERLY_LANG": ""}
        ),
        mock.patch("worderly.cli.clock.now_ms", keyboard.now_ms),
        mock.patch("worderly.cli.clock.time_of_day_ms", keyboard.now_ms),
        mock.patch("worderly.cli.clock.today", return_value=TODAY),
        mock.patch("worderly.seeds.token_hex", lambda size: f"golden/{size}"),
    ):
        yield


def scripts() -> list[Path]:
    return sorted(FOLDER.glob("*.script"))


def read(script: Path) -> tuple[list[str], list[str]]:
    """The arguments (the first line; WORDS and TREES are files here) and the lines that are typed."""
    first, *lines = script.read_text(encoding="utf-8").splitlines()
    return [str(FILES.get(word, word)) for word in first.split()], lines


def typed(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def transcript(script: Path, data: Path) -> str:
    arguments, lines = read(script)
    code, printed = play(arguments, typed(lines), data)
    first = script.read_text(encoding="utf-8").splitlines()[0]
    return f"$ worderly {first}\n{printed}[exit {code}]\n"
