"""One match on this device: state, moves, clock and save, behind `submit` and `watch`."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Raw

from worderly import kit
from worderly.device.local.saves import SavedMatch, SavedMove, Saves
from worderly.device.local.stopwatch import Stopwatch, steady_ms, wall_ms
from worderly.device.match import Listener, MatchConfig
from worderly.kit import AnyGame, Event, Move, Outcome, Refused, Seat, Stamp, TimeUp

Moves = Sequence[tuple[Stamp, Any]]


def _move_type(game: AnyGame) -> Any:
    return game.Move | TimeUp


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
        now: Callable[[], int] = wall_ms,
    ) -> None:
        """`now` is the time of day; the clock goes on from its own reading."""
        self.config, self.game, self.tools, self.clock = config, config.game, tools, clock
        self.initial, self.moves = initial, list(moves)
        self.state = kit.replay(config.game, initial, moves, tools)
        self.was_paused = False
        self.notes: dict[str, Any] = {}
        self.unsaved = ""
        self._saves, self._now = saves, now
        self._listeners: list[Listener] = []

    @classmethod
    def begin(
        cls,
        config: MatchConfig,
        tools: Any,
        saves: Saves | None = None,
        now_ms: Callable[[], int] = steady_ms,
        initial: Any = None,
        now: Callable[[], int] = wall_ms,
    ) -> "LocalMatch":
        """Makes the puzzle, if it is not given."""
        if initial is None:
            initial = kit.start(config.game, config.options, config.seed, tools)
        match = cls(config, tools, initial, (), Stopwatch(now_ms), saves, now)
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
        now: Callable[[], int] = wall_ms,
    ) -> "LocalMatch":
        """Raises ValueError or Refused if the save does not fit the rules; older ones are still known."""
        game = config.game
        if saved.game != game.id or saved.version > game.version:
            raise ValueError(f"the save is of {saved.game} version {saved.version}")
        kind = _move_type(game)
        moves = [(Stamp(one.seat, one.at_ms), kit.decode(bytes(one.move), kind)) for one in saved.moves]
        initial = kit.decode(bytes(saved.initial), game.State)
        match = cls(config, tools, initial, moves, Stopwatch(now_ms, saved.elapsed_ms), saves, now)
        match.was_paused, match.notes = saved.paused, dict(saved.notes)
        if match.runs_on and saved.saved_at_ms:
            match.clock.add(max(0, now() - saved.saved_at_ms))
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
        """Raises Refused or ValueError (the move cannot be decoded again), and then changes nothing."""
        kit.decode(kit.encode(move), _move_type(self.game))
        stamp = Stamp(seat, self.clock.read_ms())
        step = kit.play(self.game, self.state, stamp, move, self.tools)
        self._accept(step.state, stamp, move)
        for listener in tuple(self._listeners):
            listener(step.events)
        return step.events

    def _accept(self, state: Any, stamp: Stamp, move: Move) -> None:
        """Undoes the move if the match goes on in another window."""
        before, self.state = self.state, state
        self.moves.append((stamp, move))
        try:
            self.save()
        except Refused:
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
            saved_at_ms=self._now(),
        )

    def save(self) -> None:
        """A disk that is full or read-only is noted in `unsaved`; raises Refused if another window has it."""
        try:
            self._write()
        except OSError as error:
            self.unsaved = error.strerror or str(error)
        else:
            self.unsaved = ""

    def _write(self) -> None:
        if self._saves is None or not self.config.slot:
            return
        if self.outcome is not None:
            self._saves.drop(self.config.slot)
        elif self.is_begun:
            self._saves.write(self.config.slot, self.to_record())

    @property
    def is_begun(self) -> bool:
        """There is something to go on with: a move, a mark, or the clock of a daily, which runs on."""
        return bool(self.moves or self.notes) or (bool(self.config.daily) and self.game.has_clock)

    @property
    def runs_on(self) -> bool:
        """The countdown of a daily that may still rank runs on while its player is away."""
        return bool(self.config.daily) and not self.was_paused and self.left_ms is not None

    def leave(self) -> None:
        if self.outcome is None:
            try:
                self.save()
            except Refused:
                self.unsaved = ""
        if self._saves is not None:
            self._saves.owners.release(self.config.slot)
