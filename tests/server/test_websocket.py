"""The WebSocket: read by pieces, in order, no faster than the server can handle; its handshakes and ends."""

import asyncio
import socket
from threading import Event

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Running, Talk
from tests.server.test_live import sit
from tests.waiting import PATIENCE_S
from worderly.server.transport import scheduler
from worderly.server.transport.inbox import Inbox
from worderly.server.transport.outbox import text_frame
from worderly.server.transport.websocket import PIECE, WebSocket

PING = b'{"type":"ping"}'


def masked(text: bytes) -> bytes:
    """As a client has to send it; a mask of zeros leaves the bytes as they are."""
    frame = text_frame(text)
    head = len(frame) - len(text)
    return bytes([frame[0], frame[1] | 0x80]) + frame[2:head] + b"\0\0\0\0" + text


def send_at_once(talk: Talk, texts: list[bytes]) -> None:
    talk.socket.socket.sendall(b"".join(masked(text) for text in texts))


def socket_of(server: Running, talk: Talk) -> WebSocket:
    """The server's end."""
    found = server.other_end(talk).socket
    assert isinstance(found, WebSocket)
    return found


def test_texts_that_come_at_once_are_answered_in_their_order(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        names = [f"{at}" for at in range(30)]
        move = {"type": "submit", "match": match, "move": {"type": "?"}}
        send_at_once(talk, [msgspec.json.encode({**move, "id": name}) for name in names])
        assert [talk.receive("refused")["move"] for _ in names] == names


@pytest.mark.parametrize("size", [PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])
def test_a_text_may_be_longer_than_a_piece(server: Running, size: int) -> None:
    with server.live() as talk:
        send_at_once(talk, [PING.rjust(size)])
        assert talk.receive()["type"] == "pong"


def keep_the_writer_busy(server: Running) -> Event:
    """Until it is set."""
    goes_on = Event()

    async def begin() -> None:
        server.service.hub.spawn(server.service.store.write(lambda c: goes_on.wait(PATIENCE_S)))

    server.call(begin())
    return goes_on


def test_messages_wait_unread_while_a_move_is_being_saved(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        goes_on = keep_the_writer_busy(server)
        move = {"type": "submit", "match": match, "id": "a", "move": {"type": "play", "word": "part"}}
        send_at_once(talk, [msgspec.json.encode(move), *[PING.rjust(200)] * 30])
        with server.live() as other:
            assert other.ask("pong", type="ping")
        assert socket_of(server, talk).unread_bytes > 3 * PIECE
        goes_on.set()
        assert [talk.receive()["type"] for _ in range(31)] == ["frame", *["pong"] * 30]
        assert talk.ask("pong", type="ping")


def test_a_flood_does_not_delay_other_clients_and_is_not_read_further(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.live() as flooder, server.live() as other:
        # A tick is enough for one piece.
        monkeypatch.setattr(scheduler, "LONGEST_S", 0.0)
        send_at_once(flooder, [b""] * 20_000)
        flooder.receive("error")
        assert other.ask("pong", type="ping")
        flooded = socket_of(server, flooder)
        assert flooded.unread_bytes
        # Otherwise its goodbye would wait behind all of it.
        server.loop.call_soon_threadsafe(flooded.cut)


def test_a_flood_is_dropped_when_its_sender_has_left(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    handled = list[bytes | str]()

    class CountingInbox(Inbox):
        def put(self, text: bytes | str) -> None:
            handled.append(text)
            super().put(text)

    monkeypatch.setattr("worderly.server.transport.connection.Inbox", CountingInbox)
    monkeypatch.setattr("worderly.server.transport.connection.WAIT_S", 0)
    with server.live() as flooder:
        line = server.other_end(flooder)
        send_at_once(flooder, [b""] * 20_000)
        flooder.receive("error")
        flooder.socket.socket.shutdown(socket.SHUT_RDWR)
    while line in server.service.connections:
        server.call(asyncio.sleep(0))
    assert len(handled) < 10_000
    assert caplog.messages == []


UPGRADE = (
    "GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


def upgraded(server: Running, request: str) -> socket.socket:
    client = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S)
    client.sendall(request.encode())
    return client


def test_a_flood_before_the_handshake_is_answered_waits_unread(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_in, asking, made = asyncio.Event(), list[WebSocket](), WebSocket.connection_made

    async def wait(scope: object) -> None:
        await let_in.wait()

    def noted(self: WebSocket, transport: asyncio.BaseTransport) -> None:
        made(self, transport)
        asking.append(self)

    monkeypatch.setattr(server.service, "player_of", wait)
    monkeypatch.setattr(WebSocket, "connection_made", noted)
    with upgraded(server, UPGRADE.format(more="")) as client:
        # uvicorn drops what comes in one packet with the request.
        while not asking:
            pass
        client.sendall(masked(PING) + masked(b"") * 20_000)
        # A whole request and its answer: the loop has looked at every socket by then.
        server.http.get("/healthz")
        assert asking[0].unread_bytes == 0
        server.loop.call_soon_threadsafe(let_in.set)
        with client.makefile("rb") as answers:
            while answers.readline().strip():
                pass
            told = b""
            while b"pong" not in told:
                told += answers.read(1)
            assert b'"hello"' in told


@pytest.mark.parametrize(
    ("request_text", "status"),
    [
        (UPGRADE.replace("/api/live", "/elsewhere").format(more=""), 403),
        (UPGRADE.format(more="Origin: https://evil.example\r\n"), 403),
        (UPGRADE.replace("Version: 13", "Version: 8").format(more=""), 400),
        (UPGRADE.replace("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", "").format(more=""), 400),
    ],
)
def test_a_handshake_that_is_refused_gets_its_status_and_an_end(
    server: Running, request_text: str, status: int
) -> None:
    with upgraded(server, request_text) as client, client.makefile("rb") as answers:
        assert int(answers.read().split()[1]) == status


def test_a_handshake_that_fails_is_answered_and_logged(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(scope: object) -> None:
        raise KeyError("mine")

    monkeypatch.setattr(server.service, "player_of", fail)
    with upgraded(server, UPGRADE.format(more="")) as client, client.makefile("rb") as answers:
        assert int(answers.read().split()[1]) == 500
    assert caplog.messages == ["a handshake failed"]


def test_a_trusted_proxy_gives_the_address_of_its_client(server: Running) -> None:
    with server.live(**{"X-Forwarded-For": "203.0.113.7"}) as talk:
        assert server.other_end(talk).address == "203.0.113.7"


def closed_with(talk: Talk) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        talk.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def raw(first: int, data: bytes) -> bytes:
    return bytes([first, 0x80 | len(data)]) + b"\0\0\0\0" + data


def test_a_message_may_come_in_fragments_with_a_ping_between_them(server: Running) -> None:
    with server.live() as talk:
        talk.socket.socket.sendall(raw(0x01, PING[:5]) + raw(0x89, b"x") + raw(0x80, PING[5:]))
        assert talk.receive()["type"] == "pong"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (raw(0x81, b"\xff"), 1007),
        (raw(0x83, b""), 1002),
        (raw(0x80, b"x"), 1002),
        (b"\x81\x01x", 1002),
        (b"\x81\xfe\x10\x01", 1009),
    ],
)
def test_bytes_against_the_protocol_end_the_connection_with_their_code(
    server: Running, caplog: pytest.LogCaptureFixture, data: bytes, code: int
) -> None:
    with server.live() as talk:
        talk.socket.socket.sendall(data)
        assert closed_with(talk) == code
    assert caplog.messages == []


def test_a_client_that_answers_no_ping_is_disconnected(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.config, "ws_ping_interval", 0.05)
    with upgraded(server, UPGRADE.format(more="")) as client, client.makefile("rb") as answers:
        # A ping without payload, then a close frame with the code 1011.
        told = answers.read()
    assert b"\x89\x00" in told
    assert (1011).to_bytes(2, "big") + b"keepalive ping timeout" in told


def test_a_client_that_answers_pings_stays(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # Long enough for a starved client to answer in time.
    monkeypatch.setattr(server.config, "ws_ping_interval", 2.0)
    with upgraded(server, UPGRADE.format(more="")) as client, client.makefile("rb") as answers:
        while answers.readline().strip():
            pass
        data = b""
        for _ in range(2):
            while b"\x89\x00" not in data:
                data += answers.read(1)
            data = b""
            client.sendall(raw(0x8A, b""))
        client.sendall(raw(0x81, PING))
        while b"pong" not in data:
            data += answers.read(1)
