"""One WebSocket: a protocol class on `websockets`' sans-I/O ServerProtocol, which uvicorn takes as `ws=`."""

import asyncio
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from worderly.server.transport.fragments import Fragments
from worderly.server.transport.outbox import Outbox
from worderly.server.transport.scheduler import Scheduler
from worderly.server.transport.session import OPEN_WEBSOCKET, Open, Session

PIECE = 1024
"""Bytes read from a client before the next client's turn: several moves, or 170 of the smallest messages."""
CLOSE_S = 10.0
"""How long a client may take to answer a close frame."""
SHUTDOWN_S = 3.0
"""The same when the server ends: less than uvicorn waits for its connections."""
_log = logging.getLogger("worderly")


class WebSocket(asyncio.Protocol):
    """Reads a client in its turn and no faster than its session can handle; see docs/transport.md."""

    __slots__ = (
        "__weakref__",
        "_close_timer",
        "_connections",
        "_fragments",
        "_has_left",
        "_is_alive",
        "_is_ended",
        "_is_lost",
        "_is_paused",
        "_is_queued",
        "_open",
        "_ping_s",
        "_ping_timer",
        "_response",
        "_scheduler",
        "_session",
        "_tasks",
        "_transport",
        "_unread",
        "_wire",
        "outbox",
    )
    _transport: asyncio.Transport

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._open: Open = app_state[OPEN_WEBSOCKET]
        self._scheduler = Scheduler.current()
        self._wire = ServerProtocol(max_size=config.ws_max_size)
        self._ping_s = config.ws_ping_interval
        self.outbox = Outbox(self._write, self._overflow)
        self._session: Session | None = None
        self._response: Response | None = None
        """To a handshake that the application has still to accept."""
        self._unread = b""
        self._fragments = Fragments()
        self._is_queued = self._is_paused = self._is_lost = self._has_left = self._is_ended = False
        self._is_alive = True
        self._ping_timer: asyncio.TimerHandle | None = None
        self._close_timer: asyncio.TimerHandle | None = None

    # --- what uvicorn and the event loop call ----------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)
        # uvicorn's HTTP protocol and its parser hold each other. When its connection is lost it lets the
        # parser go; otherwise each upgrade would leave a reference cycle for the garbage collector.
        if (before := transport.get_protocol()) is not None:
            upgraded = ConnectionError("upgraded to a WebSocket")
            asyncio.get_running_loop().call_soon(before.connection_lost, upgraded)

    def data_received(self, data: bytes) -> None:
        self._is_alive = True
        self._unread += data
        self._schedule_read(self._scheduler.begin)

    def connection_lost(self, exc: Exception | None) -> None:
        """Takes effect after what the client sent before it left."""
        self._is_lost = True
        self._schedule_read(self._scheduler.begin)

    def pause_writing(self) -> None:
        self.outbox.pause()

    def resume_writing(self) -> None:
        self.outbox.resume()

    def shutdown(self) -> None:
        """uvicorn calls it for every open connection when the server ends."""
        if self._session is not None:
            self._session.shut_down()
        else:
            self._transport.close()
        self._abort_after(SHUTDOWN_S)

    # --- what the application calls ---------------------------------------------

    @property
    def client(self) -> tuple[str, int] | None:
        """The address at the other end of the socket, perhaps a proxy's."""
        peer = self._transport.get_extra_info("peername")
        return (str(peer[0]), int(peer[1])) if peer else None

    @property
    def unread_bytes(self) -> int:
        """Received, and waiting for this client's turn; while there are some nothing more is received."""
        return len(self._unread)

    @property
    def is_lost(self) -> bool:
        """The client has left, and what it sent before is still being handled."""
        return self._is_lost

    def accept(self, session: Session) -> None:
        assert self._response is not None
        self._wire.send_response(self._response)
        self._response = None
        self._flush()
        self._session = session
        self._start_pings()
        self.pause_reading(False)

    def reject(self, status: HTTPStatus) -> None:
        self._response = None
        self._wire.send_response(self._wire.reject(status, ""))
        self._flush()
        self.pause_reading(False)

    def pause_reading(self, is_paused: bool) -> None:
        """While paused nothing is read: the client's messages wait, most of them on its side."""
        self._is_paused = is_paused
        self._update_reading()

    def close(self, code: int) -> None:
        """Sends a close frame after the outbox; drops what the client still sends."""
        if self._wire.state is not State.OPEN:
            return
        self._wire.send_close(code)
        self.outbox.finish(b"".join(self._wire.data_to_send()))
        self._abort_after(CLOSE_S)
        self._leave()
        self.pause_reading(False)

    def cut(self) -> None:
        """Closes at once: a close frame would wait behind frames that the client does not read."""
        self._unread = b""
        self._transport.abort()

    # --- out ---------------------------------------------------------------------

    def _write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def _overflow(self) -> None:
        if self._session is not None:
            self._session.overflow()
        self.cut()

    def _flush(self) -> None:
        """Writes the protocol's own frames: handshakes, pongs, close frames."""
        if writes := self._wire.data_to_send():
            self._write(b"".join(writes))
            if SEND_EOF in writes:
                self._transport.close()
                self._abort_after(CLOSE_S)

    def _start_pings(self) -> None:
        if self._ping_s:
            self._ping_timer = asyncio.get_running_loop().call_later(self._ping_s, self._ping)

    def _ping(self) -> None:
        """A client that has sent nothing since the last ping, not even a pong, is gone."""
        if self._wire.state is not State.OPEN:
            return
        if self._is_alive:
            self._is_alive = False
            self._wire.send_ping(b"")
            self._start_pings()
        else:
            self._wire.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._flush()

    def _abort_after(self, delay_s: float) -> None:
        """For a client that neither reads nor answers."""
        if self._close_timer is not None:
            self._close_timer.cancel()
        self._close_timer = asyncio.get_running_loop().call_later(delay_s, self.cut)

    # --- in ------------------------------------------------------------------------

    def _schedule_read(self, begin: Callable[[Callable[[], None]], None]) -> None:
        has_more = self._unread != b"" or (self._is_lost and not self._is_ended)
        if has_more and not self._is_paused and not self._is_queued:
            self._is_queued = True
            begin(self._read)

    def _read(self) -> None:
        """One piece; then back to the end of the queue: a client who sends a lot does not delay others."""
        try:
            if self._unread:
                size = PIECE if self._session is not None else len(self._unread)
                piece, self._unread = self._unread[:size], self._unread[size:]
                self._parse(piece)
            elif self._is_lost:
                self._end()
        finally:
            self._is_queued = False
            self._update_reading()

    def _update_reading(self) -> None:
        self._schedule_read(self._scheduler.add)
        is_open = not (self._is_paused or self._unread)
        if not self._transport.is_closing() and self._transport.is_reading() != is_open:
            self._transport.resume_reading() if is_open else self._transport.pause_reading()

    def _parse(self, data: bytes) -> None:
        self._wire.receive_data(data)
        for event in self._wire.events_received():
            if isinstance(event, Request):
                self._on_handshake(event)
            elif isinstance(event, Frame) and self._session is not None and not self._has_left:
                self._on_frame(event)
        if self._wire.parser_exc is not None:
            self._leave()
        self._flush()

    def _on_handshake(self, request: Request) -> None:
        """Nothing more is read until the application has accepted or rejected the client."""
        response = self._wire.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._wire.send_response(response)
            return
        self._is_paused, self._response = True, response
        task = asyncio.ensure_future(self._answer(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, request: Request) -> None:
        try:
            await self._open(self, request)
        except Exception:
            _log.exception("a handshake failed")
            if self._response is not None:
                self.reject(HTTPStatus.INTERNAL_SERVER_ERROR)

    def _on_frame(self, frame: Frame) -> None:
        assert self._session is not None
        if frame.opcode is Opcode.CLOSE:
            self._leave()
            return
        try:
            if (message := self._fragments.add(frame)) is not None:
                self._session.receive(message)
        except UnicodeDecodeError:
            self._wire.fail(CloseCode.INVALID_DATA)
            self._leave()

    # --- the end ---------------------------------------------------------------------

    def _leave(self) -> None:
        if self._session is not None and not self._has_left:
            self._has_left = True
            self._session.leave(self._session_ended)

    def _session_ended(self) -> None:
        self._session = None
        if self._is_ended:
            self._connections.discard(self)

    def _end(self) -> None:
        """uvicorn waits for its connections: this is one until its session has handled everything."""
        self._is_ended = True
        self._leave()
        for timer in (self._ping_timer, self._close_timer):
            if timer is not None:
                timer.cancel()
        self._ping_timer = self._close_timer = None
        self.outbox.close()
        # The parser is a generator that holds the protocol, which holds the parser: break the cycle.
        self._wire.parser.close()
        if self._session is None:
            self._connections.discard(self)
