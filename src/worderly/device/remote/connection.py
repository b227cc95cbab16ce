"""The WebSocket from a terminal: a thread keeps it open, and comes back after a lost connection."""

import threading
import time
from collections.abc import Callable
from secrets import token_urlsafe

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from worderly.device.remote.api import ServerAway
from worderly.kit import Refused
from worderly.languages import DEFAULT
from worderly.wire import websocket as wire

_decode: Callable[[str | bytes], wire.Down] = msgspec.json.Decoder(wire.Down).decode
Listener = Callable[[wire.Down], None]
Question = wire.Submit | wire.Pause | wire.Resume | wire.Do
Answer = wire.Frame | wire.RoomFrame
FIRST_WAIT_S, LONGEST_WAIT_S = 0.25, 8.0
OPEN_S = 10.0
CLOSE_S = 0.3
PAUSE_S = 0.5
"""Before a message is sent again that the server could not take just then."""


def new_move_id() -> str:
    return token_urlsafe(9)


class _Asked:
    """A question that is not answered yet; sent again, with the same id, until it is."""

    def __init__(self, message: Question) -> None:
        self.message = message
        self.is_answered = threading.Event()
        self.answer: Answer | Refused | None = None

    def settle(self, answer: Answer | Refused) -> None:
        self.answer = answer
        self.is_answered.set()


class Connection:
    """Sends its watches and unanswered requests again after every reconnect."""

    def __init__(
        self, server: str, token: str | None = None, lang: str = DEFAULT, patience_s: float | None = None
    ) -> None:
        """`patience_s`: how long a question waits without a connection; None: until `close`."""
        self.server = server.rstrip("/")
        self._url = f"{self.server.replace('http', 'ws', 1)}/api/live?lang={lang}"
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._patience_s = patience_s
        self._again: dict[str, wire.Watch | wire.Join] = {}
        self._asked: dict[str, _Asked] = {}
        self._listeners: list[Listener] = []
        self._socket: ClientConnection | None = None
        self._lock = threading.RLock()
        self._is_closed = threading.Event()
        self._lost_s: float | None = time.monotonic()
        self.was_connected = False
        self._thread = threading.Thread(target=self._run, daemon=True, name="worderly-live")
        self._thread.start()

    @property
    def is_lost(self) -> bool:
        """It was open and is not; the thread is trying to reconnect."""
        return self.was_connected and self._socket is None and not self._is_closed.is_set()

    def listen(self, listener: Listener) -> None:
        """Called in the thread of the connection."""
        self._listeners.append(listener)

    def watch(self, message: wire.Watch | wire.Join) -> None:
        """Sent now and after every reconnect."""
        with self._lock:
            self._again[message.match if isinstance(message, wire.Watch) else message.room] = message
            self._send(message)

    def unwatch(self, match: str) -> None:
        with self._lock:
            if self._again.pop(match, None) is not None:
                self._send(wire.Unwatch(match=match))

    def ask(self, message: Question) -> Answer:
        """Waits for the answer; raises Refused, or ServerAway when the connection stays away."""
        asked = _Asked(message)
        with self._lock:
            self._asked[message.id] = asked
            self._send(message)
        try:
            while not asked.is_answered.wait(PAUSE_S):
                if self._is_closed.is_set() or self._is_out_of_patience():
                    raise ServerAway(self.server)
        finally:
            self._asked.pop(message.id, None)
        if isinstance(asked.answer, Refused):
            raise asked.answer
        assert asked.answer is not None
        return asked.answer

    def close(self) -> None:
        self._is_closed.set()
        with self._lock:
            if self._socket is not None:
                self._socket.close_socket()
        # Finish the message being read; do not wait for a socket that is still being opened.
        self._thread.join(CLOSE_S)

    # --- the thread -------------------------------------------------------

    def _run(self) -> None:
        wait_s = FIRST_WAIT_S
        while not self._is_closed.is_set():
            try:
                with connect(
                    self._url, additional_headers=self._headers, compression=None, open_timeout=OPEN_S
                ) as socket:
                    wait_s = FIRST_WAIT_S
                    self._begin(socket)
                    if self._is_closed.is_set():
                        return
                    for text in socket:
                        self._hear(_decode(text))
            except (OSError, WebSocketException, msgspec.MsgspecError, TimeoutError):
                pass
            finally:
                self._lose()
            self._is_closed.wait(wait_s)
            wait_s = min(LONGEST_WAIT_S, 2 * wait_s)

    def _begin(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket, self._lost_s, self.was_connected = socket, None, True
            for message in (*self._again.values(), *(asked.message for asked in self._asked.values())):
                self._send(message)

    def _lose(self) -> None:
        with self._lock:
            self._socket = None
            self._lost_s = self._lost_s or time.monotonic()

    def _is_out_of_patience(self) -> bool:
        lost_s = self._lost_s
        if self._patience_s is None or lost_s is None:
            return False
        return time.monotonic() - lost_s > self._patience_s

    def _send(self, message: wire.Up) -> None:
        """What cannot be sent now is sent when the connection is back."""
        if self._socket is None:
            return
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except (OSError, WebSocketException):
            self._socket.close_socket()

    def _hear(self, message: wire.Down) -> None:
        for listener in tuple(self._listeners):
            listener(message)
        if isinstance(message, wire.Refusal):
            self._settle(message.move, Refused(message.code, **message.facts))
        elif isinstance(message, wire.Frame | wire.RoomFrame) and message.move is not None:
            self._settle(message.move, message)
        elif isinstance(message, wire.Problem):
            self._say_again(message)

    def _settle(self, move: str, answer: Answer | Refused) -> None:
        if (asked := self._asked.get(move)) is not None:
            asked.settle(answer)

    def _say_again(self, problem: wire.Problem) -> None:
        """The server took nothing, or we do not know: send the same again after a delay."""
        if problem.code not in ("too_fast", "unavailable"):
            return
        self._is_closed.wait(PAUSE_S)
        with self._lock:
            for asked in tuple(self._asked.values()):
                if problem.move in (None, asked.message.id):
                    self._send(asked.message)
