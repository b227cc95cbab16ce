"""How nodes hear of each other's entries; a single process has nobody to tell."""

from collections.abc import Awaitable, Callable
from typing import Protocol

OnMessage = Callable[[str, bytes], Awaitable[None]]


class Bus(Protocol):
    @property
    def is_shared(self) -> bool:
        """Other processes may append to the same streams."""
        ...

    @property
    def is_lossy(self) -> bool:
        """Updates may be missed now, so live streams must be polled."""
        ...

    async def start(self, on_message: OnMessage) -> None: ...

    def publish(self, stream: str, data: bytes) -> None:
        """Never waits and may lose it: whoever needs it also asks the store."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """One process: nothing to hear, nothing to miss."""

    is_shared = False
    is_lossy = False

    async def start(self, on_message: OnMessage) -> None:
        return None

    def publish(self, stream: str, data: bytes) -> None:
        return None

    async def close(self) -> None:
        return None


class PolledBus(NoBus):
    """Several processes on one database and no Redis: each asks the store once a second."""

    is_shared = True
    is_lossy = True
