"""Daily puzzles, boards, and how others did."""

import asyncio
from typing import Annotated, Any

from litestar import Response
from litestar.params import Parameter
from msgspec.structs import replace

from worderly.kit import Outcome, decode
from worderly.languages import DEFAULT
from worderly.server.kept_answers import KeptAnswer, kept_answer
from worderly.server.routes.http import ApiRequest, caller_of, get, respond, service_of
from worderly.server.routes.seats import KeyHeader, MatchPath, sit
from worderly.server.service import Service
from worderly.store import dailies
from worderly.store.dailies import DailyHead
from worderly.store.ranking import results as result_rows
from worderly.store.ranking.boards import ALL
from worderly.store.ranking.results import RANKED
from worderly.store.tables.rows import DailyRow
from worderly.table.boards import others, results
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.days import weekend
from worderly.table.days.infos import daily_info, known_day, saturday
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
SHARED_S, BOARD_SHARED_S = 30, 5
"""How long a proxy may answer everybody without asking."""
CircleQuery = Annotated[str | None, Parameter(pattern=r"^[A-Za-z0-9_-]{8,32}$")]


@get("/api/daily", tags=["daily"])
async def show_daily(
    request: ApiRequest, language: LanguageQuery = DEFAULT, date: DayQuery = None
) -> Response[DailyPage]:
    """The five puzzles of a date; a date to come shows its hash from the day before, and nothing else."""
    service, who = service_of(request), await caller_of(request)
    language = service.catalog.language(language)
    day = known_day(date or days.today(service.clock.now_ms()))
    if who.player is not None:
        return respond(request, await _daily_page(request, language, day, who.player.id), None)
    key = ("daily", language, day)
    kept = service.answers.get(key)
    if kept is None:
        kept = service.answers.put(key, await _daily_page(request, language, day, None))
    return respond(request, kept, days.steady_s(day, service.clock.now_ms(), SHARED_S))


async def _daily_page(request: ApiRequest, language: str, day: str, player: int | None) -> KeptAnswer:
    service = service_of(request)
    heads = await service.day_heads.of(language, day)
    names = {g: identity(g, language, head.version, day) for g, head in heads.items() if head is not None}
    tried: Any = {}
    if player is not None:
        tried = await service.store.read(lambda c: dailies.tries_of(c, player, list(names.values())))
    infos = [
        _info(request, game, language, day, head, tried.get(names.get(game))) for game, head in heads.items()
    ]
    now_ms = service.clock.now_ms()
    page = DailyPage(date=day, number=days.number_of(day), now_ms=now_ms, puzzles=tuple(infos))
    return kept_answer(page, lasting=replace(page, now_ms=0))


def _info(
    request: ApiRequest, game: str, language: str, day: str, row: DailyRow | DailyHead | None, tried: Any
) -> DailyInfo:
    service = service_of(request)
    now_ms = service.clock.now_ms()
    version = service.catalog.game(game).days().version if row is None else row.version
    published = row.hash if row is not None and days.is_published(day, now_ms) else None
    info = daily_info(game, language, version, day, now_ms, published)
    return info if tried is None else replace(info, match=tried["match"], done=tried["done"])


@get("/api/weekend", tags=["daily"])
async def show_weekend(
    request: ApiRequest, language: LanguageQuery = DEFAULT, date: DayQuery = None
) -> WeekendInfo:
    """The big puzzle of the weekend that this date belongs to; 404 on a weekday."""
    service = service_of(request)
    day = known_day(date or days.today(service.clock.now_ms()))
    return await weekend.info(service.hub, service.catalog.language(language), saturday(day))


@get("/api/daily/{game:str}/{language:str}/{day:str}/answers", tags=["daily"])
async def show_answers(
    request: ApiRequest, game: GamePath, language: LanguageQuery, day: DayPath
) -> DailyAnswers:
    """Puzzle, solution and salt of a daily, after its day has closed."""
    service = service_of(request)
    now_ms = service.clock.now_ms()
    if not days.is_closed(known_day(day), now_ms):
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
) -> Response[Board]:
    """The best of a board, the caller's own row and those around it; the day is a date or `all`."""
    service, who = service_of(request), await caller_of(request)
    language = service.catalog.language(language)
    player = who.player.id if who.player else None
    if player is not None:
        await service.ranking.settle(player)
    if player is not None or circle is not None:
        return respond(request, await _board(service, game, language, day, player, circle), None)
    key = ("board", game, language, day)
    kept = service.answers.get(key)
    if kept is None:
        kept = service.answers.put(key, await _board(service, game, language, day, None, None))
    return respond(request, kept, BOARD_SHARED_S)


async def _board(
    service: Service, game: str, language: str, day: str, player: int | None, circle: str | None
) -> KeptAnswer:
    version = service.catalog.game(game).days().version
    if day != ALL:
        head = (await service.day_heads.of(language, known_day(day)))[game]
        version = version if head is None else head.version
    name, now_ms = identity(game, language, version, day), service.clock.now_ms()
    return kept_answer(await service.store.read(lambda c: results.show(c, name, day, player, circle, now_ms)))


@get("/api/matches/{match:str}/others", tags=["boards"])
async def show_others(request: ApiRequest, match: MatchPath, key: KeyHeader = None) -> Others:
    """How a finished daily compares with the first tries of the others; empty for any other match."""
    service = service_of(request)
    table, seat = await sit(request, match, key)
    outcome = replays.check_open(service.hub, table, seat)
    if table.row["daily"] is None:
        return Others()
    await service.ranking.settle(None, match)
    row = await service.store.read(lambda c: result_rows.get(c, match))
    is_ranked = table.stream.state.ranked and outcome.ranked and (row is None or row.state == RANKED)
    is_counted = seat is not None and is_ranked
    shown = await _others(service, table.row["daily"], outcome if is_counted else None)
    return shown if seat is None else replace(shown, unranked=result_rows.why_unranked(row))


async def _others(service: Service, name: str, mine: Outcome | None) -> Others:
    now_ms = service.clock.now_ms()
    shown = await service.store.read(lambda c: others.show(c, name, mine, now_ms))
    if not shown.words:
        return shown
    lexicon = await asyncio.to_thread(service.catalog.host_words.lexicon, name.split("/")[1], now_ms)
    return others.without_unfit_words(shown, lexicon.may_show)


ROUTES: list[Any] = [show_daily, show_weekend, show_answers, show_board, show_others]
