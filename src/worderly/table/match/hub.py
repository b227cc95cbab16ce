"""The live matches of this process: loaded on request, kept while they have a watcher or a timer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection

from worderly.kit import encode
from worderly.store import dailies, log, matches
from worderly.store.database.outage import Unavailable
from worderly.store.store import Store
from worderly.store.stream_ids import new_stream_id
from worderly.store.tables.kinds import pack
from worderly.store.tables.rows import LogEntry, MatchRow, NewSeat
from worderly.table.bus.bus import Bus, NoBus
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock
from worderly.table.days import calendar as days
from worderly.table.days.rows import DayRows
from worderly.table.errors import Problem
from worderly.table.loading import Loading
from worderly.table.match.create import MatchPlan, Register
from worderly.table.match.finished import FinishedMatch
from worderly.table.match.opening import Row, open_table, record_of
from worderly.table.match.record import MatchRecord
from worderly.table.match.table import Table
from worderly.table.stream import SNAPSHOT_EVERY, Stream
from worderly.table.work.budget import InThread, Lanes

P = ParamSpec("P")
T = TypeVar("T")
IDLE_MS = 60_000
LARGE = 16 * 1024
pack_entry = msgspec.msgpack.Encoder().encode
unpack_entry = msgspec.msgpack.Decoder(LogEntry).decode


Later = Callable[[Callable[[], None]], None]
"""Runs a callback on the event loop after the callbacks that already wait."""


def call_soon(work: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_soon(work)


async def free_of_charge(payer: str, size: int) -> None:
    pass


class Hub:
    """Loads, publishes and drops live matches; starts background tasks."""

    def __init__(
        self,
        store: Store,
        catalog: Catalog,
        clock: Clock,
        bus: Bus | None = None,
        secret: bytes = b"",
        later: Later = call_soon,
        lanes: Lanes | None = None,
    ) -> None:
        self.store, self.catalog, self.clock, self.secret = store, catalog, clock, secret
        self._later = later
        in_thread = InThread(lambda: self.catalog)
        self.work, self.makers = lanes or Lanes(in_thread, in_thread)
        self.bus: Bus = bus or NoBus()
        self.tables: dict[str, Table] = {}
        self._loading = Loading(self._load)
        self._new: dict[str, StoredMatch] = {}
        """Added a moment ago: whoever opens one has nothing to read."""
        self.day_rows = DayRows()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._behind: set[str] = set()
        """Streams of which the store has more."""
        self._catching_up: set[str] = set()
        self.on_over: Callable[[Table], Coroutine[Any, Any, None]] | None = None
        """Called once in this process when a loaded match has ended; used by rooms."""
        self.record: Callable[[Connection, FinishedMatch], None] = lambda connection, ended: None
        """Saves the result in the same commit as the last move."""
        self.charge_bytes: Callable[[str, int], Awaitable[None]] = free_of_charge
        """(who, bytes): raises Problem if an address without a player stores too much in a day."""
        self.on_daily_over: Callable[[], None] = lambda: None
        """Called when a daily has ended here, after that commit."""

    def spawn(self, work: Coroutine[Any, Any, Any], done: Callable[[], None] | None = None) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        if done is not None:
            task.add_done_callback(lambda _: done())

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.on_error(error)

    def on_error(self, error: BaseException) -> None:
        logging.getLogger("worderly").error("background work failed", exc_info=error)

    def later(self, work: Callable[[], None]) -> None:
        self._later(work)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(work, *args, **kwargs)

    def watched(self, match: str) -> None:
        self.bus.watch(match)

    def new_match_id(self, now_ms: int) -> str:
        return new_stream_id(now_ms)

    async def add_match(self, match: MatchRow, seats: Sequence[NewSeat], plan: MatchPlan) -> None:
        # A daily's puzzle is stored once, with its day (`dailies.start_of`).
        start = b"" if match.daily is not None else await pack_aside(match.start)
        if plan.payer is not None:
            await self.charge_bytes(plan.payer, len(start))
        row, register = match._replace(start=start), plan.register
        added = await self.store.write(lambda c: _add(c, row, seats, register))
        self._new[match.id] = added._replace(record=added.record._replace(start=match.start))

    def finish_job(self, ended: FinishedMatch) -> Callable[[Connection], None]:
        match, data = ended.row["id"], encode(ended.outcome)

        def finish(connection: Connection) -> None:
            if not ended.ranked:
                matches.unrank(connection, match)
            if matches.finish(connection, match, data, ended.wall_ms):
                self.record(connection, ended)

        return finish

    def over(self, table: Table) -> None:
        if table.row["daily"] is not None:
            self.on_daily_over()
        if self.on_over is not None:
            self.spawn(self.on_over(table))

    async def wait_for_tasks(self) -> None:
        """Waits until no background task runs (shutdown, tests)."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def table(self, match: str) -> Table:
        """Raises Problem("no_such_match"). A match that nobody here watches has no news: it is read again."""
        if (table := self.tables.get(match)) is not None:
            table.used_ms = self.clock.now_ms()
            if self.bus.is_shared and not table.watchers:
                await table.stream.catch_up()
            return table
        return await self._loading.get(match)

    async def _load(self, match: str) -> Table:
        is_new = match in self._new
        stored = self._new.pop(match) if is_new else await self.store.read(partial(_stored, match=match))
        table = await open_table(
            self, stored.record, stored.row, stored.seat_rows, self.bus.is_shared, is_new
        )
        self.tables[match] = table
        table.stream.on_gone = partial(self.drop, match)
        table.update_timers()
        return table

    def publish(self, entry: LogEntry) -> None:
        self.bus.publish(entry.stream, pack_entry(entry))
        if entry.seq % SNAPSHOT_EVERY == 0 and (table := self.tables.get(entry.stream)) is not None:
            state = table.reducer.freeze(table.stream.state)
            self.spawn(self._save_snapshot(entry, state))

    async def _save_snapshot(self, entry: LogEntry, state: bytes) -> None:
        # Without it whoever opens the match plays more entries again.
        with suppress(Unavailable):
            await self.store.write(lambda c: log.save_snapshot(c, entry.stream, entry.seq, state))

    def take(self, stream: Stream[Any], entry: LogEntry) -> None:
        """Applies an entry of another node now or, if that has to wait, in a task of its own."""
        if not stream.receive(entry):
            self.catch_up(stream)

    def catch_up(self, stream: Stream[Any]) -> None:
        """Never waits; one task for a stream, however often it is called."""
        self._behind.add(stream.id)
        if stream.id not in self._catching_up:
            self._catching_up.add(stream.id)
            self.spawn(self._catch_up(stream), partial(self._catching_up.discard, stream.id))

    async def _catch_up(self, stream: Stream[Any]) -> None:
        while stream.id in self._behind:
            self._behind.discard(stream.id)
            # The sweep tries again while the database does not answer.
            with suppress(Unavailable):
                await stream.catch_up()

    def drop(self, match: str) -> None:
        """The match is gone from the store."""
        self._new.pop(match, None)
        if (table := self.tables.pop(match, None)) is not None:
            table.close()

    def forget(self, gone: Iterable[str], player: int) -> None:
        """After a player was erased: drops their matches from memory and their name from their seats."""
        for match in gone:
            self.drop(match)
        for table in self.tables.values():
            table.forget(player)

    def sweep(self) -> None:
        """Drops matches without watchers, timers and busy bots."""
        self._new.clear()
        before = self.clock.now_ms() - IDLE_MS
        for match, table in list(self.tables.items()):
            if table.is_idle and table.used_ms <= before:
                table.close()
                del self.tables[match]


async def pack_aside(state: bytes) -> bytes:
    """A large one in a thread: neither the event loop nor the writer waits for it."""
    return await asyncio.to_thread(pack, state) if len(state) > LARGE else state


class StoredMatch(NamedTuple):
    row: Row
    seat_rows: Sequence[Row]
    record: MatchRecord


def _stored(connection: Connection, match: str) -> StoredMatch:
    """In one job: each way to a thread and back costs more than a question. Raises Problem."""
    row = matches.get(connection, match)
    if row is None:
        raise Problem("no_such_match")
    return _with_seats(connection, row, dailies.start_of(connection, row))


def _add(
    connection: Connection, match: MatchRow, seats: Sequence[NewSeat], register: Register | None
) -> StoredMatch:
    """Returns what `_stored` would read."""
    if register is not None and not register(connection, match.id):
        match = match._replace(ranked=False)
    matches.add(connection, match, seats)
    return _with_seats(connection, {**match._asdict(), "outcome": None, "over_ms": None}, match.start)


def _with_seats(connection: Connection, row: Row, start: bytes) -> StoredMatch:
    seat_rows = matches.seat_rows(connection, row["id"])
    return StoredMatch(row, seat_rows, record_of(row, seat_rows, start, _words_ms(connection, row)))


def _words_ms(connection: Connection, row: Row) -> int:
    """The time that names the list of a match: everybody plays a daily or a challenge with the same."""
    if row["daily"] is not None:
        return days.words_ms(row["daily"].rpartition("/")[2])
    if row["challenge"] is None:
        return int(row["started_ms"])
    made = dailies.challenge(connection, row["challenge"])
    return int(row["started_ms"]) if made is None else min(made.created_ms, row["started_ms"])
