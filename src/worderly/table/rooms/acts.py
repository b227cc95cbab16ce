"""What the members of a room do: start and end rounds, add bots, react, leave."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.msgpack import encode as pack

from worderly.games.levels import is_offered
from worderly.kit import GiveUp, Refused, encode
from worderly.store import rooms as room_rows
from worderly.store.tables.rows import NewSeat
from worderly.table.errors import Problem
from worderly.table.match.create import MatchPlan, create_match
from worderly.table.match.reducer import TABLE
from worderly.table.match.table import Table
from worderly.table.rooms.room import Room
from worderly.table.rooms.state import REACTIONS, MemberJoined, RoundBegan, RoundEnded, check_host, starters
from worderly.table.stream import Accepted
from worderly.wire.websocket import Act, AddBot, EndRound, Leave, React, Remove, Setup, Start

if TYPE_CHECKING:
    from worderly.table.rooms.rooms import Rooms


class RoomActs:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._hub = rooms, rooms.hub

    async def act(self, room: Room, member: int, move_id: str, act: Act) -> Accepted | None:
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
        stored = self._rooms.legal_setup(act) if isinstance(act, Setup) else act
        accepted = await room.stream.submit(member, move_id, encode(stored))
        if isinstance(act, Leave | Remove) and not accepted.repeat:
            await self._resign(room, [member if isinstance(act, Leave) else act.member])
        return accepted

    def _react(self, room: Room, member: int, act: React) -> None:
        if act.what not in REACTIONS:
            raise Refused("no_such_reaction")
        room.react(member, act.what)
        self._hub.bus.publish(room.stream.id, b"R" + pack((member, act.what)))

    async def _begin(self, room: Room, member: int, move_id: str) -> Accepted:
        # Who joined on another node is in the room's log before this node knows which player it is.
        await room.load_members()
        state = room.state
        check_host(state, member, "lobby", "between", "over")
        playing = starters(state, room.present())
        if not playing:
            raise Refused("nobody_ready")
        seats = [NewSeat(player=room.players.get(chair.member), bot=chair.bot) for chair in playing]
        plan = MatchPlan(game=state.setup.game, seats=seats, options=state.setup.options, room=room.stream.id)
        created = await create_match(self._hub, plan)
        began = RoundBegan(match=created.match, seats=tuple(chair.member for chair in playing))
        accepted = await room.stream.submit(member, move_id, encode(began))
        await self._hub.table(created.match)
        return accepted

    async def _add_bot(self, room: Room, member: int, move_id: str, act: AddBot) -> Accepted:
        check_host(room.state, member)
        levels = self._hub.catalog.game(room.state.setup.game).levels
        if not is_offered(act.level, levels):
            raise Refused("no_such_bot", levels=", ".join(levels))
        number = await self._hub.store.write(lambda c: room_rows.add_member(c, room.stream.id, None))
        return await room.stream.submit(member, move_id, encode(MemberJoined(member=number, bot=act.level)))

    async def _end_round(self, room: Room, member: int) -> None:
        check_host(room.state, member, "playing")
        if (table := await self._table(room)) is not None:
            with suppress(Refused):
                await table.end_by_host()

    async def _resign(self, room: Room, members: list[int]) -> None:
        """Gives up for these members in the running round; seats that have ended are skipped."""
        if room.state.phase != "playing" or (table := await self._table(room)) is None:
            return
        for seat, member in enumerate(room.state.seats):
            if member in members:
                with suppress(Refused):
                    await table.submit(seat, f"!resign-{member}", encode(GiveUp()))

    async def _table(self, room: Room) -> Table | None:
        """None: the match was deleted with its only player."""
        if room.state.match is None:
            return None
        try:
            return await self._hub.table(room.state.match)
        except Problem:
            return None

    async def record_result(self, room: Room) -> None:
        """Appends the result of the running round to the room; only the first node succeeds."""
        state = room.state
        table = self._hub.tables.get(state.match or "")
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
        now_ms = self._hub.clock.now_ms()
        await self._hub.store.write(lambda c: room_rows.touch(c, room.stream.id, now_ms))
