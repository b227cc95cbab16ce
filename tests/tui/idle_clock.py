"""An event loop whose clock runs only while the loop has nothing to do."""

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class IdleClockLoop(asyncio.SelectorEventLoop):
    """A sleep ends when all that was ready is done, however little CPU the process gets.

    With `skips` idle time passes at once, except while a job in a thread is running.
    """

    def __init__(self, *, skips: bool = True) -> None:
        self.skips = skips
        self.now_s = 0.0
        self.jobs = 0
        super().__init__(_IdleClockSelector(self))

    def time(self) -> float:
        return self.now_s

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        job = super().run_in_executor(executor, func, *args)
        self.jobs += 1
        job.add_done_callback(self._forget)
        return job

    def _forget(self, _: asyncio.Future[Any]) -> None:
        self.jobs -= 1


class _IdleClockSelector(selectors.DefaultSelector):
    def __init__(self, loop: IdleClockLoop) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            return super().select()
        if self.loop.skips and not self.loop.jobs:
            return self._skip(timeout)
        begun = time.monotonic()
        ready = super().select(timeout)
        self.loop.now_s += min(timeout, time.monotonic() - begun) if ready else timeout
        return ready

    def _skip(self, timeout: float) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            self.loop.now_s += timeout
        return ready


def run_on_idle_clock(work: Coroutine[Any, Any, T], *, skips: bool = True) -> T:
    with asyncio.Runner(loop_factory=partial(IdleClockLoop, skips=skips)) as runner:
        return runner.run(work)
