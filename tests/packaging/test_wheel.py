"""The wheel on a machine without compiler and Node.js: all that it promises, in a new environment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def call(*command: str | Path) -> str:
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [*map(str, command)],
        cwd=ROOT,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """The Python of an environment with the wheel of this tree; a kernel that is built is not built anew."""
    call(
        BIN / "uv",
        "build",
        "--wheel",
        "--no-build-isolation",
        "--python",
        sys.executable,
        "-o",
        tmp_path,
        ROOT,
    )
    (wheel,) = tmp_path.glob("*.whl")
    call(BIN / "uv", "venv", "--python", sys.executable, tmp_path / "venv")
    python = tmp_path / "venv/bin/python"
    call(BIN / "uv", "pip", "install", "--python", python, f"worderly[server,notebook] @ {wheel.as_uri()}")
    return python


def test_the_wheel_solves_makes_prints_plays_serves_and_shows_a_widget(stranger: Path) -> None:
    told = call(stranger, ROOT / "tools/packaging/try_wheel.py")
    steps = ("solves", "makes and prints", "plays", "serves", "shows a widget")
    assert [line.split(":")[0] for line in told.splitlines()] == list(steps)
