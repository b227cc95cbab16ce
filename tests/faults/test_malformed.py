"""Thousands of malformed messages and bodies: no crash, no growth, others are not disturbed."""

import base64
import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]
import pytest

from tests.faults.nodes import Node, Nursery
from worderly.kit import Chance

GROWTH_BYTES = 10 * 1024 * 1024
SEEDS = [
    b'{"type":"watch","match":"AAAAAAAAAAAAAAAAAAAAAA","key":"BBBBBBBBBBBBBBBBBBBBBB"}',
    b'{"type":"submit","match":"AAAAAAAAAAAAAAAAAAAAAA","id":"x","move":{"type":"play","word":"cat"}}',
    b'{"type":"join","room":"BCDF"}',
    b'{"type":"do","room":"BCDF","id":"x","act":{"type":"setup","game":"hands","options":{"letters":7}}}',
    b'{"type":"ping"}',
]
BODIES = [
    ("/api/matches", b'{"game":"hands","options":{"letters":7},"seed":"1"}'),
    ("/api/players", b'{"notice":true,"name":"Ann"}'),
    ("/api/challenges", b'{"game":"wordsearch","options":{"words":["alpha","beta"]}}'),
    ("/api/recover", b'{"words":"one two three four five six"}'),
]


@pytest.fixture
def node(nursery: Nursery, tmp_path: Path) -> Iterator[Node]:
    node = Node(nursery, tmp_path)
    node.start()
    yield node
    node.kill()


def mutated(data: bytes, chance: Chance) -> bytes:
    """A few bytes changed, cut, doubled or made up."""
    out = bytearray(data)
    for _ in range(chance.between(1, 4)):
        at = chance.below(len(out) or 1)
        kind = chance.below(4)
        if kind == 0:
            out[at : at + 1] = bytes([chance.below(256)])
        elif kind == 1:
            del out[at : at + chance.between(1, 8)]
        elif kind == 2:
            out[at:at] = out[at : at + chance.between(1, 20)]
        else:
            out[at:at] = bytes(chance.below(256) for _ in range(chance.between(1, 10)))
    return bytes(out)


def opened(port: int) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", port), timeout=10)
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in wire.recv(4096)
    return wire


def frame(data: bytes, chance: Chance) -> bytes:
    """Mostly a proper text frame around improper text; sometimes a frame that is itself broken."""
    mask = os.urandom(4)
    size = len(data)
    head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    whole = head + mask + body
    return mutated(whole, chance) if chance.is_hit(0.2) else whole


def throw(port: int, count: int) -> None:
    chance, wire, on_this = Chance("malformed"), None, 0
    for number in range(count):
        if wire is None or on_this >= 30:
            if wire is not None:
                wire.close()
            wire, on_this = opened(port), 0
        on_this += 1
        try:
            wire.sendall(frame(mutated(SEEDS[number % len(SEEDS)], chance), chance))
        except OSError:
            wire.close()
            wire = None
    if wire is not None:
        wire.close()


def enrolled(port: int) -> str:
    """A player's token: the limits on strangers are not what is tested here."""
    answer = httpx.post(f"http://127.0.0.1:{port}/api/players", json={"notice": True}, verify=False)
    token: str = answer.json()["token"]
    return token


def post_all(port: int, token: str, count: int) -> set[int]:
    chance, codes = Chance("bodies"), set()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=20) as client:
        for number in range(count):
            path, body = BODIES[number % len(BODIES)]
            with contextlib.suppress(httpx.HTTPError):
                codes.add(client.post(path, content=mutated(body, chance), headers=headers).status_code)
    return codes


def check(node: Node, count: int) -> None:
    token = enrolled(node.port)
    throw(node.port, 200)
    post_all(node.port, token, 100)
    process = psutil.Process(node.pid)
    before = process.memory_info().rss
    throw(node.port, count // 2)
    codes = post_all(node.port, token, count // 2)
    assert not {code for code in codes if code >= 500}
    assert httpx.get(f"http://127.0.0.1:{node.port}/readyz", verify=False).status_code == 200
    assert process.memory_info().rss - before < GROWTH_BYTES
    assert 400 in codes
    assert '"logger": "worderly"' not in (node.folder / "log").read_text()


def test_two_thousand_malformed_messages_harm_nothing(node: Node) -> None:
    check(node, 2_000)


@pytest.mark.long
def test_fifty_thousand_malformed_messages_harm_nothing(node: Node) -> None:
    check(node, 50_000)
