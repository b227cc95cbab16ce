"""One stream (the log of a match or a room) in memory: find repeats, apply, append, acknowledge, publish."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from worderly.kit import Fact, Refused
from worderly.store.database.outage import Unavailable
from worderly.store.tables.rows import GONE, LogEntry, Snapshot
from worderly.table.clock import Clock
from worderly.table.errors import Problem

S = TypeVar("S")
SNAPSHOT_EVERY = 128
"""Entries. One takes 0.5 ms of CPU; whoever opens a match plays at most so many entries again, 20 µs each."""
REMEMBERED_REFUSALS = 16
TRIES = 50
"""After this many conflicts in a row a move fails; in each one another node appended first."""


class Reducer(Protocol[S]):
    """Applies log entries to a state: of a match or of a room."""

    def first(self) -> S: ...
    def freeze(self, state: S, /) -> bytes: ...
    def thaw(self, data: bytes, /) -> S: ...
    def clock_ms(self, state: S, wall_ms: int, /) -> int: ...
    def apply(self, state: S, entry: LogEntry, /) -> tuple[S, tuple[Any, ...]]: ...


Also = Callable[[Any], Any]
"""What is saved in the same commit as an entry; a store gives it its connection."""


class Journal(Protocol):
    """Keeps the entries of streams: the store of a server, or the memory of a browser."""

    async def tail(self, stream: str, after: int, /) -> list[LogEntry]: ...
    async def snapshot(self, stream: str, /) -> Snapshot | None: ...

    def append(self, entry: LogEntry, /) -> Awaitable[bool]:
        """Returns when it is saved; False if that sequence number exists already."""
        ...

    def append_with(self, entry: LogEntry, also: Also, /) -> Awaitable[bool]: ...


class Accepted(NamedTuple):
    """A saved move; `repeat` if it had been saved before."""

    seq: int
    events: tuple[Any, ...]
    repeat: bool


class Change(NamedTuple):
    """An entry and its events, for the watchers."""

    entry: LogEntry
    events: tuple[Any, ...]


class Stream(Generic[S]):
    """One writer at a time in this process; between processes the unique `(stream, seq)` decides."""

    def __init__(
        self, stream_id: str, reducer: Reducer[S], store: Journal, clock: Clock, is_shared: bool = False
    ) -> None:
        self.id, self.reducer, self.store, self.clock = stream_id, reducer, store, clock
        self.is_shared = is_shared
        """Other processes may append too."""
        self.state = reducer.first()
        self.seq = 0
        self.is_gone = False
        """It was deleted, perhaps by another node."""
        self.on_gone: Callable[[], None] = lambda: None
        self.on_change: Callable[[Change, bool], None] = lambda change, own: None
        """Called with every entry after it is saved, in order; `own` when this process appended it."""
        self.extra_job: Callable[[S, LogEntry], Also | None] = lambda state, entry: None
        """Returns a job for the same commit as this entry, or None."""
        self._events: dict[str, tuple[int, tuple[Any, ...]]] = {}
        self._refused: OrderedDict[str, tuple[str, dict[str, Fact]]] = OrderedDict()
        """Code and facts; a stored exception would keep its stack frames, and a connection, in memory."""
        self._lock = asyncio.Lock()

    async def load(self) -> None:
        """Loads the snapshot, if there is one, and the log after it; remembers the ids of all entries."""
        entries = await self.store.tail(self.id, 0)
        # A new match has none: that is one question less for everybody who begins one.
        saved = await self.store.snapshot(self.id) if len(entries) >= SNAPSHOT_EVERY else None
        if saved is not None and saved.seq <= len(entries):
            self.state, self.seq = self.reducer.thaw(saved.state), saved.seq
            self._events.update({_key(entry): (entry.seq, ()) for entry in entries[: self.seq]})
        self._apply_all(entries[self.seq :], notify=False)

    async def submit(self, seat: int, move_id: str, body: bytes) -> Accepted:
        """Raises Refused (nothing changed) or Unavailable (unknown if saved: send it again)."""
        async with self._lock:
            for _ in range(TRIES):
                if self.is_gone:
                    raise Problem("no_such_match")
                entry = self._next(seat, move_id, body)
                if (known := self.earlier_answer(entry)) is not None:
                    return known
                try:
                    state, events = self.reducer.apply(self.state, entry)
                except Refused as refused:
                    if await self._was_behind():
                        continue
                    self._remember(entry, refused)
                    raise
                if await self._save(state, entry):
                    self._advance(state, entry, events, own=True)
                    return Accepted(entry.seq, events, False)
                await self._catch_up()
            raise Unavailable(f"{TRIES} conflicts in a row on {self.id}")

    async def catch_up(self) -> None:
        """Applies the entries that other nodes appended."""
        async with self._lock:
            await self._catch_up()

    def receive(self, entry: LogEntry) -> bool:
        """Applies an entry from another node, if it can be done at once; False: catch up.

        It cannot while a move is being saved, or if entries before it are missing.
        """
        if entry.seq <= self.seq:
            return True
        if entry.seq > self.seq + 1 or self._lock.locked():
            return False
        self._apply_all([entry], notify=True)
        return True

    def count(self, seat: int) -> int:
        """How many entries this seat has appended."""
        return sum(key.startswith(f"{seat}/") for key in self._events)

    def _next(self, seat: int, move_id: str, body: bytes) -> LogEntry:
        wall_ms = self.clock.now_ms()
        at_ms = self.reducer.clock_ms(self.state, wall_ms)
        return LogEntry(self.id, self.seq + 1, seat, move_id, at_ms, wall_ms, body)

    def earlier_answer(self, entry: LogEntry) -> Accepted | None:
        """The earlier answer to the same id, if any; raises Refused if it was refused."""
        key = _key(entry)
        if (known := self._events.get(key)) is not None:
            return Accepted(known[0], known[1], True)
        if (refused := self._refused.get(key)) is not None:
            raise Refused(refused[0], **refused[1])
        return None

    async def _was_behind(self) -> bool:
        """Another node may have accepted the same move, or a move that makes this one legal."""
        before = self.seq
        if self.is_shared:
            await self._catch_up()
        return self.seq > before

    def _remember(self, entry: LogEntry, refused: Refused) -> None:
        self._refused[_key(entry)] = (refused.code, refused.facts)
        if len(self._refused) > REMEMBERED_REFUSALS:
            self._refused.popitem(last=False)

    def _save(self, state: S, entry: LogEntry) -> Awaitable[bool]:
        extra = self.extra_job(state, entry)
        return self.store.append(entry) if extra is None else self.store.append_with(entry, extra)

    async def _catch_up(self) -> None:
        self._apply_all(await self.store.tail(self.id, self.seq), notify=True)

    def _apply_all(self, entries: list[LogEntry], notify: bool) -> None:
        for entry in entries:
            if entry.seat == GONE:
                self.is_gone = True
                self.on_gone()
                return
            state, events = self.reducer.apply(self.state, entry)
            self._advance(state, entry, events, own=False, notify=notify)

    def _advance(
        self, state: S, entry: LogEntry, events: tuple[Any, ...], own: bool, notify: bool = True
    ) -> None:
        self.state, self.seq = state, entry.seq
        self._events[_key(entry)] = (entry.seq, events)
        if notify:
            self.on_change(Change(entry, events), own)


def _key(entry: LogEntry) -> str:
    """Includes the seat, because two seats may choose the same id."""
    return f"{entry.seat}/{entry.move_id}"
