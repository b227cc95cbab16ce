"""Players, devices, pairing, data rights and circles of friends."""

import asyncio
from typing import Annotated, Any

from litestar import Response
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, Parameter
from msgspec.structs import replace
from sqlalchemy import Connection

from worderly.server.routes.http import ERRORS, ApiRequest, caller_of, delete, get, patch, post, service_of
from worderly.store import departures, rooms
from worderly.store import people as player_rows
from worderly.store.people import PlayerRow
from worderly.table.boards.results import claim
from worderly.table.errors import Problem
from worderly.table.people import history, milestones, people, quotas, stats
from worderly.table.people.names import clean_title, suggestions
from worderly.table.secret import digest, new_share_id
from worderly.wire.people import (
    ChangePlayer,
    Circle,
    History,
    Identity,
    Me,
    Milestones,
    Names,
    NewCircle,
    NewHistory,
    NewMilestones,
    NewPlayer,
    Pairing,
    PairingCode,
    PairingKey,
    Player,
    PostResult,
    Recovery,
    RecoveryWords,
)
from worderly.wire.websocket import SeatInfo

YEAR_S = 365 * 24 * 3600
CirclePath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
MatchPath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


async def _me(request: ApiRequest) -> PlayerRow:
    who = await caller_of(request)
    if who.player is None:
        raise Problem("no_player")
    return who.player


def _signed_in(request: ApiRequest, identity: Identity, status: int = 201) -> Response[Identity]:
    settings = service_of(request).settings
    cookie = Cookie(
        key=settings.cookie,
        value=identity.token,
        path="/",
        max_age=YEAR_S,
        httponly=True,
        secure=settings.is_secure,
        samesite="lax",
    )
    is_browser = "origin" in request.headers
    shown = replace(identity, token="") if is_browser else identity
    return Response(shown, status_code=status, cookies=[cookie])


def _signed_out(request: ApiRequest) -> Response[None]:
    settings = service_of(request).settings
    gone = Cookie(
        key=settings.cookie, value="", path="/", max_age=0, httponly=True, secure=settings.is_secure
    )
    return Response(None, status_code=204, cookies=[gone])


@get("/api/names", tags=["players"])
async def offer_names() -> Names:
    """A few generated names to choose from."""
    return Names(names=suggestions())


@post("/api/players", tags=["players"])
async def enroll(request: ApiRequest, data: JSONBody[NewPlayer]) -> Response[Identity]:
    """Makes a player: sets the device's cookie and shows the recovery words once."""
    service = service_of(request)
    if not data.notice:
        raise Problem("needs_notice")
    identity = await people.enroll(service.store, data.name, data.on_boards, service.clock.now_ms())
    return _signed_in(request, identity)


@get("/api/me", tags=["players"])
async def who_am_i(request: ApiRequest) -> Me:
    """The player of this device with figures, streaks, rooms and circles; without a name, nobody."""
    service = service_of(request)
    who = await caller_of(request)
    if who.player is None:
        return Me(player=None)
    player, now_ms = who.player, service.clock.now_ms()
    figures = await service.store.read(lambda c: stats.of_player(c, player.id, now_ms))
    games = len(service.catalog.games)
    reached = await service.store.read(lambda c: stats.milestones_of(c, player.id, games))
    codes = await service.store.read(lambda c: rooms.codes_of(c, player.id))
    mine = await service.store.read(lambda c: player_rows.circles_of(c, player.id))
    circles = tuple([await _circle(request, row["id"], player) for row in mine])
    return Me(
        player=people.shown(player),
        stats=figures,
        rooms=tuple(codes),
        circles=circles,
        milestones=reached,
    )


@get("/api/me/matches", tags=["players"])
async def show_history(request: ApiRequest) -> History:
    """The finished matches of this player: streak, figures and milestones are computed from them."""
    me = await _me(request)
    return await service_of(request).store.read(lambda c: history.show(c, me.id))


@post("/api/me/matches", status_code=200, tags=["players"])
async def merge_history(request: ApiRequest, data: JSONBody[NewHistory]) -> History:
    """Adds what this device has kept, also from before the player had a name; returns everything."""
    service, me = service_of(request), await _me(request)
    now_ms = service.clock.now_ms()
    await service.store.write(lambda c: history.merge(c, me.id, data.matches, now_ms))
    return await service.store.read(lambda c: history.show(c, me.id))


@post("/api/milestones", status_code=200, tags=["players"])
async def count_milestones(request: ApiRequest, data: JSONBody[NewMilestones]) -> Milestones:
    """The milestones of the matches that a device has kept, also without a name; stores nothing."""
    service = service_of(request)
    games, now_ms = len(service.catalog.games), service.clock.now_ms()
    reached = await asyncio.to_thread(milestones.count_milestones, data.matches, games, now_ms)
    return Milestones(milestones=reached)


@patch("/api/me", tags=["players"])
async def change_me(request: ApiRequest, data: JSONBody[ChangePlayer]) -> Player:
    """Changes the name, or whether it is shown on boards."""
    me = await _me(request)
    return await people.change(service_of(request).store, me.id, data.name, data.on_boards)


@get("/api/me/data", tags=["players"])
async def download_data(request: ApiRequest) -> Response[dict[str, Any]]:
    """Everything that is stored about this player, as a file."""
    me = await _me(request)
    data = await service_of(request).store.read(lambda c: people.everything(c, me.id))
    return Response(data, headers={"content-disposition": 'attachment; filename="worderly.json"'})


@delete("/api/me", tags=["players"])
async def delete_data(request: ApiRequest) -> Response[None]:
    """Deletes every row of this player and ends the cookie."""
    service, me = service_of(request), await _me(request)
    now_ms = service.clock.now_ms()
    gone = await service.store.write_aside(lambda c: people.erase(c, me.id, now_ms))
    service.hub.forget(gone, me.id)
    await service.rooms.forget(me.id)
    service.disconnect(me.id)
    return _signed_out(request)


@post("/api/me/recovery", tags=["players"])
async def renew_recovery(request: ApiRequest) -> RecoveryWords:
    """New recovery words; the old ones end."""
    me = await _me(request)
    return RecoveryWords(words=await people.renew_recovery(service_of(request).store, me.id))


@post("/api/me/sign-out", status_code=204, tags=["players"])
async def sign_out(request: ApiRequest) -> Response[None]:
    """Ends the token of this device."""
    service = service_of(request)
    token = service.token_of(request.scope)  # type: ignore[arg-type]
    player = (await caller_of(request)).player
    if token is not None and player is not None:
        token_hash, now_ms = digest(token), service.clock.now_ms()

        def leave(connection: Connection) -> None:
            player_rows.drop_device(connection, token_hash)
            departures.add(connection, player.id, now_ms, is_deleted=False)

        await service.store.write(leave)
        service.disconnect(player.id)
    return _signed_out(request)


@post("/api/recover", tags=["players"])
async def recover(request: ApiRequest, data: JSONBody[Recovery]) -> Response[Identity]:
    """Makes this device one of the player who has these recovery words."""
    service = service_of(request)
    await service.limit_guesses(request.scope)  # type: ignore[arg-type]
    identity = await people.recover(service.store, data.words, service.clock.now_ms())
    return _signed_in(request, identity)


# --- pairing -----------------------------------------------------------------


@post("/api/pairings", tags=["pairing"])
async def ask_pairing(request: ApiRequest) -> Pairing:
    """A terminal asks to be paired: a code to show, and a key to claim with."""
    service = service_of(request)
    return await people.ask_pairing(service.store, service.clock.now_ms())


@post("/api/pairings/confirm", status_code=204, tags=["pairing"])
async def confirm_pairing(request: ApiRequest, data: JSONBody[PairingCode]) -> None:
    """A browser with a player confirms the code that a terminal shows."""
    service, me = service_of(request), await _me(request)
    await service.limit_guesses(request.scope)  # type: ignore[arg-type]
    await people.confirm_pairing(service.store, data.code, me.id, service.clock.now_ms())


_waiting = {**ERRORS, 202: ResponseSpec(None, description="Not confirmed yet: ask again")}


@post("/api/pairings/claim", tags=["pairing"], responses=_waiting)
async def claim_pairing(request: ApiRequest, data: JSONBody[PairingKey]) -> Response[Identity | None]:
    """202 until the code is confirmed, then the identity of the player."""
    service = service_of(request)
    identity = await people.claim_pairing(service.store, data.key, service.clock.now_ms())
    return Response(identity, status_code=202 if identity is None else 201)


# --- circles -----------------------------------------------------------------


async def _circle(request: ApiRequest, circle: str, player: PlayerRow | None) -> Circle:
    service = service_of(request)
    row = await service.store.read(lambda c: player_rows.circle(c, circle))
    if row is None:
        raise Problem("no_such_circle")
    members = await service.store.read(lambda c: player_rows.circle_players(c, circle))
    return Circle(
        circle=circle,
        link=service.link(request.scope, f"/friends/{circle}"),  # type: ignore[arg-type]
        title=row["title"],
        members=tuple(SeatInfo(name=None if m.hidden else m.name, tag=m.tag) for m in members),
        joined=player is not None and any(m.id == player.id for m in members),
    )


@post("/api/circles", tags=["circles"])
async def make_circle(request: ApiRequest, data: JSONBody[NewCircle]) -> Circle:
    """Makes a board of friends and its link."""
    service, me = service_of(request), await _me(request)
    title = await asyncio.to_thread(clean_title, data.title)
    circle, now_ms = new_share_id(), service.clock.now_ms()
    await service.store.read(lambda c: quotas.check_circle(c, me.id))
    await service.store.write(lambda c: player_rows.add_circle(c, circle, title, me.id, now_ms))
    return await _circle(request, circle, me)


@get("/api/circles/{circle:str}", tags=["circles"])
async def show_circle(request: ApiRequest, circle: CirclePath) -> Circle:
    """The title of a circle, its members, and whether the caller is one of them."""
    return await _circle(request, circle, (await caller_of(request)).player)


@post("/api/circles/{circle:str}/join", status_code=200, tags=["circles"])
async def join_circle(request: ApiRequest, circle: CirclePath) -> Circle:
    """Joins a circle by its link."""
    me = await _me(request)
    if not (await _circle(request, circle, me)).joined:
        await service_of(request).store.read(lambda c: quotas.check_circle(c, me.id))
    await service_of(request).store.write(lambda c: player_rows.join_circle(c, circle, me.id))
    return await _circle(request, circle, me)


@post("/api/circles/{circle:str}/leave", status_code=204, tags=["circles"])
async def leave_circle(request: ApiRequest, circle: CirclePath) -> None:
    """Leaves a circle; it ends with its last member."""
    me = await _me(request)
    await service_of(request).store.write(lambda c: player_rows.leave_circle(c, circle, me.id))


@post("/api/matches/{match:str}/result", status_code=204, tags=["boards"])
async def post_result(request: ApiRequest, match: MatchPath, data: JSONBody[PostResult]) -> None:
    """Puts a finished daily that was played without a name on this player's row of the board."""
    service, me = service_of(request), await _me(request)
    table = await service.hub.table(match)
    seat = table.seat_of(data.key, me.id)
    if seat is None:
        raise Problem("not_your_seat")
    now_ms = service.clock.now_ms()
    await service.ranking.settle(None, match)
    await service.store.write_aside(lambda c: claim(c, match, seat, me.id, now_ms))
    await service.ranking.settle(me.id)


ROUTES: list[Any] = [
    offer_names,
    enroll,
    who_am_i,
    show_history,
    merge_history,
    count_milestones,
    change_me,
    download_data,
    delete_data,
    renew_recovery,
    sign_out,
    recover,
    ask_pairing,
    confirm_pairing,
    claim_pairing,
    make_circle,
    show_circle,
    join_circle,
    leave_circle,
    post_result,
]
