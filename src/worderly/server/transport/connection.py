"""The WebSocket at /api/live: a plain ASGI callable, because ten thousand of them must stay small."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from worderly import __version__
from worderly.kit import Refused, encode
from worderly.languages import preferred
from worderly.server.limits.limits import Bucket
from worderly.server.transport.asgi import Receive, Scope, Send, address_of
from worderly.server.transport.eager_call import EagerCall
from worderly.server.transport.inbox import Inbox
from worderly.server.transport.outbox import Outbox
from worderly.server.transport.protocols import WebSocket
from worderly.store.writer import Unavailable
from worderly.table.errors import Problem
from worderly.table.match.table import Table
from worderly.table.rooms.room import Room
from worderly.wire import websocket as wire

if TYPE_CHECKING:
    from worderly.server.service import Service

RATE, BURST = 20.0, 40.0
WAIT_S = 1
"""For whoever is faster than that."""
WATCHED = 16
"""Most matches and rooms one connection may watch at once."""
POLICY, TOO_BIG, GOING = 1008, 1009, 1012
AWAY_MS = 1_000
"""When to come back while the database is away."""
_log = logging.getLogger("worderly")
_decode: Callable[[bytes | str], wire.Up] = Decoder(wire.Up).decode


class Connection:
    """One client: decodes its wishes in order and pushes what it watches into its outbox."""

    __slots__ = (
        "_bucket",
        "_inbox",
        "_send",
        "_service",
        "_socket",
        "address",
        "lang",
        "outbox",
        "player",
        "rooms",
        "tables",
    )

    def __init__(self, service: Service, send: Send, lang: str, player: int | None, address: str) -> None:
        self._service, self._send, self.lang, self.player = service, send, lang, player
        self.address = address
        self._bucket = Bucket(BURST, service.clock.now_ms())
        self.tables: dict[str, tuple[Table, int | None]] = {}
        self.rooms: dict[str, tuple[Room, int | None]] = {}
        self._socket = WebSocket.of(send)
        self.outbox = Outbox(self._text, self._overflow, self._socket)
        self._inbox = Inbox(self._take, self._hold)

    def push(self, data: bytes) -> None:
        self.outbox.push(data)

    async def _text(self, data: bytes) -> None:
        await self._send({"type": "websocket.send", "text": data.decode()})

    def _hold(self, is_held: bool) -> None:
        if self._socket is not None:
            self._socket.hold(is_held)

    def _overflow(self) -> None:
        self._service.metrics.slow_clients.inc()
        self.cut()

    def cut(self) -> None:
        if self._socket is not None:
            self._socket.cut()
        else:
            closed = {"type": "websocket.close", "code": POLICY}
            self._service.hub.spawn(self._send(closed))  # type: ignore[arg-type]

    async def run(self, receive: Receive) -> None:
        """Until the client leaves; what it sent before that is done."""
        if self._socket is not None:
            self._socket.hear = self._inbox.put
        while (message := await receive())["type"] == "websocket.receive":
            self._inbox.put(message.get("text") or message.get("bytes") or b"")
            await self._inbox.rest()
        await self._inbox.rest()

    def _take(self, text: bytes | str, done: Callable[[], None]) -> bool:
        if not self._bucket.take(RATE, BURST, self._service.clock.now_ms()):
            if self._socket is not None and self._socket.is_lost:
                # A flood whose sender has left is not worked off.
                self._socket.cut()
                return True
            self._problem(Problem("too_fast", wait_s=WAIT_S))
            # And it does wait: what it sends meanwhile stays unread, so a flood costs nobody else anything.
            self._service.clock.call_later(WAIT_S * 1000, done)
            return False
        try:
            up = _decode(text)
        except (ValidationError, DecodeError, UnicodeDecodeError) as error:
            self._problem(Problem("bad_request", detail=str(error)))
            return True
        if isinstance(up, wire.Submit):
            return EagerCall(self._answer(up), done).go()
        self._service.hub.spawn(self._answer(up), done)
        return False

    async def _answer(self, up: wire.Up) -> None:
        try:
            await self._do(up)
        except Refused as refused:
            self._refuse(up, refused.code, refused.facts)
        except Problem as problem:
            self._refuse(up, problem.code, problem.facts)
        except Unavailable:
            self._problem(Problem("unavailable"), up)
        except Exception:
            # A mistake of ours costs its message, not the connection.
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
            self.push(encode(wire.Pong(now_ms=self._service.clock.now_ms())))
        else:
            await self._service.room_talk.do(self, up)

    # --- matches --------------------------------------------------------------

    async def _watch(self, up: wire.Watch) -> None:
        if up.match not in self.tables and len(self.tables) >= WATCHED:
            raise Problem("too_many_watched", most=WATCHED)
        table = await self._service.hub.table(up.match)
        seat = table.seat_of(up.key, self.player)
        if up.key is not None and seat is None:
            raise Problem("not_your_seat")
        if seat is not None:
            seat = table.chair(seat, up.seat)
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
        began = self._service.metrics.clock()
        chair = table.chair(seat, up.seat)
        accepted = await table.submit(chair, up.id, bytes(up.move))
        if accepted.repeat:
            self.push(table.frames(accepted).data(seat, up.id))
        else:
            self._service.metrics.moved(table.reducer.game.id, began)

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
        self._service.metrics.refusals.labels(code).inc()
        message = self._service.sentence(self.lang, code, facts)
        match, room = getattr(up, "match", None), getattr(up, "room", None)
        self.push(
            encode(wire.Refusal(code=code, message=message, facts=facts, move=move, match=match, room=room))
        )

    def _problem(self, problem: Problem, up: wire.Up | None = None) -> None:
        message = self._service.sentence(self.lang, problem.code, problem.facts)
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

    async def bye(self, code: str, retry_ms: int | None) -> None:
        message = self._service.sentence(self.lang, code, {})
        self.push(encode(wire.Bye(code=code, message=message, retry_ms=retry_ms)))
        await self.outbox.flush()
        # After a goodbye nothing is said, whatever is still being done for the client.
        self.outbox.close()
        await self._send({"type": "websocket.close", "code": GOING})

    def close(self) -> None:
        for table, _ in self.tables.values():
            table.unwatch(self.outbox)
        self.tables.clear()
        self._service.room_talk.gone(self)
        if self._socket is not None:
            self._socket.hear = None
            self._socket.hold(False)
        self._inbox.close()
        self.outbox.close()


async def serve_live(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    if not service.is_welcome(scope):
        await send({"type": "websocket.close", "code": POLICY})
        return
    try:
        player = await service.player_of(scope)
    except Unavailable:
        await send({"type": "websocket.accept"})
        await Connection(service, send, _lang(scope), None, "").bye("unavailable", AWAY_MS)
        return
    await send({"type": "websocket.accept"})
    connection = Connection(service, send, _lang(scope), player.id if player else None, address_of(scope))
    # Read by now; an idle connection would hold them for good, 1 to 3 KB of them.
    scope["headers"] = []
    hello = wire.Hello(
        now_ms=service.clock.now_ms(), version=__version__, player=player.name if player else None
    )
    # First: whoever has heard the hello can be parted with.
    service.connections.add(connection)
    connection.push(encode(hello))
    try:
        await connection.run(receive)
    finally:
        service.connections.discard(connection)
        service.gc_policy.touch()
        connection.close()


def _lang(scope: Scope) -> str:
    query = parse_qs(scope["query_string"].decode("latin-1"))
    return preferred(query.get("lang", ()))
