"""A match on a server with the face of a local one: view, submit, outcome, time left."""

import threading
from collections.abc import Callable
from time import monotonic_ns
from typing import Any

from msgspec import Raw, convert

from worderly.device.local.match import Listener, Order
from worderly.device.remote.connection import Connection, new_move_id
from worderly.kit import AnyGame, Event, Move, Outcome, Seat, encode, race
from worderly.kit.race import RaceScore
from worderly.wire import websocket as wire

RACE = "race_view"


def _now_ms() -> int:
    return monotonic_ns() // 1_000_000


def _nothing(match: "RemoteMatch") -> None:
    return None


class RemoteMatch:
    """`submit` waits for the server's answer; after a reconnect it is sent again with the same move id."""

    is_near = False

    def __init__(
        self,
        live: Connection,
        order: Order,
        tools: Any,
        frame: wire.Frame,
        key: str | None = None,
        keep: Callable[["RemoteMatch"], None] = _nothing,
        notes: dict[str, Any] | None = None,
    ) -> None:
        """`keep` is called when a frame has come: what this device remembers of the match."""
        self.live, self.order, self.tools, self.key = live, order, tools, key
        self.game: AnyGame = order.game
        self.match, self.frame = frame.match, frame
        self.notes: dict[str, Any] = dict(notes or {})
        self._keep = keep
        self._view: Any = None
        self._lock = threading.Lock()
        self._listeners: list[Listener] = []
        self._heard: list[Event] = []
        self._take(frame)
        live.listen(self._hear)
        live.watch(wire.Watch(match=self.match, key=key))

    # --- what a front end asks --------------------------------------------

    @property
    def seat(self) -> Seat:
        return self.frame.seat or 0

    @property
    def looks_on(self) -> bool:
        """The player has no seat: the view is public, and a race has none before its end."""
        return self.frame.seat is None

    @property
    def is_lost(self) -> bool:
        return self.live.is_lost

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
        if self.looks_on or self._view is None:
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
        """Time left on the server's clock, as far as we can tell between frames."""
        return None if self.frame.deadline_ms is None else self.frame.deadline_ms - self.elapsed_ms

    @property
    def elapsed_ms(self) -> int:
        return self.frame.clock_ms + (0 if self.frame.paused else _now_ms() - self._came_ms)

    def view(self, seat: Seat | None = 0) -> Any:
        """During a pause the server sends none: the last one stays, and the front end hides it."""
        return self._view

    def submit(self, move: Move, seat: Seat | None = None) -> tuple[Event, ...]:
        """Raises Refused as the rules do, ServerAway when the server stays away."""
        return self._ask(wire.Submit(match=self.match, id=new_move_id(), move=Raw(encode(move))))

    def pause(self) -> None:
        self._ask(wire.Pause(match=self.match, id=new_move_id()))

    def go_on(self) -> None:
        self._ask(wire.Resume(match=self.match, id=new_move_id()))

    def tick(self) -> tuple[Event, ...]:
        """Returns the events of others and of the clock since the last call."""
        with self._lock:
            heard, self._heard = tuple(self._heard), []
        return heard

    def watch(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def keep(self) -> None:
        self._keep(self)

    def close(self) -> None:
        self.live.unwatch(self.match)

    # --- what the server says ---------------------------------------------

    def _ask(self, message: wire.Submit | wire.Pause | wire.Resume) -> tuple[Event, ...]:
        answer = self.live.ask(message)
        assert isinstance(answer, wire.Frame)
        return self._events(answer)

    def _hear(self, message: wire.Down) -> None:
        """In the thread of the connection; an older frame than the last one is stale."""
        if not isinstance(message, wire.Frame) or message.match != self.match:
            return
        if message.seq < self.frame.seq:
            return
        events = self._events(message)
        with self._lock:
            is_news = message.seq > self.frame.seq and message.move is None
            self._heard += events if is_news else ()
            self._take(message)
        for listener in tuple(self._listeners):
            listener(events)

    def _take(self, frame: wire.Frame) -> None:
        self.frame, self._came_ms = frame, _now_ms()
        if frame.view is not None:
            self._view = self._seen(frame.view)
        self._keep(self)

    def _seen(self, view: Any) -> Any:
        """The player's own lane of a race, a spectator's view of the winner's; else the view itself."""
        if view.get("type") != RACE:
            return convert(view, self.game.View)
        raced = convert(view, race(self.game).View)
        if raced.own is not None or not raced.lanes:
            return raced.own
        winners = self.frame.outcome.winners if self.frame.outcome else ()
        return raced.lanes[winners[0] if winners else 0]

    @property
    def finished(self) -> tuple[bool, ...]:
        """Of a race: who is done."""
        view: Any = self.frame.view or {}
        return tuple(view.get("finished", ()))

    def _events(self, frame: wire.Frame) -> tuple[Event, ...]:
        """In a race only the events of the player's own lane; the other totals are in `scores`."""
        kind: Any = self.game.Event | RaceScore
        events = (convert(event, kind) for event in frame.events)
        return tuple(event for event in events if not isinstance(event, RaceScore))
