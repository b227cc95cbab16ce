"""Challenges: one puzzle with a link, and everyone's results side by side."""

import asyncio
from typing import Annotated, Any

from litestar import Response
from litestar.params import JSONBody, Parameter
from msgspec.structs import replace

from worderly.kit import Outcome, decode
from worderly.server.callers import Caller
from worderly.server.routes.http import ApiRequest, caller_of, get, post, qr_of, service_of
from worderly.server.routes.seats import KeyHeader, sit
from worderly.server.service import Service
from worderly.store import dailies, matches
from worderly.store.dailies import ChallengeRow
from worderly.table.catalog import public_options
from worderly.table.errors import Problem
from worderly.table.match.hub import pack_aside
from worderly.table.match.matchmaking import find_challenge, is_open
from worderly.table.people import quotas
from worderly.table.people.names import clean_title
from worderly.table.secret import is_same, new_share_id
from worderly.wire.rest import Challenge, ChallengeResult, EnterChallenge, NewChallenge
from worderly.wire.websocket import SeatInfo

SharePath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


@post("/api/challenges", tags=["challenges"])
async def make_challenge(request: ApiRequest, data: JSONBody[NewChallenge]) -> Challenge:
    """A match has one challenge: asked for again, the same link is given."""
    row = await _match(request, data)
    if row is not None and row["challenge"] is not None:
        return await show_challenge.fn(request, row["challenge"])  # type: ignore[no-any-return]
    service, who = service_of(request), (await caller_of(request)).player
    if who is not None:
        await service.store.read(lambda c: quotas.check_challenge(c, who.id))
    puzzle = await _challenged(request, data, row)
    made = await publish(request, puzzle, data.title, data.match, None if row is None else row["daily"])
    return await show_challenge.fn(request, made)  # type: ignore[no-any-return]


async def publish(
    request: ApiRequest,
    puzzle: tuple[bytes, bytes, str],
    title: str | None,
    match: str | None = None,
    daily: str | None = None,
) -> str:
    """Keeps (options, first state, game) as a challenge; returns its id."""
    service, who = service_of(request), await caller_of(request)
    options, state, game = puzzle
    start = await pack_aside(state)
    await _charge(service, who, len(start) + len(options))
    made = ChallengeRow(
        id=new_share_id(),
        game=game,
        version=service.catalog.game(game).version,
        options=options,
        start=start,
        title=None if title is None else await asyncio.to_thread(clean_title, title),
        created_ms=service.clock.now_ms(),
        player=who.player.id if who.player else None,
        daily=daily,
    )
    await service.store.write(lambda c: dailies.add_challenge(c, made, match))
    return made.id


async def _charge(service: Service, who: Caller, size: int) -> None:
    player = who.player
    if player is None:
        await service.charge_bytes(who.address, size)
    else:
        await service.store.read(lambda c: quotas.check_bytes(c, player.id))


async def _match(request: ApiRequest, data: NewChallenge) -> Any:
    """The finished match of whoever asks: a challenge shows its result."""
    match = data.match
    if match is None:
        return None
    table, seat = await sit(request, match, data.key)
    if seat is None:
        raise Problem("not_your_seat")
    row = await service_of(request).store.read(lambda c: matches.get(c, match))
    if row is None or not table.is_over:
        raise Problem("not_over")
    return row


async def _challenged(request: ApiRequest, data: NewChallenge, row: Any) -> tuple[bytes, bytes, str]:
    """(options, first state, game): the puzzle of a match, or a new one from a maker's options."""
    service = service_of(request)
    if row is not None:
        if row["race"]:
            raise Problem("not_over")
        start = await service.store.read(lambda c: dailies.start_of(c, row))
        return row["options"], start, row["game"]
    if data.game is None:
        raise Problem("bad_request", detail="match or game")
    return await service.make_puzzle(data.game, data.options, data.seed)


@get("/api/challenges/{challenge:str}", tags=["challenges"])
async def show_challenge(request: ApiRequest, challenge: SharePath, key: KeyHeader = None) -> Challenge:
    """The puzzle and all results; the key of a match played without a name tells which of them is yours."""
    service, who = service_of(request), await caller_of(request)
    row = await find_challenge(service.hub, challenge)
    played = await service.store.read(lambda c: matches.of_challenge(c, challenge))
    me = who.player.id if who.player else None
    found = sorted((_result(one, me, key) for one in played), key=lambda r: (-r.score, r.time_ms or 0))
    game = service.catalog.game(row.game)
    daily = row.daily if row.daily is not None and is_open(service.hub, row.daily) else None
    return Challenge(
        challenge=row.id,
        link=service.link(request.scope, f"/c/{row.id}"),  # type: ignore[arg-type]
        game=row.game,
        options=public_options(game, decode(row.options, game.Options)),
        title=row.title,
        results=tuple(found if daily is None else map(_without_replay, found)),
        daily=daily,
    )


@post("/api/challenges/{challenge:str}/entries", status_code=200, tags=["challenges"])
async def enter_challenge(
    request: ApiRequest, challenge: SharePath, data: JSONBody[EnterChallenge]
) -> Challenge:
    """Adds a match of the same daily that was begun or finished before the link was opened."""
    service = service_of(request)
    row = await find_challenge(service.hub, challenge)
    table, seat = await sit(request, data.match, data.key)
    if seat is None:
        raise Problem("not_your_seat")
    if row.daily is None or table.row["daily"] != row.daily:
        raise Problem("no_such_challenge")
    await service.store.write(lambda c: dailies.enter_challenge(c, challenge, data.match))
    return await show_challenge.fn(request, challenge, data.key)  # type: ignore[no-any-return]


@get("/api/challenges/{challenge:str}/qr.svg", tags=["challenges"], media_type="image/svg+xml")
async def show_challenge_code(request: ApiRequest, challenge: SharePath) -> Response[bytes]:
    """The link of a challenge as a QR code."""
    service = service_of(request)
    await find_challenge(service.hub, challenge)
    return qr_of(service.link(request.scope, f"/c/{challenge}"))  # type: ignore[arg-type]


def _result(row: Any, me: int | None, key: str | None) -> ChallengeResult:
    outcome = decode(row["outcome"], Outcome)
    name = None if row["hidden"] else row["name"]
    return ChallengeResult(
        info=SeatInfo(name=name, tag=row["tag"]),
        score=outcome.scores[0],
        time_ms=outcome.time_ms,
        reason=outcome.reason,
        match=row["id"],
        you=(me is not None and row["player"] == me) or is_same(key, row["key_hash"]),
    )


def _without_replay(result: ChallengeResult) -> ChallengeResult:
    return replace(result, match=None)


ROUTES: list[Any] = [make_challenge, show_challenge, enter_challenge, show_challenge_code]
