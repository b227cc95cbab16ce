"""What a WebSocket and the application know of each other."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

from websockets.http11 import Request

if TYPE_CHECKING:
    from worderly.server.transport.websocket import WebSocket

OPEN_WEBSOCKET = "open_websocket"
"""The key in the lifespan's state under which the application puts its `Open`."""


class Session(Protocol):
    """The application's side of a WebSocket."""

    def receive(self, text: str | bytes, /) -> None: ...

    def overflow(self) -> None:
        """The client does not read; the connection is cut."""

    def shut_down(self) -> None:
        """The server ends: say goodbye and close."""

    def leave(self, done: Callable[[], None], /) -> None:
        """The client has left; calls `done` when all its messages are handled."""


Open = Callable[["WebSocket", Request], Awaitable[None]]
"""Answers a handshake with `accept` or `reject`."""
