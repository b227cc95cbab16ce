"""Builds the source archive and this machine's wheels into dist/, and tries each on every Python at hand.

`make dist`. What other systems need is built by the release workflow; what is tried here is the same.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tools.packaging import public_types

ROOT = Path(__file__).parents[2]
DIST, RAW, VENVS = ROOT / "dist", ROOT / "build/raw-wheels", ROOT / "build/dist-venvs"
BIN = Path(sys.executable).parent
ABI3 = "3.12"
BUILT_BY = ("3.11", ABI3, "3.14t")
TRIED_ON = ("3.11", ABI3, "3.13", "3.14", "3.15", "3.14t")
LARGEST_BASE_MB = 60


def call(*command: str | Path, **more: str) -> None:
    subprocess.run([*map(str, command)], check=True, cwd=ROOT, env={**os.environ, **more})


def find_python(version: str) -> str | None:
    """A Python of this machine, else one that uv downloads; None where neither is to be had."""
    for command in (["find", version], ["install", "--quiet", version], ["find", version]):
        asked = [str(BIN / "uv"), "python", *command]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if command[0] == "find" and not done.returncode:
            return done.stdout.strip()
    return None


def build(pythons: dict[str, str]) -> list[Path]:
    """The source archive, and from it a wheel for each kind of Python, never one without the kernel."""
    for folder in (DIST, RAW):
        shutil.rmtree(folder, ignore_errors=True)
    call(BIN / "uv", "build", "--quiet", "--sdist", "--out-dir", DIST)
    (source,) = DIST.glob("*.tar.gz")
    for version in BUILT_BY:
        if version in pythons:
            command = ("uv", "build", "--quiet", "--wheel", "--python", pythons[version], "--out-dir", RAW)
            call(BIN / command[0], *command[1:], source, WORDERLY_RELEASE="1")
    return sorted(RAW.glob("*.whl"))


def check(wheels: list[Path]) -> None:
    """Makes manylinux wheels of them, and asks the tools of the index and of the stable ABI."""
    for wheel in wheels:
        call(BIN / "auditwheel", "repair", "--wheel-dir", DIST, wheel, PATH=f"{BIN}:{os.environ['PATH']}")
    call(BIN / "twine", "check", "--strict", *DIST.glob("worderly*"))
    for wheel in DIST.glob("*-abi3-*.whl"):
        call(BIN / "abi3audit", "--strict", "--summary", wheel)


def wheel_for(version: str) -> Path | None:
    """The wheel that an installer would choose."""
    if version.endswith("t"):
        tag = f"cp{version.replace('.', '')}"
    elif version == "3.11":
        tag = "cp311-cp311"
    else:
        tag = "abi3"
    return next(DIST.glob(f"*{tag}-*.whl"), None)


def install(version: str, python: str, wheel: Path, extra: str = "") -> Path:
    """A new environment with nothing but the wheel and what it needs; returns its Python."""
    folder = VENVS / f"{version}{extra}"
    call(BIN / "uv", "venv", "--quiet", "--clear", "--python", python, folder)
    python = str(folder / "bin/python")
    call(BIN / "uv", "pip", "install", "--quiet", "--python", python, f"{wheel}{extra}")
    return Path(python)


def size_mb(python: Path) -> float:
    """Everything that the installer has written."""
    (packages,) = (python.parents[1] / "lib").glob("python*/site-packages")
    return sum(path.stat().st_size for path in packages.rglob("*") if path.is_file()) / 1e6


def check_types(python: Path) -> None:
    """In the package as it is installed: it says itself that it is typed."""
    if found := public_types.faults(public_types.symbols(ROOT / ".venv/bin/pyright", python)):
        sys.exit("\n".join(found))


def try_on(version: str, python: str) -> None:
    if (wheel := wheel_for(version)) is None:
        print(f"{version}: no wheel for it was built here")
        return
    for extra in ("", "[server,notebook]"):
        began = time.perf_counter()
        installed = install(version, python, wheel, extra)
        size = size_mb(installed)
        print(f"{version} worderly{extra}: {size:.1f} MB, installed in {time.perf_counter() - began:.1f} s")
        if version == BUILT_BY[0] and not extra:
            check_types(installed)
        if not extra and size > LARGEST_BASE_MB:
            sys.exit(f"the base is larger than {LARGEST_BASE_MB} MB")
        call(installed, ROOT / "tools/packaging/try_wheel.py")


def main() -> None:
    found = {version: find_python(version) for version in dict.fromkeys((*BUILT_BY, *TRIED_ON))}
    pythons = {version: python for version, python in found.items() if python}
    print("not to be had here: " + (", ".join(sorted(set(found) - set(pythons))) or "none"), flush=True)
    check(build(pythons))
    for version in TRIED_ON:
        if version in pythons:
            try_on(version, pythons[version])
    print(*(f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in sorted(DIST.iterdir())), sep="\n")


if __name__ == "__main__":
    main()
