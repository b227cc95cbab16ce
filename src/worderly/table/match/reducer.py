"""The reducer of a match: game state and clock after each log entry; pure, like the games."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from msgspec import ValidationError
from msgspec.structs import replace

from worderly.games.own_words import own_key, own_tools
from worderly.kit import (
    AnyGame,
    Event,
    GiveUp,
    Outcome,
    Record,
    Refused,
    Stamp,
    TimeUp,
    convert,
    decode,
    encode,
    play,
)
from worderly.store.tables.rows import LogEntry
from worderly.table.match.frames import Frames, Seen

TABLE = -1
"""The seat number of the server's own entries: pause, resume, time up."""

OWN_WORDS = 500
"""Most words a player may allow in one match."""

PUZZLES = 64
"""Puzzles in the cache: three days of five games in two languages, and challenges."""


@lru_cache(maxsize=PUZZLES)
def first_state(start: bytes, kind: Any) -> Any:
    """States are immutable, so matches with the same puzzle share the first one."""
    return decode(start, kind)


class PauseClock(Record, tag="pause"):
    pass


class ResumeClock(Record, tag="resume"):
    pass


class LeaveClock(Record, tag="leave"):
    """Nobody who plays is looking any more."""


class ReturnClock(Record, tag="return"):
    pass


class AllowWord(Record, tag="allow"):
    """The player accepts this word as valid, in this match."""

    word: str


class HostEnded(Record, tag="host_ended"):
    """The host of a room ended the round: every seat that still plays stops where it is."""


Control = HostEnded | PauseClock | ResumeClock | LeaveClock | ReturnClock | AllowWord | TimeUp


class ClockedState(Record, tag="held"):
    """The state of a match: the game's and the clock's; a snapshot stores it."""

    state: Any
    at_ms: int = 0
    """The clock at the last entry; it never goes back."""
    paused_ms: int = 0
    """Time spent in pauses that have ended."""
    paused_since_ms: int | None = None
    """Wall clock; None while running."""
    is_away: bool = False
    """The player has left: the clock stands still until they return, and nothing is hidden."""
    pauses: int = 0
    """How often the clock was stopped."""
    ranked: bool = True
    allowed: tuple[str, ...] = ()
    """Keys of words that the player accepted; such a match is not ranked."""
    is_host_ended: bool = False


Applied = tuple[ClockedState, tuple[Event, ...]]
"""The new state and what happened."""


@dataclass(frozen=True, slots=True)
class MatchReducer:
    """Applies log entries to a match, and reads clock, outcome and frames from its state."""

    match: str
    game: AnyGame
    tools: Any
    start: Any
    """The first state; the live one shares nearly all of it."""
    started_ms: int
    ranked: bool
    is_alone: bool
    """Only one person plays: only then may the clock stop."""
    has_countdown: bool = False
    """It begins some time after it was made: a round in a room."""
    closes_ms: int = 0
    """Until then only who plays sees the end: others still play the same puzzle."""
    seen: Seen = field(default_factory=Seen, compare=False, repr=False)
    """Only saves time: what was encoded for the last frames."""

    def first(self) -> ClockedState:
        return ClockedState(state=self.start, ranked=self.ranked)

    def freeze(self, clocked: ClockedState) -> bytes:
        return encode(clocked)

    def thaw(self, data: bytes) -> ClockedState:
        clocked = decode(data, ClockedState)
        return replace(clocked, state=convert(clocked.state, self.game.State))

    def clock_ms(self, clocked: ClockedState, wall_ms: int) -> int:
        if clocked.paused_since_ms is not None:
            return clocked.at_ms
        return max(clocked.at_ms, wall_ms - self.started_ms - clocked.paused_ms)

    def deadline_ms(self, clocked: ClockedState) -> int | None:
        return None if clocked.paused_since_ms is not None else self.game.deadline(clocked.state)

    def apply(self, clocked: ClockedState, entry: LogEntry) -> Applied:
        """Raises Refused; deterministic, so every node gets the same state."""
        if entry.seat == TABLE:
            return self._control(clocked, entry)
        if clocked.is_away:
            clocked = self._resume(clocked, entry)
        if clocked.paused_since_ms is not None:
            raise Refused("paused")
        return self._play(clocked, entry, Stamp(entry.seat, entry.at_ms), self.move(entry.body))

    def move(self, body: bytes) -> Any:
        try:
            return decode(body, self.game.Move)
        except ValidationError as error:
            raise Refused("bad_move", detail=str(error)) from error

    def _play(self, clocked: ClockedState, entry: LogEntry, stamp: Stamp, move: Any) -> Applied:
        step = play(self.game, clocked.state, stamp, move, own_tools(self.tools, clocked.allowed))
        return replace(clocked, state=step.state, at_ms=entry.at_ms), step.events

    def _control(self, clocked: ClockedState, entry: LogEntry) -> Applied:
        move: Control = decode(entry.body, Control)  # type: ignore[arg-type]
        if isinstance(move, TimeUp):
            return self._play(clocked, entry, Stamp(0, entry.at_ms), move)
        if self.game.outcome(clocked.state) is not None:
            raise Refused("game_over")
        match move:
            case HostEnded():
                return self._end(clocked, entry)
            case AllowWord():
                return self._allow(clocked, move.word), ()
            case PauseClock():
                return self._pause(clocked, entry), ()
            case LeaveClock():
                return self._leave(clocked, entry), ()
            case _:
                return self._resume(clocked, entry), ()

    def _end(self, clocked: ClockedState, entry: LogEntry) -> Applied:
        """Seats that have finished keep their own end."""
        events: tuple[Event, ...] = ()
        for seat in range(len(self.game.scores(clocked.state))):
            if self.game.outcome(clocked.state) is None:
                clocked, new = self._stop_seat(clocked, entry, seat)
                events += new
        return replace(clocked, is_host_ended=True), events

    def _stop_seat(self, clocked: ClockedState, entry: LogEntry, seat: int) -> Applied:
        try:
            return self._play(clocked, entry, Stamp(seat, entry.at_ms), GiveUp())
        except Refused:
            return clocked, ()

    def _allow(self, clocked: ClockedState, word: str) -> ClockedState:
        if not self.is_alone:
            raise Refused("practice_only")
        key = own_key(self.tools.words, word)
        if len(clocked.allowed) >= OWN_WORDS:
            raise Refused("too_many_own_words", most=OWN_WORDS)
        return replace(clocked, allowed=(*clocked.allowed, key), ranked=False)

    def _pause(self, clocked: ClockedState, entry: LogEntry) -> ClockedState:
        if not self.is_alone:
            raise Refused("not_alone")
        if clocked.paused_since_ms is not None and not clocked.is_away:
            raise Refused("paused")
        timed = self.game.deadline(clocked.state) is not None
        stopped = self._stop(clocked, entry)
        return replace(stopped, is_away=False, ranked=clocked.ranked and not timed)

    def _stop(self, clocked: ClockedState, entry: LogEntry) -> ClockedState:
        if clocked.paused_since_ms is not None:
            return clocked
        return replace(clocked, at_ms=entry.at_ms, paused_since_ms=entry.wall_ms, pauses=clocked.pauses + 1)

    def stops_when_left(self, clocked: ClockedState) -> bool:
        """Where time counts; a ranked countdown runs on."""
        if not self.is_alone or not self.game.has_clock or self.outcome(clocked) is not None:
            return False
        is_countdown = self.game.deadline(clocked.state) is not None
        return clocked.paused_since_ms is None and not (is_countdown and clocked.ranked)

    def _leave(self, clocked: ClockedState, entry: LogEntry) -> ClockedState:
        """A clock that counts down waits for the player's word, one that counts up for their return."""
        if not self.stops_when_left(clocked):
            raise Refused("not_paused")
        is_away = self.game.deadline(clocked.state) is None
        return replace(self._stop(clocked, entry), is_away=is_away)

    def _resume(self, clocked: ClockedState, entry: LogEntry) -> ClockedState:
        if clocked.paused_since_ms is None:
            raise Refused("not_paused")
        paused_ms = clocked.paused_ms + max(0, entry.wall_ms - clocked.paused_since_ms)
        return replace(clocked, paused_ms=paused_ms, paused_since_ms=None, is_away=False)

    def outcome(self, clocked: ClockedState) -> Outcome | None:
        outcome = self.game.outcome(clocked.state)
        return replace(outcome, reason="host_ended") if outcome and clocked.is_host_ended else outcome

    def waits_ms(self, wall_ms: int) -> int:
        """How long until the first move."""
        return max(0, self.started_ms - wall_ms) if self.has_countdown else 0

    def frames(
        self, clocked: ClockedState, seq: int, wall_ms: int, events: tuple[Event, ...], mover: int | None
    ) -> Frames:
        return Frames(self, clocked, seq, wall_ms, events, mover)
