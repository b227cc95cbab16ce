"""What is known of a match at its end."""

from typing import Any, NamedTuple

from worderly.kit import Outcome
from worderly.kit.achievements.ranks import Rank


class FinishedMatch(NamedTuple):
    """A match that has just ended, for the boards."""

    row: dict[str, Any]
    seat_rows: list[dict[str, Any]]
    outcome: Outcome
    ranked: bool
    wall_ms: int
    language: str
    words: tuple[str, ...] = ()
    """What the only player found."""
    rank: Rank | None = None
    """Of the only player."""
