"""The answers of REST about how others did."""

from typing import Literal

from worderly.kit import Record


class Bar(Record):
    """Tries with a result from `low` to `high`."""

    low: int
    high: int
    count: int
    mine: bool = False


class WordShare(Record):
    word: str
    percent: int
    """Of the players, rounded."""


class Others(Record):
    """How the first tries of a daily went, counted without names; empty below ten of them."""

    players: int = 0
    average: int | None = None
    """Points, rounded."""
    place: int | None = None
    """Yours, from 1; null for a result that is not counted."""
    percent: int | None = None
    """The share of the other players that yours is better than."""
    unit: Literal["points", "seconds"] = "points"
    """What the bars count; seconds where most have all points, and then the fastest are last."""
    bars: tuple[Bar, ...] = ()
    words: tuple[WordShare, ...] = ()
    """Only when the day has closed; the most found first."""
    unranked: str | None = None
    """Why yours was kept but not ranked: `too_fast`, `paused_and_fast`, `seen`, `removed` or `failed`."""
