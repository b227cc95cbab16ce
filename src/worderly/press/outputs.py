"""Files and folders that take their name only when all of them is written."""

import errno
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

FULL = (errno.ENOSPC, errno.EDQUOT)


@contextmanager
def whole(path: Path) -> Iterator[BinaryIO]:
    """A file; what goes wrong is told under its own name, and nothing of it stays."""
    fresh = path.with_name(f".{path.name[:40]}.{os.getpid()}.part")
    with _named(path, fresh):
        out = fresh.open("wb")
    try:
        with _named(path, fresh), out:
            yield out
        with _named(path, fresh):
            fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


@contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    fresh = path.with_name(f".{path.name}.part")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        with _named(path, fresh):
            fresh.mkdir()
            yield fresh
            fresh.replace(path)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def clear(folder: Path) -> None:
    """Takes away what a killed process had begun."""
    for begun in folder.glob(".*.part"):
        shutil.rmtree(begun) if begun.is_dir() else begun.unlink()


@contextmanager
def _named(path: Path, fresh: Path) -> Iterator[None]:
    """What goes wrong with the file begun is told of the one it was to become."""
    try:
        yield
    except OSError as error:
        if error.filename is None or str(error.filename).startswith(str(fresh)):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise
