"""Files that survive a kill at any moment, and damaged ones that are kept, never overwritten."""

import os
from pathlib import Path

from worderly.files import atomic_write


class Damaged(Exception):  # noqa: N818 - named for what was found
    """A file of ours cannot be read; it now lies beside its old place under `kept`."""

    def __init__(self, path: Path, kept: Path) -> None:
        super().__init__(f"{path.name} could not be read; it is kept as {kept}")
        self.path, self.kept = path, kept


def save_file(path: Path, data: bytes) -> None:
    """Atomic; makes the folder. Raises OSError naming the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
    with atomic_write(path) as out:
        out.write(data)


def append_line(path: Path, line: bytes) -> None:
    """A line torn by an earlier kill is closed first, so that it cannot swallow this one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        if file.tell():
            file.seek(-1, os.SEEK_END)
            torn = file.read(1) != b"\n"
            line = b"\n" + line if torn else line
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())


def set_aside(path: Path) -> Damaged:
    kept = next(
        place
        for number in range(1, 10_000)
        if not (place := path.with_name(f"{path.name}.damaged-{number}")).exists()
    )
    path.rename(kept)
    return Damaged(path, kept)
