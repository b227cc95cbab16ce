"""A connection's outbox: frames wait here while the client is slow, and too many end the connection."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

LIMIT = 64
Send = Callable[[bytes], Awaitable[None]]


class Outbox:
    """`push` never waits. A task exists only while something is being sent: idle connections cost none."""

    __slots__ = ("_drain", "_frames", "_overflow", "_send", "is_full")

    def __init__(self, send: Send, overflow: Callable[[], None]) -> None:
        self._send, self._overflow = send, overflow
        self._frames: deque[bytes] = deque()
        self._drain: asyncio.Task[None] | None = None
        self.is_full = False

    def __len__(self) -> int:
        return len(self._frames)

    def push(self, data: bytes) -> None:
        if self.is_full:
            return
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
        finally:
            self._drain = None

    async def flush(self) -> None:
        while self._drain is not None:
            await asyncio.wait([self._drain])

    def close(self) -> None:
        self.is_full = True
        self._frames.clear()
        if self._drain is not None:
            self._drain.cancel()
