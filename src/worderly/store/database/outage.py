"""Notices when the database stops to answer, and when it answers again."""

import logging
from threading import Lock
from time import monotonic

_log = logging.getLogger("worderly")


class Unavailable(Exception):  # noqa: N818 - an answer to the client
    """Nothing can be saved now; the last try may or may not be saved."""


class Outage:
    """Logs a change once, however many threads and jobs see it."""

    def __init__(self) -> None:
        self.failures = 0
        """Reads and commits that failed; the metrics show it."""
        self._since: float | None = None
        self._lock = Lock()

    def failed(self, reason: str) -> None:
        with self._lock:
            self.failures += 1
            is_new, self._since = self._since is None, self._since or monotonic()
        if is_new:
            _log.error("the database does not answer", extra={"reason": reason})

    def answered(self) -> None:
        if self._since is None:
            return
        with self._lock:
            since, self._since = self._since, None
        if since is not None:
            _log.warning("the database answers again", extra={"away_s": round(monotonic() - since, 1)})
