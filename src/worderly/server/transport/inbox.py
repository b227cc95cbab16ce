"""A client's inbox: handles its messages in order, one at a time."""

from collections import deque
from collections.abc import Callable

Handle = Callable[[bytes | str, Callable[[], None]], bool]
"""Handles a message. Returns True if it has ended; otherwise calls the second argument when it ends."""


class Inbox:
    """While a message is being handled the next ones wait, most of them unread on the client's side."""

    __slots__ = ("_handle", "_is_busy", "_on_end", "_pause_reading", "_waiting")

    def __init__(self, handle: Handle, pause_reading: Callable[[bool], None]) -> None:
        self._handle, self._pause_reading = handle, pause_reading
        self._is_busy = False
        # An empty deque takes 0.6 KB, and few connections ever need one.
        self._waiting: deque[bytes | str] | None = None
        self._on_end: Callable[[], None] | None = None

    def put(self, text: bytes | str) -> None:
        if not self._is_busy:
            self._is_busy = not self._handle(text, self._resume)
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(text)
        self._pause_reading(True)

    def _resume(self) -> None:
        self._is_busy = False
        while self._waiting and not self._is_busy:
            self._is_busy = not self._handle(self._waiting.popleft(), self._resume)
        if self._is_busy:
            return
        if self._waiting is not None:
            self._waiting = None
            self._pause_reading(False)
        if self._on_end is not None:
            self._end(self._on_end)

    def end(self, then: Callable[[], None]) -> None:
        """Nothing more will come: calls `then` when everything that came is handled."""
        if self._is_busy:
            self._on_end = then
        else:
            self._end(then)

    def _end(self, then: Callable[[], None]) -> None:
        # The owner holds the inbox, and these hold the owner: break the reference cycle.
        self._handle, self._pause_reading, self._on_end = _ignore, _ignore_pause, None
        then()


def _ignore(text: bytes | str, done: Callable[[], None]) -> bool:
    return True


def _ignore_pause(is_paused: bool) -> None:
    return None
