"""Ports for the servers of the tests."""

import contextlib
import socket
import time
from pathlib import Path

import httpx

from tests.waiting import PATIENCE_S

HOST = "127.0.0.1"
_HELD: list[socket.socket] = []


def free_port() -> int:
    """Stays bound until the tests end, so that no other process gets it while its server is down."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind((HOST, 0))
    _HELD.append(held)
    port: int = held.getsockname()[1]
    return port


def until_ready(port: int, log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if is_ready(port):
            return
        time.sleep(0.02)
    raise AssertionError(log.read_text()[-3000:])


def is_ready(port: int) -> bool:
    """Knocks first: an attempt of httpx costs twenty times as much, and a server takes a while to start."""
    with contextlib.suppress(OSError, httpx.HTTPError):
        socket.create_connection((HOST, port)).close()
        return httpx.get(f"http://{HOST}:{port}/readyz", timeout=20, verify=False).status_code == 200
    return False
