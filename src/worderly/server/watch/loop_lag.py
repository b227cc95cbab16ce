"""How late the event loop runs what is due: the longest delay of the last while."""

from collections import deque
from time import monotonic

STEP_S = 0.25
KEPT = 60
"""Steps: 15 s, longer than two scrapes are apart."""


class LoopLag:
    """`step` is called every `STEP_S`; what it is late by, everything else was late by too."""

    def __init__(self) -> None:
        self._delays: deque[float] = deque(maxlen=KEPT)
        self._due: float | None = None

    async def step(self) -> None:
        now = monotonic()
        if self._due is not None:
            self._delays.append(max(0.0, now - self._due))
        self._due = now + STEP_S

    @property
    def longest_s(self) -> float:
        return max(self._delays, default=0.0)
