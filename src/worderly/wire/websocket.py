"""The messages of the WebSocket: up (from a client) and down (frames and answers)."""

from typing import Annotated, Any

from msgspec import Meta, Raw, field

from worderly.kit import Fact, Outcome, Record
from worderly.kit.achievements.ranks import Rank

MatchId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""The server's own moves (time up, a resignation) have ids that begin with `!`; a client cannot use these."""
RoomCode = Annotated[str, Meta(pattern=r"^[BCDFGHJKLMNPQRSTVWXZ]{4}$")]
Key = Annotated[str, Meta(min_length=16, max_length=64)]


class SeatInfo(Record):
    """The player of a seat: a name with its number tag, or a bot's level; an anonymous player has neither."""

    name: str | None = None
    tag: int | None = None
    bot: str | None = None


# --- up: matches -------------------------------------------------------------


class Watch(Record, tag="watch"):
    """Subscribes to a match: as a seat with its key (or as its player), otherwise as a spectator."""

    match: MatchId
    key: Key | None = None
    seat: int | None = None
    """For players who take turns at one screen: which of their seats watches; otherwise left out."""


class Unwatch(Record, tag="unwatch"):
    match: MatchId


class Submit(Record, tag="submit"):
    """One move; the client chooses `id`, and a repeated id gets the first answer again."""

    match: MatchId
    id: MoveId
    move: Raw
    seat: int | None = None
    """For players who take turns at one screen: the seat that moves; otherwise left out."""


class Pause(Record, tag="pause"):
    """Stops the clock and hides the view; only for a single player. A timed match is unranked afterwards."""

    match: MatchId
    id: MoveId


class Resume(Record, tag="resume"):
    match: MatchId
    id: MoveId


class Allow(Record, tag="allow"):
    """Accepts a word as valid in this match; only in practice, alone, and the match is then not ranked."""

    match: MatchId
    id: MoveId
    word: Annotated[str, Meta(min_length=1, max_length=40)]


# --- up: rooms ---------------------------------------------------------------


class Setup(Record, tag="setup"):
    """What the host chooses: `options` are the game's own."""

    game: str
    options: Any = None
    rounds: Annotated[int, Meta(ge=1, le=20)] = 1


class Ready(Record, tag="ready"):
    on: bool = True


class Start(Record, tag="start"):
    """The host starts the next round (the first one too); after the last one, the same game again.

    From the second round on everybody plays who is here and does not look on.
    """


class EndRound(Record, tag="end_round"):
    """The host ends the running round: whoever still plays stops there, and the reason is `host_ended`."""


class Rematch(Record, tag="rematch"):
    """After the last round: all members return to the lobby, totals are zero."""


class React(Record, tag="react"):
    """One of the fixed reactions (`reactions` in the room message); there is no free chat."""

    what: str


class AddBot(Record, tag="add_bot"):
    level: str


class Remove(Record, tag="remove"):
    """The host removes a bot or a member."""

    member: int


class Spectate(Record, tag="spectate"):
    """Play in the next rounds, or only watch."""

    on: bool = True


class Leave(Record, tag="leave"):
    """Leaves the room; if the host leaves, the member who joined first becomes host."""


Act = Setup | Ready | Start | EndRound | Rematch | React | AddBot | Remove | Spectate | Leave


class Join(Record, tag="join"):
    """Joins a room (or comes back) and gets its messages; needs a player (`POST /api/players`)."""

    room: RoomCode
    spectate: bool = False
    bot: bool = False
    """A program says so, and the room shows it to everybody as long as it is a member."""


class Do(Record, tag="do"):
    """One act of a member; `id` as in `Submit`."""

    room: RoomCode
    id: MoveId
    act: Act


class Unjoin(Record, tag="unjoin"):
    """Stops the messages of a room; the client stays a member."""

    room: RoomCode


class Ping(Record, tag="ping"):
    """Answered by `pong`: for clients that cannot send WebSocket pings."""


Up = Watch | Unwatch | Submit | Pause | Resume | Allow | Join | Do | Unjoin | Ping


# --- down --------------------------------------------------------------------


class Hello(Record, tag="hello"):
    """The first message down."""

    now_ms: int
    """The server's wall clock, ms since 1970."""
    version: str
    player: str | None = None


class Frame(Record, tag="frame"):
    """A whole match as this seat may see it; never a patch."""

    match: str
    game: str
    seq: int
    """Grows by one with every move; a frame with a smaller number than the last one is stale."""
    seat: int | None
    """Your seat; null for a spectator."""
    view: Any
    """The game's own view; null while paused."""
    events: tuple[Any, ...]
    """What just happened, as far as this seat may know it."""
    scores: tuple[int, ...]
    outcome: Outcome | None
    clock_ms: int
    """The match's clock when the frame was made; a pause stops it."""
    deadline_ms: int | None
    """When time is up, on the same clock."""
    paused: bool
    ranked: bool
    """False once it cannot count on a board (practice, archive, paused while timed)."""
    mover: int | None = None
    """The seat whose move made this frame."""
    move: str | None = None
    """The id of your move that this frame answers: it is saved."""
    rank: Rank | None = None
    """The rank you have reached, and what is missing to the next; null for a spectator and while paused."""
    starts_in_ms: int | None = None
    """In a room: the countdown before the first move. Until then `paused` is true and nothing is shown."""


class Refusal(Record, tag="refused"):
    """A move or an act that was not accepted; nothing changed."""

    code: str
    message: str
    facts: dict[str, Fact]
    move: str
    match: str | None = None
    room: str | None = None


class Problem(Record, tag="error"):
    """An error in answer to a message; the connection stays open unless `bye` follows."""

    code: str
    message: str
    facts: dict[str, Fact] = field(default_factory=dict)
    match: str | None = None
    room: str | None = None
    move: str | None = None
    """With `unavailable`: this move may or may not be saved; send it again with the same id."""


class Member(Record):
    member: int
    """The member's number in this room; it never changes."""
    info: SeatInfo
    ready: bool
    present: bool
    spectator: bool
    score: int
    """Total over the rounds so far."""
    wins: int
    is_program: bool = False
    """A bot from outside, which plays under a name of its own (`Join.bot`)."""


class RoundResult(Record):
    match: str
    members: tuple[int, ...]
    """By seat: the member who played there."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """Members, not seats."""
    reason: str


class RoomFrame(Record, tag="room"):
    """A whole room as a member sees it."""

    room: str
    seq: int
    you: int | None
    host: int | None
    phase: str
    """lobby, playing, between (rounds) or over."""
    setup: Setup
    members: tuple[Member, ...]
    round: int
    """The running or last round, from 1; 0 before the first."""
    match: str | None
    """The running or last round's match: `watch` it."""
    seats: tuple[int, ...]
    """By seat of that match: the member who plays there."""
    results: tuple[RoundResult, ...]
    winners: tuple[int, ...]
    """Members who won, when the phase is over (several: a tie)."""
    reactions: tuple[str, ...]
    move: str | None = None


class Reaction(Record, tag="reaction"):
    room: str
    member: int
    what: str


class Bye(Record, tag="bye"):
    """The server is about to close the connection: reconnect after `retry_ms` (null: do not)."""

    code: str
    message: str
    retry_ms: int | None


class Pong(Record, tag="pong"):
    now_ms: int


Down = Hello | Frame | Refusal | Problem | RoomFrame | Reaction | Bye | Pong
