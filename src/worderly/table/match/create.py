"""Creates a match: makes the options legal, makes or copies the puzzle, fills the seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from worderly.kit import AnyGame, Notice, decode, encode
from worderly.seeds import new_seed
from worderly.store.tables.rows import MatchRow, NewSeat
from worderly.table.catalog import given_letters
from worderly.table.match.deal import Deal, deal, seats_of
from worderly.table.match.place import Place
from worderly.table.work.budget import PUZZLE

COUNTDOWN_MS = 3_000
"""3-2-1 before a round in a room, so that nobody sees the letters earlier than the others."""


Register = Callable[[Any, str], bool]
"""Runs in the same commit, with the store's connection and the match's id; False: the match does not rank."""


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
    register: Register | None = None
    payer: str | None = None
    """Who is charged for what is stored, where no player is."""


@dataclass(frozen=True)
class CreatedMatch:
    match: str
    options: Any
    seed: str | None
    notices: tuple[Notice, ...]


async def create_match(hub: Place, plan: MatchPlan) -> CreatedMatch:
    game = hub.catalog.game(plan.game)
    options, notices = _options(hub, game, plan)
    seed = None if plan.state is not None else (plan.seed or new_seed())
    now_ms = hub.clock.now_ms()
    first = await _first(hub, game, options, seed, plan, now_ms)
    match = MatchRow(
        id=hub.new_match_id(now_ms),
        game=game.id,
        version=game.version,
        race=first.rules is not game,
        options=encode(first.options),
        seed=seed,
        start=first.state,
        started_ms=now_ms + (COUNTDOWN_MS if plan.room is not None else 0),
        ranked=plan.ranked,
        daily=plan.daily,
        challenge=plan.challenge,
        room=plan.room,
        owned=any(seat.player is not None for seat in plan.seats),
    )
    await hub.add_match(match, first.seats, plan)
    return CreatedMatch(match.id, first.options, seed, notices)


def _options(hub: Place, game: AnyGame, plan: MatchPlan) -> tuple[Any, tuple[Notice, ...]]:
    if plan.state is not None:
        return decode(plan.options, game.Options), ()
    return hub.catalog.options(game, plan.options)


class _First(NamedTuple):
    rules: AnyGame
    options: Any
    state: bytes
    seats: list[NewSeat]


async def _first(
    hub: Place, game: AnyGame, options: Any, seed: str | None, plan: MatchPlan, now_ms: int
) -> _First:
    if plan.state is not None:
        return _First(game, options, plan.state, list(plan.seats))
    # A maker's list may take long; nobody who just wants to play waits behind one.
    work = hub.makers if given_letters(game, options) else hub.work
    wish = Deal(game.id, encode(options), seed or "", len(plan.seats), plan.room is not None, now_ms)
    dealt = await work.run(PUZZLE, deal, wish)
    rules = hub.catalog.rules(game.id, dealt.race)
    seats = seats_of(plan.seats, dealt)
    return _First(rules, decode(dealt.options, rules.Options), dealt.state, seats)
