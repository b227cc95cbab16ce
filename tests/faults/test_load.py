"""A hundred rooms at once for half a minute: no error, nothing lost, every round ends as it was played."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.faults.members import Member, enroll, open_room
from tests.faults.nodes import ForkServer, Node
from tests.waiting import PATIENCE_S

ROUNDS, MOVES, PACE_S = 3, 8, 1.05
"""Three rounds of nine moves, one about every second: half a minute."""


async def rooms_played(base: str, rooms: int, rounds: int, pace_s: float) -> list[Member]:
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE_S, verify=False) as client:
        tokens = await enroll(client, 2 * rooms)
        codes = [await open_room(client, tokens[2 * n], rounds) for n in range(rooms)]
    members = [
        Member([base], token, codes[n // 2], guest=bool(n % 2), pace_s=pace_s)
        for n, token in enumerate(tokens)
    ]
    await asyncio.gather(*(member.play(MOVES) for member in members))
    return members


async def judged(base: str, members: list[Member]) -> list[str]:
    """What is wrong, as a server that has just started finds it in its store."""
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE_S, verify=False) as client:
        return [fault for member in members for fault in await member.check(client)]


def wrong_under_load(node: Node, rooms: int, rounds: int, pace_s: float) -> tuple[list[str], int]:
    """(what went wrong, moves made)."""
    node.start()
    try:
        members = asyncio.run(rooms_played(node.base, rooms, rounds, pace_s))
        logged = (node.folder / "log").read_text().splitlines()
        wrong = [line for line in logged if '"level": "error"' in line]
        wrong += [f"{member.connections} connections" for member in members if member.connections > 1]
        node.kill()
        node.start()
        return wrong + asyncio.run(judged(node.base, members)), sum(member.moves for member in members)
    finally:
        node.kill()


def test_a_hundred_rooms_play_for_half_a_minute_without_an_error(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    wrong, moves = wrong_under_load(Node(fork_server, tmp_path), 100, ROUNDS, PACE_S)
    assert wrong == []
    assert moves == 100 * 2 * ROUNDS * (MOVES + 1)


def test_a_server_that_loses_a_move_in_twenty_is_caught(fork_server: ForkServer, tmp_path: Path) -> None:
    """The control."""
    wrong, _ = wrong_under_load(Node(fork_server, tmp_path, broken="loses_some"), 3, 1, 0)
    assert any("lost" in fault for fault in wrong)


@pytest.mark.long
def test_five_hundred_rooms_play_for_ten_minutes_without_an_error(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    wrong, moves = wrong_under_load(Node(fork_server, tmp_path), 500, 20, 3.3)
    assert wrong == []
    assert moves == 500 * 2 * 20 * (MOVES + 1)
