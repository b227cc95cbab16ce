"""Without a compiler the package installs, uses the plain reference and shows a notice."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = """
from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.solver import boards, engine
assert "quail" in Lexicon.open("en")
assert boards.list_words(Lexicon.from_words(["tea", "eat"]), ["te", "sa"]) == ["eat", "tea"]
print(engine.ENGINE, engine.notice(Messages("en")))
"""


def build(folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Builds a wheel from a copy of the sources with a compiler that always fails."""
    sources = folder / "sources"
    for name in ("src", "native", "LICENSES"):
        shutil.copytree(
            ROOT / name, sources / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static")
        )
    for name in ("pyproject.toml", "CMakeLists.txt", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources / name)
    # The page and the widgets are built separately, but the wheel needs their folders.
    for built in ("server/static/index.html", "notebook/static/widget.js"):
        file = sources / "src/worderly" / built
        file.parent.mkdir()
        file.write_text("")
    make = "from scikit_build_core.build import build_wheel; print(build_wheel('../wheels'))"
    environment = {
        **os.environ,
        "CXX": "/bin/false",
        "CMAKE_GENERATOR": "Ninja",
        "SKBUILD_BUILD_DIR": "../build",
        **more,
    }
    return subprocess.run(
        [sys.executable, "-c", make],
        cwd=sources,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("no-compiler")
    run = build(folder)
    assert run.returncode == 0, run.stderr
    (wheel,) = (folder / "wheels").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def test_the_package_installs_without_the_kernel(installed: Path) -> None:
    assert (installed / "worderly/lexicon/graph.py").is_file()
    assert not list((installed / "worderly").glob("_native*.so"))


@pytest.mark.long
def test_a_release_without_the_kernel_is_an_error(tmp_path: Path) -> None:
    assert build(tmp_path, WORDERLY_RELEASE="1").returncode != 0
    assert not list((tmp_path / "wheels").glob("*.whl"))


def test_the_reference_solves_and_shows_a_notice(installed: Path) -> None:
    """-S disables the import hook of the editable install; its packages come from PYTHONPATH."""
    paths = [str(installed), str(Path(msgspec.__file__).parents[1])]
    run = subprocess.run(
        [sys.executable, "-S", "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("reference ")
    assert run.stdout.count("\n") == 1


def test_the_command_solves_on_the_reference(installed: Path) -> None:
    import click
    import msgspec

    paths = {str(Path(module.__file__ or "").parents[1]) for module in (click, msgspec)}
    run = subprocess.run(
        [sys.executable, "-S", "-m", "worderly", "solve", "anagram", "liauq"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), *paths])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "quail" in run.stdout
    assert run.stderr.count("\n") == 1
    assert "slower" in run.stderr
