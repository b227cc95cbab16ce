"""The types of Battlewords: options, state, moves, events and what a player sees."""

from typing import Annotated, Literal

from msgspec import Meta

from worderly.games.battlewords.options import Options
from worderly.kit import Event as KitEvent
from worderly.kit import GiveUp, Notice, Record
from worderly.kit import Move as KitMove

Text = Annotated[str, Meta(max_length=64)]
Cell = tuple[int, int]
Direction = Literal["H", "V"]
Tier = Literal["practise", "good", "great", "fantastic"]
TIERS: tuple[tuple[Tier, int], ...] = (("practise", 0), ("good", 34), ("great", 38), ("fantastic", 42))
"""With the points at which they begin."""
TurnKind = Literal["letter", "water", "right", "wrong", "hint"]

SIZE = 12
LENGTHS = (4, 4, 5, 5, 6, 6)
WATER, COVERED = ".", "?"
STEPS: dict[Direction, Cell] = {"H": (0, 1), "V": (1, 0)}


class Hidden(Record, tag="battlewords_word"):
    word: str
    """The key, lower case."""
    display: str
    row: int
    col: int
    direction: Direction


class Reveal(KitMove, tag="reveal"):
    row: int
    col: int


class Guess(KitMove, tag="guess"):
    word: Text


class Hint(KitMove, tag="hint"):
    """Uncovers a letter of an unguessed word for two points; allows no guess."""


Move = Reveal | Guess | Hint | GiveUp


class Revealed(KitEvent, tag="revealed"):
    cell: Cell = (0, 0)
    letter: str = ""
    """Empty for water."""


class Right(KitEvent, tag="right"):
    word: str = ""
    points: int = 0
    covered: int = 0
    """How many of its cells were still covered: the points above its length."""
    cells: tuple[Cell, ...] = ()


class Wrong(KitEvent, tag="wrong"):
    word: str = ""
    wrong: int = 0
    """Wrong guesses so far."""
    why: Notice | None = None


class Hinted(KitEvent, tag="hinted"):
    cell: Cell = (0, 0)
    letter: str = ""
    cost: int = 0


class Ended(KitEvent, tag="ended"):
    reason: str = ""


Event = Revealed | Right | Wrong | Hinted | Ended


class Turn(Record, tag="battlewords_turn"):
    """One answered move, in the order played."""

    kind: TurnKind
    word: str = ""
    cell: Cell | None = None
    points: int = 0


class WordList(Record, tag="battlewords_list"):
    name: str
    counts: tuple[tuple[int, int], ...]
    """(length, how many words of it could have been chosen)."""


class State(Record, tag="battlewords_state"):
    options: Options
    grid: tuple[str, ...]
    """The answer: '.' water, letters in capitals."""
    shown: tuple[str, ...]
    """The same rows with '?' for a cell still covered."""
    words: tuple[Hidden, ...]
    """Shortest first."""
    list: WordList
    secret: str
    """Seed of later draws (hints)."""
    points: int = 0
    may_guess: bool = False
    hints_left: int = 0
    turns: tuple[Turn, ...] = ()
    ended: str | None = None
    ended_ms: int | None = None


class Named(Record, tag="battlewords_named"):
    """A word the player has guessed."""

    word: str
    display: str
    row: int
    col: int
    direction: Direction
    cells: tuple[Cell, ...]
    points: int
    covered: int


class Answer(Record, tag="battlewords_answer"):
    word: str
    display: str
    row: int
    col: int
    direction: Direction
    cells: tuple[Cell, ...]
    guessed: bool
    points: int


class View(Record, tag="battlewords_view"):
    options: Options
    size: int
    grid: tuple[str, ...]
    """Rows: '?' covered, '.' water, else the letter in capitals."""
    radar: tuple[Cell, ...]
    """The last cell of each word, from the top left; none when the options hide it."""
    points: int
    may_guess: bool
    reveals: int
    hints_left: int
    left: tuple[tuple[int, int], ...]
    """(length, how many words of it are not yet guessed), shortest first."""
    named: tuple[Named, ...]
    """In the order guessed."""
    wrong: tuple[str, ...]
    list: WordList
    last: Turn | None = None
    answer: tuple[str, ...] = ()
    """The whole grid, when the match is over."""
    answers: tuple[Answer, ...] = ()
    tier: Tier | None = None
    """When the match is over."""
    reason: str | None = None


class Puzzle(Record, tag="battlewords_puzzle"):
    size: int
    radar: tuple[Cell, ...]


class Solution(Record, tag="battlewords_solution"):
    words: tuple[Hidden, ...]
