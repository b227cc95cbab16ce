"""The same screens on a server: its matches behind the same door as those of this device."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from time import monotonic_ns
from typing import Any

from worderly.client import Api, Live, RemoteMatch
from worderly.games import game_of
from worderly.kit import Chance, Event, Move, Notice, Outcome, Refused, Seat
from worderly.lexicon import Lexicon
from worderly.local.daily import number_of
from worderly.local.request import Request
from worderly.local.saves import Saved
from worderly.messages import Messages
from worderly.table.rest import NewMatch, Started
from worderly.table.wire import Frame
from worderly.tui.device import Device
from worderly.tui.link import Link, Listener


class RemoteLink:
    """The network is waited for in a thread of its own: the clock goes on meanwhile."""

    can_pause = True

    def __init__(self, match: RemoteMatch, language: str, daily: str) -> None:
        self.match, self.language, self.daily = match, language, daily
        self.game, self.seed = match.game, match.match
        self._heard: list[Event] = []
        self._came_ms = 0
        self._frame: Frame | None = None
        self._view: Any = None
        match.watch(self._heard.extend)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def left_ms(self) -> int | None:
        return self.match.left_ms

    @property
    def elapsed_ms(self) -> int:
        """The server's clock when the last frame came, and what has passed here since."""
        now = monotonic_ns() // 1_000_000
        if self._frame is not self.match.frame:
            self._frame, self._came_ms = self.match.frame, now
        return self.match.frame.clock_ms + now - self._came_ms

    def view(self, seat: Seat | None = 0) -> Any:
        """The last one while the server hides it for a pause: the screen hides it by itself then."""
        self._view = self.match.view(seat) or self._view
        return self._view

    async def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        events = await asyncio.to_thread(self.match.submit, move, seat)
        self._heard.clear()
        return events

    async def tick(self) -> tuple[Event, ...]:
        await asyncio.to_thread(self.match.tick)
        events = tuple(self._heard)
        self._heard.clear()
        return events

    def watch(self, listener: Listener) -> Callable[[], None]:
        return self.match.watch(listener)

    def pause(self) -> None:
        self.match.pause()

    def go_on(self) -> None:
        self.match.go_on()

    def bot(self, seat: Seat, level: str, chance: Chance) -> Move:
        raise Refused("not_your_seat")

    def meaning(self, word: str) -> str | None:
        return Lexicon.open(self.language).meaning(word)

    def title(self, messages: Messages) -> str:
        title = messages.text(f"title-{self.game.id}")
        return f"{title} {number_of(date.fromisoformat(self.daily))}" if self.daily else title

    def share(self, messages: Messages) -> str:
        return self.game.share(self.view(0), self.title(messages), messages.text)


@dataclass
class RemoteDevice(Device):
    """Plays on a server; only turns at one screen stay on this device."""

    server: str = ""
    token: str | None = None

    def waiting(self, request: Request) -> Saved | None:
        return None

    def waiting_daily(self, game_id: str, day: date) -> Saved | None:
        return None

    def begin(self, request: Request) -> tuple[Link, tuple[Notice, ...]]:
        if getattr(request.options, "mode", "") == "turns":
            return super().begin(request)
        game, language = game_of(request.game), request.options.languages[0]
        day = request.daily.isoformat() if request.daily else None
        options = None if day else request.options
        wish = NewMatch(request.game, options=options, seed=request.seed, daily=day, language=language)
        api = Api(self.server, self.token, self.language)
        try:
            started = api.post("/api/matches", Started, wish)
        finally:
            api.close()
        live = Live(self.server, self.token, self.language)
        match = RemoteMatch(live, game, started.match, started.key, started.frame)
        return RemoteLink(match, language, day or ""), started.notices
