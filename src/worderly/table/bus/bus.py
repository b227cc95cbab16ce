"""Carries log entries between server processes (nodes); a single process needs no bus."""

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
        """Messages may get lost now, so live streams must be polled."""
        ...

    async def start(self, on_message: OnMessage) -> None: ...

    def publish(self, stream: str, data: bytes) -> None:
        """Never waits and may lose the message: the receivers also read the store."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process: sends and receives nothing."""

    is_shared = False
    is_lossy = False

    async def start(self, on_message: OnMessage) -> None:
        return None

    def publish(self, stream: str, data: bytes) -> None:
        return None

    async def close(self) -> None:
        return None


class PolledBus(NoBus):
    """For several processes without Redis: each polls the database once a second."""

    is_shared = True
    is_lossy = True
