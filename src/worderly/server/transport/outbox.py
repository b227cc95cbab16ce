"""A connection's outbox: frames wait here while the client is slow, and too many end the connection."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

LIMIT = 64
Send = Callable[[bytes], Awaitable[None]]


class Way(Protocol):
    def write(self, data: bytes, /) -> bool: ...


class Outbox:
    """`push` never waits. A task exists only while frames wait for a slow client: others cost none."""

    __slots__ = ("_drain", "_frames", "_overflow", "_send", "_way", "is_full")

    def __init__(self, send: Send, overflow: Callable[[], None], way: Way | None = None) -> None:
        self._send, self._overflow, self._way = send, overflow, way
        self._frames: deque[bytes] | None = None
        self._drain: asyncio.Task[None] | None = None
        self.is_full = False

    def __len__(self) -> int:
        return len(self._frames or ())

    def push(self, data: bytes) -> None:
        if self.is_full:
            return
        if self._drain is None and self._way is not None and self._way.write(data):
            return
        if self._frames is None:
            # An empty deque takes 0.6 KB, and most connections never need one.
            self._frames = deque()
        if len(self._frames) >= LIMIT:
            self.is_full = True
            self._frames.clear()
            self._overflow()
            return
        self._frames.append(data)
        if self._drain is None:
            self._drain = asyncio.ensure_future(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._frames:
                await self._send(self._frames.popleft())
        except OSError:
            # ASGI's way to say that the client has gone.
            self.is_full = True
        finally:
            self._drain = None

    async def flush(self) -> None:
        while self._drain is not None:
            await asyncio.wait([self._drain])

    def close(self) -> None:
        self.is_full = True
        self._frames = None
        if self._drain is not None:
            self._drain.cancel()
        # Its owner holds it, and these hold the owner: a cycle, which only a collection would find.
        self._send, self._overflow, self._way = _nowhere, _unheard, None


async def _nowhere(data: bytes) -> None:
    return None


def _unheard() -> None:
    return None
