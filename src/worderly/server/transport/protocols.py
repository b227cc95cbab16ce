"""uvicorn's protocols, where ours differ."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from worderly.store.ticks import Ticks

PIECE = 1024
"""Bytes that are read from a client in its turn: several moves, or 170 of the smallest messages."""


class Http(HttpToolsProtocol):
    """Leaves no garbage behind that only a collection finds."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        # It has served; the parser holds it and it holds the parser, 22 objects for every player who comes.
        self.parser = None  # type: ignore[assignment]


class WebSocket(WebSocketsSansIOProtocol):
    """The short way from and to a socket, without ASGI's queue, a task and a message for every text.

    It queues with the other clients and reads no more from its own than it can deal with.
    """

    hear: Callable[[str], None] | None = None
    """Gets a text as it comes in; while it is None, ASGI's queue does."""
    _unread = b""
    _lost: tuple[Exception | None] | None = None
    _is_queued = False
    _is_held = False

    def __init__(self, *known: Any, **named: Any) -> None:
        super().__init__(*known, **named)
        self._ticks = Ticks.here()

    @staticmethod
    def of(send: Any) -> "WebSocket | None":
        """The one behind ASGI's `send`; None where another server, or something between, has wrapped it."""
        protocol = getattr(send, "__self__", None)
        return protocol if isinstance(protocol, WebSocket) else None

    @property
    def is_lost(self) -> bool:
        """The client has left, and what it sent before is still being done."""
        return self._lost is not None

    # --- out ------------------------------------------------------------------

    def write(self, data: bytes) -> bool:
        """False: it cannot take more now, because the client is slow. What nobody will read is dropped."""
        if self.transport.is_closing():
            return True
        if not self.writable.is_set() or self.close_sent:
            return False
        self.transport.write(text_frame(data))
        return True

    def cut(self) -> None:
        """At once: what it sent is not read, and a goodbye would wait behind what it does not read."""
        self._unread = b""
        self.transport.abort()

    # --- in -------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._queue_up(self._ticks.begin)

    def connection_lost(self, exc: Exception | None) -> None:
        """After what the client sent before it left."""
        self._lost = (exc,)
        self._queue_up(self._ticks.begin)

    def hold(self, is_held: bool) -> None:
        """While held nothing more is read: the client's messages wait, most of them on its side."""
        self._is_held = is_held
        self._go_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._go_on()
        return message

    def _queue_up(self, begin: Callable[[Callable[["WebSocket"], None], "WebSocket"], None]) -> None:
        has_more = self._unread != b"" or self._lost is not None
        # ASGI's queue is full with one text; but who takes from it may have ended with the connection.
        has_room = not self._is_held and (not self.read_paused or self._lost is not None)
        if has_more and has_room and not self._is_queued:
            self._is_queued = True
            begin(WebSocket._read, self)

    def _read(self) -> None:
        """A piece; then behind the others again: who sends a lot does not make them wait for all of it."""
        try:
            if self._unread:
                piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
                super().data_received(piece)
            elif self._lost is not None:
                (exc,), self._lost = self._lost, None
                super().connection_lost(exc)
        finally:
            self._is_queued = False
            self._go_on()

    def _go_on(self) -> None:
        self._queue_up(self._ticks.add)
        is_open = not (self._is_held or self.read_paused or self._unread)
        if self.transport.is_reading() != is_open:
            self.transport.resume_reading() if is_open else self.transport.pause_reading()

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


def text_frame(data: bytes) -> bytes:
    """A whole, unmasked text message (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
