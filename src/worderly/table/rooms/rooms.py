"""The live rooms of this process: opened, joined, watched, closed, and kept equal between nodes."""

from contextlib import suppress
from functools import partial

from msgspec import to_builtins
from msgspec.msgpack import decode as unpack
from msgspec.structs import replace

from worderly.kit import Refused, encode
from worderly.store import rooms as room_rows
from worderly.store.database.outage import Unavailable
from worderly.store.stream_ids import new_stream_id
from worderly.table.catalog import public_options
from worderly.table.errors import Problem
from worderly.table.loading import Loading
from worderly.table.match.hub import Hub, unpack_entry
from worderly.table.match.reducer import TABLE
from worderly.table.match.table import AWAY_MS, Table
from worderly.table.rooms.acts import RoomActs
from worderly.table.rooms.room import Room
from worderly.table.rooms.state import (
    MemberJoined,
    RoomReducer,
    RoomState,
)
from worderly.table.secret import new_id, new_room_code
from worderly.table.stream import Accepted, Stream
from worderly.table.watchers import Watcher
from worderly.wire.websocket import (
    Act,
    Leave,
    Setup,
)

CODE_TRIES = 20
CHUNK = 500
IDLE_MS = 300_000


class Rooms:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.node = new_id()
        self.by_code: dict[str, Room] = {}
        self.by_id: dict[str, Room] = {}
        self._loading = Loading(self._load)
        self._acts = RoomActs(self)
        hub.on_over = self._on_match_over

    # --- coming and going -----------------------------------------------------

    async def create(self, player: int, setup: Setup) -> str:
        setup = self.legal_setup(setup)
        state = encode(RoomState(setup=setup))
        for _ in range(CODE_TRIES):
            code, now_ms = new_room_code(), self.hub.clock.now_ms()
            add = partial(room_rows.add, room=new_stream_id(now_ms), code=code, start=state, now_ms=now_ms)
            if await self.hub.store.write(add):
                await self.join(code, player, spectate=False)
                return code
        raise Problem("unavailable")

    def legal_setup(self, setup: Setup) -> Setup:
        game = self.hub.catalog.game(setup.game)
        options, _ = self.hub.catalog.options(game, setup.options)
        return Setup(game=game.id, options=to_builtins(options), rounds=setup.rounds)

    def public_setup(self, setup: Setup) -> Setup:
        """The setup without the host's secret words, for the members."""
        game = self.hub.catalog.game(setup.game)
        options, _ = self.hub.catalog.options(game, setup.options)
        return replace(setup, options=public_options(game, options))

    async def room(self, code: str) -> Room:
        """A room that nobody here watches gets no news: it is read again."""
        if (room := self.by_code.get(code)) is not None:
            room.used_ms = self.hub.clock.now_ms()
            if self.hub.bus.is_shared and not room.watchers:
                await room.stream.catch_up()
            return room
        return await self._loading.get(code)

    async def _load(self, code: str) -> Room:
        row = await self.hub.store.read(lambda c: room_rows.by_code(c, code))
        if row is None:
            raise Problem("no_such_room")
        reducer = RoomReducer(row["id"], row["start"])
        stream: Stream[RoomState] = Stream(
            row["id"], reducer, self.hub.store, self.hub.clock, self.hub.bus.is_shared
        )
        await stream.load()
        room = Room(self, code, stream)
        await room.load_members()
        self.by_code[code] = self.by_id[row["id"]] = room
        if room.state.phase == "playing" and room.state.match is not None:
            await self.hub.table(room.state.match)
            await self._acts.record_result(room)
        return room

    async def join(self, code: str, player: int, spectate: bool, program: bool = False) -> tuple[Room, int]:
        """A member who comes back keeps the same number."""
        room = await self.room(code)
        member = await self.hub.store.write(lambda c: room_rows.add_member(c, room.stream.id, player))
        room.players[member] = player
        chair = room.state.chair(member)
        if chair is None or chair.spectator != spectate or (program and not chair.program):
            body = encode(MemberJoined(member=member, spectator=spectate, program=program))
            await room.stream.submit(TABLE, f"!join-{member}-{room.stream.seq}", body)
        return room, member

    def watch(self, room: Room, watcher: Watcher, member: int | None) -> None:
        self.hub.bus.watch(room.stream.id)
        room.watchers[watcher] = member
        room.publish_presence()
        room.send_frames()

    def unwatch(self, room: Room, watcher: Watcher) -> None:
        if room.watchers.pop(watcher, None) is not None:
            room.publish_presence()
            room.send_frames()
        room.used_ms = self.hub.clock.now_ms()

    async def forget(self, player: int) -> None:
        """After a player was erased: removes them and their name from their rooms."""
        for room in list(self.by_code.values()):
            for member in [member for member, who in room.players.items() if who == player]:
                await self._leave_quietly(room, member)
                await room.load_members()
                room.send_frames()

    async def _leave_quietly(self, room: Room, member: int) -> None:
        # Their match may be gone with them, also in the middle of this.
        with suppress(Refused, Problem):
            await self.act(room, member, f"!gone-{member}", Leave())

    # --- acts and rounds --------------------------------------------------------

    async def act(self, room: Room, member: int, move_id: str, act: Act) -> Accepted | None:
        """None: nothing was saved (a reaction)."""
        return await self._acts.act(room, member, move_id, act)

    async def _on_match_over(self, table: Table) -> None:
        if table.row["room"] is not None:
            await self._end_round(table.row["room"])

    async def _end_round(self, room: str) -> None:
        """Retries while the store does not answer: without its result the room waits for ever."""
        try:
            if (code := await self._code_of(room)) is not None:
                await self._acts.record_result(await self.room(code))
        except Unavailable:
            self.hub.clock.call_later(AWAY_MS, lambda: self.hub.spawn(self._end_round(room)))

    async def _code_of(self, room: str) -> str | None:
        if (known := self.by_id.get(room)) is not None:
            return known.code
        row = await self.hub.store.read(lambda c: room_rows.get(c, room))
        return None if row is None else str(row["code"])

    # --- other nodes ----------------------------------------------------------

    def receive(self, room: Room, data: bytes) -> None:
        kind, rest = data[:1], data[1:]
        if kind == b"E":
            self.hub.take(room.stream, unpack_entry(rest))
        elif kind == b"R":
            member, what = unpack(rest, type=tuple[int, str])
            room.react(member, what)
        elif kind == b"P":
            self._receive_presence(room, *unpack(rest, type=tuple[str, list[int]]))

    def _receive_presence(self, room: Room, node: str, members: list[int]) -> None:
        if node == self.node:
            return
        is_new = node not in room.present_elsewhere
        before = room.present()
        room.present_elsewhere[node] = (self.hub.clock.now_ms(), frozenset(members))
        if is_new:
            room.publish_presence()
        if room.present() != before:
            room.send_frames()

    # --- the host's commands ---------------------------------------------------

    async def refresh(self) -> list[Room]:
        """Applies what `worderly admin` changed in the database: hides names, returns closed rooms."""
        ids, closed = list(self.by_id), []
        for start in range(0, len(ids), CHUNK):
            part = ids[start : start + CHUNK]
            alive = await self.hub.store.read(partial(room_rows.alive, ids=part))
            hidden = await self.hub.store.read(partial(room_rows.hidden, ids=part))
            for room in [self.by_id[stream] for stream in part if stream in self.by_id]:
                if room.stream.id not in alive:
                    closed.append(self._close(room))
                elif any(room.shows_name(member) for stream, member in hidden if stream == room.stream.id):
                    await room.load_members()
                    room.send_frames()
        return closed

    def _close(self, room: Room) -> Room:
        del self.by_code[room.code], self.by_id[room.stream.id]
        room.is_closed = True
        return room

    def sweep(self) -> None:
        before = self.hub.clock.now_ms() - IDLE_MS
        for code, room in list(self.by_code.items()):
            if room.watchers:
                room.publish_presence()
            elif room.used_ms <= before:
                del self.by_code[code], self.by_id[room.stream.id]
