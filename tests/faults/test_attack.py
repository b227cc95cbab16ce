"""Eight costly requests at once, again and again: who plays hardly notices, and the day is answered."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.nodes import ForkServer, Node
from tests.server.test_attacks import two_letters
from tests.waiting import PATIENCE_S

ROOMS, MOVES, PACE_S, ROUNDS = 50, 40, 0.25, 3
PATHS = ("/api/matches", "/api/challenges", "/api/press/pdf", "/api/press/preview") * 2


ADDRESSES = count(1)


def from_elsewhere() -> dict[str, str]:
    """Each from another address: it is the budget that is judged, not the limits of an address."""
    number = next(ADDRESSES)
    return {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}


async def timed_moves(client: httpx.AsyncClient, base: str) -> list[float]:
    """Seconds until each move of a match was acknowledged."""
    wish = {"game": "hands", "options": {"hand": "aci*prt"}}
    begun = (await client.post("/api/matches", json=wish, headers=from_elsewhere())).json()
    took = []
    async with connect(f"ws://{base}/api/live", compression=None) as ws:
        await ws.send(
            msgspec.json.encode({"type": "watch", "match": begun["match"], "key": begun["key"]}).decode()
        )
        for number in range(MOVES):
            began = perf_counter()
            await move(ws, begun["match"], number)
            took.append(perf_counter() - began)
            await asyncio.sleep(PACE_S)
    return took


async def move(ws: ClientConnection, match: str, number: int) -> None:
    word = "z" + "".join("bdefghjklm"[int(digit)] for digit in str(number))
    sent = {"type": "submit", "match": match, "id": f"id-{number}", "move": {"type": "play", "word": word}}
    await ws.send(msgspec.json.encode(sent).decode())
    async with asyncio.timeout(PATIENCE_S):
        while msgspec.json.decode(await ws.recv()).get("move") != sent["id"]:
            continue


async def timed_days(client: httpx.AsyncClient) -> list[float]:
    took = []
    for _ in range(20):
        began = perf_counter()
        (await client.get("/api/daily")).raise_for_status()
        took.append(perf_counter() - began)
        await asyncio.sleep(PACE_S)
    return took


@asynccontextmanager
async def attacked(client: httpx.AsyncClient) -> AsyncIterator[None]:
    body = two_letters(1_000)

    async def attack(path: str) -> None:
        while True:
            await client.post(path, json=body, headers=from_elsewhere())

    attacks = [asyncio.ensure_future(attack(path)) for path in PATHS]
    yield
    for one in attacks:
        one.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)


def p99(took: Sequence[float]) -> float:
    return sorted(took)[len(took) * 99 // 100]


async def measured(base: str) -> tuple[float, float]:
    """p99 of a move, and the slowest answer of the day."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE_S, verify=False) as client:
        rooms = asyncio.gather(*(timed_moves(client, base) for _ in range(ROOMS)))
        days, moves = await asyncio.gather(timed_days(client), rooms)
    return p99([one for room in moves for one in room]), max(days)


async def in_turns(base: str) -> list[tuple[float, float, float]]:
    """(p99 in calm, p99 under attack, slowest day under attack) of each round."""
    found = []
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE_S, verify=False) as attacker:
        for _ in range(ROUNDS):
            calm, _ = await measured(base)
            async with attacked(attacker):
                found.append((calm, *await measured(base)))
    return found


@pytest.mark.long
def test_eight_costly_requests_at_once_slow_no_room(fork_server: ForkServer, tmp_path: Path) -> None:
    """Needs a quiet machine: it compares times."""
    node = Node(fork_server, tmp_path)
    node.start()
    try:
        rounds = asyncio.run(in_turns(node.base))
    finally:
        node.kill()
    calm, under_attack, day = (median(column) for column in zip(*rounds, strict=True))
    print(
        f"p99 {calm * 1000:.1f} ms, under attack {under_attack * 1000:.1f}; slowest day {day * 1000:.0f} ms"
    )
    assert under_attack <= 2 * calm
    assert day <= 1
