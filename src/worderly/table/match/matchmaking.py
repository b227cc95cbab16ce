"""Handles `POST /api/matches`: practice, a daily, a challenge, a race against bots."""

from worderly.store import dailies, matches
from worderly.store.matches import NewSeat
from worderly.table.catalog import public_options
from worderly.table.days import puzzles as daily
from worderly.table.errors import Problem
from worderly.table.match.create import CreatedMatch, MatchPlan, create_match
from worderly.table.match.hub import Hub
from worderly.table.secret import digest, new_id
from worderly.wire.rest import NewMatch, Started


async def begin(hub: Hub, request: NewMatch, player: int | None) -> Started:
    if request.daily is not None:
        return await _begin_daily(hub, request, request.daily, player)
    key = new_id()
    seat = NewSeat(player=player, key_hash=digest(key))
    if request.challenge is not None:
        plan = await _challenge(hub, request.challenge, seat)
    else:
        levels = hub.catalog.game(request.game).levels
        if not set(request.bots) <= set(levels):
            raise Problem("no_such_bot", levels=", ".join(levels))
        seat_rows = [seat, *(NewSeat(bot=level) for level in request.bots)]
        plan = MatchPlan(game=request.game, seats=seat_rows, options=request.options, seed=request.seed)
    return await started(hub, await create_match(hub, plan), key)


async def _challenge(hub: Hub, challenge_id: str, seat: NewSeat) -> MatchPlan:
    row = await hub.store.read(lambda c: dailies.challenge(c, challenge_id))
    if row is None:
        raise Problem("no_such_challenge")
    return MatchPlan(game=row.game, seats=[seat], options=row.options, state=row.start, challenge=row.id)


async def _begin_daily(hub: Hub, request: NewMatch, day: str, player: int | None) -> Started:
    row = await daily.puzzle(hub, request.game, hub.catalog.language(request.language), day)
    name = daily.name_of(row)
    if player is not None and (mine := await _resumable(hub, name, player)) is not None:
        return mine
    key = new_id()
    ranked = daily.counts(hub, day)
    plan = MatchPlan(
        game=row.game,
        seats=[NewSeat(player=player, key_hash=digest(key))],
        options=row.options,
        state=row.start,
        daily=name,
        ranked=ranked,
    )
    created = await create_match(hub, plan)
    if player is not None and ranked:
        first = await hub.store.write(lambda c: dailies.first_try(c, name, player, created.match))
        if first != created.match:
            await hub.store.write(lambda c: matches.unrank(c, created.match))
    return await started(hub, created, key)


async def _resumable(hub: Hub, name: str, player: int) -> Started | None:
    tried = (await hub.store.read(lambda c: dailies.tries_of(c, player, [name]))).get(name)
    if tried is None or tried["done"]:
        return None
    table = await hub.table(tried["match"])
    if table.is_over:
        return None
    return await started(hub, CreatedMatch(tried["match"], table.options, None, ()), None)


async def started(hub: Hub, created: CreatedMatch, key: str | None) -> Started:
    table = await hub.table(created.match)
    return Started(
        match=created.match,
        key=key,
        game=table.reducer.game.id,
        seed=created.seed,
        options=public_options(table.reducer.game, created.options),
        notices=created.notices,
        daily=table.row["daily"],
        challenge=table.row["challenge"],
        frame=table.frames().frame(0),
    )
