"""Creates a match: makes the options legal, makes or copies the puzzle, fills the seats."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from worderly.kit import AnyGame, Notice, Refused, decode, encode
from worderly.store import matches
from worderly.store.matches import MatchRow, NewSeat
from worderly.store.stream_ids import new_stream_id
from worderly.store.tables.kinds import pack
from worderly.table.catalog import given_letters
from worderly.table.match.deal import Deal, deal
from worderly.table.match.hub import Hub
from worderly.table.work.budget import PUZZLE

LARGE = 16 * 1024
COUNTDOWN_MS = 3_000
"""3-2-1 before a round in a room, so that nobody sees the letters earlier than the others."""


@dataclass(frozen=True, kw_only=True)
class MatchPlan:
    """What to play, who plays, and where the result counts."""

    game: str
    seats: Sequence[NewSeat]
    options: Any = None
    seed: str | None = None
    state: bytes | None = None
    """The first state of a stored puzzle (daily, challenge); then `options` are encoded too."""
    daily: str | None = None
    challenge: str | None = None
    room: str | None = None
    ranked: bool = False
    payer: str | None = None
    """Who is charged for what is stored, where no player is."""


@dataclass(frozen=True)
class CreatedMatch:
    match: str
    options: Any
    seed: str | None
    notices: tuple[Notice, ...]


async def create_match(hub: Hub, plan: MatchPlan) -> CreatedMatch:
    game = hub.catalog.game(plan.game)
    options, notices = _options(hub, game, plan)
    seed = None if plan.state is not None else (plan.seed or secrets.token_hex(6))
    now_ms = hub.clock.now_ms()
    first = await _first(hub, game, options, seed, plan, now_ms)
    # A daily's puzzle is stored once, with its day (`dailies.start_of`).
    start = b"" if plan.daily is not None else await pack_aside(first.state)
    if plan.payer is not None:
        await hub.charge_bytes(plan.payer, len(start))
    match = MatchRow(
        id=new_stream_id(now_ms),
        game=game.id,
        version=game.version,
        race=first.rules is not game,
        options=encode(first.options),
        seed=seed,
        start=start,
        started_ms=now_ms + (COUNTDOWN_MS if plan.room is not None else 0),
        ranked=plan.ranked,
        daily=plan.daily,
        challenge=plan.challenge,
        room=plan.room,
        owned=any(seat.player is not None for seat in plan.seats),
    )
    await hub.store.write(lambda c: matches.add(c, match, first.seats))
    return CreatedMatch(match.id, first.options, seed, notices)


async def pack_aside(state: bytes) -> bytes:
    """A large one in a thread: neither the event loop nor the writer waits for it."""
    return await asyncio.to_thread(pack, state) if len(state) > LARGE else state


def _options(hub: Hub, game: AnyGame, plan: MatchPlan) -> tuple[Any, tuple[Notice, ...]]:
    if plan.state is not None:
        return decode(plan.options, game.Options), ()
    return hub.catalog.options(game, plan.options)


class _First(NamedTuple):
    rules: AnyGame
    options: Any
    state: bytes
    seats: list[NewSeat]


async def _first(
    hub: Hub, game: AnyGame, options: Any, seed: str | None, plan: MatchPlan, now_ms: int
) -> _First:
    if plan.state is not None:
        return _First(game, options, plan.state, list(plan.seats))
    # A maker's list may take long; nobody who just wants to play waits behind one.
    work = hub.makers if given_letters(game, options) else hub.work
    wish = Deal(game.id, encode(options), seed or "", len(plan.seats), plan.room is not None, now_ms)
    dealt = await work.run(PUZZLE, deal, wish)
    rules = hub.catalog.rules(game.id, dealt.race)
    seats = _seats(plan.seats, dealt.seats, dealt.machine)
    return _First(rules, decode(dealt.options, rules.Options), dealt.state, seats)


def _seats(given: Sequence[NewSeat], needed: int, machine: str) -> list[NewSeat]:
    """Players who take turns at one screen share the first key; the machine may have the last seat."""
    seats = [*given, *(given[0] for _ in range(needed - len(given)))]
    if len(given) < needed and machine:
        seats[-1] = NewSeat(bot=machine)
    if len(seats) != needed:
        raise Refused("wrong_number_of_seats", seats=needed)
    return seats
