"""uvicorn's protocols, where ours differ."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from worderly.store.ticks import Ticks


class Http(HttpToolsProtocol):
    """Leaves no garbage behind that only a collection finds."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # It has served; the parser holds it and it holds the parser, 22 objects for every player who comes.
        self.parser = None  # type: ignore[assignment]


class WebSocket(WebSocketsSansIOProtocol):
    """Hands a text to whoever listens as it comes in, without ASGI's queue and a task that wakes for it."""

    hear: Callable[[str], None] | None = None

    def __init__(self, *known: Any, **named: Any) -> None:
        super().__init__(*known, **named)
        self._ticks = Ticks.here()

    def data_received(self, data: bytes) -> None:
        self._ticks.begin(super().data_received, data)

    def connection_lost(self, exc: Exception | None) -> None:
        """After what the client sent before it left."""
        self._ticks.begin(super().connection_lost, exc)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.hear(text)
