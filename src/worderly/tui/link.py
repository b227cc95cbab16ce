"""The one door from a screen to its match, on this device or on a server: views in, moves out."""

from collections.abc import Callable
from typing import Any, Protocol

from worderly.kit import AnyGame, Chance, Event, Move, Outcome, Seat
from worderly.local.ending import share_text, title_of
from worderly.local.match import LocalMatch
from worderly.messages import Messages

Listener = Callable[[tuple[Event, ...]], None]


class Link(Protocol):
    game: AnyGame
    seed: str
    """Names the match; shuffles of a tray are drawn from it."""
    daily: str
    """The date of the daily it is, or empty."""
    can_pause: bool

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def left_ms(self) -> int | None: ...

    @property
    def elapsed_ms(self) -> int: ...

    def view(self, seat: Seat | None = 0) -> Any: ...

    async def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        """Raises Refused, or ValueError for a move that cannot be read back."""

    async def tick(self) -> tuple[Event, ...]:
        """Called by the screen's clock: what time itself has brought about."""

    def watch(self, listener: Listener) -> Callable[[], None]: ...

    def pause(self) -> None: ...

    def go_on(self) -> None: ...

    def bot(self, seat: Seat, level: str, chance: Chance) -> Move:
        """What the machine would play there; it sees the seat's view only."""

    def meaning(self, word: str) -> str | None: ...

    def title(self, messages: Messages) -> str: ...

    def share(self, messages: Messages) -> str: ...


class LocalLink:
    """A match of this device; everything is saved before it is answered."""

    can_pause = True

    def __init__(self, match: LocalMatch) -> None:
        self.match = match
        self.game, self.seed, self.daily = match.game, match.order.seed, match.order.daily

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    @property
    def left_ms(self) -> int | None:
        return self.match.left_ms

    @property
    def elapsed_ms(self) -> int:
        return self.match.clock.read_ms()

    def view(self, seat: Seat | None = 0) -> Any:
        return self.match.view(seat)

    async def submit(self, move: Move, seat: Seat = 0) -> tuple[Event, ...]:
        return self.match.submit(move, seat)

    async def tick(self) -> tuple[Event, ...]:
        return () if self.match.clock.is_paused else self.match.tick()

    def watch(self, listener: Listener) -> Callable[[], None]:
        return self.match.watch(listener)

    def pause(self) -> None:
        self.match.pause()

    def go_on(self) -> None:
        self.match.go_on()

    def bot(self, seat: Seat, level: str, chance: Chance) -> Move:
        move: Move = self.game.bot(self.view(seat), seat, level, chance, self.match.tools)
        return move

    def meaning(self, word: str) -> str | None:
        meaning: str | None = self.match.tools.words.meaning(word)
        return meaning

    def title(self, messages: Messages) -> str:
        return title_of(self.match, messages.text)

    def share(self, messages: Messages) -> str:
        return share_text(self.match, messages.text)
