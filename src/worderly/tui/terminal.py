"""What the terminal can do, and leaving it clean when the process is told to go."""

import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SMALLEST = (40, 20)
"""Columns and lines the arcade needs; below that it says so and plain mode plays."""


def is_full_screen() -> bool:
    """Whether there is a terminal that can be drawn on: Textual itself ignores pipes and TERM=dumb."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")


def is_large_enough() -> bool:
    columns, lines = shutil.get_terminal_size()
    return columns >= SMALLEST[0] and lines >= SMALLEST[1]


def has_no_colour() -> bool:
    """NO_COLOR counts when it is set and not empty (no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))


@contextmanager
def leaving_cleanly(leave: Callable[[int], None]) -> Iterator[None]:
    """SIGTERM and SIGHUP call `leave` with the exit code; Textual alone would leave the screen dirty."""

    def handle(number: int, _: FrameType | None) -> None:
        leave(128 + number)

    kinds = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {kind: signal.signal(kind, handle) for kind in kinds}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
