"""What a player found and missed in a match that is over, in one format for all games."""

from collections.abc import Iterable
from typing import NamedTuple


class Scored(NamedTuple):
    """A word, with its points where it has any of its own."""

    word: str
    points: int | None = None
    is_struck: bool = False
    """Several found it, so it counts for none of them."""


class Account(NamedTuple):
    """One seat's part of a match."""

    points: int
    found: tuple[Scored, ...]
    missed: tuple[Scored, ...] = ()
    """Common words first."""
    name: str = ""
    """Only if the players share one screen: then the options hold their names."""
    best: int | None = None
    """The highest possible score; None if it is unknown."""
    par: int | None = None
    time_ms: int | None = None


def once(words: Iterable[Scored]) -> tuple[Scored, ...]:
    """Removes repeated words: each keeps its first position and its last points."""
    return tuple({one.word: one for one in words}.values())
