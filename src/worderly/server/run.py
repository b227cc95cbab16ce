"""Runs the server under uvicorn, in one process or several."""

import json
import logging
import sys
import time
import webbrowser
from functools import partial
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.supervisors import Multiprocess

from worderly.server.limits.limits import MESSAGE_BYTES
from worderly.server.settings import Settings
from worderly.server.transport.websocket import WebSocket

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

    logging_to_stderr()
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
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        # A worker answers only after its imports: seconds on a busy machine.
        timeout_worker_healthcheck=60,
        h11_max_incomplete_event_size=16 * 1024,
    )


class JsonLines(logging.Formatter):
    """One JSON object per line; the code never logs addresses, names or tokens."""

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


CLIENT_FAULT = "Invalid HTTP request received."


def is_ours(record: logging.LogRecord) -> bool:
    """False for invalid requests: a hostile client must not fill the disk with log lines."""
    return record.getMessage() != CLIENT_FAULT


def logging_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("worderly").setLevel(logging.INFO)
