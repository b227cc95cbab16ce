"""A coroutine that runs in the call that starts it, as far as it gets."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from worderly.store.writer import CommitFuture


class EagerCall:
    """A move without a task: it starts when its bytes arrive and continues when its commit ends.

    A task would put both at the end of the loop's queue, behind the moves of all other clients. Use it only
    for work that waits for the store: there is no current task here, which timeouts would need.
    """

    __slots__ = ("_done", "_work")

    def __init__(self, work: Coroutine[Any, Any, None], done: Callable[[], None]) -> None:
        self._work, self._done = work, done

    def run(self) -> bool:
        """True: it has ended. False: it waits, continues by itself and calls `done` in the end."""
        try:
            awaited = self._work.send(None)
        except (StopIteration, asyncio.CancelledError):
            return True
        if isinstance(awaited, CommitFuture):
            awaited.wake = self._resume
        elif awaited is None:
            asyncio.get_running_loop().call_soon(self._resume)
        else:
            awaited.add_done_callback(self._resume)
        return False

    def _resume(self, _: object = None) -> None:
        if self.run():
            self._done()
