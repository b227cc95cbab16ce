"""A coroutine that runs where it is called, as far as it goes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from worderly.store.writer import CommitFuture


class EagerCall:
    """A move without a task: it begins as its bytes come in and goes on as its commit ends.

    A task would put both off to the end of the loop's queue, behind the moves of everybody else. Made for
    what waits for the store only: there is no current task here, which timeouts would need.
    """

    __slots__ = ("_done", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], done: Callable[[], None]) -> None:
        self._work, self._done = work, done

    def go(self) -> bool:
        """True: it has ended; False: it waits, goes on by itself and calls `done` in the end."""
        try:
            awaited = self._work.send(None)
        except (StopIteration, asyncio.CancelledError):
            return True
        if isinstance(awaited, CommitFuture):
            awaited.wake = self._go_on
        elif awaited is None:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            awaited.add_done_callback(self._go_on)
        return False

    def _go_on(self, _: object = None) -> None:
        if self.go():
            self._done()
