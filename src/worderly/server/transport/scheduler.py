"""The scheduler of an event loop: how much is done in one tick, and in which order."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import perf_counter
from typing import ClassVar
from weakref import WeakKeyDictionary, ref

LONGEST_S = 0.004
"""Of a tick. What is not begun by then waits for the next tick, so that timers run in between."""
Work = Callable[[], None]


class Scheduler:
    """A tick reads from every socket that has data: hundreds of moves in one tick would be a pause.

    There are two queues. Answers to saved moves go first, because their senders have waited longest;
    everything else runs in the order of its arrival.
    """

    _by_loop: ClassVar["WeakKeyDictionary[asyncio.AbstractEventLoop, Scheduler]"] = WeakKeyDictionary()
    _last: ClassVar["Scheduler | None"] = None
    """The last answer of `current`: a move asks twice, and a weak dictionary is slow."""

    @classmethod
    def current(cls) -> "Scheduler":
        """The one of the running loop."""
        loop = asyncio.get_running_loop()
        if cls._last is not None and cls._last._loop() is loop:
            return cls._last
        if (scheduler := cls._by_loop.get(loop)) is None:
            scheduler = cls._by_loop[loop] = cls(loop)
        cls._last = scheduler
        return scheduler

    def __init__(self, loop: asyncio.AbstractEventLoop, clock: Callable[[], float] = perf_counter) -> None:
        self._loop = ref(loop)
        self._clock = clock
        self._answers: deque[Work] = deque()
        self._waiting: deque[Work] = deque()
        self._until: float | None = None
        """When this tick is over; None while nothing was begun in it."""

    def begin(self, work: Work) -> None:
        """Runs at once if nothing waits and the tick has time left; else in its turn."""
        if self._until is None:
            self._open()
        if self._waiting or self._is_over():
            self._waiting.append(work)
            return
        if self._answers:
            self._run(self._answers)
        work()

    def add(self, work: Work) -> None:
        """Runs after everything that waits already, never at once."""
        if self._until is None:
            self._open()
        self._waiting.append(work)

    def answer(self, works: Iterable[Work]) -> None:
        """Runs before everything else. May be called from any thread."""
        self._answers.extend(works)
        if (loop := self._loop()) is not None:
            # A closed loop has no clients that wait.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        if self._until is None:
            self._tick()

    def _open(self) -> None:
        self._until = self._clock() + LONGEST_S
        asyncio.get_running_loop().call_soon(self._tick)

    def _is_over(self) -> bool:
        return self._until is None or self._clock() >= self._until

    def _tick(self) -> None:
        self._until = None
        if not self._answers and not self._waiting:
            return
        self._open()
        while queue := self._answers or self._waiting:
            self._run(queue)
            if self._is_over():
                return

    def _run(self, queue: deque[Work]) -> None:
        """A failing job must not stop the queue."""
        work = queue.popleft()
        try:
            work()
        except Exception as error:
            context = {"message": "scheduled work failed", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)


def deliver_answers() -> Callable[[Iterable[Work]], None]:
    """For the store's writer: answers on the running loop."""
    return Scheduler.current().answer


def run_later(work: Work) -> None:
    """For tables: sends frames to watchers who did not make the move."""
    Scheduler.current().add(work)
