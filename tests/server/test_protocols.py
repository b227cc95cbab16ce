"""What comes from a socket: by pieces, in its order, and no more than the server can deal with."""

import asyncio
import socket
from collections.abc import Callable
from threading import Event

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tests.server.running import Running, Talk
from tests.server.test_live import sit
from tests.waiting import PATIENCE_S
from worderly.server.transport.connection import Connection
from worderly.server.transport.protocols import PIECE, WebSocket, text_frame
from worderly.store import ticks

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
    found = server.other_end(talk)._socket
    assert found is not None
    return found


def test_texts_that_come_at_once_are_answered_in_their_order(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        names = [f"{at}" for at in range(30)]
        move = {"type": "submit", "match": match, "move": {"type": "?"}}
        send_at_once(talk, [msgspec.json.encode({**move, "id": name}) for name in names])
        assert [talk.hear("refused")["move"] for _ in names] == names


@pytest.mark.parametrize("size", [PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])
def test_a_text_may_be_longer_than_a_piece(server: Running, size: int) -> None:
    with server.live() as talk:
        send_at_once(talk, [PING.rjust(size)])
        assert talk.hear()["type"] == "pong"


def keep_the_writer_busy(server: Running) -> Event:
    """Until it is set."""
    goes_on = Event()

    async def begin() -> None:
        server.service.hub.spawn(server.service.store.write(lambda c: goes_on.wait(PATIENCE_S)))

    server.call(begin())
    return goes_on


def test_while_a_move_is_being_saved_the_rest_waits_unread_and_is_done_after_it(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        goes_on = keep_the_writer_busy(server)
        move = {"type": "submit", "match": match, "id": "a", "move": {"type": "play", "word": "part"}}
        send_at_once(talk, [msgspec.json.encode(move), *[PING.rjust(200)] * 30])
        with server.live() as other:
            assert other.ask("pong", type="ping")
        held = socket_of(server, talk)
        assert held._is_held
        assert len(held._unread) > 3 * PIECE
        assert not held.transport.is_reading()
        goes_on.set()
        assert [talk.hear()["type"] for _ in range(31)] == ["frame", *["pong"] * 30]
        assert talk.ask("pong", type="ping")


def test_who_floods_makes_nobody_wait_for_all_of_it_and_is_read_no_further(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.live() as flooder, server.live() as other:
        # A tick is enough for one piece.
        monkeypatch.setattr(ticks, "LONGEST_S", 0.0)
        send_at_once(flooder, [b""] * 20_000)
        flooder.hear("error")
        assert other.ask("pong", type="ping")
        flooded = socket_of(server, flooder)
        assert flooded._unread
        assert not flooded.transport.is_reading()
        # Else its goodbye would wait behind all of it.
        server.loop.call_soon_threadsafe(flooded.cut)


def test_a_flood_whose_sender_has_left_is_not_worked_off(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    taken, take = list[bytes | str](), Connection._take

    def counted(self: Connection, text: bytes | str, done: Callable[[], None]) -> bool:
        taken.append(text)
        return take(self, text, done)

    monkeypatch.setattr(Connection, "_take", counted)
    monkeypatch.setattr("worderly.server.transport.connection.WAIT_S", 0)
    with server.live() as flooder:
        line = server.other_end(flooder)
        send_at_once(flooder, [b""] * 20_000)
        flooder.hear("error")
        flooder.socket.socket.shutdown(socket.SHUT_RDWR)
    while line in server.service.connections:
        server.call(asyncio.sleep(0))
    assert len(taken) < 10_000
    assert caplog.messages == []


def test_a_flood_before_one_is_let_in_waits_unread(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    let_in, asking, handle_connect = asyncio.Event(), list[WebSocket](), WebSocket.handle_connect

    async def player_of(scope: object) -> None:
        await let_in.wait()

    def noted(self: WebSocket, event: Request) -> None:
        handle_connect(self, event)
        asking.append(self)

    monkeypatch.setattr(server.service, "player_of", player_of)
    monkeypatch.setattr(WebSocket, "handle_connect", noted)
    wish = (
        "GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as client:
        client.sendall(wish.encode())
        # What comes in one packet with the wish is not looked at.
        while not asking:
            pass
        client.sendall(masked(b"") * 20_000)
        while asking[0].transport.is_reading():
            pass
        assert asking[0]._unread
        assert asking[0].queue.qsize() <= PIECE // len(masked(b"")) + 1
        server.loop.call_soon_threadsafe(let_in.set)
        with client.makefile("rb") as answers:
            while answers.readline().strip():
                pass
            assert b'"hello"' in answers.read(40)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_text_frame_is_what_the_websockets_library_makes(size: int) -> None:
    data = b"x" * size
    assert text_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_a_send_that_is_not_uvicorns_own_has_no_short_way() -> None:
    async def send(message: object) -> None:
        return None

    assert WebSocket.of(send) is None
