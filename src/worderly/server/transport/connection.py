"""The session of one WebSocket client: decodes and answers its messages, pushes frames."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from worderly.kit import Fact, encode
from worderly.server.limits.limits import Bucket
from worderly.server.transport.eager_call import EagerCall
from worderly.server.transport.inbox import Inbox
from worderly.server.transport.outbox import Outbox
from worderly.table.live_client import LiveClient
from worderly.table.match.table import Table
from worderly.table.rooms.room import Room
from worderly.wire import websocket as wire

if TYPE_CHECKING:
    from worderly.server.service import Service

RATE, BURST = 20.0, 40.0
WAIT_S = 1
"""How long a client that sends too fast has to wait."""
SERVICE_RESTART = 1012
"""The close code of every goodbye: the client should reconnect (RFC 6455, 7.4)."""
RETRY_MS = 250
decode_message: Callable[[bytes | str], wire.Up] = Decoder(wire.Up).decode


class Socket(Protocol):
    """The part of a WebSocket that a connection uses."""

    @property
    def outbox(self) -> Outbox: ...
    @property
    def client(self) -> tuple[str, int] | None: ...
    @property
    def is_lost(self) -> bool: ...
    def pause_reading(self, is_paused: bool, /) -> None: ...
    def close(self, code: int, /) -> None: ...
    def cut(self) -> None: ...


class Connection(LiveClient):
    """The session of one client: handles its messages in order."""

    __slots__ = ("_bucket", "_inbox", "address", "lang", "outbox", "rooms", "service", "socket")

    def __init__(self, service: Service, socket: Socket, lang: str, player: int | None, address: str) -> None:
        super().__init__(service.hub, socket.outbox, player)
        self.service, self.socket, self.outbox = service, socket, socket.outbox
        self.lang, self.address = lang, address
        self._bucket = Bucket(BURST, service.clock.now_ms())
        self.rooms: dict[str, tuple[Room, int | None]] = {}
        self._inbox = Inbox(self._handle, socket.pause_reading)

    # --- what the WebSocket calls -----------------------------------------------

    def receive(self, text: bytes | str) -> None:
        self._inbox.put(text)

    def overflow(self) -> None:
        self.service.metrics.slow_clients.inc()

    def shut_down(self) -> None:
        self.send_goodbye("going_down")

    def leave(self, done: Callable[[], None]) -> None:
        """Handles first what the client sent before it left."""
        self._inbox.end(partial(self._close, done))

    # --- messages -----------------------------------------------------------------

    def _handle(self, text: bytes | str, done: Callable[[], None]) -> bool:
        if not self._bucket.take(RATE, BURST, self.service.clock.now_ms()):
            return self._refuse_flood(done)
        try:
            up = decode_message(text)
        except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.report("bad_request", {"detail": str(error)})
            return True
        if isinstance(up, wire.Submit):
            return EagerCall(self.answer(up), done).run()
        self.service.hub.spawn(self.answer(up), done)
        return False

    def _refuse_flood(self, done: Callable[[], None]) -> bool:
        if self.socket.is_lost:
            # Drop a flood if the client has left.
            self.socket.cut()
            return True
        self.report("too_fast", {"wait_s": WAIT_S})
        # Meanwhile the client's messages stay unread, so a flood does not delay other clients.
        self.service.clock.call_later(WAIT_S * 1000, done)
        return False

    async def submit(self, up: wire.Submit) -> Table | None:
        began = self.service.metrics.clock()
        table = await super().submit(up)
        if table is not None:
            self.service.metrics.moved(table.reducer.game.id, began)
        return table

    async def answer_other(self, up: wire.Join | wire.Do | wire.Unjoin) -> None:
        await self.service.room_messages.handle(self, up)

    # --- answers --------------------------------------------------------------

    def sentence(self, code: str, facts: dict[str, Fact]) -> str:
        return self.service.sentence(self.lang, code, facts)

    def refuse(self, code: str, facts: dict[str, Fact], up: wire.Up) -> None:
        if hasattr(up, "id"):
            self.service.metrics.refusals.labels(code).inc()
        super().refuse(code, facts, up)

    def send_goodbye(self, code: str, retry_ms: int = RETRY_MS) -> None:
        """Sends the last message; the client should reconnect after `retry_ms`."""
        self.push(encode(wire.Bye(code=code, message=self.sentence(code, {}), retry_ms=retry_ms)))
        self.socket.close(SERVICE_RESTART)

    def _close(self, done: Callable[[], None]) -> None:
        self.unwatch_all()
        self.service.room_messages.leave_all(self)
        self.service.connections.discard(self)
        done()
