"""One client of live matches, on a server or in a browser: what it watches, its moves, and its answers."""

import logging
from abc import ABC, abstractmethod
from typing import Any

from worderly.kit import Fact, Refused, encode
from worderly.store.database.outage import Unavailable
from worderly.table.errors import Problem
from worderly.table.match.place import Place
from worderly.table.match.table import Table
from worderly.table.watchers import Watcher
from worderly.wire import websocket as wire

WATCHED = 16
"""Most matches one client may watch at once."""
_log = logging.getLogger("worderly")


class LiveClient(ABC):
    """Answers messages about matches; a subclass brings them, knows the language and answers the rest."""

    __slots__ = ("_place", "_tables", "_watcher", "player")

    def __init__(self, place: Place, watcher: Watcher, player: int | None) -> None:
        """`watcher` gets all frames and answers."""
        self._place, self._watcher, self.player = place, watcher, player
        self._tables: dict[str, tuple[Table, int | None]] = {}

    @abstractmethod
    def sentence(self, code: str, facts: dict[str, Fact]) -> str:
        """In the player's language."""

    @abstractmethod
    async def answer_other(self, up: wire.Join | wire.Do | wire.Unjoin) -> None:
        """Messages about rooms."""

    def push(self, data: bytes) -> None:
        self._watcher.push(data)

    async def answer(self, up: wire.Up) -> None:
        try:
            await self._do(up)
        except (Refused, Problem) as refused:
            self.refuse(refused.code, refused.facts, up)
        except Unavailable:
            self.report("unavailable", {}, up)
        except Exception:
            # A bug of ours costs the client this message, not the connection.
            _log.exception("a message failed")
            self.report("failed", {}, up)

    async def _do(self, up: wire.Up) -> None:
        if isinstance(up, wire.Submit):
            await self.submit(up)
        elif isinstance(up, wire.Watch):
            await self._watch(up)
        elif isinstance(up, wire.Unwatch):
            self._unwatch(up.match)
        elif isinstance(up, wire.Pause | wire.Resume | wire.Allow):
            await self._control(up)
        elif isinstance(up, wire.Ping):
            self.push(encode(wire.Pong(now_ms=self._place.clock.now_ms())))
        else:
            await self.answer_other(up)

    # --- matches --------------------------------------------------------------

    async def submit(self, up: wire.Submit) -> Table | None:
        """Returns where the move was made; None if it is a repeat, which gets its answer again."""
        table, seat = self._seat(up.match)
        accepted = await table.submit(table.seat_for(seat, up.seat), up.id, bytes(up.move))
        if not accepted.repeat:
            return table
        self.push(table.frames(accepted).data(seat, up.id))
        return None

    async def _watch(self, up: wire.Watch) -> None:
        if up.match not in self._tables and len(self._tables) >= WATCHED:
            raise Problem("too_many_watched", most=WATCHED)
        table = await self._place.table(up.match)
        seat = table.seat_of(up.key, self.player)
        if up.key is not None and seat is None:
            raise Problem("not_your_seat")
        if seat is not None:
            seat = table.seat_for(seat, up.seat)
        self._tables[up.match] = (table, seat)
        table.watch(self._watcher, seat)

    def _unwatch(self, match: str) -> None:
        if (watched := self._tables.pop(match, None)) is not None:
            watched[0].unwatch(self._watcher)

    def unwatch_all(self) -> None:
        for match in [*self._tables]:
            self._unwatch(match)

    def _seat(self, match: str) -> tuple[Table, int]:
        table, seat = self._tables.get(match) or (None, None)
        if table is None or seat is None:
            raise Problem("not_your_seat")
        return table, seat

    async def _control(self, up: wire.Pause | wire.Resume | wire.Allow) -> None:
        table, seat = self._seat(up.match)
        if isinstance(up, wire.Allow):
            accepted = await table.allow(up.id, up.word)
        else:
            accepted = await (table.pause if isinstance(up, wire.Pause) else table.resume)(up.id)
        if accepted.repeat:
            self.push(table.frames(accepted).data(seat, up.id))

    # --- answers --------------------------------------------------------------

    def refuse(self, code: str, facts: dict[str, Fact], up: wire.Up) -> None:
        """The answer to a move or an act; another message gets a problem."""
        move: str | None = getattr(up, "id", None)
        if move is None:
            self.report(code, facts, up)
        else:
            self.push(encode(wire.Refusal(move=move, **self._told(code, facts, up))))

    def report(self, code: str, facts: dict[str, Fact], up: wire.Up | None = None) -> None:
        self.push(encode(wire.Problem(move=getattr(up, "id", None), **self._told(code, facts, up))))

    def _told(self, code: str, facts: dict[str, Fact], up: wire.Up | None) -> dict[str, Any]:
        """What a refusal and a problem have in common."""
        match, room = getattr(up, "match", None), getattr(up, "room", None)
        message = self.sentence(code, facts)
        return {"code": code, "message": message, "facts": facts, "match": match, "room": room}
