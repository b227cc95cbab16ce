"""The options of Boogle, and which of them a player may choose."""

from typing import Literal, get_args

from msgspec.structs import replace

from worderly import kit
from worderly.games.boogle.boards import dice, faces
from worderly.games.levels import LEVELS
from worderly.kit.choices import (
    EVERYWHERE,
    Check,
    ChosenValues,
    Languages,
    Names,
    Number,
    Pick,
    Text,
    bad_option,
    refuse_outside,
)

Mode = Literal["solo", "turns", "room"]
Scoring = Literal["letters", "classic"]
Total = Literal["all", "unique"]

ROOM_SEATS = (1, 64)
WEIGHTS = "weights"
"""Letters by weight instead of dice."""
USUAL_SIZE = 4
USUAL_S = 180


class Options(kit.Options, tag="boogle_options"):
    size: int = 0
    """0: the dice set's own, else 4."""
    dice: str = ""
    """The name of a set, "weights", or empty: the language's own set for the size, else weights."""
    grid: str = ""
    """A board typed in ("pers/latg/sine/ters"); dice and size are then its own."""
    plain_q: bool = False
    """A q on a board typed in is a plain q, not Qu."""
    min_length: int = 0
    """0: 3 up to 4×4, 4 above."""
    time_s: int | None = None
    """None: the dice set's own timer, else 180; 0: untimed."""
    scoring: Scoring = "letters"
    fewest_common: int = 25
    """Boards with fewer common words are rolled again; 0 takes any board."""
    mode: Mode = "solo"
    seats: int = 1
    """Of a room; turns have one seat a player."""
    players: tuple[str, ...] = ()
    """Names, for turns."""
    machine: str = ""
    """The bot's level when the last of `players` is the machine."""
    rounds: int = 1
    same_board: bool = False
    """Turns: everyone plays the same board in a round."""
    decides: Total = "all"
    """Which total decides a room."""


SIZE = Number(
    "size",
    forms=EVERYWHERE,
    low=3,
    high=faces.LONGEST_SIDE,
    zero="fitting",
    usual=USUAL_SIZE,
    unit="square",
)
TIME = Number(
    "time_s",
    ("--time",),
    (*EVERYWHERE, "turns"),
    low=10,
    high=3600,
    steps=(30, 60, 120, 180, 300),
    zero="untimed",
    usual=USUAL_S,
    unit="seconds",
)
PLAYERS = Names("players", forms=("practice", "turns"), only="turns", low=2, high=8)
CHOICES = (
    SIZE,
    Pick("dice", forms=("maker",), of=("", *dice.short_names(), WEIGHTS), is_open=True, is_named=False),
    TIME,
    Number("min_length", ("--min",), ("maker",), low=2, high=6, zero="fitting"),
    Pick("scoring", forms=EVERYWHERE, of=get_args(Scoring)),
    Text("grid", ("--board",), ("maker",), example="pers/latg/sine/ters", metavar="ROWS"),
    Check("plain_q", needs="grid"),
    PLAYERS,
    Pick("machine", forms=("turns",), only="turns", of=("", *LEVELS)),
    Number("rounds", forms=("practice", "turns"), only="turns", needs="players", low=1, high=5),
    Check("same_board", forms=("practice", "turns"), only="turns", needs="players"),
    Languages("languages", forms=("turns",)),
    Pick("decides", forms=("room",), only="room", of=get_args(Total)),
)
INNER = ("fewest_common", "mode", "seats")


def resolve_choices(given: ChosenValues, say: kit.Say) -> ChosenValues:
    """One player against the machine may leave out the names."""
    players = given.get("players", ())
    if "machine" in given:
        named = players or (say("plain-you"),)
        players = named if len(named) > 1 and "players" in given else (*named, say("plain-machine"))
    return {**given, "players": players, "mode": "turns"} if players else given


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    if options.players and options.mode == "solo":
        options = replace(options, mode="turns")
    _check_board(options)
    _check_players(options)
    refuse_outside(options, [one for one in CHOICES if one is not SIZE])
    return fill_in(options), ()


def _check_board(options: Options) -> None:
    if options.grid:
        typed_in(options)
        return
    refuse_outside(options, (SIZE,))
    if options.dice in ("", WEIGHTS):
        return
    name = dice.full_name(options.dice)
    if name is None:
        known = ", ".join((WEIGHTS, *dice.short_names()))
        raise kit.Refused("bad_option", option="dice", value=options.dice, need=known)
    if options.size not in (0, dice.dice_sets()[name].size):
        raise kit.Refused("dice_of_other_size", dice=options.dice, size=dice.dice_sets()[name].size)


def typed_in(options: Options) -> faces.Faces:
    """The typed board; raises Refused if it is not a board."""
    try:
        grid = faces.parse(options.grid, faces.reads_qu(options.languages[0], options.plain_q))
    except ValueError as error:
        raise kit.Refused("bad_grid", grid=options.grid) from error
    if max(len(grid), len(grid[0])) > SIZE.high:
        raise kit.Refused("bad_grid", grid=options.grid)
    return grid


def _check_players(options: Options) -> None:
    if options.mode == "turns" and not PLAYERS.low <= len(options.players) <= PLAYERS.high:
        raise bad_option(PLAYERS, options.players)
    if options.mode == "room" and not ROOM_SEATS[0] <= options.seats <= ROOM_SEATS[1]:
        need = f"{ROOM_SEATS[0]}–{ROOM_SEATS[1]}"
        raise kit.Refused("bad_option", option="seats", value=options.seats, need=need)
    if len(set(options.players)) < len(options.players) or not all(options.players):
        raise kit.Refused("same_names")


def fill_in(options: Options) -> Options:
    """Replaces every default by a value, so that equal games have equal options."""
    language = options.languages[0]
    if options.grid:
        grid = typed_in(options)
        name, size = "", max(len(grid), len(grid[0]))
    else:
        name = dice.full_name(options.dice) or options.dice
        size = options.size or (dice.dice_sets()[name].size if name in dice.dice_sets() else USUAL_SIZE)
        name = name or dice.default_set(language, size) or WEIGHTS
    timer_s = dice.dice_sets()[name].timer_s if name in dice.dice_sets() else USUAL_S
    return replace(
        options,
        dice=name,
        size=size,
        min_length=options.min_length or (3 if size <= USUAL_SIZE else 4),
        time_s=timer_s if options.time_s is None else options.time_s,
        seats={"solo": 1, "turns": len(options.players), "room": options.seats}[options.mode],
    )


def daily(language: str, chance: kit.Chance) -> Options:
    return fill_in(Options(languages=(language,)))
