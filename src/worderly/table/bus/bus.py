"""Carries news of log entries between server processes (nodes); a single process needs no bus."""

from collections.abc import Set
from typing import Protocol


class Listener(Protocol):
    """What a bus calls, on the event loop; nothing here waits."""

    def received(self, stream: str, data: bytes, /) -> None: ...

    def subscribed(self, stream: str, /) -> None:
        """News of this stream arrives from now on; what came before is in the store."""
        ...

    def joined(self, stream: str, /) -> None:
        """Another node watches this stream too; what it saved before it knew of this one is in the store."""
        ...


class Bus(Protocol):
    """News is a hint, the store is the truth: a bus may lose, delay and repeat it."""

    @property
    def is_shared(self) -> bool:
        """Other processes may append to the same streams."""
        ...

    @property
    def is_connected(self) -> bool:
        """News arrives at once; otherwise the sweep of the store finds it."""
        ...

    @property
    def round_trip_s(self) -> float:
        """How long a message takes from this node to itself."""
        ...

    @property
    def dropped(self) -> int:
        """News that found no place in the queue."""
        ...

    @property
    def failures(self) -> int:
        """News that a listener could not take."""
        ...

    async def start(self, listener: Listener) -> None: ...

    def watch(self, stream: str) -> None:
        """Subscribes to the news of a stream."""
        ...

    def keep(self, streams: Set[str]) -> None:
        """Ends the subscriptions to all other streams."""
        ...

    def greet(self, stream: str) -> None:
        """Tells the other nodes again that this one watches the stream."""
        ...

    def publish(self, stream: str, data: bytes) -> None:
        """Never waits."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process: sends and receives nothing."""

    is_shared = False
    is_connected = True
    round_trip_s = 0.0
    dropped = failures = 0

    async def start(self, listener: Listener) -> None:
        return None

    def watch(self, stream: str) -> None:
        return None

    def keep(self, streams: Set[str]) -> None:
        return None

    def greet(self, stream: str) -> None:
        return None

    def publish(self, stream: str, data: bytes) -> None:
        return None

    async def close(self) -> None:
        return None


class SweptBus(NoBus):
    """For several processes without Redis: each learns from the sweep what the others saved."""

    is_shared = True
    is_connected = False
