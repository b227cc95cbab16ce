"""The options of Word search, and which of them a player or maker may choose."""

from typing import Literal, get_args

from worderly import kit
from worderly.games.wordsearch.grids.alphabet import ALPHABETS, Accents
from worderly.games.wordsearch.grids.masks import SHAPES
from worderly.grid import DIRECTIONS, Direction
from worderly.kit import choices
from worderly.kit.choices import (
    EVERYWHERE,
    MOST_WORDS,
    Check,
    Pick,
    Share,
    Size,
    Text,
    Theme,
    Words,
    refuse_outside,
)
from worderly.lexicon.themes import Age

Level = Literal["easy", "medium", "hard"]
Fill = Literal["uniform", "language", "decoys"]
Mode = Literal["solo", "claim"]
Typing = Literal["free", "placed"]

LEVELS: dict[Level, tuple[Direction, ...]] = {
    "easy": ("E", "S"),
    "medium": ("E", "S", "SE", "SW"),
    "hard": DIRECTIONS,
}
SMALLEST, LARGEST = 3, 100
"""Sides of a grid."""
MOST_PLAYERS = 8
ANY_THEME = "*"


class Pin(kit.Record, tag="pin"):
    """The place of a word in an earlier grid."""

    word: str
    row: int
    col: int
    direction: Direction


class Options(kit.Options, tag="wordsearch_options"):
    LATER = (*kit.Options.LATER, "age")

    words: tuple[str, ...] = ()
    """The maker's own list; else a theme; else `count` words of the lexicon."""
    theme: str = ""
    """A theme's name; `*` is any of them, by chance."""
    age: Age = "everyone"
    """Who the theme by chance must be fit for."""
    count: int = 12
    difficulty: Level = "medium"
    """How common the lexicon's words are."""
    rows: int = 0
    """0: chosen to fit; so is `cols`."""
    cols: int = 0
    level: Level = "hard"
    directions: tuple[Direction, ...] = ()
    """Instead of the level's."""
    backwards: float = 0.2
    weave: float = 0.5
    """How much words cross: from 0, apart, to 1, woven."""
    fill: Fill = "language"
    accents: Accents = "fold"
    alphabet: str = ""
    shape: str = ""
    """A named mask."""
    mask: tuple[str, ...] = ()
    """The maker's own mask: rows in which space, `.` and `0` are not cells."""
    message: str = ""
    """Written into the left-over cells, in reading order."""
    exact: bool = False
    """The message fills the left-over cells to the last one."""
    secret_words: tuple[str, ...] = ()
    pins: tuple[Pin, ...] = ()
    """Places of an earlier grid, used again if they still fit: one word can change and the rest stay."""
    title: str = ""
    mode: Mode = "solo"
    players: int = 1
    """Seats of a claim."""
    typing: Typing = "free"
    """A listed word without its place: `free` finds it (and the match is not ranked), `placed` refuses it."""


CHOICES = (
    Words("words", forms=("maker",), most=MOST_WORDS, is_file=True),
    Theme("theme", forms=EVERYWHERE, preset=ANY_THEME, unless=("words", "count", "difficulty", "lexicon")),
    Pick("age", forms=("maker",), of=get_args(Age)[::-1]),
    choices.Number(
        "count",
        ("--pick",),
        EVERYWHERE,
        low=1,
        high=MOST_WORDS,
        steps=(4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 60),
    ),
    Pick("difficulty", forms=("maker",), of=get_args(Level)),
    Pick("level", forms=EVERYWHERE, of=tuple(LEVELS)),
    choices.Directions("directions"),
    Share("backwards", forms=("maker",), steps=(0, 0.2, 0.5, 1)),
    Share("weave", forms=("maker",), steps=(0, 0.5, 1)),
    Size(
        "size",
        forms=EVERYWHERE,
        sets=("rows", "cols"),
        low=SMALLEST,
        high=LARGEST,
        steps=(8, 10, 12, 15, 18, 20, 25, 30, 40),
        zero="fitting",
        unit="square",
    ),
    Pick("fill", forms=("maker",), of=get_args(Fill)),
    Pick("accents", of=get_args(Accents)),
    Pick("alphabet", of=("", *ALPHABETS), is_named=False),
    Pick("shape", forms=("maker",), of=("", *SHAPES)),
    choices.Picture("mask"),
    Text("message", forms=("maker",)),
    Check("exact", needs="message"),
    Words("secret_words", forms=("maker",), most=MOST_WORDS),
    Text("title"),
    Pick("mode", forms=("room",), only="room", of=get_args(Mode)),
)
INNER = ("pins", "players", "typing")


def check(options: Options) -> tuple[Options, tuple[kit.Notice, ...]]:
    refuse_outside(options, CHOICES)
    _within("players", options.players, 1, MOST_PLAYERS)
    _within("pins", len(options.pins), 0, MOST_WORDS)
    _within("words", len(options.words) + len(options.secret_words), 0, MOST_WORDS)
    if options.mask:
        _within("mask", len(options.mask), SMALLEST, LARGEST)
        _within("mask", max(map(len, options.mask)), SMALLEST, LARGEST)
    return options, ()


def _within(option: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise kit.Refused("bad_option", option=option, value=value, need=f"{low}–{high}")
