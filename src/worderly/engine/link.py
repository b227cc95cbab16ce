"""The live messages of the page: watches matches, makes moves, and gets frames."""

import asyncio
from collections.abc import Callable

from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from worderly import __version__
from worderly.engine.solo import PLAYER, Solo
from worderly.kit import Fact, encode
from worderly.messages import Messages
from worderly.table.errors import Problem
from worderly.table.live_client import LiveClient
from worderly.wire import websocket as wire

_decode = Decoder(wire.Up).decode


class Sender:
    """Gives frames and answers to the page, as text."""

    def __init__(self, send: Callable[[str], object]) -> None:
        self._send = send

    def push(self, data: bytes) -> None:
        self._send(data.decode())


class Link(LiveClient):
    """One live connection: answers its messages one after the other."""

    def __init__(self, solo: Solo, send: Callable[[str], object], language: str) -> None:
        super().__init__(solo, Sender(send), PLAYER)
        self._language = language
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.push(encode(wire.Hello(now_ms=solo.clock.now_ms(), version=__version__)))
        solo.spawn(self._answer_all())

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
                self.report("bad_request", {"detail": str(error)})
            else:
                await self.answer(up)
        self.unwatch_all()

    def sentence(self, code: str, facts: dict[str, Fact]) -> str:
        return Messages(self._language).refusal(code, facts)

    async def answer_other(self, up: wire.Join | wire.Do | wire.Unjoin) -> None:
        raise Problem("needs_server")
