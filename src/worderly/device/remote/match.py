"""A match on a server, with the interface of a local match."""

import threading
from collections.abc import Callable
from time import monotonic_ns, sleep
from typing import Any

from msgspec import Raw

from worderly.device.match import Listener, MatchConfig
from worderly.device.remote.connection import Connection, new_move_id
from worderly.kit import AnyGame, Event, Move, Outcome, Seat, convert, encode, race
from worderly.kit.race import RaceScore
from worderly.wire import websocket as wire

RACE = "race_view"
POLL_S = 0.02
LATE_MS = 5_000
"""A server that is this late with the first view has other problems."""


def _now_ms() -> int:
    return monotonic_ns() // 1_000_000


def _no_save(match: "RemoteMatch") -> None:
    return None


class RemoteMatch:
    """`submit` waits for the reply; after a reconnect the move is sent again with the same id."""

    is_local = False

    def __init__(
        self,
        connection: Connection,
        config: MatchConfig,
        tools: Any,
        frame: wire.Frame,
        key: str | None = None,
        save: Callable[["RemoteMatch"], None] = _no_save,
        notes: dict[str, Any] | None = None,
    ) -> None:
        """`save` is called after every frame."""
        self.connection, self.config, self.tools, self.key = connection, config, tools, key
        self.game: AnyGame = config.game
        self.match, self.frame = frame.match, frame
        self.notes: dict[str, Any] = dict(notes or {})
        self.unsaved = ""
        self._save = save
        self._view: Any = None
        self._lock = threading.Lock()
        self._listeners: list[Listener] = []
        self._unread: list[Event] = []
        self._apply(frame)
        connection.listen(self._on_message)
        connection.watch(wire.Watch(match=self.match, key=key))

    # --- what a front end reads and does --------------------------------------------

    @property
    def seat(self) -> Seat:
        return self.frame.seat or 0

    @property
    def is_spectator(self) -> bool:
        """The player has no seat and sees the public view; a race has none before its end."""
        return self.frame.seat is None

    @property
    def is_lost(self) -> bool:
        return self.connection.is_lost

    @property
    def can_pause(self) -> bool:
        return len(self.frame.scores) == 1

    @property
    def scores(self) -> tuple[int, ...]:
        return self.frame.scores

    @property
    def outcome(self) -> Outcome | None:
        return self.frame.outcome

    @property
    def is_done(self) -> bool:
        if self.outcome is not None:
            return True
        if self.is_spectator or self._view is None:
            return False
        return self.finished[self.seat] if self.finished else self.game.is_done(self._view, self.seat)

    @property
    def is_spoiled(self) -> bool:
        return not self.frame.ranked

    @property
    def is_ranked(self) -> bool:
        return self.frame.ranked and self.outcome is not None and self.outcome.ranked

    @property
    def left_ms(self) -> int | None:
        """The time left on the server's clock, estimated between two frames."""
        return None if self.frame.deadline_ms is None else self.frame.deadline_ms - self.elapsed_ms

    @property
    def elapsed_ms(self) -> int:
        return self.frame.clock_ms + (0 if self.frame.paused else _now_ms() - self._received_ms)

    def view(self, seat: Seat | None = 0) -> Any:
        """During a pause the last view stays, and the front end hides it."""
        return self._view

    def submit(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Raises Refused, or ServerAway if the server does not come back."""
        return self._ask(wire.Submit(match=self.match, id=new_move_id(), move=Raw(encode(move))))

    def pause(self) -> None:
        self._ask(wire.Pause(match=self.match, id=new_move_id()))

    def unpause(self) -> None:
        self._ask(wire.Resume(match=self.match, id=new_move_id()))

    def tick(self) -> tuple[Event, ...]:
        """Returns the events of others and of the clock since the last call."""
        with self._lock:
            unread, self._unread = tuple(self._unread), []
        return unread

    def wait_for_start(self) -> None:
        """Returns when the countdown of a room is over; the server's clock decides."""
        until_ms = self._received_ms + (self.frame.starts_in_ms or 0) + LATE_MS
        while self.frame.starts_in_ms is not None and _now_ms() < until_ms:
            sleep(POLL_S)

    def watch(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def save(self) -> None:
        self._save(self)

    def leave(self) -> None:
        """The server keeps the match, and stops the clock of a player who looks away."""
        self.close()

    def close(self) -> None:
        self.connection.unwatch(self.match)

    # --- frames of the server ---------------------------------------------

    def _ask(self, message: wire.Submit | wire.Pause | wire.Resume) -> tuple[Event, ...]:
        answer = self.connection.ask(message)
        assert isinstance(answer, wire.Frame)
        return self._events(answer)

    def _on_message(self, message: wire.Down) -> None:
        """Runs in the thread of the connection; ignores stale frames."""
        if not isinstance(message, wire.Frame) or message.match != self.match:
            return
        if message.seq < self.frame.seq:
            return
        events = self._events(message)
        with self._lock:
            is_news = message.seq > self.frame.seq and message.move is None
            self._unread += events if is_news else ()
            self._apply(message)
        for listener in tuple(self._listeners):
            listener(events)

    def _apply(self, frame: wire.Frame) -> None:
        self.frame, self._received_ms = frame, _now_ms()
        if frame.view is not None:
            self._view = self._own_view(frame.view)
        self._save(self)

    def _own_view(self, view: Any) -> Any:
        """In a race the player's own lane, for a spectator the winner's lane; otherwise the view itself."""
        if view.get("type") != RACE:
            return convert(view, self.game.View)
        raced = convert(view, race(self.game).View)
        if raced.own is not None or self.outcome is None:
            return raced.own
        return raced.lanes[self.outcome.winners[0] if self.outcome.winners else 0]

    @property
    def finished(self) -> tuple[bool, ...]:
        """In a race: which seats are done."""
        view: Any = self.frame.view or {}
        return tuple(view.get("finished", ()))

    def _events(self, frame: wire.Frame) -> tuple[Event, ...]:
        """In a race only the events of the player's own lane; `scores` has the totals of the others."""
        kind: Any = self.game.Event | RaceScore
        events = (convert(event, kind) for event in frame.events)
        return tuple(event for event in events if not isinstance(event, RaceScore))
