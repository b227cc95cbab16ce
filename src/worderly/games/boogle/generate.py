"""Options made whole, and a board from options and chance."""

from collections.abc import Sequence

from msgspec.structs import replace

from worderly import kit
from worderly.games.boogle import dice, faces
from worderly.games.boogle.model import (
    MIN_LENGTHS,
    ROOM_SEATS,
    ROUNDS,
    SHORTEST_S,
    SIZES,
    TURN_PLAYERS,
    WEIGHTS,
    Deal,
    Faces,
    Options,
    State,
    Turn,
)
from worderly.games.boogle.words import count_common, is_common, on_board
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon

TIMER_S = 180
REROLLS = 40
"""A 4×4 of the new dice is rich enough at the first roll in most cases; of poor ones the richest is kept."""


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    _check_board(options)
    _check_players(options)
    if options.min_length:
        _within("min_length", options.min_length, MIN_LENGTHS)
    if options.time_s and options.time_s < SHORTEST_S:
        raise kit.Refused("bad_option", option="time_s", value=options.time_s, need=f"0, ≥ {SHORTEST_S}")
    _within("rounds", options.rounds, ROUNDS)
    return settle(options), ()


def _within(option: str, value: int, limits: tuple[int, int]) -> None:
    if not limits[0] <= value <= limits[1]:
        raise kit.Refused("bad_option", option=option, value=value, need=f"{limits[0]}–{limits[1]}")


def _check_board(options: Options) -> None:
    if options.grid:
        _typed_in(options)
        return
    if options.size:
        _within("size", options.size, SIZES)
    if options.dice in ("", WEIGHTS):
        return
    name = dice.full_name(options.dice)
    known = ", ".join((WEIGHTS, *dice.short_names()))
    if name is None:
        raise kit.Refused("bad_option", option="dice", value=options.dice, need=known)
    if options.size not in (0, dice.dice_sets()[name].size):
        raise kit.Refused("dice_of_other_size", dice=options.dice, size=dice.dice_sets()[name].size)


def _typed_in(options: Options) -> Faces:
    try:
        grid = faces.parse(options.grid, faces.reads_qu(options.languages[0], options.plain_q))
    except ValueError as error:
        raise kit.Refused("bad_grid", grid=options.grid) from error
    if max(len(grid), len(grid[0])) > SIZES[1]:
        raise kit.Refused("bad_grid", grid=options.grid)
    return grid


def _check_players(options: Options) -> None:
    if options.mode == "turns":
        _within("players", len(options.players), TURN_PLAYERS)
    if options.mode == "room":
        _within("seats", options.seats, ROOM_SEATS)
    if len(set(options.players)) < len(options.players) or not all(options.players):
        raise kit.Refused("same_names")


def settle(options: Options) -> Options:
    """Every default made a value, so that equal games have equal options."""
    language = options.languages[0]
    if options.grid:
        grid = _typed_in(options)
        name, size = "", max(len(grid), len(grid[0]))
    else:
        name = dice.full_name(options.dice) or options.dice
        size = options.size or (dice.dice_sets()[name].size if name in dice.dice_sets() else 4)
        name = name or dice.default_set(language, size) or WEIGHTS
    timer_s = dice.dice_sets()[name].timer_s if name in dice.dice_sets() else TIMER_S
    return replace(
        options,
        dice=name,
        size=size,
        min_length=options.min_length or (3 if size <= 4 else 4),
        time_s=timer_s if options.time_s is None else options.time_s,
        seats={"solo": 1, "turns": len(options.players), "room": options.seats}[options.mode],
    )


def daily(language: str, chance: kit.Chance) -> Options:
    return settle(Options(languages=(language,)))


def new(options: Options, chance: kit.Chance, tools: Tools) -> State:
    options, secret = settle(options), chance.secret()
    first = deal(options, secret, 0, tools.lexicons)
    seats = 1 if options.mode == "turns" else options.seats
    started_ms = None if options.mode == "turns" else 0
    turns = tuple(Turn(seat=seat, deal=0, started_ms=started_ms) for seat in range(seats))
    values = dict(tools.words.letter_values)
    return State(options=options, values=values, secret=secret, deals=(first,), turns=turns)


def deal(options: Options, secret: str, number: int, lexicons: Sequence[Lexicon]) -> Deal:
    """The k-th board of a match, the same whatever was played before it."""
    grid = _board(options, kit.Chance(f"{secret}/board/{number}"), lexicons)
    words = on_board(grid, lexicons, options.min_length, options.scoring)
    return Deal(grid, words, sum(map(is_common, words)))


def _board(options: Options, chance: kit.Chance, lexicons: Sequence[Lexicon]) -> Faces:
    if options.grid:
        return _typed_in(options)
    best, richest = roll(options, chance, lexicons[0]), -1
    for attempt in range(REROLLS if options.fewest_common else 0):
        grid = best if attempt == 0 else roll(options, chance, lexicons[0])
        common = count_common(grid, lexicons, options.min_length)
        if common > richest:
            best, richest = grid, common
        if common >= options.fewest_common:
            break
    return best


def roll(options: Options, chance: kit.Chance, lexicon: Lexicon) -> Faces:
    drawn = _drawn(options, chance, lexicon) if options.dice == WEIGHTS else dice.roll(options.dice, chance)
    return tuple(tuple(drawn[at : at + options.size]) for at in range(0, options.size**2, options.size))


def _drawn(options: Options, chance: kit.Chance, lexicon: Lexicon) -> list[str]:
    """From a bag with each letter as often as the language counts it: never more of one than its count."""
    bag = [letter for letter, many in lexicon.letter_counts.items() for _ in range(many)]
    qu = faces.reads_qu(options.languages[0], options.plain_q)
    return ["qu" if qu and letter == "q" else letter for letter in chance.sample(bag, options.size**2)]
