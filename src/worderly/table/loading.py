"""Loads a key once although several callers ask for it at the same time."""

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
        """Runs when the load ends, not when a caller stops waiting: other callers may still wait."""
        del self._tasks[key]
        if not task.cancelled():
            # Read the exception: if no caller waits any more, asyncio would log it as never retrieved.
            task.exception()
