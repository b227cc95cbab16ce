"""Asks pyright whether the type of every public name of the library is known: `make check-public-types`."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
MODULES = (
    *("boogle", "hands", "wizards", "battlewords", "wordsearch", "notebook.playing"),
    *("lexicon.lexicon", "lexicon.described", "press.library", "press.page.style", "press.showing"),
)
"""Where the public names are made; `docs/reference/library.md` shows where they are imported from."""
PROGRAMS = ("cli", "device", "engine", "plain", "server", "store", "table", "tui")
"""No type of the library comes from there: it would be unknown. pyright would read them for as long again."""


def library(folder: Path) -> Path:
    """A copy of the package without the programs, below this folder."""
    source = ROOT / "src/worderly"
    left_out = {str(source): {*PROGRAMS, "__pycache__"}, str(source / "lexicon"): {"data", "__pycache__"}}
    shutil.copytree(source, folder / "worderly", ignore=lambda at, _: left_out.get(at, {"__pycache__"}))
    return folder


def symbols(pyright: Path, python: Path) -> list[dict[str, Any]]:
    """What pyright tells of each name in the package that this Python imports."""
    path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
    command = [str(pyright), "--verifytypes", "worderly", "--ignoreexternal", "--outputjson"]
    environment = {**os.environ, "PATH": path, "VIRTUAL_ENV": str(python.parents[1])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    told: list[dict[str, Any]] = json.loads(done.stdout)["typeCompleteness"]["symbols"]
    return told


def public(told: list[dict[str, Any]], module: str) -> list[dict[str, Any]]:
    return [each for each in told if each["name"].startswith(f"worderly.{module}.")]


def faults(told: list[dict[str, Any]]) -> list[str]:
    """The public names whose type is not known, or could be inferred in two ways; modules without a name."""
    empty = [f"worderly.{module}: no public name was found" for module in MODULES if not public(told, module)]
    unknown = [
        f"{each['name']}: its type is not known"
        for module in MODULES
        for each in public(told, module)
        if each["isTypeAmbiguous"] or not each["isTypeKnown"]
    ]
    return empty + unknown


def main() -> None:
    # pyright knows nothing of the hook by which an editable package is imported.
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTHONPATH"] = str(library(Path(folder)))
        told = symbols(Path(sys.executable).parent / "pyright", Path(sys.executable))
    found = faults(told)
    count = sum(len(public(told, module)) for module in MODULES)
    print(*found or [f"Public types: pyright knows all {count}."], sep="\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
