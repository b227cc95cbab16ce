"""The peers that we compare with: packages from PyPI in `.bench-venv`, and a board solver in C++."""

import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "bench"


def make_peers_importable() -> None:
    """Appends to the path, so that a peer's dependency never replaces one of ours."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for folder in (ROOT / ".bench-venv").glob("lib/python*/site-packages"):
        if folder.parent.name == version:
            sys.path.append(str(folder))


@cache
def race_module() -> Any:
    """Compiles the peer with every help of the compiler, and the kernel as it is shipped."""
    nanobind = import_module("nanobind")
    options = [
        "-DCMAKE_BUILD_TYPE=Release",
        f"-DPython_EXECUTABLE={sys.executable}",
        f"-Dnanobind_DIR={nanobind.cmake_dir()}",
    ]
    tool = str(Path(sys.executable).with_name("cmake"))
    subprocess.run(
        [tool, "-S", ROOT / "bench/native", "-B", BUILD, *options], check=True, stdout=subprocess.DEVNULL
    )
    subprocess.run([tool, "--build", BUILD, "--parallel", "2"], check=True, stdout=subprocess.DEVNULL)
    sys.path.insert(0, str(BUILD))
    return import_module("_race")
