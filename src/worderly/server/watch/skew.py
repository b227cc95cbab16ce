"""Whether this node's clock agrees with the database's, by which all nodes play."""

import logging
from collections.abc import Callable

from sqlalchemy import Connection

from worderly.store.store import Store

STEP_S = 10
MOST_MS = 2_000
"""A node that is further off would end matches and open days at the wrong time."""
_log = logging.getLogger("worderly")


class Skew:
    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self._store, self._now_ms = store, now_ms
        self.ms = 0
        """How far the database's clock is ahead of ours."""

    @property
    def is_too_large(self) -> bool:
        return abs(self.ms) > MOST_MS

    async def step(self) -> None:
        """A slow answer tells nothing: the moment at which the clock was read is not known."""
        before, was = self._now_ms(), self.is_too_large
        theirs = await self._store.read(_clock)
        took = self._now_ms() - before
        if theirs is None or took > MOST_MS:
            return
        self.ms = theirs - before - took // 2
        if self.is_too_large != was:
            _log.error("clock off by %s ms" if self.is_too_large else "clock right again: %s ms", self.ms)


def _clock(connection: Connection) -> int | None:
    """None for SQLite, which has the clock of this machine."""
    if connection.dialect.name == "sqlite":
        return None
    read = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    return int(connection.exec_driver_sql(read).scalar_one())
