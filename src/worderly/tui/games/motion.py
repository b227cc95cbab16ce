"""A short animation after a move: letters uncover, a word ripples, the score counts up."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from textual.timer import Timer
from textual.widget import Widget

STEPS = 4
STEP_S = 0.04
"""160 ms in total: fast but visible."""
T = TypeVar("T")


class Motion:
    """Counts from 0 to `STEPS` and calls `draw` at each step; a new move restarts it."""

    def __init__(self, on: Widget, draw: Callable[[], None]) -> None:
        self._on, self._draw = on, draw
        self._timer: Timer | None = None
        self.step = STEPS

    @property
    def is_moving(self) -> bool:
        return self.step < STEPS

    def begin(self) -> None:
        self.stop()
        self.step = 0
        self._timer = self._on.set_interval(STEP_S, self._move)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.step = None, STEPS

    def _move(self) -> None:
        # The repeat limit of Textual also counts skipped ticks: a busy machine would miss the last step.
        self.step += 1
        if not self.is_moving:
            self.stop()
        self._draw()

    def counted(self, before: int, now: int) -> int:
        """The number at this step of the animation."""
        return now if not self.is_moving else before + (now - before) * self.step // STEPS

    def shown(self, items: Sequence[T]) -> Sequence[T]:
        """The items that are visible at this step."""
        return items[: -(-len(items) * self.step // STEPS)]

    def crest(self, items: Sequence[T]) -> Sequence[T]:
        """The items under the ripple at this step; empty after the end."""
        if not self.is_moving:
            return ()
        width = max(1, len(items) // STEPS)
        at = len(items) * self.step // STEPS
        return items[at : at + width]
