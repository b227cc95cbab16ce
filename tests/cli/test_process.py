"""The real program: what it loads, signals on a real terminal, pipes, a kill in the middle."""

import fcntl
import json
import os
import pty
import signal
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.golden.stage import FOLDER
from worderly.device.local.owners import Owners

WORDS = str(FOLDER / "words.txt")
HAND = ["hands", "--plain", "--lexicon", WORDS, "--hand", "ajef*rx"]
HEAVY = (
    "textual",
    "litestar",
    "sqlalchemy",
    "uvicorn",
    "fluent",
    "babel",
    "typing_extensions",
    "platformdirs",
)


def environment(data: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "WORDERLY"))}
    return kept | {"WORDERLY_DATA": str(data), "LANG": "C.UTF-8"}


def worderly(arguments: list[str], data: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "worderly", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment(data),
        check=False,
    )


def loaded(arguments: list[str], data: Path) -> set[str]:
    """The modules in memory when a command is done."""
    program = (
        "import atexit, json, sys; from worderly.cli import main;"
        "sys.argv = ['worderly', *json.loads(sys.argv[1])];"
        "atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr)); main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, json.dumps(arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment(data),
        check=False,
    )
    return set(json.loads(done.stderr.splitlines()[-1]))


def test_the_version_needs_no_click_and_no_msgspec(tmp_path: Path) -> None:
    assert not loaded(["--version"], tmp_path) & {"click", "msgspec"}


def test_help_needs_no_msgspec_and_no_lexicon(tmp_path: Path) -> None:
    assert not loaded(["--help"], tmp_path) & {"msgspec", "worderly.lexicon", "worderly.kit"}


@pytest.mark.parametrize("arguments", [["hands", "--plain"], ["wizards", "--plain"], ["--plain"]])
def test_the_first_prompt_loads_nothing_heavy(arguments: list[str], tmp_path: Path) -> None:
    modules = loaded(arguments, tmp_path)
    assert not [name for name in modules if name.split(".")[0] in HEAVY]
    assert not modules & {"worderly.server", "worderly.store", "worderly.tui", "csv"}


def test_a_pipe_plays_a_hand(tmp_path: Path) -> None:
    done = worderly(HAND, tmp_path, "jar\nf*x\n!!\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Total score: 306 points\n" in done.stdout


def test_bytes_that_are_no_text_do_no_harm(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "worderly", *HAND],
        input=b"\xff\xfe\x1b[31m\njar\n",
        capture_output=True,
        env=environment(tmp_path),
        check=False,
    )
    assert done.returncode == 0
    assert b"\x1b" not in done.stdout
    assert b'"jar" earned' in done.stdout or b"Please choose another word" in done.stdout


def test_a_reader_that_leaves_gets_no_traceback(tmp_path: Path) -> None:
    solver = subprocess.Popen(
        [sys.executable, "-m", "worderly", "solve", "pattern", "*a*"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert solver.stdout is not None
    assert solver.stderr is not None
    solver.stdout.close()
    assert solver.stderr.read() == b""
    solver.stderr.close()
    assert solver.wait() == 1


class Terminal:
    """A player at a real terminal; `list_file` comes through the input, as with `cat list | worderly …`."""

    def __init__(self, arguments: list[str], data: Path, list_file: Path | None = None) -> None:
        self.master, slave = pty.openpty()
        given = slave if list_file is None else os.open(list_file, os.O_RDONLY)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "worderly", *arguments],
            stdin=given,
            stdout=slave,
            stderr=slave,
            env=environment(data),
            start_new_session=True,
            preexec_fn=lambda: _own(slave),  # noqa: PLW1509 - Ctrl+C needs a controlling terminal
        )
        for opened in {slave, given}:
            os.close(opened)
        self.seen = ""
        self._decoded = getincrementaldecoder("utf-8")()
        """A terminal may hand over half a letter."""

    def wait_for(self, text: str) -> None:
        while text not in self.seen:
            try:
                self.seen += self._decoded.decode(os.read(self.master, 4096))
            except OSError:
                pytest.fail(f"the program ended before {text!r}: {self.seen}")

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.master, text.encode())

    def end(self) -> int:
        return self.process.wait()

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


SitDown = Callable[..., Terminal]


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[SitDown]:
    """Opens a terminal on the data of this test; none is left behind."""
    opened: list[Terminal] = []

    def open_one(arguments: list[str], list_file: Path | None = None) -> Terminal:
        opened.append(Terminal(arguments, tmp_path, list_file))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


def _own(slave: int) -> None:
    """After a fork beside other tests' threads: nothing may be imported here."""
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    # Tests that run in the background may have been told to ignore it, and hand that on.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interruption_asks_and_a_second_one_exits_with_130(sit_down: SitDown) -> None:
    terminal = sit_down(HAND)
    terminal.wait_for("finished:")
    terminal.type("\x03")
    terminal.wait_for("[E]xit?")
    terminal.type("\x03")
    assert terminal.end() == 130


def test_after_an_interruption_the_game_resumes(sit_down: SitDown) -> None:
    terminal = sit_down(HAND)
    terminal.wait_for("finished:")
    terminal.type("\x03")
    terminal.wait_for("[E]xit?")
    terminal.type("\n")
    terminal.wait_for("finished:")
    terminal.type("jar\n")
    terminal.wait_for("Total: 90 points")
    terminal.wait_for("finished:")
    terminal.type("\x03")
    terminal.wait_for("[E]xit?")
    terminal.type("e\n")
    assert terminal.end() == 0


def test_an_interruption_at_the_menu_exits_with_130(sit_down: SitDown) -> None:
    terminal = sit_down(["--plain"])
    terminal.wait_for("or name:")
    terminal.type("\x03")
    assert terminal.end() == 130


def test_a_killed_game_is_resumed_where_it_was(sit_down: SitDown, tmp_path: Path) -> None:
    terminal = sit_down(HAND)
    terminal.wait_for("finished:")
    terminal.type("jar\n")
    terminal.wait_for("Current Hand: e f * x")
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.end()
    done = worderly(HAND, tmp_path, "y\nf*x\n!!\n")
    assert (
        "A game of Hands is waiting, 1 move in. Go on with it? (y/n) y\nCurrent Hand: e f * x" in done.stdout
    )
    assert "Total score: 306 points\n" in done.stdout


def test_a_list_that_comes_through_the_input_is_played_at_the_keyboard(sit_down: SitDown) -> None:
    terminal = sit_down(["wordsearch", "--plain", "--words", "-"], FOLDER / "trees.txt")
    terminal.wait_for("its two ends")
    terminal.type("oak\n")
    terminal.wait_for("oak: found.")


def test_a_game_that_another_window_has_open_is_taken_over_after_a_question(
    sit_down: SitDown, tmp_path: Path
) -> None:
    worderly(HAND, tmp_path, "jar\n")
    Owners(tmp_path / "player" / "saves").claim("hands")
    asked = worderly(HAND, tmp_path, "y\nf*x\n")
    assert (asked.returncode, asked.stderr) == (1, "This game is open in another window.\n")
    terminal = sit_down(HAND)
    terminal.wait_for("(y/n)")
    terminal.type("y\n")
    terminal.wait_for("This game is open in another window.")
    terminal.type("y\n")
    terminal.wait_for("Current Hand: e f * x")
