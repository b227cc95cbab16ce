"""Ctrl+Z in line mode."""

import io
import os
import signal
from pathlib import Path

import pytest

from tests.golden.stage import FOLDER, Keyboard, staged
from worderly.cli.app import run

WORDS = str(FOLDER / "words.txt")
BOOGLE = ["boogle", "--plain", "--lexicon", WORDS, "--board", "pers/latg/sine/ters"]


class StoppedKeyboard(Keyboard):
    """`@^Z` stops the program for ten minutes."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline()
        if line.strip() == "@^Z":
            assert signal.getsignal(signal.SIGTSTP) is not signal.SIG_DFL, "it would stop the tests"
            signal.raise_signal(signal.SIGTSTP)
            line = super().readline()
        return line


@pytest.mark.parametrize(
    ("arguments", "left"), [(BOOGLE, "2:45 left"), (["boogle", "--plain", "--daily"], "Time is up")]
)
def test_the_clock_stands_still_while_the_program_is_stopped_unless_it_ranks(
    arguments: list[str], left: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard, out = StoppedKeyboard("late\n@+15\n@^Z\nzz\n"), io.StringIO()

    def stopped(process: int, number: int) -> None:
        assert signal.getsignal(signal.SIGTSTP) is signal.SIG_DFL
        keyboard.ms += 600_000

    monkeypatch.setattr(os, "kill", stopped)
    with staged(keyboard, out, tmp_path):
        run(arguments)
    assert left in out.getvalue().partition("zz")[2]
    assert signal.getsignal(signal.SIGTSTP) is signal.SIG_DFL
