"""Tries an installed Worderly as a stranger would: it solves, makes, prints, plays, serves, shows a widget.

Run by the Python that has it: `python try_wheel.py`. Neither a compiler nor Node.js is in its reach.
"""

import json
import os
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

SCRIPTS = Path(sysconfig.get_path("scripts"))
PATIENCE_S = 180


def bare_environment(folder: Path) -> dict[str, str]:
    """Nothing but Python's own scripts is on the path: no compiler, no Node.js."""
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMP") if name in os.environ}
    return {**kept, "PATH": str(SCRIPTS), "WORDERLY_DATA": str(folder / "data"), "PYTHONUTF8": "1"}


def run(folder: Path, *arguments: str, said: str = "", code: int = 0) -> str:
    """What `worderly` prints, errors included."""
    done = subprocess.run(
        [sys.executable, "-m", "worderly", *arguments],
        input=said,
        env=bare_environment(folder),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == code, done.stdout
    return done.stdout


def solves(folder: Path) -> None:
    from worderly.solver.engine import ENGINE

    assert ENGINE != "reference", "the kernel is missing"
    found = json.loads(run(folder, "solve", "boogle", "pers/latg/sine/ters", "--json"))
    assert "replastering" in [each["word"] for each in found["words"]]


def makes_and_prints(folder: Path) -> None:
    for name, start in (("sea.pdf", b"%PDF"), ("sea.png", b"\x89PNG"), ("sea.svg", b"<svg")):
        run(folder, "make", "wordsearch", "--theme", "ocean", "--seed", "1", "-o", name)
        assert start in (folder / name).read_bytes()[:100], name


def plays(folder: Path) -> None:
    told = run(folder, "hands", "--plain", "--hand", "aci*prt", said="part\n!quit\n")
    assert "114" in told, told


def serves(folder: Path) -> None:
    if find_spec("litestar") is None:
        assert "worderly[server]" in run(folder, "serve", code=1)
        return
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    where = ("--port", str(port), "--data", str(folder / "server"))
    command = [sys.executable, "-m", "worderly", "serve", *where]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, cwd=folder, env=bare_environment(folder), stdout=log, stderr=log)
        try:
            answered(port, server, folder / "log")
        finally:
            server.terminate()
            server.wait(PATIENCE_S)


def answered(port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    """Waits for the page, then begins a match."""
    address, until = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE_S
    page = ""
    while not page and server.poll() is None and time.monotonic() < until:
        with suppress(urllib.error.URLError, ConnectionError):
            page = urllib.request.urlopen(address, timeout=PATIENCE_S).read().decode()
        time.sleep(0.05)
    assert "<script" in page, log.read_text()
    wish = json.dumps({"game": "hands", "options": {"hand": "aci*prt"}}).encode()
    request = urllib.request.Request(f"{address}/api/matches", wish, {"Content-Type": "application/json"})
    assert json.loads(urllib.request.urlopen(request, timeout=PATIENCE_S).read())["frame"]["view"]


def shows_a_widget(folder: Path) -> None:
    from worderly import notebook
    from worderly.boogle import Board

    if find_spec("anywidget") is None:
        with suppress(ImportError):
            notebook.play(Board.roll(seed=1))
            raise AssertionError("a widget without anywidget")
        return
    assert "export" in notebook.play(Board.roll(seed=1)).get_state()["_esm"]


STEPS: tuple[Callable[[Path], None], ...] = (solves, makes_and_prints, plays, serves, shows_a_widget)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for step in STEPS:
            began = time.perf_counter()
            step(Path(folder))
            print(f"{step.__name__.replace('_', ' ')}: {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
