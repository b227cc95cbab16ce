"""A connection's inbox: what a client sends is done in its order, one message at a time."""

import asyncio
from collections import deque
from collections.abc import Callable

Do = Callable[[bytes | str, Callable[[], None]], bool]
"""Does what a text says; False when it has not ended yet, and calls the second when it has."""
Hold = Callable[[bool], None]


class Inbox:
    """While one is being done the next ones wait here, and the rest unread on the client's side."""

    __slots__ = ("_do", "_hold", "_idle", "_is_busy", "_waiting")

    def __init__(self, do: Do, hold: Hold) -> None:
        self._do, self._hold = do, hold
        self._is_busy = False
        # An empty deque takes 0.6 KB, and few connections ever need one.
        self._waiting: deque[bytes | str] | None = None
        self._idle: asyncio.Future[None] | None = None

    def put(self, text: bytes | str) -> None:
        if not self._is_busy:
            self._is_busy = not self._do(text, self._go_on)
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(text)
        self._hold(True)

    def _go_on(self) -> None:
        self._is_busy = False
        while self._waiting and not self._is_busy:
            self._is_busy = not self._do(self._waiting.popleft(), self._go_on)
        if self._is_busy:
            return
        if self._waiting is not None:
            self._waiting = None
            self._hold(False)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def rest(self) -> None:
        """Until all that came in is done."""
        if self._is_busy:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def close(self) -> None:
        # Its owner holds it, and these hold the owner: a cycle, which only a collection would find.
        self._waiting, self._do, self._hold = None, _ignored, _unheld


def _ignored(text: bytes | str, done: Callable[[], None]) -> bool:
    return True


def _unheld(is_held: bool) -> None:
    return None
