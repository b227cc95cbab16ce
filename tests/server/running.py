"""A real server on a real port, in this process, and clients for it."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from sqlalchemy import select
from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE_S
from worderly.games import GAMES
from worderly.server.app import App, rest_app
from worderly.server.engine_files import EngineFiles
from worderly.server.run import uvicorn_config
from worderly.server.service import Service
from worderly.server.settings import Settings
from worderly.server.static_files import StaticFiles
from worderly.server.transport.connection import Connection
from worderly.server.transport.scheduler import deliver_answers
from worderly.server.watch.gc_policy import GcPolicy
from worderly.store import schema
from worderly.store.store import Store
from worderly.table.bus.bus import Bus
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock, FakeClock, SystemClock
from worderly.table.secret import ROOM_LETTERS
from worderly.table.work.budget import Lanes
from worderly.table.work.workers import Workers


class Running:
    """`http` sends as one browser (cookies are kept), `live` opens the WebSocket."""

    def __init__(
        self, service: Service, config: uvicorn.Config, port: int, loop: asyncio.AbstractEventLoop
    ) -> None:
        self.service, self.config, self.port, self.loop = service, config, port, loop
        self._clients: list[httpx.Client] = []
        self.url = f"http://127.0.0.1:{port}"
        self.http = self.browser()

    def browser(self, **headers: str) -> httpx.Client:
        client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE_S, verify=False)
        self._clients.append(client)
        return client

    def close(self) -> None:
        for client in self._clients:
            client.close()

    def player(self, name: str) -> tuple[httpx.Client, str]:
        """A client of a new player, and its token."""
        client = self.browser()
        answer = client.post("/api/players", json={"notice": True, "name": name})
        assert answer.status_code == 201, answer.text
        return client, answer.json()["token"]

    def live(self, token: str | None = None, **headers: str) -> "Talk":
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        url = f"ws://127.0.0.1:{self.port}/api/live"
        return Talk(
            connect(
                url,
                additional_headers=headers,
                compression=None,
                max_size=None,
                open_timeout=PATIENCE_S,
            )
        )

    def meet(self, token: str | None = None) -> "tuple[Talk, Connection]":
        """Both ends of a new connection."""
        talk = self.live(token)
        return talk, self.other_end(talk)

    def other_end(self, talk: "Talk") -> Connection:
        """The server's end, found by the client's port: connections of other tests may still be open."""
        mine, connections = talk.socket.local_address, self.service.connections.copy()
        (found,) = [one for one in connections if one.socket.client == mine]
        return found

    def no_room(self) -> str:
        """A code that no room has; the codes of rooms are random."""
        taken = self.service.store.read_now(lambda c: set(c.scalars(select(schema.rooms.c.code))))
        return next(code for code in map("".join, product(ROOM_LETTERS, repeat=4)) if code not in taken)

    def call(self, work: Any) -> Any:
        """Runs a coroutine on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)


class Talk:
    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(opening)
        self.hello = self.receive()

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of these kinds."""
        while True:
            message = self.read(self.socket.recv(timeout=PATIENCE_S))
            if not kinds or message["type"] in kinds:
                return message

    @staticmethod
    def read(text: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(text)
        return message

    def ask(self, *kinds: str, **message: Any) -> dict[str, Any]:
        self.say(**message)
        return self.receive(*kinds)

    def __enter__(self) -> "Talk":
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


Turn = tuple[Running, FakeClock]
_UNUSED_RESTS: list[Litestar] = []
"""The routes of servers that have ended: to read them takes 80 ms, and hundreds of tests start a server."""


@contextmanager
def running(
    database: str,
    folder: Path,
    clock: Clock | None = None,
    bus: Bus | None = None,
    files: StaticFiles | None = None,
    at: int = 0,
    lanes: tuple[Workers, Workers] | None = None,
    *,
    engine: EngineFiles | None = None,
    answer_s: float = PATIENCE_S,
    **more: Any,
) -> Iterator[Running]:
    """`answer_s`: how long a database may take; a busy machine must not look like a dead one."""
    # Only if the protocol is named, asyncio sends a small answer at once: else each would take 40 ms.
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", at))
        port = listening.getsockname()[1]
        settings = Settings(database=database, data=folder, port=port, secret="test", **more)
        store = Store(database, delivery=deliver_answers, answer_s=answer_s)
        catalog = Catalog(GAMES)
        lanes = lanes or (_kept("play"), _kept("makers"))
        for lane in lanes:
            lane.catalog = catalog
        service = Service(settings, store, catalog, clock or SystemClock(), bus, Lanes(*lanes))
        service.gc_policy = NoGcPolicy()
        # Thirty daily puzzles made at every start would be most of the tests' time.
        del service.background["maintain"]
        if isinstance(clock, FakeClock):
            del service.background["skew"]
        config = uvicorn_config(settings)
        rest = _UNUSED_RESTS.pop() if _UNUSED_RESTS else rest_app(service)
        rest.state.service = service
        # Here and not in the server's thread, as long as `rest_app` is replaced for everybody.
        app = _app(rest, service, files, engine)
        config.app = lambda: app
        # Otherwise it may close the connection of a client that is about to send its next request.
        config.timeout_keep_alive = 3_600
        server = uvicorn.Server(config)
        ready, loops = threading.Event(), []

        async def serve() -> None:
            loops.append(asyncio.get_running_loop())
            task = asyncio.ensure_future(server.serve([listening]))
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            ready.set()
            await task
            # Whoever came while the server ended was not told to go; nobody reads them any more.
            for connection in tuple(server.server_state.connections):
                connection.shutdown()
            await asyncio.sleep(0)

        thread = threading.Thread(target=asyncio.run, args=(serve(),), daemon=True)
        thread.start()
        assert ready.wait(PATIENCE_S)
        here = Running(service, config, port, loops[0])
        try:
            yield here
        finally:
            here.close()
            server.should_exit = True
            thread.join(PATIENCE_S)
            _UNUSED_RESTS.append(rest)


def _app(rest: Litestar, service: Service, files: StaticFiles | None, engine: EngineFiles | None) -> App:
    with mock.patch("worderly.server.app.rest_app", return_value=rest):
        return App(service, files, engine)


class NoGcPolicy(GcPolicy):
    """Leaves the collector to `tests/conftest.py`: here it would look through the modules of all tests."""

    def begin(self) -> None:
        pass

    end = step = run = begin


class KeptWorkers(Workers):
    """Outlives its server: to start a process takes half a second, and every test would start two."""

    def close(self) -> None:
        pass


@cache
def _kept(lane: str) -> KeptWorkers:
    return KeptWorkers(Catalog(GAMES), processes=1)
