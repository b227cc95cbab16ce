"""The WebSocket from a terminal: comes back after a lost connection and asks again for what it watched."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from secrets import token_urlsafe

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from worderly.client.api import ServerAway
from worderly.table import wire

_decode: Callable[[bytes], wire.Down] = msgspec.json.Decoder(wire.Down).decode
LONGEST_WAIT_S = 8.0


def new_move_id() -> str:
    return token_urlsafe(9)


class Live:
    """`send` and `receive`; `again` is what must be said after every reconnection."""

    def __init__(self, server: str, token: str | None = None, lang: str = "en", tries: int = 8) -> None:
        self._url = f"{server.rstrip('/').replace('http', 'ws', 1)}/api/live?lang={lang}"
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._server, self._tries = server, tries
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self.again: list[wire.Up] = []

    def send(self, message: wire.Up) -> None:
        self._with_socket(lambda socket: socket.send(msgspec.json.encode(message).decode()))

    def receive(self, timeout_s: float | None = None) -> wire.Down | None:
        """The next message; None when nothing came in time."""
        try:
            return _decode(self._with_socket(lambda socket: socket.recv(timeout=timeout_s)))
        except TimeoutError:
            return None

    def messages(self) -> Iterator[wire.Down]:
        while True:
            if (message := self.receive()) is not None:
                yield message

    def close(self) -> None:
        self._open.close()
        self._socket = None

    def _with_socket(self, act: Callable[[ClientConnection], str | bytes | None]) -> bytes:
        """Does it on an open socket; a lost one is opened anew, patiently, and told what it watched."""
        for attempt in range(self._tries):
            try:
                return _bytes(act(self._socket or self._connect()))
            except TimeoutError:
                raise
            except (OSError, WebSocketException):
                self.close()
                time.sleep(min(LONGEST_WAIT_S, 0.25 * 2**attempt))
        raise ServerAway(self._server)

    def _connect(self) -> ClientConnection:
        opening = connect(self._url, additional_headers=self._headers, compression=None, open_timeout=10)
        self._socket = self._open.enter_context(opening)
        for message in self.again:
            self._socket.send(msgspec.json.encode(message).decode())
        return self._socket


def _bytes(data: str | bytes | None) -> bytes:
    return data.encode() if isinstance(data, str) else data or b""
