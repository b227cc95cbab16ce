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

from tests.faults.nodes import ForkServer, Node
from tests.waiting import PATIENCE_S
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
def node(fork_server: ForkServer, tmp_path: Path) -> Iterator[Node]:
    node = Node(fork_server, tmp_path)
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


def opened(port: int, buffer_bytes: int = 65_536) -> socket.socket:
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer_bytes)
    wire.settimeout(60)
    wire.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall(
        f"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in wire.recv(4096)
    return wire


def frame(data: bytes) -> bytes:
    """A binary message, which may hold anything; the mask is nothing, which is a mask too."""
    size = len(data)
    head = bytes([0x82, 0x80 | size]) if size < 126 else b"\x82\xfe" + size.to_bytes(2, "big")
    return head + bytes(4) + data


def throw(port: int, count: int) -> int:
    """Thirty to a connection, fewer than the limit on messages; every fifth time frames that are broken.

    Says how many were answered: what closes a connection is not, all else is.
    """
    chance, answered = Chance("malformed"), 0
    for first in range(0, count, 30):
        batch = [
            mutated(SEEDS[number % len(SEEDS)], chance) for number in range(first, min(first + 30, count))
        ]
        if chance.is_hit(0.2):
            for data in batch:
                with opened(port) as wire, contextlib.suppress(OSError):
                    wire.sendall(mutated(frame(data), chance))
                    heard(wire, 10**9)
        else:
            with opened(port) as wire, contextlib.suppress(OSError):
                for data in batch:
                    wire.sendall(frame(data))
                    # Nine bytes are less than any answer has.
                    answered += len(heard(wire, 9)) >= 9
    return answered


def heard(wire: socket.socket, least: int) -> bytes:
    """What the server says, up to so many bytes or its end of the connection."""
    data = b""
    with contextlib.suppress(OSError):
        if least > 65_536:
            wire.shutdown(socket.SHUT_WR)
        while len(data) < least and (more := wire.recv(65_536)):
            data += more
    return data


def enrolled(port: int) -> str:
    """A player's token: the limits on strangers are not what is tested here."""
    url = f"http://127.0.0.1:{port}/api/players"
    # A name in another script: what the check of names loads once is no growth.
    answer = httpx.post(url, json={"notice": True, "name": "Ζωή"}, verify=False, timeout=PATIENCE_S)
    token: str = answer.json()["token"]
    return token


def post_all(port: int, token: str, count: int) -> set[int]:
    chance, codes = Chance("bodies"), set()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", verify=False, timeout=PATIENCE_S) as client:
        for number in range(count):
            path, body = BODIES[number % len(BODIES)]
            try:
                codes.add(client.post(path, content=mutated(body, chance), headers=headers).status_code)
            except httpx.HTTPError:
                codes.add(0)
    return codes


def harm(node: Node, count: int) -> list[str]:
    """The judge: what so many malformed messages, half of them bodies, did to the server."""
    token = enrolled(node.port)
    throw(node.port, 200)
    post_all(node.port, token, 100)
    process = psutil.Process(node.pid)
    before = process.memory_info().rss
    answered = throw(node.port, count // 2)
    codes = post_all(node.port, token, count // 2)
    grown = process.memory_info().rss - before
    done = [f"answered {code}" for code in sorted(codes) if code >= 500 or code == 0]
    done += [] if 400 in codes and answered > count // 4 else [f"{answered} answers, {codes}: no trial"]
    done += [f"grew by {grown:,} bytes"] if grown > GROWTH_BYTES else []
    done += [] if is_ready(node) else ["does not answer"]
    logged = (node.folder / "log").read_text().splitlines()
    return done + [line for line in logged if '"level": "error"' in line or "Traceback" in line]


def is_ready(node: Node) -> bool:
    url = f"http://127.0.0.1:{node.port}/readyz"
    return httpx.get(url, verify=False, timeout=PATIENCE_S).status_code == 200


def test_two_thousand_malformed_messages_harm_nothing(node: Node) -> None:
    assert harm(node, 2_000) == []


@pytest.mark.long
def test_fifty_thousand_malformed_messages_harm_nothing(node: Node) -> None:
    assert harm(node, 50_000) == []


@pytest.mark.parametrize(
    ("broken", "seen"), [("keeps_bad_messages", "grew by"), ("fails_on_bad_messages", "not foreseen")]
)
def test_a_server_that_handles_bad_messages_wrongly_is_caught(
    fork_server: ForkServer, tmp_path: Path, broken: str, seen: str
) -> None:
    """The controls."""
    node = Node(fork_server, tmp_path, broken=broken)
    node.start()
    try:
        found = harm(node, 1_200)
    finally:
        node.kill()
    assert any(seen in fault for fault in found), found
