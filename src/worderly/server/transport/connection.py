"""The session of one WebSocket client: decodes and answers its messages, pushes frames."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from worderly.kit import Refused, encode
from worderly.server.limits.limits import Bucket
from worderly.server.transport.eager_call import EagerCall
from worderly.server.transport.inbox import Inbox
from worderly.server.transport.outbox import Outbox
from worderly.store.database.outage import Unavailable
from worderly.table.errors import Problem
from worderly.table.match.table import Table
from worderly.table.rooms.room import Room
from worderly.wire import websocket as wire

if TYPE_CHECKING:
    from worderly.server.service import Service

RATE, BURST = 20.0, 40.0
WAIT_S = 1
"""How long a client that sends too fast has to wait."""
WATCHED = 16
"""Most matches and rooms one connection may watch at once."""
SERVICE_RESTART = 1012
"""The close code of every goodbye: the client should reconnect (RFC 6455, 7.4)."""
RETRY_MS = 250
_log = logging.getLogger("worderly")
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


class Connection:
    """The session of one client: handles its messages in order."""

    __slots__ = (
        "_bucket",
        "_inbox",
        "address",
        "lang",
        "outbox",
        "player",
        "rooms",
        "service",
        "socket",
        "tables",
    )

    def __init__(self, service: Service, socket: Socket, lang: str, player: int | None, address: str) -> None:
        self.service, self.socket, self.outbox = service, socket, socket.outbox
        self.lang, self.player, self.address = lang, player, address
        self._bucket = Bucket(BURST, service.clock.now_ms())
        self.tables: dict[str, tuple[Table, int | None]] = {}
        self.rooms: dict[str, tuple[Room, int | None]] = {}
        self._inbox = Inbox(self._handle, socket.pause_reading)

    def push(self, data: bytes) -> None:
        self.outbox.push(data)

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
            self._problem(Problem("bad_request", detail=str(error)))
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
        self._problem(Problem("too_fast", wait_s=WAIT_S))
        # Meanwhile the client's messages stay unread, so a flood does not delay other clients.
        self.service.clock.call_later(WAIT_S * 1000, done)
        return False

    async def answer(self, up: wire.Up) -> None:
        try:
            await self._do(up)
        except Refused as refused:
            self._refuse(up, refused.code, refused.facts)
        except Problem as problem:
            self._refuse(up, problem.code, problem.facts)
        except Unavailable:
            self._problem(Problem("unavailable"), up)
        except Exception:
            # A bug of ours costs the client this message, not the connection.
            _log.exception("a message failed")
            self._problem(Problem("failed"), up)

    async def _do(self, up: wire.Up) -> None:
        if isinstance(up, wire.Submit):
            await self._submit(up)
        elif isinstance(up, wire.Watch):
            await self._watch(up)
        elif isinstance(up, wire.Unwatch):
            self._unwatch(up.match)
        elif isinstance(up, wire.Pause | wire.Resume | wire.Allow):
            await self._control(up)
        elif isinstance(up, wire.Ping):
            self.push(encode(wire.Pong(now_ms=self.service.clock.now_ms())))
        else:
            await self.service.room_messages.handle(self, up)

    # --- matches --------------------------------------------------------------

    async def _watch(self, up: wire.Watch) -> None:
        if up.match not in self.tables and len(self.tables) >= WATCHED:
            raise Problem("too_many_watched", most=WATCHED)
        table = await self.service.hub.table(up.match)
        seat = table.seat_of(up.key, self.player)
        if up.key is not None and seat is None:
            raise Problem("not_your_seat")
        if seat is not None:
            seat = table.seat_for(seat, up.seat)
        self.tables[up.match] = (table, seat)
        table.watch(self.outbox, seat)

    def _unwatch(self, match: str) -> None:
        if (watched := self.tables.pop(match, None)) is not None:
            watched[0].unwatch(self.outbox)

    def _seat(self, match: str) -> tuple[Table, int]:
        table, seat = self.tables.get(match) or (None, None)
        if table is None or seat is None:
            raise Problem("not_your_seat")
        return table, seat

    async def _submit(self, up: wire.Submit) -> None:
        table, seat = self._seat(up.match)
        began = self.service.metrics.clock()
        chair = table.seat_for(seat, up.seat)
        accepted = await table.submit(chair, up.id, bytes(up.move))
        if accepted.repeat:
            self.push(table.frames(accepted).data(seat, up.id))
        else:
            self.service.metrics.moved(table.reducer.game.id, began)

    async def _control(self, up: wire.Pause | wire.Resume | wire.Allow) -> None:
        table, seat = self._seat(up.match)
        if isinstance(up, wire.Allow):
            accepted = await table.allow(up.id, up.word)
        else:
            accepted = await (table.pause if isinstance(up, wire.Pause) else table.resume)(up.id)
        if accepted.repeat:
            self.push(table.frames(accepted).data(seat, up.id))

    # --- answers --------------------------------------------------------------

    def _refuse(self, up: wire.Up, code: str, facts: dict[str, Any]) -> None:
        move = getattr(up, "id", None)
        if move is None:
            self._problem(Problem(code, **facts), up)
            return
        self.service.metrics.refusals.labels(code).inc()
        message = self.service.sentence(self.lang, code, facts)
        match, room = getattr(up, "match", None), getattr(up, "room", None)
        self.push(
            encode(wire.Refusal(code=code, message=message, facts=facts, move=move, match=match, room=room))
        )

    def _problem(self, problem: Problem, up: wire.Up | None = None) -> None:
        message = self.service.sentence(self.lang, problem.code, problem.facts)
        match, room = getattr(up, "match", None), getattr(up, "room", None)
        data = wire.Problem(
            code=problem.code,
            message=message,
            facts=problem.facts,
            match=match,
            room=room,
            move=getattr(up, "id", None),
        )
        self.push(encode(data))

    def send_goodbye(self, code: str, retry_ms: int = RETRY_MS) -> None:
        """Sends the last message; the client should reconnect after `retry_ms`."""
        message = self.service.sentence(self.lang, code, {})
        self.push(encode(wire.Bye(code=code, message=message, retry_ms=retry_ms)))
        self.socket.close(SERVICE_RESTART)

    def _close(self, done: Callable[[], None]) -> None:
        for table, _ in self.tables.values():
            table.unwatch(self.outbox)
        self.tables.clear()
        self.service.room_messages.leave_all(self)
        self.service.connections.discard(self)
        done()
