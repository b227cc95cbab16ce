"""One thread writes: everything that waits is saved in one commit, and answered after it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, OperationalError

from worderly.store import log
from worderly.store.log import Entry

T = TypeVar("T")
Job = Callable[[Connection], Any] | Entry

GROUP = 2_000
"""Most jobs in one commit."""
AT_ONCE = 16
"""Answers given in one round of the event loop: about 4 ms of tables' work."""
PATIENCE_S = 8.0
"""How long a job is tried again while the database is away."""


class Unavailable(Exception):  # noqa: N818 - an answer to the client
    """The database cannot save now; whether the last try was saved is not known."""


class _NotAllNewError(Exception):
    """Some entries of a group were there already: run one by one to learn which."""


class _Pending(NamedTuple):
    job: Job
    future: "asyncio.Future[Any] | Future[Any]"
    loop: asyncio.AbstractEventLoop | None


class Writer:
    def __init__(self, engine: Engine, patience_s: float = PATIENCE_S) -> None:
        self._engine = engine
        self._patience_s = patience_s
        self._connection: Connection | None = None
        """Kept between commits: taking one from the pool doubles the CPU of a small one."""
        self._wake = Condition()
        self._queue: list[_Pending] = []
        self._nudged: asyncio.AbstractEventLoop | None = None
        self._closing = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def append(self, entry: Entry) -> "asyncio.Future[bool]":
        """False: that place in the log is taken; catch up and try again."""
        return self._ask(entry)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """`job` may run several times (a group that fails is run again one by one) but commits once."""
        result: T = await self._ask(job)
        return result

    def write_now(self, job: Callable[[Connection], T]) -> T:
        """For callers without an event loop (commands, tests)."""
        future: Future[T] = Future()
        self._put(_Pending(job, future, None))
        self._nudge()
        return future.result()

    def close(self) -> None:
        """Finishes what waits."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()

    def _ask(self, job: Job) -> "asyncio.Future[Any]":
        """The thread is woken at the end of the loop's turn, once for all that was asked in it."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._put(_Pending(job, future, loop))
        if self._nudged is not loop:
            self._nudged = loop
            loop.call_soon(self._nudge)
        return future

    def _put(self, pending: _Pending) -> None:
        with self._wake:
            if self._closing:
                raise Unavailable("closing")
            self._queue.append(pending)

    def _nudge(self) -> None:
        self._nudged = None
        with self._wake:
            self._wake.notify()

    def _take(self) -> list[_Pending]:
        with self._wake:
            while not self._queue and not self._closing:
                self._wake.wait()
            group, self._queue = self._queue[:GROUP], self._queue[GROUP:]
            return group

    def _run(self) -> None:
        while group := self._take():
            _answer(group, self._save([pending.job for pending in group]))
        self._let_go()

    def _save(self, jobs: list[Job]) -> list[Any]:
        """The jobs' results in their order, with an exception in the place of one that failed."""
        until = monotonic() + self._patience_s
        while True:
            try:
                return self._commit(jobs)
            except Exception as error:
                self._let_go()
                if _may_pass(error) and monotonic() < until:
                    sleep(0.05)
                elif len(jobs) == 1 or _is_outage(error):
                    return [_told(error)] * len(jobs)
                else:
                    return [self._save([job])[0] for job in jobs]

    def _commit(self, jobs: list[Job]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()
        if self._is_whole(jobs) and log.append_whole(self._connection, jobs):  # type: ignore[arg-type]
            return [True] * len(jobs)
        with self._connection.begin():
            return _run_group(self._connection, jobs)

    def _is_whole(self, jobs: list[Job]) -> bool:
        """Moves alone, as nearly always."""
        is_lite = self._engine.dialect.name == "sqlite" and len(jobs) <= log.AT_ONCE
        return is_lite and all(isinstance(job, Entry) for job in jobs)

    def _let_go(self) -> None:
        """After an error the pool looks whether the connection is still good."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _run_group(connection: Connection, jobs: list[Job]) -> list[Any]:
    entries = [job for job in jobs if isinstance(job, Entry)]
    new = log.append(connection, entries) if entries else 0
    if new < len(entries) and len(jobs) > 1:
        raise _NotAllNewError
    return [new == len(entries) if isinstance(job, Entry) else job(connection) for job in jobs]


def _answer(group: list[_Pending], results: list[Any]) -> None:
    """One wake-up of the event loop for the whole group."""
    by_loop: dict[asyncio.AbstractEventLoop | None, list[tuple[Any, Any]]] = {}
    for pending, result in zip(group, results, strict=True):
        by_loop.setdefault(pending.loop, []).append((pending.future, result))
    for loop, answers in by_loop.items():
        if loop is None:
            _settle(answers)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(_settle_some, loop, answers)


def _settle_some(loop: asyncio.AbstractEventLoop, answers: list[tuple[Any, Any]]) -> None:
    """A few in each round of the loop: each wakes a table that tells eight, and others want their turn."""
    _settle(answers[:AT_ONCE])
    if len(answers) > AT_ONCE:
        loop.call_soon(_settle_some, loop, answers[AT_ONCE:])


def _settle(answers: list[tuple[Any, Any]]) -> None:
    for future, result in answers:
        if future.done():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)


def _is_outage(error: Exception) -> bool:
    """PostgreSQL is away, or the connection to it was lost; SQLite has neither."""
    if not isinstance(error, DBAPIError):
        return False
    from_psycopg = type(error.orig).__module__.startswith("psycopg")
    return error.connection_invalidated or (from_psycopg and isinstance(error, OperationalError))


def _may_pass(error: Exception) -> bool:
    """Worth another try: an outage, a deadlock between nodes, another process holding SQLite's lock."""
    if not isinstance(error, DBAPIError):
        return False
    state = getattr(error.orig, "sqlstate", None)
    return _is_outage(error) or state in {"40P01", "40001"} or "database is locked" in str(error.orig)


def _told(error: Exception) -> Exception:
    """What the caller hears: an outage or a full disk is `Unavailable`, a mistake of ours stays itself."""
    return Unavailable(str(error)) if _is_outage(error) or isinstance(error, OperationalError) else error
