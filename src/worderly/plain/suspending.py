"""Ctrl+Z in line mode: the clock stands still while the program is stopped."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

from worderly.device.local.away import come_back, step_away
from worderly.device.local.match import LocalMatch
from worderly.device.match import Match


@contextmanager
def stopping_clock(match: Match) -> Iterator[None]:
    """Only while a line is awaited: a match must not be saved in the middle of a move."""
    if not isinstance(match, LocalMatch) or not hasattr(signal, "SIGTSTP") or not _may_handle():
        yield
        return
    before = signal.signal(signal.SIGTSTP, lambda *_: _stop(match))
    try:
        yield
    finally:
        signal.signal(signal.SIGTSTP, before)


def _may_handle() -> bool:
    """Python allows handlers in the main thread only."""
    return current_thread() is main_thread()


def _stop(match: LocalMatch) -> None:
    was_running = step_away(match)
    handler = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGTSTP)  # Returns when the program goes on.
    signal.signal(signal.SIGTSTP, handler)
    if was_running:
        come_back(match)
