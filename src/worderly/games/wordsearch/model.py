"""The types of Word search: moves, events, state and view."""

from typing import Annotated

from msgspec import Meta

from worderly import kit
from worderly.games.wordsearch.options import Mode, Typing
from worderly.grid import Cell, Direction, line

CLOSED = " "
"""The character of a row where the mask has no cell."""
HINT_COST_MS = 15_000


class HiddenWord(kit.Record, tag="hidden_word"):
    """A word of the grid: the maker's text, the letters in the grid, and its place."""

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
    all_words: bool = False
    """Sad and violent words might be hidden; such a match does not rank."""

    @property
    def listed(self) -> tuple[int, ...]:
        return tuple(i for i, word in enumerate(self.hidden) if not word.secret)


Text = Annotated[str, Meta(max_length=128)]


class Draw(kit.Move, tag="draw"):
    """A straight line from one end of a word to the other, either way."""

    start: Cell
    end: Cell


class Name(kit.Move, tag="name"):
    """A word typed, with one of its ends if the player gives it."""

    word: Text
    at: Cell | None = None


class Hint(kit.Move, tag="hint"):
    """The first cell of a word: of this one, or of any when it is empty."""

    word: Text = ""


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
