"""Runs the server under uvicorn, in one process or several."""

import sys
import webbrowser
from functools import partial
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.supervisors import Multiprocess

from worderly.server.limits.limits import MESSAGE_BYTES
from worderly.server.settings import Settings
from worderly.server.transport.http import LimitedHttp
from worderly.server.transport.websocket import WebSocket
from worderly.server.watch.logs import log_to_stderr

if TYPE_CHECKING:
    from worderly.server.app import App

BACKLOG = 4096
SWITCH_S = 0.0001
"""How long the writer thread waits for the GIL; Python's default is 5 ms, and a commit waits three times."""


def run(settings: Settings, open_page: bool = False) -> None:
    if open_page:
        webbrowser.open(f"http://127.0.0.1:{settings.port}")
    config = uvicorn_config(settings)
    if settings.workers == 1:
        uvicorn.Server(config).run()
    else:
        Multiprocess(config, [config.bind_socket()]).run()


def create_app(settings: Settings) -> "App":
    """uvicorn calls it in each worker, because threads and database connections do not survive a fork."""
    from worderly.server.build import build_app

    log_to_stderr()
    sys.setswitchinterval(SWITCH_S)
    return build_app(settings)


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        partial(create_app, settings),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws=WebSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        # The application does it: `limits/proxies.py`.
        proxy_headers=False,
        http=LimitedHttp,
        timeout_graceful_shutdown=5,
        # A worker answers only after its imports: seconds on a busy machine.
        timeout_worker_healthcheck=60,
    )
