"""The types of Codeword: moves, events, state and what a player sees.

All of them are frozen and tagged. The store, the network and the page's TypeScript use these types as
they are, so a field that is renamed later is a new version of the game.
"""

from typing import Annotated, Literal

from msgspec import Meta

from worderly.games.codeword.options import Options
from worderly.kit import Event as KitEvent
from worderly.kit import GiveUp, Record
from worderly.kit import Move as KitMove

Text = Annotated[str, Meta(max_length=64)]
"""Limits what a client may send."""
Mark = Literal["here", "elsewhere", "absent"]


class Guess(KitMove, tag="codeword_guess"):
    word: Text


Move = Guess | GiveUp


class Row(Record, tag="codeword_row"):
    """A guess with a mark for each of its letters."""

    word: str
    marks: tuple[Mark, ...]


class Marked(KitEvent, tag="codeword_marked", kw_only=True):
    row: Row
    left: int
    """Guesses left."""


Event = Marked


class State(Record, tag="codeword_state"):
    options: Options
    target: str
    """The hidden word. Never in a view before the end."""
    clues: tuple[Row, ...]
    """For the printed puzzle: guesses that only the target fits."""
    rows: tuple[Row, ...] = ()
    ended: str | None = None
    """The reason, once the match is over."""
    ended_ms: int | None = None


class View(Record, tag="codeword_view"):
    """Its own type, so that a new field of the state is never shown by accident."""

    options: Options
    rows: tuple[Row, ...]
    left: int
    points: int
    answer: str | None = None
    """The hidden word, once the match is over."""
    reason: str | None = None


class Puzzle(Record, tag="codeword_puzzle"):
    letters: int
    clues: tuple[Row, ...]


class Solution(Record, tag="codeword_solution"):
    word: str
