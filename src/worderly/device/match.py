"""A match as a front end plays it, on this device or on a server, and what it starts from."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from worderly.kit import AnyGame, Event, Move, Options, Outcome, Seat

Listener = Callable[[tuple[Event, ...]], None]


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
    unsaved: str
    """Why the last save failed: the match goes on in memory; empty: it is saved."""

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
        """Raises Refused or ValueError, and then changes nothing."""

    def tick(self) -> tuple[Event, ...]:
        """Events of the clock and of other players since the last call; call it on input and on a timer."""

    def watch(self, listener: Listener) -> Callable[[], None]: ...

    def pause(self) -> None: ...

    def unpause(self) -> None: ...

    def save(self) -> None: ...

    def leave(self) -> None:
        """The player goes away: keeps the time that has passed, and lets other windows have the match."""
