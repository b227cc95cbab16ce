"""kill -9 during play: nothing acknowledged is lost, doubled or out of order."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.nodes import ForkServer, Node, Player, faults
from tests.waiting import PATIENCE_S
from worderly.kit import Chance

PLAYERS = 6


async def killed_again_and_again(node: Node, cycles: int) -> tuple[list[str], int]:
    """(what was wrong after each restart, acknowledgements in all)."""
    chance, wrong = Chance("kill"), []
    node.start()
    players = [Player(f"p{n}") for n in range(PLAYERS)]
    await asyncio.gather(*(player.begin(node.base) for player in players))
    for _ in range(cycles):
        enough = asyncio.Event()
        playing = [asyncio.ensure_future(player.play([node.base], enough)) for player in players]
        before = sum(len(player.acked) for player in players)
        goal = before + chance.between(5, 40)
        async with asyncio.timeout(PATIENCE_S):
            while sum(len(player.acked) for player in players) < goal:
                await asyncio.sleep(0.002)
        node.kill()
        enough.set()
        await asyncio.gather(*playing)
        await asyncio.to_thread(node.start)
        for player in players:
            wrong += await player.check(node.base)
        if wrong:
            break
    node.kill()
    return wrong, sum(len(player.acked) for player in players)


def test_twenty_kills_lose_nothing_that_was_acknowledged(fork_server: ForkServer, tmp_path: Path) -> None:
    wrong, acked = asyncio.run(killed_again_and_again(Node(fork_server, tmp_path), 20))
    assert wrong == []
    assert acked >= 100


@pytest.mark.long
def test_two_hundred_kills_lose_nothing_that_was_acknowledged(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    assert asyncio.run(killed_again_and_again(Node(fork_server, tmp_path), 200))[0] == []


def test_a_server_that_acknowledges_before_it_saves_is_caught(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    """The control."""
    wrong, _ = asyncio.run(
        killed_again_and_again(Node(fork_server, tmp_path, broken="acknowledges_early"), 5)
    )
    assert wrong != []


@pytest.mark.parametrize(
    ("kept", "is_right"),
    [
        (["za", "zb"], True),
        (["za", "zb", "zc"], True),
        (["za"], False),
        (["za", "zb", "zb"], False),
        (["zb", "za"], False),
        (["za", "zb", "zx"], False),
    ],
)
def test_the_judge_sees_what_is_lost_doubled_or_out_of_order(kept: list[str], is_right: bool) -> None:
    assert (faults(["za", "zb"], "zc", kept) == []) == is_right
