"""The bodies and answers of REST about boards, circles and players."""

from typing import Annotated, Literal

from msgspec import Meta

from worderly.kit import Record
from worderly.wire.rest import Day, GameId, Language
from worderly.wire.websocket import Key, MatchId, SeatInfo

Name = Annotated[str, Meta(min_length=1, max_length=40)]
AtMs = Annotated[int, Meta(ge=0, le=10_000_000_000_000)]
Letters = Annotated[int, Meta(ge=0, le=100)]
"""Of the longest word found."""


# --- boards ------------------------------------------------------------------


class BoardRow(Record):
    rank: int
    info: SeatInfo
    score: int
    time_ms: int | None
    match: str | None
    you: bool


class Board(Record):
    game: str
    language: str
    day: str
    """A date, or "all"."""
    circle: str | None
    frozen: bool
    count: int
    top: tuple[BoardRow, ...]
    mine: BoardRow | None
    around: tuple[BoardRow, ...]
    """The rows around `mine`, with it."""


class NewCircle(Record):
    title: Annotated[str, Meta(min_length=1, max_length=40)]


class Circle(Record):
    circle: str
    link: str
    title: str
    members: tuple[SeatInfo, ...]
    joined: bool


class PostResult(Record):
    """Puts a finished anonymous daily match on the board of this player."""

    key: Key | None = None


# --- players -----------------------------------------------------------------


class NewPlayer(Record):
    """Creates a player. `notice`: the privacy notice was shown and accepted."""

    notice: bool
    name: Name | None = None
    on_boards: bool = True


class Player(Record):
    name: str
    tag: int
    on_boards: bool
    created_ms: int


class Identity(Record):
    """A new device of a player."""

    player: Player
    token: str
    """Empty for a browser: its token is in a cookie that no script can read."""
    recovery: str | None = None
    """Six words; shown once."""


class ChangePlayer(Record):
    name: Name | None = None
    on_boards: bool | None = None


class Recovery(Record):
    words: Annotated[str, Meta(max_length=200)]


class RecoveryWords(Record):
    words: str


class Pairing(Record):
    """A terminal requests it, shows `code`, and polls `POST /api/pairings/claim` until it is confirmed."""

    code: str
    key: str
    expires_ms: int


class PairingCode(Record):
    code: Annotated[str, Meta(max_length=20)]


class PairingKey(Record):
    key: Key


class Streak(Record):
    days: int
    best: int
    freezes: int


class GameStats(Record):
    game: str
    language: str
    games: int
    average: float
    best: int
    streak: Streak
    scores: tuple[int, ...]
    """The last scores, oldest first."""


class ReachedMilestone(Record):
    kind: Literal["flawless", "longest", "all_games", "days"]
    value: int
    """How many flawless dailies by then, letters, games, days in a row."""
    game: str
    """Of a flawless match or a longest word; otherwise empty."""
    at_ms: int


class Me(Record):
    player: Player | None
    stats: tuple[GameStats, ...] = ()
    rooms: tuple[str, ...] = ()
    circles: tuple[Circle, ...] = ()
    milestones: tuple[ReachedMilestone, ...] = ()
    """Oldest first."""


class CountedMatch(Record):
    """A finished match, as milestones count it. `date`: of a daily whose first try it was, on its day."""

    game: GameId
    at_ms: AtMs
    date: Day | None = None
    flawless: bool = False
    longest: Letters = 0


class NewMilestones(Record):
    """The finished matches that a device has kept, in any order; nothing of them is stored."""

    matches: Annotated[tuple[CountedMatch, ...], Meta(max_length=10_000)]


class Milestones(Record):
    milestones: tuple[ReachedMilestone, ...]
    """Oldest first."""


# --- history -----------------------------------------------------------------


Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class PlayedMatch(Record):
    """A finished match of a player. `date`: of a daily whose first try it was."""

    match: MatchId
    game: GameId
    language: Language
    score: Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
    at_ms: AtMs
    date: Day | None = None
    time_ms: Count | None = None
    rank: Annotated[str, Meta(max_length=20)] | None = None
    flawless: bool = False
    longest: Letters = 0


class NewHistory(Record):
    """Finished matches that a device has kept; the server adds those that it does not know."""

    matches: Annotated[tuple[PlayedMatch, ...], Meta(max_length=300)] = ()


class History(Record):
    """The finished matches of a player, oldest first."""

    matches: tuple[PlayedMatch, ...]


class Names(Record):
    names: tuple[str, ...]
