"""Keeps the watched streams of this node up to date: by the bus at once, by a sweep in any case."""

import logging
from functools import partial
from itertools import groupby
from operator import attrgetter
from time import monotonic
from typing import Any

from worderly.store import log
from worderly.store.tables.rows import LogEntry
from worderly.table.match.hub import Hub, unpack_entry
from worderly.table.rooms.rooms import Rooms
from worderly.table.stream import Stream

SWEEP_S = 1.0
"""Pause between two sweeps: whatever the bus does, a watcher is at most this and one question behind."""
_log = logging.getLogger("worderly")


class News:
    def __init__(self, hub: Hub, rooms: Rooms) -> None:
        self._hub, self._rooms = hub, rooms
        self.found = self.failures = 0
        """Entries that the sweep found before the bus told of them; streams that could not take theirs."""
        self.longest_lag_ms = 0
        """Of an entry that the sweep found, by the clocks of the two nodes."""
        self._swept_at = monotonic()

    @property
    def sweep_age_s(self) -> float:
        """Nobody here is further behind than this."""
        return monotonic() - self._swept_at if self._hub.bus.is_shared else 0.0

    async def open(self) -> None:
        await self._hub.bus.start(self)

    # --- what the bus calls -------------------------------------------------------

    def received(self, stream: str, data: bytes) -> None:
        if (table := self._hub.tables.get(stream)) is not None:
            self._hub.take(table.stream, unpack_entry(data))
        elif (room := self._rooms.by_id.get(stream)) is not None:
            self._rooms.receive(room, data)

    def subscribed(self, stream: str) -> None:
        holder = self._hub.tables.get(stream) or self._rooms.by_id.get(stream)
        if holder is not None:
            self._hub.catch_up(holder.stream)

    def joined(self, stream: str) -> None:
        """Until both nodes knew of each other neither published: what they saved is read."""
        self.subscribed(stream)
        if (room := self._rooms.by_id.get(stream)) is not None:
            room.publish_presence()

    # --- the sweep ----------------------------------------------------------------

    def watched(self) -> dict[str, Stream[Any]]:
        tables = {match: table.stream for match, table in self._hub.tables.items() if table.watchers}
        rooms = {stream: room.stream for stream, room in self._rooms.by_id.items() if room.watchers}
        return {**tables, **rooms}

    async def sweep(self) -> None:
        """One question for all watched streams."""
        if not self._hub.bus.is_shared:
            return
        began, streams = monotonic(), self.watched()
        self._hub.bus.keep(streams.keys())
        if streams:
            seqs = {stream_id: stream.seq for stream_id, stream in streams.items()}
            newer = await self._hub.store.read(partial(log.newer, seqs=seqs))
            for stream_id, entries in groupby(newer, attrgetter("stream")):
                self._take(streams[stream_id], list(entries))
        self._swept_at = began

    def _take(self, stream: Stream[Any], entries: list[LogEntry]) -> None:
        before = stream.seq
        try:
            for entry in entries:
                self._hub.take(stream, entry)
        except Exception:
            self.failures += 1
            _log.exception("a stream could not take what the sweep found")
        if stream.seq > before:
            self._note(stream, [entry for entry in entries if before < entry.seq <= stream.seq])

    def _note(self, stream: Stream[Any], found: list[LogEntry]) -> None:
        self.found += len(found)
        self.longest_lag_ms = max(self.longest_lag_ms, self._hub.clock.now_ms() - found[0].wall_ms)
        # The other node did not know that somebody here watches, or its news was lost.
        self._hub.bus.greet(stream.id)
