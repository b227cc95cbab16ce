"""One short movement after a move: letters uncover, a word ripples once, a score counts up."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from textual.timer import Timer
from textual.widget import Widget

STEPS = 4
STEP_S = 0.04
"""160 ms in all: quick, but seen."""
T = TypeVar("T")


class Motion:
    """Counts from 0 to `STEPS` and calls `draw` at each; a new move sets it going anew."""

    def __init__(self, on: Widget, draw: Callable[[], None]) -> None:
        self._on, self._draw = on, draw
        self._timer: Timer | None = None
        self.step = STEPS

    @property
    def is_moving(self) -> bool:
        return self.step < STEPS

    def begin(self) -> None:
        self.settle()
        self.step = 0
        self._timer = self._on.set_interval(STEP_S, self._move)

    def settle(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer, self.step = None, STEPS

    def _move(self) -> None:
        # Textual's own limit of repeats counts skipped ticks too: a busy machine would never get to the end.
        self.step += 1
        if not self.is_moving:
            self.settle()
        self._draw()

    def counted(self, before: int, now: int) -> int:
        """A number on its way."""
        return now if not self.is_moving else before + (now - before) * self.step // STEPS

    def shown(self, items: Sequence[T]) -> Sequence[T]:
        """Those whose time has come, one after the other."""
        return items[: -(-len(items) * self.step // STEPS)]

    def crest(self, items: Sequence[T]) -> Sequence[T]:
        """Where the ripple is now; nowhere when it has run through."""
        if not self.is_moving:
            return ()
        width = max(1, len(items) // STEPS)
        at = len(items) * self.step // STEPS
        return items[at : at + width]
