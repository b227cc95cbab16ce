"""Atomic writes: files and folders that appear under their name only when they are complete."""

import errno
import os
from _thread import get_ident
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

FULL = (errno.ENOSPC, errno.EDQUOT)
"""Errors of a full disk."""


@contextmanager
def atomic_path(path: Path, mode: int = 0o666) -> Iterator[Path]:
    """Yields an empty draft that replaces `path` when the block ends; an OSError names `path`."""
    draft = path.with_name(f".{path.name[:40]}.{os.getpid()}-{get_ident()}.part")
    try:
        with _named(path, draft):
            draft.unlink(missing_ok=True)
            os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
            yield draft
            _sync(draft, os.O_RDWR)
            draft.replace(path)
            _sync_folder(path.parent)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


@contextmanager
def atomic_write(path: Path, mode: int = 0o666) -> Iterator[BinaryIO]:
    """After a crash `path` has its old or its new content; an OSError names `path`."""
    with atomic_path(path, mode) as draft, draft.open("wb") as out:
        yield out


@contextmanager
def atomic_folder(path: Path) -> Iterator[Path]:
    """Yields a draft folder that gets its name when the block ends."""
    draft = path.with_name(f".{path.name}.part")
    _remove_folder(draft)
    try:
        with _named(path, draft):
            draft.mkdir()
            yield draft
            draft.replace(path)
    except BaseException:
        _remove_folder(draft)
        raise


def remove_drafts(folder: Path) -> None:
    """Removes the drafts of a killed process."""
    for draft in folder.glob(".*.part"):
        _remove_folder(draft, ignore_errors=False) if draft.is_dir() else draft.unlink()


@contextmanager
def _named(path: Path, draft: Path) -> Iterator[None]:
    """Replaces the name of the draft in an OSError by the name of the file."""
    try:
        yield
    except OSError as error:
        if error.filename is None or str(error.filename).startswith(str(draft)):
            raise OSError(error.errno, error.strerror, str(path)) from None
        raise


def _sync_folder(folder: Path) -> None:
    """Without it a power failure could lose the new name although the content is saved."""
    if os.name == "posix":
        _sync(folder, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remove_folder(folder: Path, ignore_errors: bool = True) -> None:
    # Imported late: shutil brings the compressors with it, and a save before the first prompt needs neither.
    import shutil

    shutil.rmtree(folder, ignore_errors=ignore_errors)
