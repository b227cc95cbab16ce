"""Games and matches over REST."""

from typing import Annotated, Any

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import JSONBody, Parameter

from worderly.kit import encode
from worderly.kit.analysis import Analysis
from worderly.server.routes.http import ApiRequest, caller_of, get, post, service_of
from worderly.server.routes.seats import KeyHeader, MatchPath, sit
from worderly.server.transport.asgi import cookie_of
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.match import analyses, matchmaking, replays
from worderly.table.match.answers import match_info
from worderly.table.offers import games_of
from worderly.table.secret import new_id
from worderly.wire.rest import (
    Games,
    MatchInfo,
    MatchWords,
    NewMatch,
    NewMove,
    Replay,
    ShareText,
    Started,
)
from worderly.wire.websocket import Frame

AfterQuery = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
SeatQuery = Annotated[int | None, Parameter(ge=0, le=63)]


@get("/api/games", tags=["matches"])
async def list_games(request: ApiRequest) -> Games:
    """All games with their seats, levels of bots and default options; the languages and their themes."""
    return games_of(service_of(request).catalog)


@post("/api/matches", tags=["matches"])
async def begin_match(request: ApiRequest, data: JSONBody[NewMatch]) -> Response[Started]:
    """Begins a match, or gives the daily that the caller has begun; without a player it has a secret key."""
    service = service_of(request)
    who = await caller_of(request)
    day = await _open_day(request, data)
    device = None if day is None else cookie_of(request.scope, _day_cookie(request, day)) or new_id()  # type: ignore[arg-type]
    player = who.player.id if who.player else None
    started = await matchmaking.begin(service.hub, data, player, device, who.address)
    service.metrics.matches.labels(data.game).inc()
    cookies = [] if day is None or device is None else [_remember(request, day, device)]
    return Response(started, cookies=cookies)


async def _open_day(request: ApiRequest, data: NewMatch) -> str | None:
    """The date of the daily that is asked for, if its first tries are still counted."""
    service, day = service_of(request), data.daily
    if data.challenge is not None and day is None:
        name = (await matchmaking.find_challenge(service.hub, data.challenge)).daily
        day = None if name is None else name.rpartition("/")[2]
    return day if day in days.open_days(service.clock.now_ms()) else None


def _day_cookie(request: ApiRequest, day: str) -> str:
    return f"{service_of(request).settings.cookie}-{day}"


def _remember(request: ApiRequest, day: str, device: str) -> Cookie:
    """Until the day closes, its first try is known to be one; the server keeps a hash that names nobody."""
    service = service_of(request)
    return Cookie(
        key=_day_cookie(request, day),
        value=device,
        path="/",
        max_age=(days.closes_ms(day) - service.clock.now_ms()) // 1000,
        httponly=True,
        secure=service.settings.is_secure,
        samesite="lax",
    )


@get("/api/matches/{match:str}", tags=["matches"])
async def show_match(request: ApiRequest, match: MatchPath, key: KeyHeader = None) -> MatchInfo:
    """A match with its current frame; with the key, as its seat sees it."""
    table, seat = await sit(request, match, key)
    return match_info(table, seat)


@post("/api/matches/{match:str}/moves", status_code=200, tags=["matches"])
async def make_move(
    request: ApiRequest, match: MatchPath, data: JSONBody[NewMove], key: KeyHeader = None
) -> Frame:
    """The same as `submit` over the WebSocket, for scripts: answers with the frame."""
    table, seat = await sit(request, match, key)
    if seat is None:
        raise Problem("not_your_seat")
    chair = table.seat_for(seat, data.seat)
    accepted = await table.submit(chair, data.id, encode(data.move))
    return table.frames(accepted).frame(seat, data.id)


@get("/api/matches/{match:str}/replay", tags=["matches"])
async def show_replay(
    request: ApiRequest, match: MatchPath, key: KeyHeader = None, after: AfterQuery = 0
) -> Replay:
    """A long match comes in pages: `next` is the `after` of the page that follows."""
    table, seat = await sit(request, match, key)
    return await replays.replay(service_of(request).hub, table, seat, after)


@get("/api/matches/{match:str}/analysis", tags=["matches"])
async def show_analysis(
    request: ApiRequest, match: MatchPath, key: KeyHeader = None, seat: SeatQuery = None
) -> Analysis:
    """What the engine says of one seat's moves; your own unless another is asked for."""
    table, own = await sit(request, match, key)
    return await analyses.analysis(service_of(request).hub, table, own, seat)


@get("/api/matches/{match:str}/words", tags=["matches"])
async def show_words(request: ApiRequest, match: MatchPath, key: KeyHeader = None) -> MatchWords:
    """Who found which word; of a match that is over."""
    table, seat = await sit(request, match, key)
    return replays.words(service_of(request).hub, table, seat)


@get("/api/matches/{match:str}/share", tags=["matches"])
async def share_match(request: ApiRequest, match: MatchPath, key: KeyHeader = None) -> ShareText:
    """The text to share of a match that is over; it gives nothing away."""
    table, seat = await sit(request, match, key)
    say = service_of(request).say(request.scope)  # type: ignore[arg-type]
    text, path = replays.share(table, seat, say)
    return ShareText(text=text, link=service_of(request).link(request.scope, path))  # type: ignore[arg-type]


ROUTES: list[Any] = [
    list_games,
    begin_match,
    show_match,
    make_move,
    show_replay,
    show_analysis,
    show_words,
    share_match,
]
