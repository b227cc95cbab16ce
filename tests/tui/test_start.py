"""The arcade on a real terminal: signals, Ctrl+C, a resize, its exit code."""

import signal
from pathlib import Path

import pytest

from tests.tui.pseudo_terminal import CLEAN, opened
from worderly.cli.app import run


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_leaves_a_clean_screen(number: int, code: int, tmp_path: Path) -> None:
    terminal = opened(tmp_path, "battlewords", "--seed", "s")
    terminal.process.send_signal(number)
    assert terminal.wait_for_end() == code
    assert CLEAN in terminal.seen
    assert "Traceback" not in terminal.seen


def test_a_paste_waits_for_enter_and_ctrl_c_twice_leaves_with_130_and_the_move_is_saved(
    tmp_path: Path,
) -> None:
    terminal = opened(tmp_path, "battlewords")
    terminal.type("\x1b[200~c7\nd8\x1b[201~")
    terminal.wait_for("C7")
    assert not (tmp_path / "player" / "saves" / "battlewords.json").exists()
    terminal.type("\r")
    terminal.wait_for("C7: ")
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


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_a_server_gone_at_the_start_is_one_sentence(
    plain: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*plain, "--server", "http://127.0.0.1:9"]) == 1
    error = capsys.readouterr().err
    assert error == "The server http://127.0.0.1:9 does not answer; check its address and the network.\n"
