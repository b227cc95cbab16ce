"""A match that was played without a server, as it travels to one: what it began from, and its moves."""

from typing import Annotated, Any

from msgspec import Meta

from worderly.kit import Record
from worderly.wire.people import AtMs, Count
from worderly.wire.rest import Day, GameId, Language, Seed

LOCAL = "local-"
"""How the id of such a match begins; no server gives one like it."""
LocalId = Annotated[str, Meta(min_length=14, max_length=32, pattern=rf"^{LOCAL}[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class LocalMove(Record):
    """A move that was accepted, or time up."""

    seat: Annotated[int, Meta(ge=0, le=63)]
    at_ms: Count
    """On the match's own clock."""
    move: Any


class LocalMatch(Record):
    """Without its puzzle and its score: the server deals and plays it again."""

    match: LocalId
    game: GameId
    language: Language
    """Of the daily or the weekend; otherwise `options.languages` says it."""
    moves: Annotated[tuple[LocalMove, ...], Meta(max_length=20_000)]
    ended_ms: AtMs
    options: Any = None
    """Of a practice match, as it was asked for."""
    seed: Seed | None = None
    """Of a practice match."""
    daily: Day | None = None
    weekend: Day | None = None
    """The Saturday."""
    players: Annotated[int, Meta(ge=1, le=9)] = 1
    """The person and the bots."""
    allowed: Annotated[tuple[Word, ...], Meta(max_length=500)] = ()
    """The player's own words."""
