"""The room messages of the WebSocket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from worderly.kit import encode
from worderly.table.errors import Problem
from worderly.table.rooms.room import Room
from worderly.table.rooms.rooms import Rooms
from worderly.wire import websocket as wire

if TYPE_CHECKING:
    from worderly.server.service import Service
    from worderly.server.transport.connection import Connection


class RoomMessages:
    def __init__(self, service: Service, rooms: Rooms) -> None:
        self._service, self._rooms = service, rooms

    async def handle(self, connection: Connection, up: wire.Join | wire.Do | wire.Unjoin) -> None:
        if isinstance(up, wire.Join):
            await self._join(connection, up)
        elif isinstance(up, wire.Do):
            await self._act(connection, up)
        elif (joined := connection.rooms.pop(up.room, None)) is not None:
            self._rooms.unwatch(joined[0], connection)

    async def _join(self, connection: Connection, up: wire.Join) -> None:
        if len(connection.rooms) >= 4 and up.room not in connection.rooms:
            raise Problem("too_many_watched", most=4)
        await self.find_room(up.room, connection.address)
        if connection.player is None and not up.spectate:
            raise Problem("no_player")
        member: int | None = None
        if connection.player is None:
            room = await self._rooms.room(up.room)
        else:
            room, member = await self._rooms.join(up.room, connection.player, up.spectate, up.bot)
        connection.rooms[up.room] = (room, member)
        self._rooms.watch(room, connection, member)

    async def find_room(self, code: str, address: str) -> Room:
        """An unknown code counts as a guess."""
        try:
            return await self._rooms.room(code)
        except Problem:
            if not await self._service.limits.guesses.allows(address):
                raise Problem("too_fast", wait_s=60) from None
            raise

    async def _act(self, connection: Connection, up: wire.Do) -> None:
        room, member = connection.rooms.get(up.room) or (None, None)
        if room is None or member is None:
            raise Problem("not_member")
        accepted = await self._rooms.act(room, member, up.id, up.act)
        if accepted is None or accepted.repeat:
            connection.push(encode(room.frame(member, up.id)))

    def notify_closed(self, room: Room) -> None:
        """Notifies all members; their next act in the room is refused."""
        for connection in self._service.connections:
            if room.code in connection.rooms:
                message = self._service.sentence(connection.lang, "no_such_room", {})
                connection.push(encode(wire.Problem(code="no_such_room", message=message, room=room.code)))
        room.watchers.clear()

    def leave_all(self, connection: Connection) -> None:
        for room, _ in connection.rooms.values():
            self._rooms.unwatch(room, connection)
        connection.rooms.clear()
