"""What the engine keeps of matches, and where: the storage of a browser, or memory."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from msgspec import msgpack
from msgspec.structs import replace

from worderly.kit import Record
from worderly.store.tables.rows import LogEntry, MatchRow, NewSeat, Snapshot
from worderly.table.match.create import MatchPlan
from worderly.table.stream import Also
from worderly.wire.rest import NewMatch


@dataclass(frozen=True, kw_only=True)
class SoloPlan(MatchPlan):
    """A match on this device; what it was asked with is kept."""

    key: str
    asked: NewMatch
    slot: str = ""
    """The name of the date it belongs to; there is one open match for each."""


class KeptSeat(Record):
    key_hash: bytes | None = None
    bot: str | None = None


class KeptMatch(Record):
    """How a match began. Read again by later versions, so new fields need defaults."""

    match: str
    game: str
    version: int
    race: bool
    options: bytes
    seed: str | None
    start: bytes
    started_ms: int
    daily: str | None
    seats: tuple[KeptSeat, ...]
    key: str
    """Of the player's seat."""
    asked: NewMatch
    """The request that began it; the server deals the same puzzle from it."""


class KeptEntry(Record):
    """One entry of the log: a move, or what the clock did."""

    seq: int
    seat: int
    move_id: str
    at_ms: int
    wall_ms: int
    body: bytes


class Stored(NamedTuple):
    """A match as it lies in the storage: its beginning, and its entries in order."""

    head: bytes
    entries: list[bytes]


class Storage(Protocol):
    """Returns when the data is safe; raises Problem `not_kept` if it cannot be kept."""

    async def add(self, match: str, slot: str, head: bytes, /) -> None: ...
    async def append(self, match: str, seq: int, entry: bytes, /) -> None: ...
    async def read(self, match: str, /) -> Stored | None: ...

    async def newest(self, slot: str, /) -> str | None:
        """The match that was added last with this slot."""
        ...


class InMemory:
    """For tests, and for a browser that lets us keep nothing."""

    def __init__(self) -> None:
        self._matches: dict[str, Stored] = {}
        self._slots: dict[str, str] = {}

    async def add(self, match: str, slot: str, head: bytes) -> None:
        self._matches[match] = Stored(head, [])
        self._slots[slot] = match

    async def append(self, match: str, seq: int, entry: bytes) -> None:
        self._matches[match].entries.append(entry)

    async def read(self, match: str) -> Stored | None:
        return self._matches.get(match)

    async def newest(self, slot: str) -> str | None:
        return self._slots.get(slot)


_encode = msgpack.Encoder().encode
_head = msgpack.Decoder(KeptMatch).decode
_entry = msgpack.Decoder(KeptEntry).decode


class KeptLogs:
    """The journal of a device: nobody else appends, so a sequence number is always new."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def add(self, match: MatchRow, seats: Sequence[NewSeat], plan: SoloPlan) -> None:
        head = KeptMatch(
            match=match.id,
            game=match.game,
            version=match.version,
            race=match.race,
            options=match.options,
            seed=match.seed,
            start=match.start,
            started_ms=match.started_ms,
            daily=match.daily,
            seats=tuple(KeptSeat(seat.key_hash, seat.bot) for seat in seats),
            key=plan.key,
            asked=replace(plan.asked, seed=match.seed),
        )
        await self._storage.add(match.id, plan.slot, _encode(head))

    async def newest(self, slot: str) -> str | None:
        return await self._storage.newest(slot)

    async def match(self, match: str) -> KeptMatch | None:
        stored = await self._storage.read(match)
        return None if stored is None else _head(stored.head)

    async def tail(self, stream: str, after: int) -> list[LogEntry]:
        stored = await self._storage.read(stream)
        found = map(_entry, stored.entries if stored is not None else ())
        return [_log_entry(stream, one) for one in found if one.seq > after]

    async def snapshot(self, stream: str) -> Snapshot | None:
        """A match of one player is short: its log is played again."""
        return None

    async def append(self, entry: LogEntry) -> bool:
        kept = KeptEntry(entry.seq, entry.seat, entry.move_id, entry.at_ms, entry.wall_ms, entry.body)
        await self._storage.append(entry.stream, entry.seq, _encode(kept))
        return True

    async def append_with(self, entry: LogEntry, also: Also) -> bool:
        raise NotImplementedError("nothing else is saved here")


def _log_entry(stream: str, one: KeptEntry) -> LogEntry:
    return LogEntry(stream, one.seq, one.seat, one.move_id, one.at_ms, one.wall_ms, one.body)
