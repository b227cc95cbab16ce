"""The store: one writer thread and some reader threads on one database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from worderly.store import log
from worderly.store.database.engine import open_engine
from worderly.store.database.outage import Outage, Unavailable
from worderly.store.migrate import migrate
from worderly.store.tables.rows import LogEntry, Snapshot
from worderly.store.writer import ANSWER_S, RETRY_S, Deliver, Writer

T = TypeVar("T")
READERS = 4


class Store:
    """`write` and `append` return after the commit; `read` sees all earlier commits."""

    def __init__(
        self,
        url: str,
        retry_s: float = RETRY_S,
        delivery: Callable[[], Deliver] | None = None,
        answer_s: float = ANSWER_S,
    ) -> None:
        self.url, self._answer_s = url, answer_s
        self.engine = open_engine(url, writes=True, pool=2)
        migrate(self.engine)
        self._read_engine = open_engine(url, writes=False, pool=READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self.outage = Outage()
        self.reads_waiting = 0
        self._writer = Writer(self.engine, retry_s, delivery, self.outage)
        is_one_lock = self.engine.dialect.name == "sqlite"
        self._aside = self._writer if is_one_lock else Writer(self.engine, retry_s, delivery, self.outage, 1)
        """For jobs that wait for locks. SQLite has one lock for everything, so there the writer does them."""

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def append(self, entry: LogEntry) -> bool:
        return await self._writer.append(entry)

    async def append_with(self, entry: LogEntry, job: Callable[[Connection], Any]) -> bool:
        """Runs the job in the same commit, if the entry is new."""
        return await self.write(partial(_append_with, entry=entry, job=job))

    async def tail(self, stream: str, after: int) -> list[LogEntry]:
        return await self.read(lambda c: log.tail(c, stream, after))

    async def snapshot(self, stream: str) -> Snapshot | None:
        row = await self.read(lambda c: log.snapshot(c, stream))
        return None if row is None else Snapshot(row["seq"], row["state"])

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self._writer.write(job)

    async def write_aside(self, job: Callable[[Connection], T]) -> T:
        """For what changes rows that others change too: no move waits for it."""
        return await self._aside.write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Raises Unavailable if the database does not answer in time."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        late = loop.call_later(self._answer_s, _settle, answer, None, Unavailable("no answer in time"))
        self.reads_waiting += 1
        reading = self._readers.submit(self.read_now, job)
        reading.add_done_callback(partial(_hand_over, loop, answer))
        try:
            return await answer
        finally:
            late.cancel()
            reading.cancel()
            self.reads_waiting -= 1

    def give_up_late(self) -> None:
        """Answers writes that the database has not saved in time."""
        before = asyncio.get_running_loop().time() - self._answer_s
        for writer in {self._writer, self._aside}:
            writer.give_up_late(before)

    def write_now(self, job: Callable[[Connection], T]) -> T:
        return self._writer.write_now(job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.connect() as connection:
                found = job(connection)
        except OperationalError as error:
            self.outage.failed(str(error.orig))
            raise Unavailable(str(error)) from error
        self.outage.answered()
        return found

    def close(self) -> None:
        for writer in {self._aside, self._writer}:
            writer.close()
        self._readers.shutdown()
        self._read_engine.dispose()
        self.engine.dispose()


def _hand_over(loop: asyncio.AbstractEventLoop, answer: "asyncio.Future[Any]", done: "Future[Any]") -> None:
    """From the reader's thread to the event loop; nobody waits on a closed one."""
    if not done.cancelled():
        error = done.exception()
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, answer, None if error else done.result(), error)


def _settle(answer: "asyncio.Future[Any]", value: Any, error: BaseException | None) -> None:
    if answer.done():
        return
    if error is None:
        answer.set_result(value)
    else:
        answer.set_exception(error)


def _append_with(connection: Connection, entry: LogEntry, job: Callable[[Connection], Any]) -> bool:
    is_new = bool(log.append(connection, [entry]))
    if is_new:
        job(connection)
    return is_new
