"""The live rooms of this process: members come and go, rounds begin and end, everyone sees the same."""

from functools import partial

from msgspec import to_builtins
from msgspec.msgpack import decode as unpack
from msgspec.msgpack import encode as pack
from msgspec.structs import replace

from worderly.kit import GiveUp, Refused, encode
from worderly.store import rooms as room_rows
from worderly.store.matches import NewSeat
from worderly.table.catalog import public_options
from worderly.table.errors import Problem
from worderly.table.loading import Loading
from worderly.table.match.create import MatchPlan, create_match
from worderly.table.match.hub import Hub, unpack_entry
from worderly.table.match.reducer import TABLE
from worderly.table.match.table import Table
from worderly.table.rooms.room import Room
from worderly.table.rooms.state import (
    REACTIONS,
    MemberJoined,
    RoomReducer,
    RoomState,
    RoundBegan,
    RoundEnded,
    check_host,
    starters,
)
from worderly.table.secret import new_id, new_room_code
from worderly.table.stream import Accepted, Stream
from worderly.table.watchers import Watcher
from worderly.wire.websocket import (
    Act,
    AddBot,
    EndRound,
    Leave,
    React,
    Remove,
    Setup,
    Start,
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
        hub.on_over = self._on_match_over

    # --- coming and going -----------------------------------------------------

    async def create(self, player: int, setup: Setup) -> str:
        setup = self._legal_setup(setup)
        state = encode(RoomState(setup=setup))
        for _ in range(CODE_TRIES):
            code, now_ms = new_room_code(), self.hub.clock.now_ms()
            add = partial(room_rows.add, room=new_id(), code=code, start=state, now_ms=now_ms)
            if await self.hub.store.write(add):
                await self.join(code, player, spectate=False)
                return code
        raise Problem("unavailable")

    def _legal_setup(self, setup: Setup) -> Setup:
        game = self.hub.catalog.game(setup.game)
        options, _ = self.hub.catalog.options(game, setup.options)
        return Setup(game=game.id, options=to_builtins(options), rounds=setup.rounds)

    def public_setup(self, setup: Setup) -> Setup:
        """What the members may see of it: not the host's hidden words."""
        game = self.hub.catalog.game(setup.game)
        options, _ = self.hub.catalog.options(game, setup.options)
        return replace(setup, options=public_options(game, options))

    async def room(self, code: str) -> Room:
        if (room := self.by_code.get(code)) is not None:
            room.used_ms = self.hub.clock.now_ms()
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
        if self.hub.bus.is_shared:
            await stream.catch_up()
        if room.state.phase == "playing" and room.state.match is not None:
            await self.hub.table(room.state.match)
            await self._record_result(room)
        return room

    async def join(self, code: str, player: int, spectate: bool) -> tuple[Room, int]:
        """The member's number stays the same however often they come back."""
        room = await self.room(code)
        member = await self.hub.store.write(lambda c: room_rows.add_member(c, room.stream.id, player))
        room.players[member] = player
        chair = room.state.chair(member)
        if chair is None or chair.spectator != spectate:
            body = encode(MemberJoined(member=member, spectator=spectate))
            await room.stream.submit(TABLE, f"!join-{member}-{room.stream.seq}", body)
        return room, member

    def watch(self, room: Room, watcher: Watcher, member: int | None) -> None:
        room.watchers[watcher] = member
        room.publish_presence()
        room.send_frames()

    def unwatch(self, room: Room, watcher: Watcher) -> None:
        if room.watchers.pop(watcher, None) is not None:
            room.publish_presence()
            room.send_frames()
        room.used_ms = self.hub.clock.now_ms()

    async def forget(self, player: int) -> None:
        """A player was erased: they leave their rooms, and their name goes with them."""
        for room in list(self.by_code.values()):
            for member in [member for member, who in room.players.items() if who == player]:
                await self._leave_quietly(room, member)
                await room.load_members()
                room.send_frames()

    async def _leave_quietly(self, room: Room, member: int) -> None:
        try:
            await self.do(room, member, f"!gone-{member}", Leave())
        except Refused:
            return

    # --- acts -----------------------------------------------------------------

    async def do(self, room: Room, member: int, move_id: str, act: Act) -> Accepted | None:
        """None: nothing was saved (a reaction)."""
        if room.is_closed:
            raise Refused("no_such_room")
        if room.state.chair(member) is None:
            raise Refused("not_member")
        if isinstance(act, React):
            self._react(room, member, act)
            return None
        if isinstance(act, Start):
            return await self._begin(room, member, move_id)
        if isinstance(act, EndRound):
            await self._end_round(room, member)
            return None
        if isinstance(act, AddBot):
            return await self._add_bot(room, member, move_id, act)
        stored = self._legal_setup(act) if isinstance(act, Setup) else act
        accepted = await room.stream.submit(member, move_id, encode(stored))
        if isinstance(act, Leave | Remove) and not accepted.repeat:
            await self._resign(room, [member if isinstance(act, Leave) else act.member])
        return accepted

    def _react(self, room: Room, member: int, act: React) -> None:
        if act.what not in REACTIONS:
            raise Refused("no_such_reaction")
        room.react(member, act.what)
        self.hub.bus.publish(room.stream.id, b"R" + pack((member, act.what)))

    async def _begin(self, room: Room, member: int, move_id: str) -> Accepted:
        state = room.state
        check_host(state, member, "lobby", "between")
        playing = starters(state)
        if not playing:
            raise Refused("nobody_ready")
        seats = [NewSeat(player=room.players.get(chair.member), bot=chair.bot) for chair in playing]
        plan = MatchPlan(game=state.setup.game, seats=seats, options=state.setup.options, room=room.stream.id)
        created = await create_match(self.hub, plan)
        began = RoundBegan(match=created.match, seats=tuple(chair.member for chair in playing))
        accepted = await room.stream.submit(member, move_id, encode(began))
        await self.hub.table(created.match)
        return accepted

    async def _add_bot(self, room: Room, member: int, move_id: str, act: AddBot) -> Accepted:
        check_host(room.state, member)
        levels = self.hub.catalog.game(room.state.setup.game).levels
        if act.level not in levels:
            raise Refused("no_such_bot", levels=", ".join(levels))
        number = await self.hub.store.write(lambda c: room_rows.add_member(c, room.stream.id, None))
        return await room.stream.submit(member, move_id, encode(MemberJoined(member=number, bot=act.level)))

    async def _end_round(self, room: Room, member: int) -> None:
        check_host(room.state, member, "playing")
        await self._resign(room, list(room.state.seats))

    async def _resign(self, room: Room, members: list[int]) -> None:
        """Gives up for members in the running round; those who are done already are left alone."""
        if room.state.phase != "playing" or room.state.match is None:
            return
        try:
            table = await self.hub.table(room.state.match)
        except Problem:
            # Erased with its only player.
            return
        for seat, member in enumerate(room.state.seats):
            if member in members:
                try:
                    await table.submit(seat, f"!resign-{member}", encode(GiveUp()))
                except Refused:
                    continue

    # --- rounds ---------------------------------------------------------------

    async def _on_match_over(self, table: Table) -> None:
        if table.row["room"] is None:
            return
        room = self.by_id.get(table.row["room"])
        if room is None:
            row = await self.hub.store.read(lambda c: room_rows.get(c, table.row["room"]))
            room = None if row is None else await self.room(row["code"])
        if room is not None:
            await self._record_result(room)

    async def _record_result(self, room: Room) -> None:
        """Writes the running round's result into the room, once, whichever node comes first."""
        state = room.state
        table = self.hub.tables.get(state.match or "")
        outcome = None if table is None else table.reducer.outcome(table.stream.state)
        if state.phase != "playing" or outcome is None or state.match is None:
            return
        ended = RoundEnded(
            match=state.match, scores=outcome.scores, winners=outcome.winners, reason=outcome.reason
        )
        try:
            await room.stream.submit(TABLE, f"!over-{state.match}", encode(ended))
        except Refused:
            return
        now_ms = self.hub.clock.now_ms()
        await self.hub.store.write(lambda c: room_rows.touch(c, room.stream.id, now_ms))

    # --- other nodes ----------------------------------------------------------

    async def receive(self, channel: str, data: bytes) -> None:
        room = self.by_id.get(channel)
        if room is None:
            return
        kind, rest = data[:1], data[1:]
        if kind == b"E":
            await room.stream.receive(unpack_entry(rest))
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

    def streams(self) -> list[tuple[str, Stream[RoomState]]]:
        return [(stream, room.stream) for stream, room in self.by_id.items()]

    # --- the host's commands ---------------------------------------------------

    async def refresh(self) -> list[Room]:
        """`worderly admin` works on the database: names it hid go from sight, rooms it closed are told."""
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
