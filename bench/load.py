"""Clients for load tests: cheap WebSocket clients on one event loop that measure latency."""

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice
from time import perf_counter
from typing import NamedTuple

CONNECTING = 200
"""Limit of simultaneous handshakes."""
ANSWER_S = 60
"""A server that does not show a match within this time is broken."""


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: sends and receives text frames and answers pings (RFC 6455)."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._buffer = bytearray()
        self._is_open = False
        self.transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.on_text: Callable[[bytes], None] = lambda data: None
        self.received = self.received_bytes = 0
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                self.transport.close()
                return
            self._is_open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        for opcode, body in self._frames():
            if opcode == 1:
                self.received += 1
                self.received_bytes += len(body)
                self.on_text(body)
            elif opcode == 9:
                self._write(0x8A, body)

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length >= 126:
                width = 2 if length == 126 else 8
                if len(buffer) < start + width:
                    break
                length, start = int.from_bytes(buffer[start : start + width]), start + width
            if len(buffer) < start + length:
                break
            yield buffer[at] & 15, bytes(buffer[start : start + length])
            at = start + length
        del buffer[:at]

    def send(self, data: bytes) -> None:
        self._write(0x81, data)

    def _write(self, first: int, data: bytes) -> None:
        """Masks with zeros, which is valid and leaves the bytes unchanged."""
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(bytes([first]) + length + b"\0\0\0\0" + data)


class Seat(NamedTuple):
    """A seat of a match: its key, and the moves that it makes in order."""

    match: str
    key: str
    moves: Sequence[bytes]


class Player:
    """Plays one seat: watches its match, makes its moves and records the time of each acknowledgement."""

    def __init__(self, socket: Socket, seat: Seat) -> None:
        self.socket, self.seat = socket, seat
        self.n_sent = 0
        self.refused = 0
        self.times: list[float] = []
        self.is_watching: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._began = 0.0
        self._acknowledged: asyncio.Future[None] | None = None
        socket.on_text = self._on_text

    def watch(self) -> None:
        self.socket.send(b'{"type":"watch","match":"%b","key":"%b"}' % _match_and_key(self.seat))

    def move(self, began: float | None = None) -> "asyncio.Future[None]":
        """Measures the latency from `began`, when the move was due, so that a late client hides nothing."""
        body, self.n_sent = self.seat.moves[self.n_sent], self.n_sent + 1
        self._began = perf_counter() if began is None else began
        self._acknowledged = asyncio.get_running_loop().create_future()
        head = b'{"type":"submit","match":"%b","id":"m%d","move":' % (self.seat.match.encode(), self.n_sent)
        self.socket.send(head + body + b"}")
        return self._acknowledged

    @property
    def is_waiting(self) -> bool:
        return self._acknowledged is not None

    @property
    def has_moves(self) -> bool:
        return self.n_sent < len(self.seat.moves)

    def _on_text(self, data: bytes) -> None:
        if data.startswith((b'{"type":"refused"', b'{"type":"error"')):
            if not self.is_watching.done():
                self.is_watching.set_exception(ConnectionError(data.decode()))
            self._answer(is_refused=True)
        elif self._acknowledged is not None and b'"move":"m%d"' % self.n_sent in data:
            self._answer(is_refused=False)
        elif not self.is_watching.done() and data.startswith(b'{"type":"frame"'):
            self.is_watching.set_result(None)

    def _answer(self, is_refused: bool) -> None:
        waiting, self._acknowledged = self._acknowledged, None
        if is_refused:
            self.refused += 1
        if waiting is not None and not waiting.done():
            self.times.append(perf_counter() - self._began)
            waiting.set_result(None)


def _match_and_key(seat: Seat) -> tuple[bytes, bytes]:
    return seat.match.encode(), seat.key.encode()


async def connect(port: int, path: str, count: int) -> list[Socket]:
    gate = asyncio.Semaphore(CONNECTING)
    loop = asyncio.get_running_loop()

    async def one() -> Socket:
        async with gate:
            _, socket = await loop.create_connection(lambda: Socket(path), "127.0.0.1", port)
            await socket.opened
            return socket

    return list(await asyncio.gather(*(one() for _ in range(count))))


async def connect_players(port: int, seats: Sequence[Seat]) -> list[Player]:
    sockets = await connect(port, "/api/live", len(seats))
    players = [Player(socket, seat) for socket, seat in zip(sockets, seats, strict=True)]
    for start in range(0, len(players), CONNECTING):
        group = players[start : start + CONNECTING]
        for player in group:
            player.watch()
        async with asyncio.timeout(ANSWER_S):
            await asyncio.gather(*(player.is_watching for player in group))
    return players


def disconnect(sockets: Sequence[Socket]) -> None:
    for socket in sockets:
        socket.transport.abort()


class Echo:
    """Sends messages to the bare echo and records the time of each answer."""

    def __init__(self, socket: Socket, message: bytes) -> None:
        self.socket, self.message = socket, message
        self.times: list[float] = []
        self._began = 0.0
        self._answered: asyncio.Future[None] | None = None
        socket.on_text = self._on_text

    def send(self, began: float | None = None) -> "asyncio.Future[None]":
        self._began = perf_counter() if began is None else began
        self._answered = asyncio.get_running_loop().create_future()
        self.socket.send(self.message)
        return self._answered

    def _on_text(self, data: bytes) -> None:
        if self._answered is not None and not self._answered.done():
            self.times.append(perf_counter() - self._began)
            self._answered.set_result(None)


Send = Callable[[float], "asyncio.Future[None]"]
"""Sends one message; the argument is the time when it was due, from which the latency counts."""


async def at_rate(sends: Sequence[Send], per_s: float, seconds: float) -> None:
    """Sends messages at a constant rate; skips clients that still wait for an answer."""
    free, began, n_sent = deque(sends), perf_counter(), 0
    while n_sent < int(per_s * seconds):
        due = began + n_sent / per_s
        wait_s = due - perf_counter()
        if wait_s > 0 or not free:
            await asyncio.sleep(max(wait_s, 0.0005))
            continue
        send = free.popleft()
        send(due).add_done_callback(lambda _, again=send: free.append(again))  # type: ignore[misc]
        n_sent += 1
    while len(free) < len(sends):
        await asyncio.sleep(0.001)


def moves_of(players: Sequence[Player]) -> list[Send]:
    return [player.move for player in players]


def mixed(players: Sequence[Player], echoes: Sequence[Echo]) -> list[Send]:
    """Alternates moves and echoes, both per client and between successive clients."""
    both = [(player.move, echo.send) for player, echo in zip(players, echoes, strict=True)]
    return [Alternating(*(pair if at % 2 else reversed(pair))).send for at, pair in enumerate(both)]


class Alternating:
    """One client that sends two kinds of messages in turn."""

    def __init__(self, *sends: Send) -> None:
        self._sends = cycle(sends)

    def send(self, began: float) -> "asyncio.Future[None]":
        return next(self._sends)(began)


async def in_turn(players: Sequence[Player], until: float) -> None:
    """Players move in turn; each waits for the acknowledgement of the move before."""
    for player in cycle(players):
        if perf_counter() >= until or not player.has_moves:
            return
        await player.move()


async def some_in_turn(players: Sequence[Player], count: int) -> None:
    for player in islice(cycle(players), count):
        await player.move()


async def echo_some(echo: Echo, count: int) -> None:
    for _ in range(count):
        await echo.send()


async def move_and_echo(players: Sequence[Player], echo: Echo, until: float) -> None:
    """Sends a move, an echo, a move and so on; each waits for the answer before."""
    for player in cycle(players):
        if perf_counter() >= until or not player.has_moves:
            return
        await player.move()
        await echo.send()
