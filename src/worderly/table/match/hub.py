"""The live matches of this process: loaded on request, kept while they have a watcher or a timer."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping

from worderly.kit import decode
from worderly.store import dailies, log, matches
from worderly.store.log import LogEntry
from worderly.store.store import Store
from worderly.table.bus.bus import Bus, NoBus
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.loading import Loading
from worderly.table.match.reducer import ClockedState, MatchReducer, first_state
from worderly.table.match.table import FinishedMatch, Table
from worderly.table.stream import SNAPSHOT_EVERY, Stream

IDLE_MS = 60_000
pack_entry = msgspec.msgpack.Encoder().encode
unpack_entry = msgspec.msgpack.Decoder(LogEntry).decode


Later = Callable[[Callable[[], None]], None]
"""Runs a callback on the event loop after the callbacks that already wait."""


def call_soon(work: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_soon(work)


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
    ) -> None:
        self.store, self.catalog, self.clock, self.secret = store, catalog, clock, secret
        self.later = later
        self.bus: Bus = bus or NoBus()
        self.tables: dict[str, Table] = {}
        self._loading = Loading(self._load)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_over: Callable[[Table], Coroutine[Any, Any, None]] | None = None
        """Called once in this process when a loaded match has ended; used by rooms."""
        self.record: Callable[[Connection, FinishedMatch], None] = lambda connection, ended: None
        """Saves the result in the same commit as the last move."""

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

    async def wait_for_tasks(self) -> None:
        """Waits until no background task runs (shutdown, tests)."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def table(self, match: str) -> Table:
        """Raises Problem("no_such_match")."""
        if (table := self.tables.get(match)) is not None:
            table.used_ms = self.clock.now_ms()
            return table
        return await self._loading.get(match)

    async def _load(self, match: str) -> Table:
        row = await self.store.read(lambda c: matches.get(c, match))
        if row is None:
            raise Problem("no_such_match")
        seat_rows = await self.store.read(lambda c: matches.seat_rows(c, match))
        game = self.catalog.rules(row["game"], row["race"])
        options = decode(row["options"], game.Options)
        tools = await asyncio.to_thread(self.catalog.tools, options, await self._words_ms(row))
        people = [seat for seat in seat_rows if seat["bot"] is None]
        kind: Any = game.State
        puzzle = first_state(row["start"], kind)
        is_alone, is_round = len(people) == 1, row["room"] is not None
        reducer = MatchReducer(
            match, game, tools, puzzle, row["started_ms"], row["ranked"], is_alone, is_round
        )
        stream: Stream[ClockedState] = Stream(match, reducer, self.store, self.clock, self.bus.is_shared)
        await stream.load()
        # The reducer has the decoded puzzle already; its text would use the most memory here.
        kept = {name: value for name, value in row.items() if name not in ("start", "options")}
        table = Table(self, kept, options, reducer, stream, [dict(seat) for seat in seat_rows])
        self.tables[match] = table
        if self.bus.is_shared:
            await stream.catch_up()
        table.update_timers()
        return table

    async def _words_ms(self, row: RowMapping) -> int:
        """The time that names the list of a match: everybody plays a daily or a challenge with the same."""
        if row["daily"] is not None:
            return days.words_ms(row["daily"].rpartition("/")[2])
        if (challenge := row["challenge"]) is None:
            return int(row["started_ms"])
        made = await self.store.read(lambda c: dailies.challenge(c, challenge))
        return int(row["started_ms"]) if made is None else min(made.created_ms, row["started_ms"])

    def publish(self, entry: LogEntry) -> None:
        self.bus.publish(entry.stream, pack_entry(entry))
        if entry.seq % SNAPSHOT_EVERY == 0 and (table := self.tables.get(entry.stream)) is not None:
            state = table.reducer.freeze(table.stream.state)
            self.spawn(self.store.write(lambda c: log.save_snapshot(c, entry.stream, entry.seq, state)))

    async def receive(self, channel: str, data: bytes) -> None:
        if (table := self.tables.get(channel)) is not None:
            await table.stream.receive(unpack_entry(data))

    async def catch_up_all(self, others: Iterable[tuple[str, Stream[Any]]] = ()) -> None:
        """Reads missed entries from the store, when the bus has lost messages or there is no bus."""
        streams: dict[str, Stream[Any]] = {match: table.stream for match, table in self.tables.items()}
        streams.update(others)
        ids = list(streams)
        for start in range(0, len(ids), 500):
            newest = await self.store.read(partial(log.newest, streams=ids[start : start + 500]))
            for stream, seq in newest.items():
                if seq > streams[stream].seq:
                    await streams[stream].catch_up()

    def forget(self, gone: Iterable[str], player: int) -> None:
        """After a player was erased: drops their matches from memory and their name from their seats."""
        for match in gone:
            if (table := self.tables.pop(match, None)) is not None:
                table.close()
        for table in self.tables.values():
            table.forget(player)

    def sweep(self) -> None:
        """Drops matches without watchers, timers and busy bots."""
        before = self.clock.now_ms() - IDLE_MS
        for match, table in list(self.tables.items()):
            if table.is_idle and table.used_ms <= before:
                table.close()
                del self.tables[match]
