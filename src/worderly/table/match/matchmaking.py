"""Handles `POST /api/matches`: practice, a daily, a challenge, a race against bots."""

import dataclasses
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy import Connection

from worderly.games.levels import is_offered
from worderly.store import dailies
from worderly.store.dailies import ChallengeRow
from worderly.store.ranking import others
from worderly.store.tables.rows import NewSeat
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.days import weekend
from worderly.table.days.infos import game_of_weekend, saturday
from worderly.table.errors import Problem
from worderly.table.match.answers import started
from worderly.table.match.create import CreatedMatch, MatchPlan, create_match
from worderly.table.match.hub import Hub
from worderly.table.people import quotas
from worderly.table.secret import digest, new_id
from worderly.wire.rest import NewMatch, Started


class Person(NamedTuple):
    """Who asks: a player or nobody, on a device that is known for the day only."""

    player: int | None
    device: str | None
    payer: str | None = None
    """Who is charged for what is stored, if there is no player."""


async def begin(
    hub: Hub, request: NewMatch, player: int | None, device: str | None = None, payer: str | None = None
) -> Started:
    who = Person(player, device, payer)
    if request.daily is not None:
        return await _begin_daily(hub, request.game, request.language, request.daily, who)
    if player is not None:
        await hub.store.read(lambda c: quotas.check_match(c, player))
    if request.weekend is not None:
        return await _begin_weekend(hub, request.language, saturday(request.weekend), player)
    key = new_id()
    seat = NewSeat(player=player, key_hash=digest(key))
    if request.challenge is not None:
        challenge = await find_challenge(hub, request.challenge)
        if challenge.daily is not None and is_open(hub, challenge.daily):
            return await _begin_challenged_daily(hub, challenge.id, challenge.daily, who)
        plan = _challenge_plan(challenge, seat)
    else:
        levels = hub.catalog.game(request.game).levels
        if not all(is_offered(name, levels) for name in request.bots):
            raise Problem("no_such_bot", levels=", ".join(levels))
        seat_rows = [seat, *(NewSeat(bot=level) for level in request.bots)]
        plan = MatchPlan(game=request.game, seats=seat_rows, options=request.options, seed=request.seed)
    plan = dataclasses.replace(plan, payer=None if player is not None else payer)
    return await started(hub, await create_match(hub, plan), key)


async def find_challenge(hub: Hub, challenge_id: str) -> ChallengeRow:
    row = await hub.store.read(lambda c: dailies.challenge(c, challenge_id))
    if row is None:
        raise Problem("no_such_challenge")
    return row


def is_open(hub: Hub, name: str) -> bool:
    return not days.is_closed(name.rpartition("/")[2], hub.clock.now_ms())


def _challenge_plan(row: ChallengeRow, seat: NewSeat) -> MatchPlan:
    return MatchPlan(game=row.game, seats=[seat], options=row.options, state=row.start, challenge=row.id)


async def _begin_challenged_daily(hub: Hub, challenge: str, name: str, who: Person) -> Started:
    """Others still play this puzzle, so the challenge is to play the daily itself, ranked as usual."""
    game, language, _, day = name.split("/")
    begun = await _begin_daily(hub, game, language, day, who)
    await hub.store.write(lambda c: dailies.enter_challenge(c, challenge, begun.match))
    return replace(begun, challenge=challenge)


async def _begin_weekend(hub: Hub, language: str, day: str, player: int | None) -> Started:
    row, key = await weekend.puzzle(hub, hub.catalog.language(language), day), new_id()
    seat, game = NewSeat(player=player, key_hash=digest(key)), game_of_weekend(hub.catalog, day)
    plan = MatchPlan(game=game.id, seats=[seat], options=row.options, state=row.start)
    return replace(await started(hub, await create_match(hub, plan), key), weekend=day)


async def _begin_daily(hub: Hub, game: str, language: str, day: str, who: Person) -> Started:
    row = await daily.puzzle(hub, game, hub.catalog.language(language), day)
    name = daily.name_of(row)
    if (mine := await _resumable(hub, name, who)) is not None:
        return mine
    key = new_id()
    ranked = daily.counts(hub, day)
    plan = MatchPlan(
        game=row.game,
        seats=[NewSeat(player=who.player, key_hash=digest(key))],
        options=row.options,
        state=row.start,
        daily=name,
        ranked=ranked,
        register=partial(_register_try, name, who) if ranked else None,
    )
    return await started(hub, await create_match(hub, plan), key)


def _register_try(name: str, who: Person, connection: Connection, match: str) -> bool:
    """A later try of the same player does not rank, nor one on a device that has seen the solution."""
    is_new = _open_on_device(connection, name, match, who)
    is_first = who.player is None or dailies.first_try(connection, name, who.player, match) == match
    return is_new and is_first


def _open_on_device(connection: Connection, name: str, match: str, who: Person) -> bool:
    """False if the device has seen the solution."""
    if who.device is None:
        return True
    # The hash is of one daily only, so that the tries of a device cannot be put together.
    device, expires_ms = digest(f"{who.device}/{name}"), days.closes_ms(name.rpartition("/")[2])
    return others.begin_try(connection, device, match, expires_ms)


async def _resumable(hub: Hub, name: str, who: Person) -> Started | None:
    """The player's match of that day; whatever this device has seen counts at its end."""
    if who.player is None:
        return None
    player = who.player
    tried = (await hub.store.read(lambda c: dailies.tries_of(c, player, [name]))).get(name)
    if tried is None or tried["done"]:
        return None
    match = tried["match"]
    table = await hub.table(match)
    if table.is_over:
        return None
    await hub.store.write(lambda c: _open_on_device(c, name, match, who))
    return await started(hub, CreatedMatch(match, table.options, None, ()), None)
