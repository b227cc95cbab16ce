"""The store: one writer thread and some reader threads on one database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from worderly.store.engine import open_engine
from worderly.store.log import LogEntry
from worderly.store.migrate import migrate
from worderly.store.writer import RETRY_S, Deliver, Unavailable, Writer

T = TypeVar("T")
READERS = 4


class Store:
    """`write` and `append` return after the commit; `read` sees all earlier commits."""

    def __init__(
        self, url: str, retry_s: float = RETRY_S, delivery: Callable[[], Deliver] | None = None
    ) -> None:
        self.url = url
        self.engine = open_engine(url, writes=True)
        migrate(self.engine)
        self._read_engine = open_engine(url, writes=False, pool=READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer = Writer(self.engine, retry_s, delivery)

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    async def append(self, entry: LogEntry) -> bool:
        return await self._writer.append(entry)

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self._writer.write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, job)

    def write_now(self, job: Callable[[Connection], T]) -> T:
        return self._writer.write_now(job)

    def read_now(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._read_engine.connect() as connection:
                return job(connection)
        except OperationalError as error:
            raise Unavailable(str(error)) from error

    def close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._read_engine.dispose()
        self.engine.dispose()
