"""What is asked for by several at once is loaded once."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Loading(Generic[T]):
    def __init__(self, load: Callable[[str], Coroutine[Any, Any, T]]) -> None:
        self._load = load
        self._tasks: dict[str, asyncio.Task[T]] = {}

    async def get(self, key: str) -> T:
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.ensure_future(self._load(key))
            task.add_done_callback(partial(self._done, key))
        return await asyncio.shield(task)

    def _done(self, key: str, task: "asyncio.Task[T]") -> None:
        """The load itself ends it: one who no longer waits must not take it from the others."""
        del self._tasks[key]
        if not task.cancelled():
            # Seen here, since perhaps nobody waits any more.
            task.exception()
