"""One match on this device: state, moves, clock and save, behind `submit` and `watch`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic_ns
from typing import Any, Protocol

from msgspec import Raw

from worderly import kit
from worderly.device.local.saves import Saved, SavedMove, Saves
from worderly.kit import AnyGame, Event, Move, Options, Outcome, Seat, Stamp, TimeUp

Moves = Sequence[tuple[Stamp, Any]]
Listener = Callable[[tuple[Event, ...]], None]


def steady_ms() -> int:
    return monotonic_ns() // 1_000_000


def _moves_of(game: AnyGame) -> Any:
    return game.Move | TimeUp


class Stopwatch:
    """The match's own clock: counts from where the save left off and stands still while paused."""

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

    def go_on(self) -> None:
        if self._since_ms is None:
            self._since_ms = self._now_ms()


@dataclass(frozen=True)
class Order:
    """What is to be played: everything a match begins with."""

    game: AnyGame
    options: Options
    seed: str
    daily: str = ""
    lexicon: str = ""
    slot: str = ""
    """Where it is saved; empty: nowhere."""
    server: str = ""
    """Where it is played; empty: on this device."""


class Match(Protocol):
    """A match as a front end plays it, whether on this device or on a server."""

    game: AnyGame
    order: Order
    tools: Any
    notes: dict[str, Any]
    """The player's own (marks, questions already answered), no part of the rules; `keep` saves it."""

    @property
    def seat(self) -> Seat: ...

    @property
    def is_near(self) -> bool:
        """Moves are answered at once: there is no network between."""

    @property
    def can_pause(self) -> bool: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def scores(self) -> tuple[int, ...]: ...

    @property
    def is_done(self) -> bool:
        """This seat has nothing more to do, though others may still play."""

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
        """Raises Refused, ValueError or OSError: then nothing has changed."""

    def tick(self) -> tuple[Event, ...]:
        """Events of the clock and of other players since the last call; call it on input and on a timer."""

    def watch(self, listener: Listener) -> Callable[[], None]: ...

    def pause(self) -> None: ...

    def go_on(self) -> None: ...

    def keep(self) -> None: ...


class LocalMatch:
    """Moves go in by `submit`, events come out to the caller and to every watcher; saved before either."""

    def __init__(
        self, order: Order, tools: Any, initial: Any, moves: Moves, clock: Stopwatch, saves: Saves | None
    ) -> None:
        self.order, self.game, self.tools, self.clock = order, order.game, tools, clock
        self.initial, self.moves = initial, list(moves)
        self.state = kit.replay(order.game, initial, moves, tools)
        self.was_paused = False
        self.notes: dict[str, Any] = {}
        self._saves = saves
        self._listeners: list[Listener] = []

    @classmethod
    def begin(
        cls, order: Order, tools: Any, saves: Saves | None = None, now_ms: Callable[[], int] = steady_ms
    ) -> "LocalMatch":
        initial = kit.start(order.game, order.options, order.seed, tools)
        match = cls(order, tools, initial, (), Stopwatch(now_ms), saves)
        match.keep()
        return match

    @classmethod
    def resume(
        cls, order: Order, saved: Saved, tools: Any, saves: Saves, now_ms: Callable[[], int] = steady_ms
    ) -> "LocalMatch":
        """Raises ValueError or Refused where the save does not fit the rules of this version."""
        game = order.game
        if (saved.game, saved.version) != (game.id, game.version):
            raise ValueError(f"the save is of {saved.game} version {saved.version}")
        kind = _moves_of(game)
        moves = [(Stamp(one.seat, one.at_ms), kit.decode(bytes(one.move), kind)) for one in saved.moves]
        initial = kit.decode(bytes(saved.initial), game.State)
        match = cls(order, tools, initial, moves, Stopwatch(now_ms, saved.elapsed_ms), saves)
        match.was_paused, match.notes = saved.paused, dict(saved.notes)
        return match

    @property
    def seat(self) -> Seat:
        return 0

    @property
    def is_near(self) -> bool:
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
        """A timed match that was paused does not count: the player could go on thinking."""
        return self.was_paused and any(
            self.game.deadline(state) is not None for state in (self.initial, self.state)
        )

    @property
    def is_ranked(self) -> bool:
        return self.outcome is not None and self.outcome.ranked and not self.is_spoiled

    @property
    def left_ms(self) -> int | None:
        """Time left until the state's deadline; below 0 when it has passed."""
        due = self.game.deadline(self.state)
        return None if due is None else due - self.clock.read_ms()

    @property
    def elapsed_ms(self) -> int:
        return self.clock.read_ms()

    def view(self, seat: Seat | None = 0) -> Any:
        return kit.see(self.game, self.state, seat)

    def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        """Raises Refused, ValueError (it could not be read back) or OSError (it could not be saved): then
        nothing has changed."""
        kit.decode(kit.encode(move), _moves_of(self.game))
        stamp = Stamp(seat, self.clock.read_ms())
        step = kit.play(self.game, self.state, stamp, move, self.tools)
        self._take(step.state, stamp, move)
        for listener in tuple(self._listeners):
            listener(step.events)
        return step.events

    def _take(self, state: Any, stamp: Stamp, move: Move) -> None:
        """A move that cannot be saved was not made."""
        before, self.state = self.state, state
        self.moves.append((stamp, move))
        try:
            self.keep()
        except OSError:
            self.state = before
            self.moves.pop()
            raise

    def tick(self) -> tuple[Event, ...]:
        """Sends TimeUp when the deadline has come."""
        left = None if self.clock.is_paused else self.left_ms
        return self.submit(TimeUp()) if left is not None and left <= 0 and self.outcome is None else ()

    def watch(self, listener: Listener) -> Callable[[], None]:
        """Tells `listener` the events of every step; the answer stops that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def pause(self) -> None:
        self.clock.pause()
        self.was_paused = True
        self.keep()

    def go_on(self) -> None:
        self.clock.go_on()

    def saved(self) -> Saved:
        moves = tuple(SavedMove(stamp.seat, stamp.at_ms, Raw(kit.encode(move))) for stamp, move in self.moves)
        return Saved(
            game=self.game.id,
            version=self.game.version,
            options=Raw(kit.encode(self.order.options)),
            seed=self.order.seed,
            initial=Raw(kit.encode(self.initial)),
            moves=moves,
            elapsed_ms=self.clock.read_ms(),
            paused=self.was_paused,
            daily=self.order.daily,
            lexicon=self.order.lexicon,
            notes=self.notes,
        )

    def keep(self) -> None:
        if self._saves is None or not self.order.slot:
            return
        if self.outcome is None:
            self._saves.write(self.order.slot, self.saved())
        else:
            self._saves.drop(self.order.slot)
