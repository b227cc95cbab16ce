"""What can wait until those who wait for an answer have theirs."""

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 8
"""Pieces of work in one round of the event loop: about 1 ms of telling seven others."""


class Later:
    """A commit saves moves of many tables: first each sender is acknowledged, then the others are told."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, work: Callable[[], None]) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._do_some)
        self._waiting.append(work)

    def _do_some(self) -> None:
        try:
            for _ in range(min(AT_ONCE, len(self._waiting))):
                self._waiting.popleft()()
        finally:
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._do_some)
