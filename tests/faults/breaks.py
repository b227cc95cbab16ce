"""Deliberate bugs: each one runs in a test whose checks must report it."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import MsgspecError
from sqlalchemy import Connection, create_engine, text

from worderly.server.transport import connection, outbox
from worderly.store import people
from worderly.store.database import engine
from worderly.store.database.outage import Unavailable
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry
from worderly.table.news import News
from worderly.table.stream import Stream

Put = Callable[[Any, str, Any], None]
"""`setattr` in a process of its own, `monkeypatch.setattr` in a test's."""
MEMORY_PER_MESSAGE = 64 * 1024


def acknowledges_early(put: Put) -> None:
    real = Store.append

    async def append(self: Store, entry: LogEntry) -> bool:
        loop = asyncio.get_running_loop()
        loop.call_later(0.05, lambda: asyncio.ensure_future(real(self, entry)))
        return True

    put(Store, "append", append)


def saves_nothing(put: Put) -> None:
    """A node that keeps its matches in memory only."""

    async def append(self: Store, entry: LogEntry) -> bool:
        return True

    put(Store, "append", append)


def loses_some(put: Put) -> None:
    """One move in twenty is acknowledged and not saved."""
    real, numbers = Store.append, count(1)

    async def append(self: Store, entry: LogEntry) -> bool:
        return True if next(numbers) % 20 == 0 else await real(self, entry)

    put(Store, "append", append)


def swallows_errors(put: Put) -> None:
    """A store that treats a failed commit as saved."""
    real = Store.append

    async def append(self: Store, entry: LogEntry) -> bool:
        try:
            return await real(self, entry)
        except Unavailable:
            return True

    put(Store, "append", append)


def gives_up_after_an_error(put: Put) -> None:
    """A store that saves nothing after a failed commit."""
    real = Store.append
    failed: list[Unavailable] = []

    async def append(self: Store, entry: LogEntry) -> bool:
        if failed:
            raise failed[0]
        try:
            return await real(self, entry)
        except Unavailable as error:
            failed.append(error)
            raise

    put(Store, "append", append)


def knows_no_ids(put: Put) -> None:
    """A repeat is accepted for a new move."""
    put(Stream, "earlier_answer", lambda self, entry: None)


def keeps_bad_messages(put: Put) -> None:
    """Memory grows with every invalid message."""
    real = connection.decode_message
    kept: list[bytearray] = []

    def decode(text: bytes | str) -> Any:
        try:
            return real(text)
        except (MsgspecError, UnicodeDecodeError):
            kept.append(bytearray(b"x") * MEMORY_PER_MESSAGE)
            raise

    put(connection, "decode_message", decode)


def fails_on_bad_messages(put: Put) -> None:
    """Raises an unexpected error for every second message."""
    real = connection.decode_message

    def decode(text: bytes | str) -> Any:
        if len(text) % 2:
            raise RuntimeError("not foreseen")
        return real(text)

    put(connection, "decode_message", decode)


def fails_on_circles(put: Put) -> None:
    """The database refuses every circle, with an error that contains the values."""

    def add_circle(connection: Connection, circle: str, title: str, *more: Any) -> None:
        connection.execute(
            text("INSERT INTO circles (id, title) VALUES (:id, :t)"), {"id": circle, "t": title}
        )

    put(people, "add_circle", add_circle)


def logs_values(put: Put) -> None:
    """The same, and errors contain the values."""
    fails_on_circles(put)
    real = create_engine
    put(engine, "create_engine", lambda url, **more: real(url, **{**more, "hide_parameters": False}))


def has_no_outbox_limit(put: Put) -> None:
    """The outbox of a client that does not read has no limit."""
    put(outbox, "LIMIT", 10**9)


def fails_on_news(put: Put) -> None:
    """Every second news of another node raises in its handler."""
    real, numbers = News.received, count()

    def received(self: News, stream: str, data: bytes) -> None:
        if next(numbers) % 2:
            raise RuntimeError("not foreseen")
        real(self, stream, data)

    put(News, "received", received)


def never_sweeps(put: Put) -> None:
    """A node that relies on the bus."""

    async def sweep(self: News) -> None:
        return None

    put(News, "sweep", sweep)


BREAKS = {
    made.__name__: made
    for made in (
        acknowledges_early,
        saves_nothing,
        loses_some,
        swallows_errors,
        gives_up_after_an_error,
        knows_no_ids,
        keeps_bad_messages,
        fails_on_bad_messages,
        fails_on_circles,
        logs_values,
        has_no_outbox_limit,
        fails_on_news,
        never_sweeps,
    )
}
