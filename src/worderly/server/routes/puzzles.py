"""Daily puzzles, boards and challenges."""

import asyncio
from typing import Annotated, Any

from litestar import Response
from litestar.params import JSONBody, Parameter

from worderly.kit import Outcome, decode
from worderly.languages import DEFAULT
from worderly.server.routes.http import ApiRequest, caller_of, get, post, qr_of, service_of
from worderly.store import dailies, matches
from worderly.store.dailies import ChallengeRow, DailyRow
from worderly.table.boards import results
from worderly.table.catalog import public_options
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.days.seeds import identity
from worderly.table.errors import Problem
from worderly.table.people.names import clean_title
from worderly.table.secret import new_share_id
from worderly.wire.people import Board
from worderly.wire.rest import Challenge, ChallengeResult, DailyAnswers, DailyInfo, DailyPage, NewChallenge
from worderly.wire.websocket import SeatInfo

DayQuery = Annotated[str | None, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]
LanguageQuery = Annotated[str, Parameter(pattern=r"^[a-z]{2}$")]
DayPath = Annotated[str, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]
BoardPath = Annotated[str, Parameter(pattern=r"^(all|\d{4}-\d{2}-\d{2})$")]
GamePath = Annotated[str, Parameter(pattern=r"^[a-z]{1,20}$")]
SharePath = Annotated[str, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
CircleQuery = Annotated[str | None, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


def _known_day(day: str) -> str:
    try:
        days.parse_day(day)
    except ValueError:
        raise Problem("no_such_daily", day=day) from None
    return day


@get("/api/daily", tags=["daily"])
async def show_daily(
    request: ApiRequest, language: LanguageQuery = DEFAULT, date: DayQuery = None
) -> DailyPage:
    """The five puzzles of a date; a date to come shows its hash from the day before, and nothing else."""
    service, who = service_of(request), await caller_of(request)
    language = service.catalog.language(language)
    now_ms = service.clock.now_ms()
    day = _known_day(date or days.today(now_ms))
    rows = {game: await daily.stored(service.hub, game, language, day) for game in service.catalog.games}
    names = {game: daily.name_of(row) for game, row in rows.items() if row is not None}
    player = who.player
    tried: Any = {}
    if player is not None:
        tried = await service.store.read(lambda c: dailies.tries_of(c, player.id, list(names.values())))
    infos = [
        _info(request, game, language, day, row, tried.get(names.get(game))) for game, row in rows.items()
    ]
    return DailyPage(date=day, number=days.number_of(day), now_ms=now_ms, puzzles=tuple(infos))


def _info(
    request: ApiRequest, game: str, language: str, day: str, row: DailyRow | None, tried: Any
) -> DailyInfo:
    service = service_of(request)
    now_ms = service.clock.now_ms()
    return DailyInfo(
        game=game,
        language=language,
        version=service.catalog.game(game).days().version if row is None else row.version,
        date=day,
        number=days.number_of(day),
        opens_ms=days.opens_ms(day),
        closes_ms=days.closes_ms(day),
        open=days.is_open(day, now_ms),
        hash=row.hash if row is not None and days.is_published(day, now_ms) else None,
        match=None if tried is None else tried["match"],
        done=tried is not None and tried["done"],
    )


@get("/api/daily/{game:str}/{language:str}/{day:str}/answers", tags=["daily"])
async def show_answers(
    request: ApiRequest, game: GamePath, language: LanguageQuery, day: DayPath
) -> DailyAnswers:
    service = service_of(request)
    now_ms = service.clock.now_ms()
    if not days.is_closed(_known_day(day), now_ms):
        raise Problem("not_over")
    row: DailyRow = await daily.ensure(service.hub, game, service.catalog.language(language), day)
    rules = service.catalog.game(game)
    state = decode(row.start, rules.State)
    return DailyAnswers(
        info=_info(request, game, language, day, row, None),
        salt=row.salt,
        puzzle_text=row.start.decode(),
        puzzle=rules.puzzle(state),
        solution=rules.solution(state),
    )


@get("/api/boards/{game:str}/{language:str}/{day:str}", tags=["boards"])
async def show_board(
    request: ApiRequest, game: GamePath, language: LanguageQuery, day: BoardPath, circle: CircleQuery = None
) -> Board:
    service, who = service_of(request), await caller_of(request)
    language = service.catalog.language(language)
    row = None
    if day != results.ALL:
        row = await daily.stored(service.hub, game, language, _known_day(day))
    version = service.catalog.game(game).days().version
    name = identity(game, language, version, day) if row is None else daily.name_of(row)
    player, now_ms = who.player.id if who.player else None, service.clock.now_ms()
    return await service.store.read(lambda c: results.show(c, name, day, player, circle, now_ms))


# --- challenges --------------------------------------------------------------


@post("/api/challenges", tags=["challenges"])
async def make_challenge(request: ApiRequest, data: JSONBody[NewChallenge]) -> Challenge:
    """A match has one challenge: asked for again, the same link is given."""
    service, who = service_of(request), await caller_of(request)
    row = await _match(request, data.match)
    if row is not None and row["challenge"] is not None:
        return await show_challenge.fn(request, row["challenge"])  # type: ignore[no-any-return]
    options, state, game = await _challenged(request, data, row)
    made = ChallengeRow(
        id=new_share_id(),
        game=game,
        version=service.catalog.game(game).version,
        options=options,
        start=state,
        title=None if data.title is None else await asyncio.to_thread(clean_title, data.title),
        created_ms=service.clock.now_ms(),
        player=who.player.id if who.player else None,
    )
    await service.store.write(lambda c: dailies.add_challenge(c, made, data.match))
    return await show_challenge.fn(request, made.id)  # type: ignore[no-any-return]


async def _match(request: ApiRequest, match: str | None) -> Any:
    if match is None:
        return None
    row = await service_of(request).store.read(lambda c: matches.get(c, match))
    if row is None:
        raise Problem("no_such_match")
    return row


async def _challenged(request: ApiRequest, data: NewChallenge, row: Any) -> tuple[bytes, bytes, str]:
    """(options, first state, game): the puzzle of a match, or a new one from a maker's options."""
    service = service_of(request)
    if row is not None:
        if row["race"] or _is_open_daily(row["daily"], service.clock.now_ms()):
            raise Problem("not_over")
        return row["options"], row["start"], row["game"]
    if data.game is None:
        raise Problem("bad_request", detail="match or game")
    return await service.make_puzzle(data.game, data.options, data.seed)


def _is_open_daily(name: str | None, now_ms: int) -> bool:
    """A challenge would show the answers of a daily that others still play."""
    return name is not None and not days.is_closed(name.rpartition("/")[2], now_ms)


@get("/api/challenges/{challenge:str}", tags=["challenges"])
async def show_challenge(request: ApiRequest, challenge: SharePath) -> Challenge:
    service, who = service_of(request), await caller_of(request)
    row = await service.store.read(lambda c: dailies.challenge(c, challenge))
    if row is None:
        raise Problem("no_such_challenge")
    played = await service.store.read(lambda c: matches.of_challenge(c, challenge))
    me = who.player.id if who.player else None
    found = sorted((_result(one, me) for one in played), key=lambda r: (-r.score, r.time_ms or 0))
    game = service.catalog.game(row.game)
    return Challenge(
        challenge=row.id,
        link=service.link(request.scope, f"/c/{row.id}"),  # type: ignore[arg-type]
        game=row.game,
        options=public_options(game, decode(row.options, game.Options)),
        title=row.title,
        results=tuple(found),
    )


@get("/api/challenges/{challenge:str}/qr.svg", tags=["challenges"], media_type="image/svg+xml")
async def show_challenge_code(request: ApiRequest, challenge: SharePath) -> Response[bytes]:
    service = service_of(request)
    if await service.store.read(lambda c: dailies.challenge(c, challenge)) is None:
        raise Problem("no_such_challenge")
    return qr_of(service.link(request.scope, f"/c/{challenge}"))  # type: ignore[arg-type]


def _result(row: Any, me: int | None) -> ChallengeResult:
    outcome = decode(row["outcome"], Outcome)
    name = None if row["hidden"] else row["name"]
    return ChallengeResult(
        info=SeatInfo(name=name, tag=row["tag"]),
        score=outcome.scores[0],
        time_ms=outcome.time_ms,
        reason=outcome.reason,
        match=row["id"],
        you=me is not None and row["player"] == me,
    )


ROUTES: list[Any] = [
    show_daily,
    show_answers,
    show_board,
    make_challenge,
    show_challenge,
    show_challenge_code,
]
