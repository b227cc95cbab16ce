"""The clocks of a match: the stopwatch that a pause stops, and what it reads."""

from collections.abc import Callable
from time import monotonic_ns, time_ns


def steady_ms() -> int:
    return monotonic_ns() // 1_000_000


def wall_ms() -> int:
    """The time of day, which goes on between two runs."""
    return time_ns() // 1_000_000


class Stopwatch:
    """The clock of a match: continues from the saved time and stops during a pause."""

    def __init__(self, now_ms: Callable[[], int], elapsed_ms: int = 0) -> None:
        self._now_ms, self._elapsed_ms = now_ms, elapsed_ms
        self._since_ms: int | None = now_ms()

    @property
    def is_paused(self) -> bool:
        return self._since_ms is None

    def read_ms(self) -> int:
        if self._since_ms is None:
            return self._elapsed_ms
        return self._elapsed_ms + self._now_ms() - self._since_ms

    def add(self, ms: int) -> None:
        """Time that has passed while nobody read it."""
        self._elapsed_ms += ms

    def pause(self) -> None:
        self._elapsed_ms, self._since_ms = self.read_ms(), None

    def unpause(self) -> None:
        if self._since_ms is None:
            self._since_ms = self._now_ms()
