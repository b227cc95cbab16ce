"""One writer thread: saves all waiting jobs in one commit, and then answers them."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from worderly.store import log
from worderly.store.database.engine import is_busy
from worderly.store.database.outage import Outage, Unavailable
from worderly.store.tables.rows import LogEntry

T = TypeVar("T")
Job = Callable[[Connection], Any] | LogEntry
Answer = Callable[[], None]
Deliver = Callable[[Sequence[Answer]], None]
"""Runs answers on their event loop; the writer thread calls it once per commit."""

MOST_JOBS = 2_000
"""Most jobs of one commit: other nodes wait for the lock meanwhile."""
RETRY_S = 4.0
"""How long a job is retried while the database does not answer."""
ANSWER_S = 4.0
"""How long anybody waits for an answer, whatever the database does."""


class _NotAllNewError(Exception):
    """Some entries of a group existed already: run the jobs one by one to find which."""


class CommitFuture(asyncio.Future[T]):
    """The answer to a job. A task that awaits it continues in the loop's next tick, as with any future."""

    wake: Callable[[], object] | None = None
    """Called at once when the answer is there, for callers that are not tasks."""


class _Pending(NamedTuple):
    job: Job
    future: "CommitFuture[Any] | Future[Any]"
    deliver: Deliver | None
    """None if a thread waits, not an event loop."""
    at: float = 0.0
    """When it was asked for."""

    @property
    def is_given_up(self) -> bool:
        """Its sender was told that it cannot be saved, and must not find it saved much later."""
        return self.future.done() and not self.future.cancelled()


class Writer:
    def __init__(
        self,
        engine: Engine,
        retry_s: float = RETRY_S,
        delivery: "Callable[[], Deliver] | None" = None,
        outage: Outage | None = None,
        most_jobs: int = MOST_JOBS,
    ) -> None:
        """`delivery` returns the `Deliver` of the running event loop; one commit has at most `most_jobs`."""
        self._engine, self._outage = engine, outage or Outage()
        self._delivery = delivery or deliver_to_loop
        self._retry_s, self._most_jobs = retry_s, most_jobs
        self._connection: Connection | None = None
        """Kept between commits: taking one from the pool doubles the CPU of a small commit."""
        self._new: list[_Pending] = []
        """The jobs of this tick of the event loop; queued together at its end."""
        self._queue: SimpleQueue[list[_Pending] | None] = SimpleQueue()
        """None is the end of the queue."""
        self._backlog: deque[_Pending] = deque()
        """Taken from the queue by the writer thread, but not in a commit yet."""
        self._asked: deque[_Pending] = deque()
        """For which an event loop waits, in order."""
        self._busy_since: float | None = None
        """When the commit that runs was begun."""
        self._is_ending = False
        self._queued = self._started = 0
        self._lock = Lock()
        self._is_closing = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._queued - self._started

    def append(self, entry: LogEntry) -> "CommitFuture[bool]":
        """False if that sequence number exists already; catch up and try again."""
        return self._submit(entry)

    def write(self, job: Callable[[Connection], T]) -> "CommitFuture[T]":
        """`job` may run several times (a failed group is run again one by one) but commits once."""
        return self._submit(job)

    def write_now(self, job: Callable[[Connection], T]) -> T:
        """For callers without an event loop (commands, tests)."""
        future: Future[T] = Future()
        self._add(_Pending(job, future, None))
        self._flush()
        return future.result()

    def close(self) -> None:
        """Finishes the waiting jobs first."""
        with self._lock:
            self._is_closing = True
        self._flush()
        self._queue.put(None)
        self._thread.join()

    def _submit(self, job: Job) -> "CommitFuture[Any]":
        loop = asyncio.get_running_loop()
        saved: CommitFuture[Any] = CommitFuture(loop=loop)
        pending = _Pending(job, saved, self._delivery(), loop.time())
        if self._add(pending):
            loop.call_soon(self._flush)
        while self._asked and self._asked[0].future.done():
            self._asked.popleft()
        self._asked.append(pending)
        return saved

    def give_up_late(self, before: float) -> None:
        """Answers who has waited since before that time of the event loop, on which this runs.

        The entry may still be saved: the same move, sent again, is answered as a repeat. Behind a commit that
        hangs nobody waits: three moves of one client would wait one after the other.
        """
        hangs = self._busy_since is not None and self._busy_since < before
        while self._asked and (hangs or self._asked[0].future.done() or self._asked[0].at < before):
            _resolve(self._asked.popleft().future, Unavailable("no answer in time"))

    def _add(self, pending: _Pending) -> bool:
        """True for the first job since the last flush."""
        with self._lock:
            if self._is_closing:
                raise Unavailable("closing")
            self._new.append(pending)
            return len(self._new) == 1

    def _flush(self) -> None:
        with self._lock:
            new, self._new = self._new, []
            if new:
                self._queued += len(new)
                self._queue.put(new)

    def _next_group(self) -> list[_Pending]:
        """The waiting jobs, at most one commit's; empty after `close`."""
        while not self._is_ending:
            try:
                new = self._queue.get(block=not self._backlog)
            except Empty:
                break
            if new is None:
                self._is_ending = True
            else:
                self._backlog.extend(new)
        group = [self._backlog.popleft() for _ in range(min(self._most_jobs, len(self._backlog)))]
        self._started += len(group)
        return [pending for pending in group if not pending.is_given_up]

    def _run(self) -> None:
        while not self._is_ending or self._backlog:
            if group := self._next_group():
                self._busy_since = monotonic()
                saved = self._save([pending.job for pending in group])
                self._busy_since = None
                self._send_answers(group, saved)
        self._release_connection()

    def _send_answers(self, group: list[_Pending], results: list[Any]) -> None:
        """Wakes the event loop once for the whole group."""
        answers: dict[Deliver, list[Answer]] = {}
        for pending, result in zip(group, results, strict=True):
            if pending.deliver is None:
                _resolve(pending.future, result)
            else:
                answers.setdefault(pending.deliver, []).append(partial(_resolve, pending.future, result))
        for deliver, works in answers.items():
            deliver(works)

    def _save(self, jobs: list[Job]) -> list[Any]:
        """The results in the order of the jobs; an exception is the result of a failed job."""
        until = monotonic() + self._retry_s
        while True:
            try:
                saved = self._commit(jobs)
            except Exception as error:
                self._release_connection()
                if isinstance(error, OperationalError) and not _is_conflict(error):
                    self._outage.failed(str(error.orig))
                if _is_temporary(error) and monotonic() < until:
                    sleep(0.05)
                elif len(jobs) == 1 or _is_outage(error):
                    return [_public_error(error)] * len(jobs)
                else:
                    return [self._save([job])[0] for job in jobs]
            else:
                self._outage.answered()
                return saved

    def _commit(self, jobs: list[Job]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()
        if self._fits_one_statement(jobs) and log.append_directly(self._connection, jobs):  # type: ignore[arg-type]
            return [True] * len(jobs)
        with self._connection.begin():
            return _run_group(self._connection, jobs)

    def _fits_one_statement(self, jobs: list[Job]) -> bool:
        """Only log entries, and few: nearly every group on SQLite."""
        is_small = self._engine.dialect.name == "sqlite" and len(jobs) <= log.ROWS_PER_STATEMENT
        return is_small and all(isinstance(job, LogEntry) for job in jobs)

    def _release_connection(self) -> None:
        """After an error the pool checks whether the connection still works."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _run_group(connection: Connection, jobs: list[Job]) -> list[Any]:
    entries = [job for job in jobs if isinstance(job, LogEntry)]
    new = log.append(connection, entries) if entries else 0
    if new < len(entries) and len(jobs) > 1:
        raise _NotAllNewError
    return [new == len(entries) if isinstance(job, LogEntry) else job(connection) for job in jobs]


@dataclass(frozen=True)
class LoopDelivery:
    """Runs answers as callbacks of the loop; the server uses its scheduler instead.

    Equal for the same loop, so that the answers of a commit are delivered together, in the same tick.
    """

    loop: asyncio.AbstractEventLoop

    def __call__(self, answers: Sequence[Answer]) -> None:
        # Nobody waits on a closed loop.
        with suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._schedule, answers)

    def _schedule(self, answers: Sequence[Answer]) -> None:
        for answer in answers:
            self.loop.call_soon(answer)


def deliver_to_loop() -> Deliver:
    return LoopDelivery(asyncio.get_running_loop())


def _resolve(future: "CommitFuture[Any] | Future[Any]", result: Any) -> None:
    if future.done():
        return
    if isinstance(result, BaseException):
        future.set_exception(result)
    else:
        future.set_result(result)
    if isinstance(future, CommitFuture) and future.wake is not None:
        future.wake()


def _is_outage(error: Exception) -> bool:
    """PostgreSQL does not answer or the connection was lost; never true for SQLite."""
    if not isinstance(error, DBAPIError):
        return False
    from_psycopg = type(error.orig).__module__.startswith("psycopg")
    return error.connection_invalidated or (from_psycopg and isinstance(error, OperationalError))


def _is_temporary(error: Exception) -> bool:
    """A retry may help."""
    return isinstance(error, DBAPIError) and (_is_outage(error) or _is_conflict(error))


def _is_conflict(error: DBAPIError) -> bool:
    """Another node was first: a deadlock, or a locked SQLite database."""
    return getattr(error.orig, "sqlstate", None) in {"40P01", "40001"} or is_busy(error.orig)


def _public_error(error: Exception) -> Exception:
    """An outage or a full disk becomes `Unavailable`; a bug stays as it is."""
    return Unavailable(str(error)) if _is_outage(error) or isinstance(error, OperationalError) else error
