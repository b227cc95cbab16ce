"""Opens and shows rooms, and their QR codes; acts in a room go over the WebSocket."""

from typing import Annotated, Any

from litestar import Response
from litestar.params import JSONBody, Parameter

from worderly.server.routes.http import ApiRequest, caller_of, get, post, qr_of, service_of
from worderly.server.transport.asgi import address_key
from worderly.table.errors import Problem
from worderly.table.rooms.room import Room
from worderly.wire.rest import NewRoom, RoomInfo
from worderly.wire.websocket import Setup

CodePath = Annotated[str, Parameter(pattern=r"^[BCDFGHJKLMNPQRSTVWXZ]{4}$")]


def _info(request: ApiRequest, room: Room) -> RoomInfo:
    state = room.state
    return RoomInfo(
        room=room.code,
        link=service_of(request).link(request.scope, f"/room/{room.code}"),  # type: ignore[arg-type]
        game=state.setup.game,
        phase=state.phase,  # type: ignore[arg-type]
        members=len(state.chairs),
    )


async def _room(request: ApiRequest, code: str) -> Room:
    service = service_of(request)
    return await service.room_messages.find_room(code, address_key(request.scope))  # type: ignore[arg-type]


@post("/api/rooms", tags=["rooms"])
async def open_room(request: ApiRequest, data: JSONBody[NewRoom]) -> RoomInfo:
    """Opens a room for this player: its code of four letters and its link."""
    service, who = service_of(request), await caller_of(request)
    if who.player is None:
        raise Problem("no_player")
    setup = Setup(game=data.game, options=data.options, rounds=data.rounds)
    code = await service.rooms.create(who.player.id, setup)
    return _info(request, await service.rooms.room(code))


@get("/api/rooms/{code:str}", tags=["rooms"])
async def show_room(request: ApiRequest, code: CodePath) -> RoomInfo:
    """What is known of a room before one joins it."""
    return _info(request, await _room(request, code))


@get("/api/rooms/{code:str}/qr.svg", tags=["rooms"], media_type="image/svg+xml")
async def show_code(request: ApiRequest, code: CodePath) -> Response[bytes]:
    """The link of a room as a QR code."""
    return qr_of(_info(request, await _room(request, code)).link)


ROUTES: list[Any] = [open_room, show_room, show_code]
