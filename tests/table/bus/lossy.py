"""A proxy before Redis that drops, delays, repeats and reorders the news it carries."""

import asyncio
import random
import threading
from contextlib import suppress
from types import TracebackType

from tests.waiting import PATIENCE_S


class LossyProxy:
    """Whole messages of channels only: what the nodes send, and answers to commands, pass untouched."""

    def __init__(self, port: int, seed: int) -> None:
        self._target, self._chance = port, random.Random(seed)
        self.loses = False
        self.dropped = 0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._port = 0

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self._port}/0"

    def __enter__(self) -> "LossyProxy":
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result(PATIENCE_S)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(PATIENCE_S)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    async def _open(self) -> None:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self._port = self._server.sockets[0].getsockname()[1]

    async def _close(self) -> None:
        self._server.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_connection("127.0.0.1", self._target)
        up = asyncio.ensure_future(_pump(reader, to))
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            while True:
                self._pass(await read_reply(there), writer)
        up.cancel()
        for end in (to, writer):
            end.close()

    def _pass(self, reply: bytes, writer: asyncio.StreamWriter) -> None:
        luck = self._chance.random()
        if not self.loses or b"\r\nmessage\r\n" not in reply[:24] or luck > 0.75:
            writer.write(reply)
        elif luck < 0.35:
            self.dropped += 1
        elif luck < 0.5:
            writer.write(reply + reply)
        else:
            self._loop.call_later(self._chance.uniform(0.01, 0.3), _write, writer, reply)


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()


async def read_reply(reader: asyncio.StreamReader) -> bytes:
    """One whole reply of the Redis protocol, as it came."""
    line = await reader.readuntil(b"\r\n")
    kind, count = line[:1], line[1:-2]
    if kind in b"$=!" and int(count) >= 0:
        return line + await reader.readexactly(int(count) + 2)
    parts = {b"*": 1, b">": 1, b"~": 1, b"%": 2}.get(kind, 0)
    inner = [await read_reply(reader) for _ in range(parts * int(count))] if parts else []
    return line + b"".join(inner)
