"""Word search: types."""

from typing import Literal

from worderly import kit
from worderly.games.wordsearch.alphabet import Accents
from worderly.grid import DIRECTIONS, Cell, Direction, line

CLOSED = " "
"""What a row holds where a mask has no cell."""
HINT_COST_MS = 15_000

Level = Literal["easy", "medium", "hard"]
Fill = Literal["uniform", "language", "decoys"]
Mode = Literal["solo", "claim"]
Typing = Literal["free", "placed"]

LEVELS: dict[Level, tuple[Direction, ...]] = {
    "easy": ("E", "S"),
    "medium": ("E", "S", "SE", "SW"),
    "hard": DIRECTIONS,
}


class Pin(kit.Record, tag="pin"):
    """Where a word shall lie."""

    word: str
    row: int
    col: int
    direction: Direction


class Options(kit.Options, tag="wordsearch_options"):
    words: tuple[str, ...] = ()
    """The maker's own list; else a theme; else `count` words of the lexicon."""
    theme: str = ""
    """A theme's name; `*` is any of them, by chance."""
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
    """From 0, apart, to 1, woven."""
    fill: Fill = "language"
    accents: Accents = "fold"
    alphabet: str = ""
    shape: str = ""
    """A named mask."""
    mask: tuple[str, ...] = ()
    """A mask of one's own: rows in which space, `.` and `0` have no cell."""
    message: str = ""
    """Written into the left-over cells, in reading order."""
    exact: bool = False
    """The message fills the left-over cells to the last one."""
    secret_words: tuple[str, ...] = ()
    pins: tuple[Pin, ...] = ()
    """Places of an earlier grid, kept where they still fit: so one word can change and the rest stay."""
    title: str = ""
    mode: Mode = "solo"
    players: int = 1
    """Seats of a claim."""
    typing: Typing = "free"
    """Whether a listed word typed without its place is found (and the match then unranked) or refused."""


class HiddenWord(kit.Record, tag="hidden_word"):
    """A word of the grid: as its maker wrote it, as the grid spells it, and where."""

    text: str
    letters: str
    row: int
    col: int
    direction: Direction
    secret: bool = False

    @property
    def cells(self) -> tuple[Cell, ...]:
        return line((self.row, self.col), self.direction, len(self.letters))


class Unplaced(kit.Record, tag="unplaced"):
    """A word that is not in the grid, and why: too_long, too_short, not_letters, no_room, would_repeat."""

    word: str
    reason: str


class Found(kit.Record, tag="found"):
    word: int
    """Its index in the list of hidden words."""
    seat: kit.Seat
    at_ms: int
    start: Cell
    end: Cell
    typed: bool = False
    """Named without its place."""


class Hinted(kit.Record, tag="hinted"):
    word: int
    seat: kit.Seat


class State(kit.Record, tag="wordsearch_state"):
    grid: tuple[str, ...]
    hidden: tuple[HiddenWord, ...]
    unplaced: tuple[Unplaced, ...]
    title: str
    theme: str
    message: str
    alphabet: str
    mode: Mode
    typing: Typing
    chance: str
    """The seed of later draws."""
    gave_up: tuple[int | None, ...]
    """By seat: when, in ms."""
    found: tuple[Found, ...] = ()
    hints: tuple[Hinted, ...] = ()

    @property
    def listed(self) -> tuple[int, ...]:
        return tuple(i for i, word in enumerate(self.hidden) if not word.secret)


class Draw(kit.Move, tag="draw"):
    """A straight line from one end of a word to the other, either way."""

    start: Cell
    end: Cell


class Name(kit.Move, tag="name"):
    """A word typed, with one of its ends if the player gives it."""

    word: str
    at: Cell | None = None


class Hint(kit.Move, tag="hint"):
    """The first cell of a word: of this one, or of any when it is empty."""

    word: str = ""


Move = Draw | Name | Hint | kit.GiveUp


class WordFound(kit.Event, tag="word_found"):
    """`secret` words are extra: they were not in the list and do not count."""

    word: str = ""
    cells: tuple[Cell, ...] = ()
    finder: kit.Seat = 0
    at_ms: int = 0
    secret: bool = False


class HintGiven(kit.Event, tag="hint_given"):
    word: str = ""
    cell: Cell = (0, 0)
    cost_ms: int = HINT_COST_MS


class GaveUp(kit.Event, tag="gave_up"):
    giver: kit.Seat = 0


Event = WordFound | HintGiven | GaveUp


class ListedWord(kit.Record, tag="listed_word"):
    text: str
    length: int
    """Its letters in the grid."""
    found_by: kit.Seat | None
    at_ms: int | None
    cells: tuple[Cell, ...]
    """Empty until it is found or the match is over."""


class HintView(kit.Record, tag="hint_view"):
    word: str
    cell: Cell


class View(kit.Record, tag="wordsearch_view"):
    grid: tuple[str, ...]
    words: tuple[ListedWord, ...]
    title: str
    theme: str
    alphabet: str
    mode: Mode
    typing: Typing
    unplaced: tuple[Unplaced, ...]
    secrets: int
    """How many secret words there are."""
    secrets_found: tuple[ListedWord, ...]
    """All of them when the match is over."""
    scores: tuple[int, ...]
    hints: tuple[HintView, ...]
    hints_used: int
    penalty_ms: int
    """What hints have cost so far, to be added to the clock."""
    gave_up: tuple[bool, ...]
    over: bool
    time_ms: int | None
    """The whole time, hints included, when the match is over."""
    message: str | None
    """What the left-over letters say, when the match is over."""


class Puzzle(kit.Record, tag="wordsearch_puzzle"):
    grid: tuple[str, ...]
    words: tuple[str, ...]
    title: str


class PlacedWord(kit.Record, tag="placed_word"):
    word: str
    row: int
    col: int
    direction: Direction
    cells: tuple[Cell, ...]
    secret: bool = False


class Solution(kit.Record, tag="wordsearch_solution"):
    words: tuple[PlacedWord, ...]
    unplaced: tuple[Unplaced, ...]
    message: str = ""
