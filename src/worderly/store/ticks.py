"""How much is done in one tick of the event loop, and who comes first."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import perf_counter
from typing import Any, ClassVar, TypeVar
from weakref import WeakKeyDictionary, ref

T = TypeVar("T")
LONGEST_S = 0.005
"""Of a tick; what is not begun by then waits for the next, so that timers and others have their turn."""
Work = tuple[Callable[[Any], None], Any]


class Ticks:
    """A tick reads from every socket that has something: hundreds of moves in one would be a pause.

    Whoever waits for an answer that is there comes first, everything else in the order of its coming.
    """

    _of: ClassVar["WeakKeyDictionary[asyncio.AbstractEventLoop, Ticks]"] = WeakKeyDictionary()

    @classmethod
    def here(cls) -> "Ticks":
        """Those of the running loop, which all who share it share."""
        loop = asyncio.get_running_loop()
        if (ticks := cls._of.get(loop)) is None:
            ticks = cls._of[loop] = cls(loop)
        return ticks

    def __init__(self, loop: asyncio.AbstractEventLoop, clock: Callable[[], float] = perf_counter) -> None:
        self._loop = ref(loop)
        self._clock = clock
        self._answers: deque[Work] = deque()
        self._waiting: deque[Work] = deque()
        self._until: float | None = None
        """When this tick is over; None while nothing was begun in it."""

    def begin(self, work: Callable[[T], None], given: T) -> None:
        """At once, or after those that wait already."""
        if self._until is None:
            self._open()
        if self._waiting or self._is_over():
            self._waiting.append((work, given))
            return
        if self._answers:
            self._do(self._answers)
        work(given)

    def add(self, work: Callable[[T], None], given: T) -> None:
        """After those that wait already, and not at once."""
        if self._until is None:
            self._open()
        self._waiting.append((work, given))

    def answer(self, works: Iterable[Work]) -> None:
        """Before everything else. From any thread."""
        self._answers.extend(works)
        if (loop := self._loop()) is not None:
            # A loop that has ended has nobody who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        if self._until is None:
            self._go()

    def _open(self) -> None:
        self._until = self._clock() + LONGEST_S
        asyncio.get_running_loop().call_soon(self._go)

    def _is_over(self) -> bool:
        return self._until is None or self._clock() >= self._until

    def _go(self) -> None:
        self._until = None
        if not self._answers and not self._waiting:
            return
        self._open()
        while queue := self._answers or self._waiting:
            self._do(queue)
            if self._is_over():
                return

    def _do(self, queue: deque[Work]) -> None:
        """Whatever happens in it is not the fault of whoever comes next."""
        work, given = queue.popleft()
        try:
            work(given)
        except Exception as error:
            context = {"message": "work of a tick failed", "exception": error}
            asyncio.get_running_loop().call_exception_handler(context)
