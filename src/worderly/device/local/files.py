"""Files that survive a kill at any moment, and damaged ones that are kept, never overwritten."""

import os
from _thread import get_ident
from pathlib import Path


class Damaged(Exception):  # noqa: N818 - named for what was found
    """A file of ours cannot be read; it now lies beside its old place under `kept`."""

    def __init__(self, path: Path, kept: Path) -> None:
        super().__init__(f"{path.name} could not be read; it is kept as {kept}")
        self.path, self.kept = path, kept


def write_atomically(path: Path, data: bytes) -> None:
    """The old content or the new is there, whenever the power goes; raises OSError naming the file."""
    draft = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_synced(draft, data)
        draft.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(path)) from error


def _write_synced(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


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


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
