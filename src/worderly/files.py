"""Files and folders that get their name only when all of their content is written."""

import errno
import os
import shutil
from _thread import get_ident
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

FULL = (errno.ENOSPC, errno.EDQUOT)
"""Errors of a disk without room."""


@contextmanager
def atomic_write(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """The old content or the new is there, whenever the power goes; an OSError names `path`."""
    draft = path.with_name(f".{path.name[:40]}.{os.getpid()}-{get_ident()}.part")
    with _named(path, draft):
        draft.unlink(missing_ok=True)
        out = os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb")
    try:
        with _named(path, draft), out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        with _named(path, draft):
            draft.replace(path)
            _sync_folder(path.parent)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


@contextmanager
def atomic_folder(path: Path) -> Iterator[Path]:
    """A new folder that appears with all of its files."""
    draft = path.with_name(f".{path.name}.part")
    shutil.rmtree(draft, ignore_errors=True)
    try:
        with _named(path, draft):
            draft.mkdir()
            yield draft
            draft.replace(path)
    except BaseException:
        shutil.rmtree(draft, ignore_errors=True)
        raise


def remove_drafts(folder: Path) -> None:
    """Removes what a killed process had begun."""
    for draft in folder.glob(".*.part"):
        shutil.rmtree(draft) if draft.is_dir() else draft.unlink()


@contextmanager
def _named(path: Path, draft: Path) -> Iterator[None]:
    """An error about the draft names the file that it was to become."""
    try:
        yield
    except OSError as error:
        if error.filename is None or str(error.filename).startswith(str(draft)):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise


def _sync_folder(folder: Path) -> None:
    """Without it the new name could be lost although the content is not."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
