"""One save, one process: who opens a slot owns it until they leave it or another window takes it over."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from worderly.kit import Refused

fcntl: Any
try:
    import fcntl
except ImportError:  # Windows: saves have no owners there.
    fcntl = None


class OpenElsewhere(Refused):
    """Another process has this match open; it can be taken over."""

    def __init__(self, slot: str) -> None:
        super().__init__("open_elsewhere")
        self.slot = slot


class Owners:
    """A file for each open slot holds the token of its owner, who keeps it locked: a kill frees the slot.

    Who takes over replaces that file. The old owner finds another token there and writes no more.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self._token = folder, os.urandom(8).hex().encode()
        self._held: dict[str, int] = {}

    def claim(self, slot: str, *, take_over: bool = False) -> None:
        """Raises OpenElsewhere if another process has it, unless it is taken over.

        Without a folder to write to nobody owns anything: the match is played in memory.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with self.alone():
                self._claim(slot, take_over=take_over)
        except OSError:
            return

    def _claim(self, slot: str, *, take_over: bool) -> None:
        if fcntl is None or (slot in self._held and not self.is_lost(slot)):
            return
        path = self._path(slot)
        if path.exists() and not take_over and not _is_free(path):
            raise OpenElsewhere(slot)
        path.unlink(missing_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.write(handle, self._token)
        self._held[slot] = handle

    def release(self, slot: str) -> None:
        handle = self._held.pop(slot, None)
        if handle is None:
            return
        try:
            with self.alone():
                if not self.is_lost(slot):
                    self._path(slot).unlink(missing_ok=True)
        except OSError:
            pass
        finally:
            os.close(handle)

    def is_lost(self, slot: str) -> bool:
        """Whether another process owns the slot."""
        try:
            return self._path(slot).read_bytes() != self._token
        except OSError:
            return False

    @contextmanager
    def alone(self) -> Iterator[None]:
        """No other process claims or writes meanwhile."""
        if fcntl is None:
            yield
            return
        handle = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
            yield
        finally:
            os.close(handle)

    def _path(self, slot: str) -> Path:
        return self.folder / f".{slot}.open"


def _is_free(path: Path) -> bool:
    """Whether no living process holds the file."""
    handle = os.open(path, os.O_RDWR)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    finally:
        os.close(handle)
    return True
