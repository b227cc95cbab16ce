"""The short way to a socket: uvicorn's own transport, without a task and an ASGI message for every frame."""

from collections.abc import Callable
from typing import Any

from worderly.web.protocols import WebSocket


class Line:
    """Eight frames of a move cost 8 writes here, against 8 tasks, 8 decodings and 8 frame objects before."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: WebSocket) -> None:
        self._protocol = protocol

    def write(self, data: bytes) -> bool:
        """False: it cannot take more now (the client is slow) or ever (it is closing)."""
        protocol = self._protocol
        transport = protocol.transport
        if not protocol.writable.is_set() or protocol.close_sent or transport.is_closing():
            return False
        transport.write(text_frame(data))
        return True

    def listen(self, hear: Callable[[str], None] | None) -> None:
        """Texts go to `hear` as they come in, instead of waiting in ASGI's queue for a task."""
        self._protocol.hear = hear

    def hold(self, is_held: bool) -> None:
        """While held nothing more is read: the client's messages wait on its side."""
        transport = self._protocol.transport
        transport.pause_reading() if is_held else transport.resume_reading()

    def cut(self) -> None:
        """At once: a goodbye would wait behind what the client does not read."""
        self._protocol.transport.abort()


def line_of(send: Any) -> Line | None:
    """None where another server, or something between it and us, has wrapped `send`."""
    protocol = getattr(send, "__self__", None)
    return Line(protocol) if isinstance(protocol, WebSocket) else None


def text_frame(data: bytes) -> bytes:
    """A whole, unmasked text message (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data
