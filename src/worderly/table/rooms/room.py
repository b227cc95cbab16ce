"""One live room: its watchers, its members' names, and the frame for each member."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.msgpack import encode as pack

from worderly.kit import encode
from worderly.store import rooms as room_rows
from worderly.store.database.outage import Unavailable
from worderly.table.match.hub import pack_entry
from worderly.table.rooms.state import REACTIONS, RoomState
from worderly.table.stream import Change, Stream
from worderly.table.watchers import Watcher
from worderly.wire.websocket import Member, Reaction, RoomFrame, SeatInfo

if TYPE_CHECKING:
    from worderly.table.rooms.rooms import Rooms


class Room:
    """Knows the watchers on this node; presence on other nodes comes through the bus."""

    def __init__(self, rooms: Rooms, code: str, stream: Stream[RoomState]) -> None:
        self.rooms, self.code, self.stream = rooms, code, stream
        self.watchers: dict[Watcher, int | None] = {}
        self.roster: dict[int, SeatInfo] = {}
        self.players: dict[int, int] = {}
        self.present_elsewhere: dict[str, tuple[int, frozenset[int]]] = {}
        """By node: the time of its last message, and the members who are connected to it."""
        self.used_ms = rooms.hub.clock.now_ms()
        self.is_closed = False
        """Closed by `worderly admin`: every act is refused."""
        stream.on_change = self._changed

    @property
    def state(self) -> RoomState:
        return self.stream.state

    @property
    def present_here(self) -> frozenset[int]:
        return frozenset(member for member in self.watchers.values() if member is not None)

    def present(self) -> frozenset[int]:
        since = self.rooms.hub.clock.now_ms() - 60_000
        return self.present_here.union(
            *(who for at_ms, who in self.present_elsewhere.values() if at_ms >= since)
        )

    async def load_members(self) -> None:
        """Reads the members' names; only the table of players stores them, so deletion is simple."""
        rows = await self.rooms.hub.store.read(lambda c: room_rows.roster(c, self.stream.id))
        known = {row["member"] for row in rows}
        # Whoever joined while the rows were read stays.
        newer = {member: player for member, player in self.players.items() if member not in known}
        self.players = newer | {row["member"]: row["player"] for row in rows if row["player"] is not None}
        self.roster = {member: self.roster[member] for member in newer if member in self.roster} | {
            row["member"]: SeatInfo(name=None if row["hidden"] else row["name"], tag=row["tag"])
            for row in rows
        }

    def frame(self, member: int | None, move: str | None = None) -> RoomFrame:
        state, present = self.state, self.present()
        return RoomFrame(
            room=self.code,
            seq=self.stream.seq,
            you=member if member is not None and state.chair(member) is not None else None,
            host=state.host,
            phase=state.phase,
            setup=state.setup if member == state.host else self.rooms.public_setup(state.setup),
            members=tuple(
                Member(
                    member=chair.member,
                    info=self._info(chair.member, chair.bot),
                    ready=chair.ready,
                    present=chair.bot is not None or chair.member in present,
                    spectator=chair.spectator,
                    score=chair.score,
                    wins=chair.wins,
                    is_program=chair.program,
                )
                for chair in state.chairs
            ),
            round=state.round,
            match=state.match,
            seats=state.seats,
            results=state.results,
            winners=state.winners,
            reactions=REACTIONS,
            move=move,
        )

    def _info(self, member: int, bot: str | None) -> SeatInfo:
        return SeatInfo(bot=bot) if bot is not None else self.roster.get(member, SeatInfo())

    def _changed(self, change: Change, own: bool) -> None:
        entry = change.entry
        if own:
            self.rooms.hub.bus.publish(self.stream.id, b"E" + pack_entry(entry))
        self.rooms.hub.spawn(self._send_frames_after(entry.seat, entry.move_id))

    async def _send_frames_after(self, actor: int, move_id: str) -> None:
        """Reads the names of new members first; without an answer the names come with the next change."""
        if any(chair.bot is None and chair.member not in self.roster for chair in self.state.chairs):
            with suppress(Unavailable):
                await self.load_members()
        self.send_frames(actor, move_id)

    def send_frames(self, actor: int | None = None, move_id: str | None = None) -> None:
        for watcher, member in self.watchers.items():
            own = move_id if member is not None and member == actor else None
            watcher.push(encode(self.frame(member, own)))

    def react(self, member: int, what: str) -> None:
        data = encode(Reaction(room=self.code, member=member, what=what))
        for watcher in self.watchers:
            watcher.push(data)

    def shows_name(self, member: int) -> bool:
        return self.roster.get(member, SeatInfo()).name is not None

    def publish_presence(self) -> None:
        self.rooms.hub.bus.publish(self.stream.id, b"P" + pack((self.rooms.node, list(self.present_here))))
