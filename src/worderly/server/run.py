"""Runs the server under uvicorn, in one process or several."""

import json
import logging
import signal
import socket
import sys
import time
import webbrowser
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from threading import Event
from typing import Any

import uvicorn

from worderly.server.limits.limits import MESSAGE_BYTES
from worderly.server.settings import Settings
from worderly.server.transport.protocols import Http, WebSocket

BACKLOG = 4096
SWITCH_S = 0.0001
"""How long the writer's thread waits for the loop's to let it run: else 5 ms, three times a commit."""


class Server(uvicorn.Server):
    """Tells every client to come back before it closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        app: Any = self.config.app
        if (service := getattr(app, "service", None)) is not None:
            await service.farewell()
        await super().shutdown(sockets)


def run(settings: Settings, open_page: bool = False) -> None:
    if open_page:
        webbrowser.open(f"http://127.0.0.1:{settings.port}")
    if settings.workers == 1:
        serve(settings)
    else:
        supervise(settings, uvicorn_config(settings).bind_socket())


def serve(settings: Settings, listening: socket.socket | None = None) -> None:
    """Builds and serves in this process: threads and databases do not survive a fork."""
    from worderly.server.build import build_app

    logging_to_stderr()
    sys.setswitchinterval(SWITCH_S)
    config = uvicorn_config(settings)
    config.app = build_app(settings)
    Server(config).run(None if listening is None else [listening])


def supervise(settings: Settings, listening: socket.socket) -> None:
    """Keeps the workers running until told to stop; one that dies is started again."""
    stop = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stop.set())
    workers = [_start(settings, listening) for _ in range(settings.workers)]
    while not stop.wait(0.5):
        workers = [w if w.is_alive() else _start(settings, listening) for w in workers]
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _start(settings: Settings, listening: socket.socket) -> SpawnProcess:
    worker = get_context("spawn").Process(target=serve, args=(settings, listening))
    worker.start()
    return worker


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "worderly",
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=Http,
        ws=WebSocket,
        ws_max_size=MESSAGE_BYTES,
        # Deflate costs 35 KB a socket and our frames are small.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=16 * 1024,
    )


class JsonLines(logging.Formatter):
    """One JSON object a line; no addresses, names or tokens are ever given to a logger."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


CLIENTS_FAULTS = ("Invalid UTF-8 sequence received from client.", "Invalid HTTP request received.")


def is_ours(record: logging.LogRecord) -> bool:
    """What anybody can send is no news: a hostile client must not fill the host's disk with it."""
    return record.getMessage() not in CLIENTS_FAULTS


def logging_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("worderly").setLevel(logging.INFO)
