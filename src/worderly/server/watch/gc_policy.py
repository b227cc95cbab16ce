"""When Python's garbage collector runs: in small steps, or when nobody is connected.

Its pauses cannot be bounded otherwise: at 2,000 moves a second the first generation holds 40,000 objects (20
to 40 ms), and a whole collection at 10,000 connections takes 150 ms. Moves and connections leave no reference
cycles (`transport/websocket.py`), so reference counts free them and the collector is off. Twenty times a
second all living objects are frozen (`gc.freeze`, which costs nothing). Before that, the newest objects are
collected if something happened that may leave cycles, such as a REST request. The rest waits for a whole
collection when nobody is connected.
"""

import gc

STEP_S = 0.05
MOST = 20_000
"""Most new objects that one step collects: about 4 ms."""
DUE = 200_000
"""Requests after which a whole collection no longer waits until nobody is connected."""


class GcPolicy:
    def __init__(self) -> None:
        self._is_touched = False
        self._since = 0

    def begin(self) -> None:
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """Restores Python's own behaviour."""
        gc.unfreeze()
        gc.enable()

    def touch(self) -> None:
        """Something happened that may leave cycles behind."""
        self._is_touched = True
        self._since += 1

    def step(self) -> None:
        if self._is_touched and gc.get_count()[0] <= MOST:
            gc.collect(0)
        self._is_touched = False
        gc.freeze()

    def is_due(self, connected: int) -> bool:
        return self._since > (DUE if connected else 0)

    def run(self) -> None:
        self._since = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
