"""What a player found and missed in a match that is over, in one shape for all games."""

from collections.abc import Iterable
from typing import NamedTuple


class Scored(NamedTuple):
    """A word, with its points where it has any of its own."""

    word: str
    points: int | None = None


class Account(NamedTuple):
    """One seat's part of a match."""

    points: int
    found: tuple[Scored, ...]
    missed: tuple[Scored, ...] = ()
    """The common words first."""
    name: str = ""
    """Where the game itself knows it: turns at one screen."""
    best: int | None = None
    """The most points there were; None where nobody can say."""
    par: int | None = None
    time_ms: int | None = None


def once(words: Iterable[Scored]) -> tuple[Scored, ...]:
    """Every word once, at its first place; the later points count."""
    return tuple({one.word: one for one in words}.values())
