"""Writes files that survive a kill at any moment; sets damaged files aside instead of overwriting them."""

import os
from pathlib import Path

from worderly.files import atomic_write


class Damaged(Exception):  # noqa: N818 - it describes the file
    """A file could not be read and was renamed to `kept`."""

    def __init__(self, path: Path, kept: Path) -> None:
        super().__init__(f"{path.name} could not be read; it is kept as {kept}")
        self.path, self.kept = path, kept


def save_file(path: Path, data: bytes) -> None:
    """Atomic write that also makes the folder; an OSError names the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    with atomic_write(path) as out:
        out.write(data)


def append_line(path: Path, line: bytes) -> None:
    """Ends a line that an earlier kill left incomplete, so that the new line stays separate."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            is_incomplete = file.read(1) != b"\n"
            line = b"\n" + line if is_incomplete else line
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())


def set_aside(path: Path) -> Damaged:
    """Renames a damaged file, unless the disk is read-only, and returns the error to raise."""
    kept = next(
        place
        for number in range(1, 10_000)
        if not (place := path.with_name(f"{path.name}.damaged-{number}")).exists()
    )
    try:
        path.rename(kept)
    except OSError:
        kept = path
    return Damaged(path, kept)
