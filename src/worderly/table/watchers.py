"""Who is told: anything that takes bytes without waiting."""

from typing import Protocol


class Watcher(Protocol):
    def push(self, data: bytes) -> None:
        """Never blocks; a full outbox is the watcher's own affair."""
        ...
