"""How nodes hear of each other's entries; a single process has nobody to tell."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[str, bytes], Awaitable[None]]


class Bus(Protocol):
    async def start(self, hear: Hear) -> None: ...
    def publish(self, channel: str, data: bytes) -> None:
        """Never waits and may lose it: whoever needs it also asks the store."""
        ...

    def subscribe(self, channel: str) -> None: ...
    def unsubscribe(self, channel: str) -> None: ...
    async def close(self) -> None: ...
    @property
    def is_lossy(self) -> bool:
        """True while updates may be missed, so that live streams must be polled."""
        ...


class NoBus:
    """One process: nothing to hear, nothing to miss."""

    is_lossy = False

    async def start(self, hear: Hear) -> None:
        return None

    def publish(self, channel: str, data: bytes) -> None:
        return None

    def subscribe(self, channel: str) -> None:
        return None

    def unsubscribe(self, channel: str) -> None:
        return None

    async def close(self) -> None:
        return None
