"""Deals the first state of a match and says who sits where; worker processes import no database for it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from worderly.kit import AnyGame, Refused, decode, encode, race, start
from worderly.kit.race import RaceOptions
from worderly.store.tables.rows import NewSeat
from worderly.table.catalog import Catalog


class Deal(NamedTuple):
    """What a first state is made from, in plain values: it is made in another process."""

    game: str
    options: bytes
    seed: str
    people: int
    is_room: bool
    now_ms: int


class Dealt(NamedTuple):
    race: bool
    options: bytes
    state: bytes
    seats: int
    machine: str


def deal(catalog: Catalog, wish: Deal) -> Dealt:
    game = catalog.game(wish.game)
    rules, options = seating(game, decode(wish.options, game.Options), wish.people, wish.is_room)
    state = start(rules, options, wish.seed, catalog.tools(options, wish.now_ms))
    seats, machine = len(rules.scores(state)), rules.machine(options)
    return Dealt(rules is not game, encode(options), encode(state), seats, machine)


def seating(game: AnyGame, options: Any, count: int, is_room: bool = False) -> tuple[AnyGame, Any]:
    """The rules for several seats: the game's own if it has them, otherwise a race.

    A room uses the game's own rules also for one seat, so that its spectators see the board.
    """
    own = game.together(options, count) if count > 1 or is_room else None
    if own is not None:
        return game, own
    if count == 1:
        return game, options
    return race(game), RaceOptions(of=options, seats=count, languages=options.languages)


def seats_of(given: Sequence[NewSeat], dealt: Dealt) -> list[NewSeat]:
    """Players who take turns at one screen share the first key; the machine may have the last seat."""
    seats = [*given, *(given[0] for _ in range(dealt.seats - len(given)))]
    if len(given) < dealt.seats and dealt.machine:
        seats[-1] = NewSeat(bot=dealt.machine)
    if len(seats) != dealt.seats:
        raise Refused("wrong_number_of_seats", seats=dealt.seats)
    return seats
