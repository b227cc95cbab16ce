"""The types of Wizards: options, state, moves, events and what a player sees."""

from typing import Annotated, Literal

from msgspec import Meta

from worderly.games.wizards.options import Options, Wizard
from worderly.kit import Event as KitEvent
from worderly.kit import GiveUp, Notice, Record
from worderly.kit import Move as KitMove

Text = Annotated[str, Meta(max_length=64)]
Cell = tuple[int, int]
Direction = Literal["D", "H", "V"]
TurnKind = Literal["right", "wrong", "bonus", "hint", "power", "star"]

EMPTY, COVERED = ".", "?"
RUN_FOR_POWER = 3
SHIELDED_GUESSES = 2
WORDS_FOR_STAR = 3
"""Bonus words that light a star."""
VERSION = 2
"""1: every wrong guess costs a life, also a repeated one and one of other letters; no stars."""


STEPS: dict[Direction, Cell] = {"D": (2, 2), "H": (0, 1), "V": (1, 0)}


class Placed(Record, tag="wizards_word"):
    word: str
    """The key, lower case."""
    display: str
    """The usual spelling, accents included."""
    row: int
    col: int
    direction: Direction


class Guess(KitMove, tag="guess"):
    word: Text


class Hint(KitMove, tag="hint"):
    """Uncovers one letter for two points, where the options have hints."""


class Cast(KitMove, tag="cast"):
    """Uses a power that a run of three right guesses has earned."""


class Star(KitMove, tag="star"):
    """Uses a star: uncovers the letter in a cell of the player's choice, for no points."""

    cell: Cell


Move = Guess | Hint | Cast | Star | GiveUp


class Right(KitEvent, tag="right"):
    word: str = ""
    points: int = 0
    cells: tuple[Cell, ...] = ()
    """Newly uncovered."""
    completed: tuple[str, ...] = ()
    """Other words that these letters completed."""


class Wrong(KitEvent, tag="wrong"):
    word: str = ""
    is_word: bool = False
    """A word, but not on this grid."""
    why: Notice | None = None
    shielded: bool = False
    lives: int | None = 0
    """Left; None in a lesson, where no guess costs one."""


class Bonus(KitEvent, tag="bonus"):
    word: str = ""
    is_star: bool = False
    """It lights a star."""
    next_star: int = 0
    """How many more bonus words light the next star; 0: this match has no stars."""


class Hinted(KitEvent, tag="hinted"):
    cell: Cell = (0, 0)
    letter: str = ""
    cost: int = 0
    completed: tuple[str, ...] = ()


class Starred(KitEvent, tag="starred"):
    cell: Cell = (0, 0)
    letter: str = ""
    completed: tuple[str, ...] = ()


class Earned(KitEvent, tag="earned"):
    wizard: Wizard = "plain"
    charges: int = 0


class Power(KitEvent, tag="power"):
    wizard: Wizard = "plain"
    points: int = 0
    cells: tuple[Cell, ...] = ()
    completed: tuple[str, ...] = ()


class Ended(KitEvent, tag="ended"):
    reason: str = ""


Event = Right | Wrong | Bonus | Hinted | Starred | Earned | Power | Ended


class Turn(Record, tag="wizards_turn"):
    """One answered move, in the order played; a refused one leaves none."""

    kind: TurnKind
    word: str = ""
    points: int = 0
    is_word: bool = True
    """False: a wrong guess that the lexicon does not know either."""


class State(Record, tag="wizards_state"):
    options: Options
    grid: tuple[str, ...]
    """The answer: '.' empty, the spine in capitals."""
    shown: tuple[str, ...]
    """The same rows with '?' for a letter still covered."""
    words: tuple[Placed, ...]
    """The spine first."""
    letters: str
    secret: str
    """Seed of later draws (hints, powers)."""
    lives: int
    points: int = 0
    hints_left: int = 0
    run: int = 0
    charges: int = 0
    shield: int = 0
    turns: tuple[Turn, ...] = ()
    ended: str | None = None
    ended_ms: int | None = None
    rules: int = 1
    """The version of the rules that it is played by; states from before the field are of the first."""


class Answer(Record, tag="wizards_answer"):
    word: str
    display: str
    row: int
    col: int
    direction: Direction
    found: bool
    cells: tuple[Cell, ...]


class View(Record, tag="wizards_view"):
    options: Options
    letters: str
    """The spine's letters in a shuffled order, capitals; front ends shuffle on."""
    grid: tuple[str, ...]
    """Rows: '.' empty, '?' covered, else the letter uncovered (the spine's in capitals)."""
    points: int
    lives: int
    hints_left: int
    run: int
    charges: int
    shield: int
    left: tuple[tuple[int, int], ...]
    """(length, how many words of it are not yet found), shortest first."""
    found: tuple[str, ...]
    """Words with every copy uncovered, in alphabetical order."""
    bonus: tuple[str, ...]
    turns: tuple[Turn, ...]
    """All answers so far; the last one is the answer to the last move."""
    answer: tuple[str, ...] = ()
    """The whole grid, when the match is over or the options say omniscient."""
    answers: tuple[Answer, ...] = ()
    """The words at their places, spine first; each says whether it was found."""
    reason: str | None = None
    stars: int = 0
    """Lit and not yet used."""
    next_star: int = 0
    """How many more bonus words light a star; 0: this match has no stars."""


class Puzzle(Record, tag="wizards_puzzle"):
    rows: int
    cols: int
    letters: str


class Solution(Record, tag="wizards_solution"):
    spine: str
    words: tuple[Placed, ...]
