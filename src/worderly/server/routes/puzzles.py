"""Daily puzzles, boards, and how others did."""

import asyncio
from typing import Annotated, Any

from litestar.params import Parameter

from worderly.kit import Outcome, decode
from worderly.languages import DEFAULT
from worderly.server.routes.http import ApiRequest, caller_of, get, service_of
from worderly.server.routes.seats import KeyHeader, MatchPath, sit
from worderly.server.service import Service
from worderly.store import dailies
from worderly.store.boards import ALL
from worderly.store.dailies import DailyRow
from worderly.table.boards import others, results
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.days import weekend
from worderly.table.days.seeds import identity
from worderly.table.errors import Problem
from worderly.table.match import replays
from worderly.wire.days import DailyAnswers, DailyInfo, DailyPage, WeekendInfo
from worderly.wire.others import Others
from worderly.wire.people import Board

DayQuery = Annotated[str | None, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]
LanguageQuery = Annotated[str, Parameter(pattern=r"^[a-z]{2}$")]
DayPath = Annotated[str, Parameter(pattern=r"^\d{4}-\d{2}-\d{2}$")]
BoardPath = Annotated[str, Parameter(pattern=r"^(all|\d{4}-\d{2}-\d{2})$")]
GamePath = Annotated[str, Parameter(pattern=r"^[a-z]{1,20}$")]
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


@get("/api/weekend", tags=["daily"])
async def show_weekend(
    request: ApiRequest, language: LanguageQuery = DEFAULT, date: DayQuery = None
) -> WeekendInfo:
    """The big puzzle of the weekend that this date belongs to; 404 on a weekday."""
    service = service_of(request)
    day = _known_day(date or days.today(service.clock.now_ms()))
    return await weekend.info(service.hub, service.catalog.language(language), weekend.saturday(day))


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
        others=await _others(service, daily.name_of(row), None),
    )


@get("/api/boards/{game:str}/{language:str}/{day:str}", tags=["boards"])
async def show_board(
    request: ApiRequest, game: GamePath, language: LanguageQuery, day: BoardPath, circle: CircleQuery = None
) -> Board:
    service, who = service_of(request), await caller_of(request)
    language = service.catalog.language(language)
    row = None
    if day != ALL:
        row = await daily.stored(service.hub, game, language, _known_day(day))
    version = service.catalog.game(game).days().version
    name = identity(game, language, version, day) if row is None else daily.name_of(row)
    player, now_ms = who.player.id if who.player else None, service.clock.now_ms()
    return await service.store.read(lambda c: results.show(c, name, day, player, circle, now_ms))


@get("/api/matches/{match:str}/others", tags=["boards"])
async def show_others(request: ApiRequest, match: MatchPath, key: KeyHeader = None) -> Others:
    """How a finished daily compares with the first tries of the others; empty for any other match."""
    service = service_of(request)
    table, seat = await sit(request, match, key)
    outcome = replays.check_open(service.hub, table, seat)
    if table.row["daily"] is None:
        return Others()
    is_counted = seat is not None and table.stream.state.ranked and outcome.ranked
    return await _others(service, table.row["daily"], outcome if is_counted else None)


async def _others(service: Service, name: str, mine: Outcome | None) -> Others:
    now_ms = service.clock.now_ms()
    shown = await service.store.read(lambda c: others.show(c, name, mine, now_ms))
    if not shown.words:
        return shown
    lexicon = await asyncio.to_thread(service.catalog.host_words.lexicon, name.split("/")[1], now_ms)
    return others.without_unfit_words(shown, lexicon.may_show)


ROUTES: list[Any] = [show_daily, show_weekend, show_answers, show_board, show_others]
