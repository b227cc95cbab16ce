"""The WebSocket of a terminal: a thread keeps it open and reconnects."""

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
Request = wire.Submit | wire.Pause | wire.Resume | wire.Do
Reply = wire.Frame | wire.RoomFrame
FIRST_WAIT_S, LONGEST_WAIT_S = 0.25, 8.0
OPEN_S = 10.0
CLOSE_S = 0.3
RETRY_S = 0.5
"""The delay before a message is sent again."""


def new_move_id() -> str:
    return token_urlsafe(9)


class _PendingRequest:
    """A request without a reply; it is sent again with the same id after a reconnect."""

    def __init__(self, message: Request) -> None:
        self.message = message
        self.is_answered = threading.Event()
        self.answer: Reply | Refused | None = None

    def resolve(self, answer: Reply | Refused) -> None:
        self.answer = answer
        self.is_answered.set()


class Connection:
    """Sends its watches and unanswered requests again after every reconnect."""

    def __init__(
        self, server: str, token: str | None = None, lang: str = DEFAULT, patience_s: float | None = None
    ) -> None:
        """`patience_s`: how long a request waits without a connection; None: until `close`."""
        self.server = server.rstrip("/")
        self._url = f"{self.server.replace('http', 'ws', 1)}/api/live?lang={lang}"
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._patience_s = patience_s
        self._watches: dict[str, wire.Watch | wire.Join] = {}
        self._pending: dict[str, _PendingRequest] = {}
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
        """It was open and is closed; the thread tries to reconnect."""
        return self.was_connected and self._socket is None and not self._is_closed.is_set()

    def listen(self, listener: Listener) -> None:
        """Called in the thread of the connection."""
        self._listeners.append(listener)

    def watch(self, message: wire.Watch | wire.Join) -> None:
        """Sent now and after every reconnect."""
        with self._lock:
            self._watches[message.match if isinstance(message, wire.Watch) else message.room] = message
            self._send(message)

    def unwatch(self, match: str) -> None:
        with self._lock:
            if self._watches.pop(match, None) is not None:
                self._send(wire.Unwatch(match=match))

    def ask(self, message: Request) -> Reply:
        """Waits for the reply; raises Refused, or ServerAway if the connection does not come back."""
        pending = _PendingRequest(message)
        with self._lock:
            self._pending[message.id] = pending
            self._send(message)
        try:
            while not pending.is_answered.wait(RETRY_S):
                if self._is_closed.is_set() or self._is_out_of_patience():
                    raise ServerAway(self.server)
        finally:
            self._pending.pop(message.id, None)
        if isinstance(pending.answer, Refused):
            raise pending.answer
        assert pending.answer is not None
        return pending.answer

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
                    self._on_open(socket)
                    if self._is_closed.is_set():
                        return
                    for text in socket:
                        self._on_message(_decode(text))
            except (OSError, WebSocketException, msgspec.MsgspecError, TimeoutError):
                pass
            finally:
                self._on_close()
            self._is_closed.wait(wait_s)
            wait_s = min(LONGEST_WAIT_S, 2 * wait_s)

    def _on_open(self, socket: ClientConnection) -> None:
        with self._lock:
            self._socket, self._lost_s, self.was_connected = socket, None, True
            for message in (
                *self._watches.values(),
                *(pending.message for pending in self._pending.values()),
            ):
                self._send(message)

    def _on_close(self) -> None:
        with self._lock:
            self._socket = None
            self._lost_s = self._lost_s or time.monotonic()

    def _is_out_of_patience(self) -> bool:
        lost_s = self._lost_s
        if self._patience_s is None or lost_s is None:
            return False
        return time.monotonic() - lost_s > self._patience_s

    def _send(self, message: wire.Up) -> None:
        """Does nothing without a connection: `_on_open` sends watches and pending requests again."""
        if self._socket is None:
            return
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except (OSError, WebSocketException):
            self._socket.close_socket()

    def _on_message(self, message: wire.Down) -> None:
        for listener in tuple(self._listeners):
            listener(message)
        if isinstance(message, wire.Refusal):
            self._resolve(message.move, Refused(message.code, **message.facts))
        elif isinstance(message, wire.Frame | wire.RoomFrame) and message.move is not None:
            self._resolve(message.move, message)
        elif isinstance(message, wire.Problem):
            self._resend(message)

    def _resolve(self, move: str, answer: Reply | Refused) -> None:
        if (pending := self._pending.get(move)) is not None:
            pending.resolve(answer)

    def _resend(self, problem: wire.Problem) -> None:
        """Sends the requests again that the server did not accept; the same id prevents a second move."""
        if problem.code not in ("too_fast", "unavailable"):
            return
        self._is_closed.wait(RETRY_S)
        with self._lock:
            for pending in tuple(self._pending.values()):
                if problem.move in (None, pending.message.id):
                    self._send(pending.message)
