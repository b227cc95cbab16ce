"""A match on a server with the face of a local one: view, submit, outcome, time left."""

import time
from collections.abc import Callable
from time import monotonic_ns
from typing import Any

from msgspec import Raw, convert

from worderly.client.api import Api
from worderly.client.live import Live, new_move_id
from worderly.kit import AnyGame, Event, Move, Outcome, Refused, encode
from worderly.table import rest, wire

Listener = Callable[[tuple[Event, ...]], None]
ANSWER_S = 30.0
PAUSE_S = 0.5


def _now_ms() -> int:
    return monotonic_ns() // 1_000_000


class RemoteMatch:
    """`submit` waits for the server's answer; a lost connection is made good with the same move id."""

    def __init__(self, live: Live, game: AnyGame, match: str, key: str | None, frame: wire.Frame) -> None:
        self.live, self.game, self.match = live, game, match
        self._listeners: list[Listener] = []
        self._take(frame)
        live.again.append(wire.Watch(match=match, key=key))
        live.send(live.again[-1])

    @classmethod
    def begin(cls, api: Api, live: Live, game: AnyGame, wish: rest.NewMatch) -> "RemoteMatch":
        started = api.post("/api/matches", rest.Started, wish)
        return cls(live, game, started.match, started.key, started.frame)

    @property
    def outcome(self) -> Outcome | None:
        return self.frame.outcome

    @property
    def is_ranked(self) -> bool:
        return self.frame.ranked and self.outcome is not None

    @property
    def left_ms(self) -> int | None:
        """Time left on the server's clock, as far as we can tell between frames."""
        if self.frame.deadline_ms is None:
            return None
        return self.frame.deadline_ms - self.frame.clock_ms - (_now_ms() - self._came_ms)

    def view(self, seat: int | None = 0) -> Any:
        return None if self.frame.view is None else convert(self.frame.view, self.game.View)

    def submit(self, move: Move, seat: int | None = None) -> tuple[Event, ...]:
        """Raises Refused as the rules do, ServerAway when the server stays away."""
        move_id = new_move_id()
        chair = None if seat == self.frame.seat else seat
        message = wire.Submit(match=self.match, id=move_id, move=Raw(encode(move)), seat=chair)
        return self._ask(message, move_id)

    def pause(self) -> None:
        move_id = new_move_id()
        self._ask(wire.Pause(match=self.match, id=move_id), move_id)

    def go_on(self) -> None:
        move_id = new_move_id()
        self._ask(wire.Resume(match=self.match, id=move_id), move_id)

    def tick(self) -> None:
        """Takes in what has come by itself: time up, the moves of others."""
        while (message := self.live.receive(timeout_s=0)) is not None:
            self._hear(message)

    def watch(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _ask(self, message: wire.Up, move_id: str) -> tuple[Event, ...]:
        """Sent again, with the same id, until it is answered."""
        while True:
            self.live.send(message)
            while (answer := self.live.receive(ANSWER_S)) is not None:
                self._hear(answer)
                if isinstance(answer, wire.Refusal) and answer.move == move_id:
                    raise Refused(answer.code, **answer.facts)
                if isinstance(answer, wire.Frame) and answer.move == move_id:
                    return self._events(answer)
                if isinstance(answer, wire.Hello):
                    self.live.send(message)
                if isinstance(answer, wire.Problem):
                    time.sleep(PAUSE_S)
                    self.live.send(message)

    def _hear(self, message: wire.Down) -> None:
        if isinstance(message, wire.Frame) and message.match == self.match:
            self._take(message)
            for listener in tuple(self._listeners):
                listener(self._events(message))

    def _take(self, frame: wire.Frame) -> None:
        self.frame, self._came_ms = frame, _now_ms()

    def _events(self, frame: wire.Frame) -> tuple[Event, ...]:
        events: tuple[Event, ...] = tuple(convert(event, self.game.Event) for event in frame.events)
        return events
