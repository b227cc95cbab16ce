"""The live messages of the page: watches matches, makes moves, and gets frames."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from worderly import __version__
from worderly.engine.solo import Solo
from worderly.kit import Fact, Refused, encode
from worderly.messages import Messages
from worderly.store.database.outage import Unavailable
from worderly.table.errors import Problem
from worderly.table.match.table import Table
from worderly.wire import websocket as wire

_decode = Decoder(wire.Up).decode


class Link:
    """One live connection: answers its messages one after the other."""

    def __init__(self, solo: Solo, send: Callable[[str], object], language: str) -> None:
        self._solo, self._send, self._language = solo, send, language
        self._tables: dict[str, tuple[Table, int | None]] = {}
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._say(wire.Hello(now_ms=solo.clock.now_ms(), version=__version__))
        solo.spawn(self._answer_all())

    def push(self, data: bytes) -> None:
        self._send(data.decode())

    def receive(self, text: str) -> None:
        self._inbox.put_nowait(text)

    def close(self) -> None:
        """What was sent before is answered first; clocks that stand still without a player then do."""
        self._inbox.put_nowait(None)

    async def _answer_all(self) -> None:
        while (text := await self._inbox.get()) is not None:
            try:
                up = _decode(text)
            except (ValidationError, DecodeError, RecursionError) as error:
                self._problem("bad_request", {"detail": str(error)}, None)
            else:
                await self._answer(up)
        for table, _ in self._tables.values():
            table.unwatch(self)
        self._tables.clear()

    async def _answer(self, up: wire.Up) -> None:
        try:
            await self._do(up)
        except (Refused, Problem) as refused:
            self._refuse(up, refused.code, refused.facts)
        except Unavailable:
            self._problem("unavailable", {}, up)

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
            self._say(wire.Pong(now_ms=self._solo.clock.now_ms()))
        else:
            raise Problem("needs_server")

    # --- matches ------------------------------------------------------------------

    async def _watch(self, up: wire.Watch) -> None:
        table = await self._solo.table(up.match)
        seat = table.seat_of(up.key, None)
        if up.key is not None and seat is None:
            raise Problem("not_your_seat")
        if seat is not None:
            seat = table.seat_for(seat, up.seat)
        self._tables[up.match] = (table, seat)
        table.watch(self, seat)

    def _unwatch(self, match: str) -> None:
        if (watched := self._tables.pop(match, None)) is not None:
            watched[0].unwatch(self)

    def _seat(self, match: str) -> tuple[Table, int]:
        table, seat = self._tables.get(match) or (None, None)
        if table is None or seat is None:
            raise Problem("not_your_seat")
        return table, seat

    async def _submit(self, up: wire.Submit) -> None:
        table, seat = self._seat(up.match)
        accepted = await table.submit(table.seat_for(seat, up.seat), up.id, bytes(up.move))
        if accepted.repeat:
            self.push(table.frames(accepted).data(seat, up.id))

    async def _control(self, up: wire.Pause | wire.Resume | wire.Allow) -> None:
        table, seat = self._seat(up.match)
        if isinstance(up, wire.Allow):
            accepted = await table.allow(up.id, up.word)
        else:
            accepted = await (table.pause if isinstance(up, wire.Pause) else table.resume)(up.id)
        if accepted.repeat:
            self.push(table.frames(accepted).data(seat, up.id))

    # --- answers ------------------------------------------------------------------

    def _say(self, message: wire.Down) -> None:
        self.push(encode(message))

    def _refuse(self, up: wire.Up, code: str, facts: dict[str, Fact]) -> None:
        move: str | None = getattr(up, "id", None)
        if move is None:
            self._problem(code, facts, up)
            return
        self._say(wire.Refusal(move=move, **self._told(code, facts, up)))

    def _problem(self, code: str, facts: dict[str, Fact], up: wire.Up | None) -> None:
        self._say(wire.Problem(move=getattr(up, "id", None), **self._told(code, facts, up)))

    def _told(self, code: str, facts: dict[str, Fact], up: wire.Up | None) -> dict[str, Any]:
        """What a refusal and a problem have in common."""
        message = Messages(self._language).refusal(code, facts)
        match, room = getattr(up, "match", None), getattr(up, "room", None)
        return {"code": code, "message": message, "facts": facts, "match": match, "room": room}
