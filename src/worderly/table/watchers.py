"""The interface of a watcher: takes bytes without waiting."""

from typing import Protocol


class Watcher(Protocol):
    def push(self, data: bytes) -> None:
        """Never blocks; the watcher handles its own full outbox."""
        ...
