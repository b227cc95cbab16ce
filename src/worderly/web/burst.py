"""How much is begun in one round of the event loop."""

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

LONGEST_S = 0.005
"""Of a round; what is not begun by then waits for the next, so that timers and others have their turn."""
Work = Callable[[str], None]


class Burst:
    """A round of the loop reads from every socket that has something: hundreds of moves would be a pause."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._waiting: deque[tuple[Work, str]] = deque()
        self._until: float | None = None
        """When this round is over; None while nothing was begun in it."""

    def begin(self, work: Work, text: str) -> None:
        """At once, or after those that wait already."""
        if self._until is None:
            self._open()
        if self._waiting or self._is_over():
            self._waiting.append((work, text))
        else:
            work(text)

    def _open(self) -> None:
        self._until = self._clock() + LONGEST_S
        asyncio.get_running_loop().call_soon(self._next_round)

    def _is_over(self) -> bool:
        return self._until is None or self._clock() >= self._until

    def _next_round(self) -> None:
        self._until = None
        if not self._waiting:
            return
        self._open()
        while self._waiting and not self._is_over():
            work, text = self._waiting.popleft()
            work(text)
