"""Garbage collection that nobody at a table notices.

A closed connection is a cycle of some fifty objects (uvicorn's and ours), so it takes a whole collection to
free it: a pause of 150 ms at 10,000 connections. Young objects are collected as ever, a millisecond at a
time; the old ones only when as many connections have gone as are there, or hardly anybody is there.
"""

import gc

YOUNG = 10_000
NEVER = 1_000_000_000
FEW = 1_000


class Collection:
    def __init__(self) -> None:
        self._gone = 0

    def begin(self) -> None:
        """What lives since the start never dies, so it is never looked at again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def one_left(self) -> None:
        self._gone += 1

    def is_due(self, connected: int) -> bool:
        return self._gone >= max(FEW, connected)

    def run(self) -> None:
        self._gone = 0
        gc.collect()
