"""The real `worderly serve` with two additions for benchmarks: a bare echo and a probe.

`/bench/echo` is a WebSocket that sends back each message. It uses the same transport, settings and process
as the arcade, so that the cost of our code can be compared with the cost of the stack. It works like an echo
of any framework: each client has a task that takes messages from a queue and sends with the functions of
`websockets`. `/bench/echo?N` sends a text to all clients with the same N, as a table does; the message
contains the length of the text. `/bench/probe` returns CPU, memory, stolen time, and commits since the last
call; after `/bench/probe?watch` also the longest pause of the event loop (the watch costs CPU, so it is off
while CPU is measured).
"""

import asyncio
import gc
import json
import os
import resource
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from time import perf_counter, process_time, thread_time
from typing import Any

from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from worderly.cli import main
from worderly.server import build
from worderly.server.app import App
from worderly.server.settings import Settings
from worderly.server.transport.session import OPEN_WEBSOCKET, Open
from worderly.server.transport.websocket import WebSocket

STEP_S = 0.002
FILES = 40_000


class LoopWatch:
    """A timer that is due every `STEP_S`; its delay is the pause of the event loop."""

    def __init__(self) -> None:
        self.pause_s = self.busy_s = self.gc_s = 0.0
        self._due = self._cpu = self._gc_began = 0.0
        gc.callbacks.append(self._collected)

    def start(self) -> None:
        self._due, self._cpu = perf_counter() + STEP_S, thread_time()
        asyncio.get_running_loop().call_later(STEP_S, self._tick)

    def _tick(self) -> None:
        self.pause_s = max(self.pause_s, perf_counter() - self._due)
        self.busy_s = max(self.busy_s, thread_time() - self._cpu)
        self.start()

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._gc_began = perf_counter()
        else:
            self.gc_s = max(self.gc_s, perf_counter() - self._gc_began)

    def read_and_reset(self) -> dict[str, float]:
        """`busy_s` is the loop thread's own CPU: on a machine that others use too, a pause may be theirs."""
        values = {"pause_s": self.pause_s, "busy_s": self.busy_s, "gc_s": self.gc_s}
        self.pause_s = self.busy_s = self.gc_s = 0.0
        return values


class CommitWatch:
    """Times the writer's commits: statements, flush, and waits for the interpreter lock."""

    def __init__(self, writer: Any) -> None:
        self._times: list[float] = []
        self._commit, writer._commit = writer._commit, self._timed

    def _timed(self, jobs: Any) -> Any:
        began = perf_counter()
        results = self._commit(jobs)
        self._times.append(perf_counter() - began)
        return results

    def read_and_reset(self) -> dict[str, float]:
        times, self._times = sorted(self._times), []
        return {
            f"commit_p{part}_s": times[len(times) * part // 100] if times else 0.0 for part in (50, 99)
        } | {"commits": len(times)}


class Echo:
    """The session of one echo client."""

    def __init__(self, socket: WebSocket, room: "list[Echo]", is_room: bool) -> None:
        self._socket, self._room, self._is_room = socket, room, is_room
        self._messages: asyncio.Queue[str | None] = asyncio.Queue()
        self._wire = ServerProtocol(state=State.OPEN)
        self._task = asyncio.ensure_future(self._run())
        room.append(self)

    def receive(self, text: str | bytes) -> None:
        self._messages.put_nowait(str(text))

    def overflow(self) -> None:
        return None

    def shut_down(self) -> None:
        self._socket.close(1001)

    def leave(self, done: Callable[[], None]) -> None:
        self._messages.put_nowait(None)
        done()

    async def _run(self) -> None:
        while (message := await self._messages.get()) is not None:
            text = text_for(message) if self._is_room else message
            for each in self._room:
                await each.send(text)
        self._room.remove(self)

    async def send(self, text: str) -> None:
        self._wire.send_text(text.encode())
        self._socket.outbox.push_frame(b"".join(self._wire.data_to_send()))


class Probed:
    def __init__(self, app: App) -> None:
        self.app, self.service = app, app.service
        self.watch = LoopWatch()
        self.commits = CommitWatch(app.service.store._writer)
        self.rooms: dict[str, list[Echo]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope.get("path") == "/bench/probe":
            if scope["query_string"] == b"watch":
                self.watch.start()
            await self._respond(send)
        else:
            await self.app(scope, receive, self._with_echo(scope, send))

    def _with_echo(self, scope: Any, send: Any) -> Any:
        """Serves /bench/echo here once the application has started; it serves all other WebSockets."""

        async def started(message: Any) -> None:
            if message["type"] == "lifespan.startup.complete":
                real = scope["state"][OPEN_WEBSOCKET]
                scope["state"][OPEN_WEBSOCKET] = lambda socket, request: self._open(real, socket, request)
            await send(message)

        return started if scope["type"] == "lifespan" else send

    async def _open(self, real: Open, socket: WebSocket, request: Request) -> None:
        path, _, room = request.path.partition("?")
        if path != "/bench/echo":
            await real(socket, request)
            return
        socket.accept(Echo(socket, self.rooms.setdefault(room, []) if room else [], bool(room)))

    async def _respond(self, send: Any) -> None:
        values = {"cpu_s": process_time(), "stolen_s": stolen_s(), "rss": memory()}
        values |= self.watch.read_and_reset() | self.commits.read_and_reset()
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": json.dumps(values).encode()})


@lru_cache(maxsize=64)
def text_for(message: str) -> str:
    """A text of the length that the first word of the message gives."""
    return "x" * int(message.split(maxsplit=1)[0])


def memory() -> int:
    """Resident memory in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def stolen_s() -> float:
    """CPU time that the host of this virtual machine gave to others; it looks like our own CPU."""
    try:
        return int(Path("/proc/stat").read_text().split(maxsplit=9)[8]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError, ValueError):
        return 0.0


def raise_file_limit() -> int:
    """Raises the limit of open files as far as allowed, up to `FILES`; returns the new limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, max(hard, FILES)))
    except (ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, FILES), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def run(arguments: list[str]) -> None:
    raise_file_limit()
    real: Callable[[Settings], App] = build.build_app
    build.build_app = lambda settings: Probed(real(settings))  # type: ignore[assignment, return-value]
    sys.argv = ["worderly", *arguments]
    main()


if __name__ == "__main__":
    run(["serve", *sys.argv[1:]])
