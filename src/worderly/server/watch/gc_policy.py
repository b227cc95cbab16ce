"""Garbage collection that nobody at a table notices.

Python's own cannot be bounded here: its first generation is counted in objects made less objects freed, so
2,000 moves a second fill it with 40,000 survivors between two collections, 20 to 40 ms each; a whole
collection is 150 ms at 10,000 connections. But moves leave no cycles behind, and neither does a connection
that comes or goes (`protocols.py`): reference counts free them. So the collector is off. Twenty times a
second what lives is put out of its sight (`gc.freeze`, which costs nothing); before that the newest objects
are looked through if something happened that may have left cycles (a REST request). What slips through
waits for a whole collection when nobody is there.
"""

import gc

STEP_S = 0.05
MOST = 20_000
"""New objects that are looked through in one step: about 4 ms."""
DUE = 200_000
"""Requests and departures after which a whole collection no longer waits until nobody is there."""


class GcPolicy:
    def __init__(self) -> None:
        self._is_touched = False
        self._since = 0

    def begin(self) -> None:
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """As Python has it, for whoever runs after the server in this process."""
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
