"""The connection between a screen and its match, on this device or on a server."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from worderly.device.local.ending import share_text, title_of
from worderly.device.match import Match
from worderly.kit import Event, Move, Outcome, Seat
from worderly.messages import Messages

if TYPE_CHECKING:
    from worderly.device.remote import RemoteRoom

T = TypeVar("T")


class Link:
    """Waits for the network in a thread, one request at a time, so that the screen stays responsive."""

    def __init__(self, match: Match, room: "RemoteRoom | None" = None) -> None:
        self.match, self.room = match, room
        self.game, self.seed, self.daily = match.game, match.config.seed, match.config.daily
        self._lock = asyncio.Lock()

    @property
    def seat(self) -> Seat:
        return self.match.seat

    @property
    def is_local(self) -> bool:
        return self.match.is_local

    @property
    def is_lost(self) -> bool:
        """A match on a server whose connection is lost."""
        return bool(getattr(self.match, "is_lost", False))

    @property
    def is_spectator(self) -> bool:
        """The player has no seat in this match."""
        return bool(getattr(self.match, "is_spectator", False))

    @property
    def can_pause(self) -> bool:
        return self.match.can_pause and not self.is_spectator

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def is_done(self) -> bool:
        return self.match.is_done

    @property
    def left_ms(self) -> int | None:
        return self.match.left_ms

    @property
    def elapsed_ms(self) -> int:
        return self.match.elapsed_ms

    def view(self, seat: Seat | None = 0) -> Any:
        return self.match.view(seat)

    def tick(self) -> tuple[Event, ...]:
        return self.match.tick()

    async def submit(self, move: Move, seat: Seat) -> tuple[Event, ...]:
        """Raises Refused, or ValueError for a move that cannot be decoded again."""
        return await self._run(lambda: self.match.submit(move, seat))

    async def pause(self) -> None:
        await self._run(self.match.pause)

    async def unpause(self) -> None:
        await self._run(self.match.unpause)

    async def _run(self, work: Callable[[], T]) -> T:
        if self.is_local:
            return work()
        async with self._lock:
            return await asyncio.to_thread(work)

    def meaning(self, word: str) -> str | None:
        meaning: str | None = self.match.tools.words.meaning(word)
        return meaning

    def title(self, messages: Messages) -> str:
        return title_of(self.match, messages.text)

    def share(self, messages: Messages) -> str:
        """Empty for a spectator."""
        if self.is_spectator:
            return ""
        return share_text(self.match, messages.text)
