"""Downloads the pinned packages from the ordinary registries and checks their hashes."""

import hashlib
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from worderly.lexicon.build.readers.archives import Reader, open_archive


@dataclass(frozen=True)
class Source:
    name: str
    registry: str
    version: str
    file: str
    sha256: str
    license: str
    credit: str
    used_for: str
    notice: str


def read_lock(path: Path) -> dict[str, Source]:
    entries = tomllib.loads(path.read_text("utf-8"))["source"]
    return {entry["name"]: Source(**entry) for entry in entries}


def open_sources(lock: dict[str, Source], cache: Path, wheels: Path) -> dict[str, Reader]:
    """`wheels` is the requirements file that pins the PyPI packages again, for pip itself."""
    cache.mkdir(parents=True, exist_ok=True)
    return {name: open_archive(_cached_file(source, cache, wheels)) for name, source in lock.items()}


def _cached_file(source: Source, cache: Path, wheels: Path) -> Path:
    path = cache / source.file
    if not path.exists():
        _fetch(source, cache, wheels)
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != source.sha256:
        raise SystemExit(f"{path} is not the pinned {source.name} {source.version}: its SHA-256 is {found}.")
    return path


def _fetch(source: Source, cache: Path, wheels: Path) -> None:
    command = _command(source, wheels)
    try:
        subprocess.run(command, cwd=cache, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        failure = f"{source.name} {source.version} could not be fetched"
        raise SystemExit(f"{failure} ({error}); put {source.file} into {cache} by hand.") from error


def _command(source: Source, wheels: Path) -> list[str]:
    if source.registry == "debian":
        return ["apt-get", "download", f"{source.name}={source.version}"]
    if source.registry == "npm":
        return ["npm", "pack", "--silent", f"{source.name}@{source.version}"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    return [*pip, "--no-deps", "--only-binary=:all:", "--require-hashes", "-r", str(wheels.resolve())]
