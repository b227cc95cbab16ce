"""A bare clone builds the page where Node.js is at hand; elsewhere one sentence says what to do."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ASK = "import build_backend; print(build_backend.get_requires_for_build_wheel())"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The part of a clone that decides: the backend, and no page."""
    folder = tmp_path / "tools" / "packaging"
    shutil.copytree(ROOT / "tools/packaging", folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    return tmp_path


def ask(clone: Path, path: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-S", "-c", ASK],
        cwd=clone,
        env={"PATH": path, "PYTHONPATH": os.pathsep.join([str(clone / "tools/packaging"), site_packages()])},
        capture_output=True,
        text=True,
        check=False,
    )


def site_packages() -> str:
    import scikit_build_core

    return str(Path(scikit_build_core.__file__).parents[1])


def write_program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def test_without_node_one_sentence_says_what_to_do(clone: Path) -> None:
    asked = ask(clone, path=str(clone))
    assert asked.returncode == 1
    assert asked.stdout == ""
    assert asked.stderr.count("\n") == 1, asked.stderr
    assert "install Node.js" in asked.stderr


@pytest.mark.parametrize(
    ("version", "is_enough"), [("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True)]
)
def test_an_old_node_is_not_enough(clone: Path, version: str, is_enough: bool) -> None:
    write_program(clone / "node", f"echo {version}")
    write_program(clone / "npm", "exit 0")
    assert (ask(clone, path=str(clone)).returncode == 0) is is_enough


def test_a_page_that_is_there_needs_no_node_if_the_widgets_are_there_too(clone: Path) -> None:
    page = clone / "src/worderly/server/static/index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert ask(clone, path=str(clone)).returncode == 1, "built before there were widgets"
    (clone / "src/worderly/notebook/static").mkdir(parents=True)
    assert ask(clone, path=str(clone)).returncode == 0
