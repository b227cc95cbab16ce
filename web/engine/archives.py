"""Runs in Pyodide under Node: compiles the sources for its Python, and writes what the engine is made of.

An archive is a length (4 bytes, little-endian), a list of [path, bytes] as JSON, and the files in a row.
"""

import importlib.util
import json
import marshal
import zipfile
from collections.abc import Iterator
from pathlib import Path

HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""Of bytecode that is never compared with its source."""
Files = dict[str, bytes]

_LEFT_OUT = json.loads((Path(__file__).parent / "left_out.json").read_text())
LEFT_OUT, STDLIB_LEFT_OUT = tuple(_LEFT_OUT["sources"]), tuple(_LEFT_OUT["stdlib"])
"""What no module of the engine imports, and of the standard library neither Pyodide's start."""
KEPT = tuple(
    f"store/{part}.py"
    for part in ("__init__", "database/__init__", "database/outage", "tables/__init__", "tables/rows")
)
"""Of what is left out, what the engine imports all the same."""


def bytecode(name: str, source: bytes) -> bytes:
    """Without asserts and docstrings: nobody reads them there."""
    return HEADER + marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=2))


def compiled(files: Files) -> Files:
    return {
        (f"{name}c" if name.endswith(".py") else name): (
            bytecode(name, data) if name.endswith(".py") else data
        )
        for name, data in files.items()
    }


def archive(files: Files) -> bytes:
    head = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return len(head).to_bytes(4, "little") + head + b"".join(files.values())


def below(folder: Path, *parts: str) -> Files:
    """The files of these folders or files, by their path below `folder`."""
    found: list[Path] = []
    for part in parts:
        path = folder / part
        if not path.exists():
            raise FileNotFoundError(path)
        found += sorted(path.rglob("*")) if path.is_dir() else [path]
    wanted = (
        path for path in found if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc"
    )
    return {path.relative_to(folder.parent).as_posix(): path.read_bytes() for path in wanted}


def wheel(path: Path) -> Files:
    with zipfile.ZipFile(path) as whole:
        names = [
            name for name in whole.namelist() if not name.endswith((".pyi", "/", ".pyx", ".pxd", ".typed"))
        ]
        return {name: whole.read(name) for name in names if ".dist-info/" not in name}


def core(package: Path, wheels: Path) -> Files:
    found = {
        name: data
        for name, data in below(package, ".").items()
        if not (inner := name.removeprefix("worderly/")).startswith(LEFT_OUT) and not _is_language(inner)
    }
    (msgspec,) = wheels.glob("msgspec-*.whl")
    return {**found, **below(package, *KEPT), **below(package, "messages/en"), **wheel(msgspec)}


def _is_language(inner: str) -> bool:
    parts = inner.split("/")
    return parts[0] == "messages" and len(parts) == 3


def press(package: Path, wheels: Path) -> Files:
    (harfbuzz,) = wheels.glob("uharfbuzz-*.whl")
    return {**below(package, "press"), **below(package, "look"), **wheel(harfbuzz)}


def language(package: Path, code: str) -> Files:
    return below(package, f"lexicon/data/{code}", f"messages/{code}")


def stdlib(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as whole:
        for name in whole.namelist():
            inner = name.removesuffix(".py")
            is_wanted = not any(inner == out or name.startswith(f"{out}/") for out in STDLIB_LEFT_OUT)
            if name.endswith(".py") and is_wanted:
                yield f"{name}c", bytecode(name, whole.read(name))


def write_stdlib(source: Path, target: Path) -> None:
    """Stored, not packed: it travels packed as a whole, and is read faster."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
        for name, data in stdlib(source):
            out.writestr(zipfile.ZipInfo(name), data)


def write_all(package: Path, wheels: Path, standard: Path, out: Path) -> None:
    write_stdlib(standard, out / "stdlib.zip")
    (out / "core.bin").write_bytes(archive(compiled(core(package, wheels))))
    (out / "press.bin").write_bytes(archive(compiled(press(package, wheels))))
    for folder in sorted((package / "lexicon/data").iterdir()):
        if len(folder.name) == 2:
            (out / f"{folder.name}.bin").write_bytes(archive(compiled(language(package, folder.name))))
