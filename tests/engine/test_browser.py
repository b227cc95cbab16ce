"""The engine that the browser runs gives what CPython gives, with the kernel and without it."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.engine.printed import WORDS, all_printed
from worderly.games import GAMES
from worderly.languages import word_languages
from worderly.server.engine_files import FOLDER, MANIFEST

HERE, LANGUAGES = Path(__file__).parent, [*word_languages()]
Digests = dict[str, list[str]]
Prints = dict[str, list[Any]]
NOT_PRINTED_THERE = {f"{script} png" for script in WORDS} | {"mixed preview", "mixed pdf"}
"""Pictures of dots need Pillow, a line of both directions needs bidi."""

built = pytest.mark.skipif(
    not (FOLDER / MANIFEST).exists() or shutil.which("node") is None, reason="make engine builds it"
)


def in_pyodide(file: str, call: str, languages: list[str]) -> Any:
    given = [str(FOLDER), str(HERE / file), ",".join(languages), call]
    command = [shutil.which("node") or "node", str(HERE / "pyodide.mjs"), *given]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def in_cpython(seeds: int, engine: str) -> Digests:
    program = f"from tests.engine.positions import all_played; print(all_played({LANGUAGES!r}, {seeds}))"
    environment = os.environ | {"WORDERLY_KERNEL": engine, "PYTHONPATH": str(HERE.parents[1])}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    found: Digests = json.loads(done.stdout)
    return found


def check_equal(seeds: int) -> None:
    browser: Digests = in_pyodide("positions.py", f"all_played({LANGUAGES!r}, {seeds})", LANGUAGES)
    kernel, plain = in_cpython(seeds, "native"), in_cpython(seeds, "reference")
    assert len(kernel) == seeds * len(LANGUAGES) * len(GAMES)
    assert {key for key in kernel if browser[key] != plain[key]} == set()
    assert {key for key in kernel if browser[key] != kernel[key]} == set()


@built
def test_states_views_and_analyses_are_those_of_cpython() -> None:
    check_equal(10)


@built
@pytest.mark.long
def test_two_hundred_seeds_of_each_game_and_language() -> None:
    check_equal(200)


@built
def test_prints_are_those_of_cpython() -> None:
    browser: Prints = in_pyodide("printed.py", "await all_printed()", ["en"])
    here: Prints = json.loads(asyncio.run(all_printed()))
    assert {status for status, _ in here.values()} == {200}
    assert {name for name in here if browser[name] != here[name]} == NOT_PRINTED_THERE
    assert {tuple(browser[name]) for name in NOT_PRINTED_THERE} == {(404, "needs_server")}
