"""Begins a match without a server: practice, the local daily, the weekend's big one."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from worderly.device.local.daily import local_daily, public_seed
from worderly.engine.kept import SoloPlan
from worderly.engine.solo import Solo
from worderly.games.levels import is_offered
from worderly.games.tools import Tools
from worderly.kit import AnyGame, Options, encode
from worderly.kit.dailies.weekend import weekend_puzzle
from worderly.store.tables.rows import NewSeat
from worderly.table.days import calendar as days
from worderly.table.days.infos import game_of_weekend, known_day, saturday
from worderly.table.days.seeds import identity
from worderly.table.errors import Problem
from worderly.table.match.answers import started
from worderly.table.match.create import CreatedMatch, create_match
from worderly.table.secret import digest, new_id
from worderly.wire.rest import NewMatch, Started


class DatedPuzzle(NamedTuple):
    """The puzzle of a date; from a public seed, so it never ranks."""

    options: bytes
    state: bytes


async def begin(solo: Solo, request: NewMatch) -> Started:
    if request.challenge is not None:
        raise Problem("needs_server")
    if request.daily is not None:
        return await _begin_dated(solo, request, *_daily(solo, request))
    if request.weekend is not None:
        return await _begin_weekend(solo, request)
    return await _begin(solo, _practice(solo, request))


async def _begin(solo: Solo, plan: SoloPlan) -> Started:
    return await started(solo, await create_match(solo, plan), plan.key)


def _practice(solo: Solo, request: NewMatch) -> SoloPlan:
    levels, key = solo.catalog.game(request.game).levels, new_id()
    if not all(is_offered(name, levels) for name in request.bots):
        raise Problem("no_such_bot", levels=", ".join(levels))
    seats = [NewSeat(key_hash=digest(key)), *(NewSeat(bot=level) for level in request.bots)]
    wish = {"game": request.game, "options": request.options, "seed": request.seed}
    return SoloPlan(seats=seats, key=key, asked=request, **wish)


# --- dates --------------------------------------------------------------------


Dated = tuple[str, AnyGame, Callable[[], DatedPuzzle]]
"""The name of a date's puzzle, its game, and how to make it."""


def _daily(solo: Solo, request: NewMatch) -> Dated:
    game, language = solo.catalog.game(request.game), solo.catalog.language(request.language)
    day = opened(solo, request.daily or "")
    return daily_name(game, language, day), game, partial(daily_of, solo, game, language, day)


async def _begin_weekend(solo: Solo, request: NewMatch) -> Started:
    day = opened(solo, saturday(request.weekend or ""))
    game, language = game_of_weekend(solo.catalog, day), solo.catalog.language(request.language)
    name, make = f"weekend/{daily_name(game, language, day)}", partial(_weekend, solo, game, language, day)
    asked = replace(request, game=game.id, weekend=day)
    return replace(await _begin_dated(solo, asked, name, game, make), weekend=day)


async def _begin_dated(
    solo: Solo, request: NewMatch, name: str, game: AnyGame, make: Callable[[], DatedPuzzle]
) -> Started:
    """The match of this date that is not over yet, or a new one."""
    if (mine := await _resumable(solo, name)) is not None:
        return mine
    made, key = make(), new_id()
    plan = SoloPlan(
        game=game.id,
        seats=[NewSeat(key_hash=digest(key))],
        options=made.options,
        state=made.state,
        daily=None if request.daily is None else name,
        key=key,
        asked=request,
        slot=name,
    )
    return await _begin(solo, plan)


async def _resumable(solo: Solo, name: str) -> Started | None:
    match = await solo.store.newest(name)
    kept = None if match is None else await solo.store.match(match)
    if kept is None or (table := await solo.table(kept.match)).is_over:
        return None
    return await started(solo, CreatedMatch(kept.match, table.options, None, ()), kept.key)


def opened(solo: Solo, day: str) -> str:
    """Raises Problem for a date that is not played anywhere yet."""
    if solo.clock.now_ms() < days.opens_ms(known_day(day)):
        raise Problem("not_yet_open")
    return day


def daily_of(solo: Solo, game: AnyGame, language: str, day: str) -> DatedPuzzle:
    made = local_daily(game, language, date.fromisoformat(day), _tools(solo, language))
    return DatedPuzzle(encode(made.options), encode(made.state))


def daily_name(game: AnyGame, language: str, day: str) -> str:
    return identity(game.id, language, game.days().version, day)


def _tools(solo: Solo, language: str) -> Tools:
    """The lists as they were shipped: no host has changed them."""
    return solo.catalog.tools(Options(languages=(language,)), 0)


def _weekend(solo: Solo, game: AnyGame, language: str, day: str) -> DatedPuzzle:
    tools, seed_of = _tools(solo, language), partial(public_seed, game, language)
    made = weekend_puzzle(game, language, date.fromisoformat(day), seed_of, tools)
    return DatedPuzzle(encode(made.options), encode(made.state))
