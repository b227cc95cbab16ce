"""The types of Boogle: moves, events, state and view."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import force_setattr

from worderly import kit
from worderly.games.boogle.boards.faces import LONGEST_SIDE, Faces
from worderly.games.boogle.options import Options

Text = Annotated[str, Meta(max_length=128)]
Path = tuple[tuple[int, int], ...]
Phase = Literal["ready", "playing", "closing", "over"]
"""ready: the current player has not started the clock. closing: time is up; words that arrive within
GRACE_MS are listed as late."""

GRACE_MS = 1000


class Ready(kit.Move, tag="ready"):
    """Uncovers the board of the sender's turn and starts its clock."""


class Find(kit.Move, tag="find"):
    word: Text


class Done(kit.Move, tag="done"):
    """Ends the sender's turn before the clock does."""


Move = Ready | Find | Done | kit.GiveUp


class Found(kit.Event, tag="found"):
    word: str = ""
    display: str = ""
    points: int = 0
    path: Path = ()
    common: bool = False
    score: int = 0
    """The finder's total in this turn."""


class Late(kit.Event, tag="late"):
    """The word is right, but time was up: listed, not scored."""

    word: str = ""


class Scored(kit.Event, tag="scored"):
    """What everyone learns of a find: the finder, and their words and points."""

    mover: kit.Seat = 0
    score: int = 0
    words: int = 0


class TurnBegan(kit.Event, tag="turn_began"):
    mover: kit.Seat = 0
    ends_ms: int | None = None


class TimeCalled(kit.Event, tag="time_called"):
    """Time is up; what arrives now is late."""


class TurnOver(kit.Event, tag="turn_over"):
    mover: kit.Seat = 0
    score: int = 0
    words: int = 0


Event = Found | Late | Scored | TurnBegan | TimeCalled | TurnOver


_CELLS = {(row, col): (row, col) for row in range(LONGEST_SIDE) for col in range(LONGEST_SIDE)}


class BoardWord(kit.Record, tag="board_word", dict=True):
    word: str
    display: str
    """With its accents."""
    points: int
    path: Path
    rank: int
    """How common: 0 easy, 1 medium, 2 hard, 3 in the list only, 4 hidden unless found."""

    def __post_init__(self) -> None:
        # Shares equal cells and strings: otherwise a decoded board takes twice the memory.
        force_setattr(self, "path", tuple(_CELLS.get(cell, cell) for cell in self.path))
        if self.display == self.word:
            force_setattr(self, "display", self.word)


class Deal(kit.Record, tag="deal", dict=True):
    """One board and every word on it."""

    faces: Faces
    words: tuple[BoardWord, ...]
    common: int
    """How many of them are common; part of every view."""


class Turn(kit.Record, tag="turn", dict=True):
    """One seat's play on one board; in a room all seats play at once."""

    seat: kit.Seat
    deal: int
    started_ms: int | None = None
    found: tuple[BoardWord, ...] = ()
    score: int = 0
    """The points of `found`; stored because every move shows it to every seat."""
    late: tuple[str, ...] = ()
    done: bool = False


class State(kit.Record, tag="boogle_state", dict=True):
    options: Options
    """With every default replaced by a value."""
    values: dict[str, int]
    secret: str
    deals: tuple[Deal, ...]
    turns: tuple[Turn, ...]
    closing: bool = False
    reason: str = ""
    ended_ms: int | None = None


class FoundView(kit.Record, tag="boogle_found"):
    word: str
    display: str
    points: int
    path: Path
    common: bool


class WordView(kit.Record, tag="boogle_word"):
    """A word of the board, shown at the end."""

    word: str
    display: str
    points: int
    path: Path
    rank: int
    common: bool
    finders: tuple[kit.Seat, ...]
    """Empty: missed."""


class BoardView(kit.Record, tag="boogle_board"):
    faces: Faces
    words: tuple[WordView, ...]
    """Common words first, then by points."""


class PlayerView(kit.Record, tag="boogle_player"):
    """The result of one player, shown at the end."""

    seat: kit.Seat
    name: str
    words: tuple[str, ...]
    """Of all turns, in the order they were found."""
    late: tuple[str, ...]
    struck: tuple[str, ...]
    """Found by others too."""
    all_total: int
    unique_total: int
    longest: int
    lengths: dict[str, int]
    """Word length (as text) → how many."""
    cloud: dict[str, int]
    """Word → weight: its points, once for each time it was found."""


class View(kit.Record, tag="boogle_view"):
    options: Options
    seat: kit.Seat | None
    phase: Phase
    up: kit.Seat
    """Whose turn it is (turns); otherwise the viewer."""
    round: int
    """From 1."""
    names: tuple[str, ...]
    faces: Faces
    """Empty before Ready, and for others who will play the same board."""
    values: dict[str, int]
    ends_ms: int | None
    done: bool
    """The viewer has ended their turn and waits for the others."""
    found: tuple[FoundView, ...]
    """The viewer's own, in this turn."""
    late: tuple[str, ...]
    score: int
    """The viewer's, in this turn."""
    scores: tuple[int, ...]
    """By seat, over all turns."""
    words_found: tuple[int, ...]
    """By seat, over all turns: how many."""
    common_found: int
    common_total: int
    boards: tuple[BoardView, ...]
    """When the match is over."""
    players: tuple[PlayerView, ...]
    """When the match is over."""
    common_points: int = 0
    """Of all common words on the board together."""
    length_points: tuple[int, ...] = ()
    """What a word earns by its length, from no letter on; with letters scoring the values come on top."""


class Puzzle(kit.Record, tag="boogle_puzzle"):
    grid: Faces
    min_length: int


class SolvedWord(kit.Record, tag="solved_word"):
    word: str
    points: int
    path: Path


class Solution(kit.Record, tag="boogle_solution"):
    words: tuple[SolvedWord, ...]
    count: int
    points: int
