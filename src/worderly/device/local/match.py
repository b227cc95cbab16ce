"""One match on this device: state, moves, clock and save, behind `submit` and `watch`."""

from collections.abc import Callable, Sequence
from time import monotonic_ns
from typing import Any, NamedTuple, Protocol

from msgspec import Raw

from worderly import kit
from worderly.device.local.saves import SavedMatch, SavedMove, Saves
from worderly.kit import AnyGame, Event, Move, Options, Outcome, Seat, Stamp, TimeUp

Moves = Sequence[tuple[Stamp, Any]]
Listener = Callable[[tuple[Event, ...]], None]


def steady_ms() -> int:
    return monotonic_ns() // 1_000_000


def _move_type(game: AnyGame) -> Any:
    return game.Move | TimeUp


class Stopwatch:
    """The clock of a match: continues from the saved time and stops during a pause."""

    def __init__(self, now_ms: Callable[[], int], elapsed_ms: int = 0) -> None:
        self._now_ms, self._elapsed_ms = now_ms, elapsed_ms
        self._since_ms: int | None = now_ms()

    @property
    def is_paused(self) -> bool:
        return self._since_ms is None

    def read_ms(self) -> int:
        if self._since_ms is None:
            return self._elapsed_ms
        return self._elapsed_ms + self._now_ms() - self._since_ms

    def pause(self) -> None:
        self._elapsed_ms, self._since_ms = self.read_ms(), None

    def unpause(self) -> None:
        if self._since_ms is None:
            self._since_ms = self._now_ms()


class MatchConfig(NamedTuple):
    """Everything that a match starts from."""

    game: AnyGame
    options: Options
    seed: str
    daily: str = ""
    lexicon: str = ""
    slot: str = ""
    """The slot in which it is saved; empty: it is not saved."""
    server: str = ""
    """The server on which it runs; empty: this device."""
    weekend: str = ""
    """The Saturday of the weekend whose big puzzle it is; empty: another match."""


class Match(Protocol):
    """A match as a front end plays it, whether on this device or on a server."""

    game: AnyGame
    config: MatchConfig
    tools: Any
    notes: dict[str, Any]
    """The player's marks and answered questions; not part of the rules. `save` writes them."""

    @property
    def seat(self) -> Seat: ...

    @property
    def is_local(self) -> bool:
        """Moves are answered at once, without a network."""

    @property
    def can_pause(self) -> bool: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def scores(self) -> tuple[int, ...]: ...

    @property
    def is_done(self) -> bool:
        """This seat has no more moves, though others may still play."""

    @property
    def is_spoiled(self) -> bool: ...

    @property
    def is_ranked(self) -> bool: ...

    @property
    def left_ms(self) -> int | None: ...

    @property
    def elapsed_ms(self) -> int: ...

    def view(self, seat: Seat | None = 0) -> Any: ...

    def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        """Raises Refused, ValueError or OSError, and then changes nothing."""

    def tick(self) -> tuple[Event, ...]:
        """Events of the clock and of other players since the last call; call it on input and on a timer."""

    def watch(self, listener: Listener) -> Callable[[], None]: ...

    def pause(self) -> None: ...

    def unpause(self) -> None: ...

    def save(self) -> None: ...


class LocalMatch:
    """`submit` plays a move, saves the match and then notifies the caller and all listeners."""

    def __init__(
        self,
        config: MatchConfig,
        tools: Any,
        initial: Any,
        moves: Moves,
        clock: Stopwatch,
        saves: Saves | None,
    ) -> None:
        self.config, self.game, self.tools, self.clock = config, config.game, tools, clock
        self.initial, self.moves = initial, list(moves)
        self.state = kit.replay(config.game, initial, moves, tools)
        self.was_paused = False
        self.notes: dict[str, Any] = {}
        self._saves = saves
        self._listeners: list[Listener] = []

    @classmethod
    def begin(
        cls,
        config: MatchConfig,
        tools: Any,
        saves: Saves | None = None,
        now_ms: Callable[[], int] = steady_ms,
        initial: Any = None,
    ) -> "LocalMatch":
        """Makes the puzzle, if it is not given."""
        if initial is None:
            initial = kit.start(config.game, config.options, config.seed, tools)
        match = cls(config, tools, initial, (), Stopwatch(now_ms), saves)
        match.save()
        return match

    @classmethod
    def resume(
        cls,
        config: MatchConfig,
        saved: SavedMatch,
        tools: Any,
        saves: Saves,
        now_ms: Callable[[], int] = steady_ms,
    ) -> "LocalMatch":
        """Raises ValueError or Refused if the save does not fit the rules; older ones are still known."""
        game = config.game
        if saved.game != game.id or saved.version > game.version:
            raise ValueError(f"the save is of {saved.game} version {saved.version}")
        kind = _move_type(game)
        moves = [(Stamp(one.seat, one.at_ms), kit.decode(bytes(one.move), kind)) for one in saved.moves]
        initial = kit.decode(bytes(saved.initial), game.State)
        match = cls(config, tools, initial, moves, Stopwatch(now_ms, saved.elapsed_ms), saves)
        match.was_paused, match.notes = saved.paused, dict(saved.notes)
        return match

    @property
    def seat(self) -> Seat:
        return 0

    @property
    def is_local(self) -> bool:
        return True

    @property
    def can_pause(self) -> bool:
        return True

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.game.scores(self.state))

    @property
    def is_done(self) -> bool:
        return self.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.game.outcome(self.state)
        return outcome

    @property
    def is_spoiled(self) -> bool:
        """A paused timed match does not count: the player could think during the pause."""
        return self.was_paused and any(
            self.game.deadline(state) is not None for state in (self.initial, self.state)
        )

    @property
    def is_ranked(self) -> bool:
        counts = self.outcome is not None and self.outcome.ranked
        return counts and not self.is_spoiled and not self.config.weekend

    @property
    def left_ms(self) -> int | None:
        """The time until the deadline; negative after it."""
        due = self.game.deadline(self.state)
        return None if due is None else due - self.clock.read_ms()

    @property
    def elapsed_ms(self) -> int:
        return self.clock.read_ms()

    def view(self, seat: Seat | None = 0) -> Any:
        return kit.see(self.game, self.state, seat)

    def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        """Raises Refused, ValueError (the move cannot be decoded again) or OSError (it cannot be saved), and
        then changes nothing."""
        kit.decode(kit.encode(move), _move_type(self.game))
        stamp = Stamp(seat, self.clock.read_ms())
        step = kit.play(self.game, self.state, stamp, move, self.tools)
        self._accept(step.state, stamp, move)
        for listener in tuple(self._listeners):
            listener(step.events)
        return step.events

    def _accept(self, state: Any, stamp: Stamp, move: Move) -> None:
        """Undoes the move if it cannot be saved."""
        before, self.state = self.state, state
        self.moves.append((stamp, move))
        try:
            self.save()
        except OSError:
            self.state = before
            self.moves.pop()
            raise

    def tick(self) -> tuple[Event, ...]:
        """Submits TimeUp after the deadline."""
        left = None if self.clock.is_paused else self.left_ms
        return self.submit(TimeUp()) if left is not None and left <= 0 and self.outcome is None else ()

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Calls `listener` with the events of every step; returns a function that ends this."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def pause(self) -> None:
        self.clock.pause()
        self.was_paused = True
        self.save()

    def unpause(self) -> None:
        self.clock.unpause()

    def to_record(self) -> SavedMatch:
        moves = tuple(SavedMove(stamp.seat, stamp.at_ms, Raw(kit.encode(move))) for stamp, move in self.moves)
        return SavedMatch(
            game=self.game.id,
            version=self.game.version,
            options=Raw(kit.encode(self.config.options)),
            seed=self.config.seed,
            initial=Raw(kit.encode(self.initial)),
            moves=moves,
            elapsed_ms=self.clock.read_ms(),
            paused=self.was_paused,
            daily=self.config.daily,
            lexicon=self.config.lexicon,
            notes=self.notes,
            weekend=self.config.weekend,
        )

    def save(self) -> None:
        if self._saves is None or not self.config.slot:
            return
        if self.outcome is None:
            self._saves.write(self.config.slot, self.to_record())
        else:
            self._saves.drop(self.config.slot)
