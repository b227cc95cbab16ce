"""Clocks and timers: the system's, and a fake one for tests."""

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now_ms(self) -> int:
        """Wall clock, ms since 1970, UTC."""
        ...

    def call_later(self, delay_ms: int, callback: Callable[[], object]) -> Timer: ...


class SystemClock:
    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000

    def call_later(self, delay_ms: int, callback: Callable[[], object]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0, delay_ms) / 1000, callback)


class _FakeTimer:
    def __init__(self, callback: Callable[[], object]) -> None:
        self.callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self.callback = None


class FakeClock:
    """For tests: time changes only in `advance`, which fires the timers in order."""

    def __init__(self, now_ms: int = 1_794_700_800_000) -> None:
        self._now_ms = now_ms
        self._order = count()
        self._timers: list[tuple[int, int, _FakeTimer]] = []

    def now_ms(self) -> int:
        return self._now_ms

    def call_later(self, delay_ms: int, callback: Callable[[], object]) -> Timer:
        timer = _FakeTimer(callback)
        heapq.heappush(self._timers, (self._now_ms + max(0, delay_ms), next(self._order), timer))
        return timer

    def jump_to(self, now_ms: int) -> None:
        """Changes the time without firing timers, as if the timers were late."""
        self._now_ms = now_ms

    def advance(self, ms: int) -> None:
        until = self._now_ms + ms
        while self._timers and self._timers[0][0] <= until:
            due_ms, _, timer = heapq.heappop(self._timers)
            self._now_ms = max(self._now_ms, due_ms)
            if timer.callback is not None:
                timer.callback()
        self._now_ms = until
