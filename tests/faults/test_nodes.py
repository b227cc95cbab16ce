"""Two nodes on PostgreSQL and Redis: one node killed, Redis killed, PostgreSQL restarted, during play."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from tests.engines import PostgresProcess, RedisProcess, drop_database, new_database
from tests.faults.members import Member, enroll, open_room
from tests.faults.nodes import ForkServer, Node, Player
from tests.waiting import PATIENCE_S

PLAYERS, EACH = 4, 25
ROOMS, MOVES = 2, 12


class Cluster(NamedTuple):
    """Two nodes with their database and Redis; a test can break each part."""

    nodes: list[Node]
    postgres: PostgresProcess
    redis: RedisProcess


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresProcess]:
    server = PostgresProcess()
    yield server
    server.close()


@pytest.fixture
def make_cluster(
    fork_server: ForkServer, tmp_path: Path, own_postgres: PostgresProcess
) -> Iterator[Callable[[str], Cluster]]:
    redis = RedisProcess(tmp_path)
    redis.start()
    made: list[Node] = []
    database = new_database(own_postgres.url)

    def make(broken: str = "") -> Cluster:
        places = [tmp_path / name for name in ("one", "two")]
        for place in places:
            place.mkdir()
        flags = ("--database", database, "--redis", redis.url)
        made.extend(Node(fork_server, place, *flags, broken=broken) for place in places)
        for node in made:
            node.start()
        return Cluster(made, own_postgres, redis)

    yield make
    for node in made:
        node.kill()
    redis.kill()
    drop_database(own_postgres.url, database)


@pytest.fixture
def cluster(make_cluster: Callable[[str], Cluster]) -> Cluster:
    return make_cluster("")


class Played(NamedTuple):
    wrong: list[str]
    returns: int
    """How often somebody had to connect again."""


async def played_through(
    cluster: Cluster, happens: Callable[[], None], check_at: Node, rooms: int = ROOMS
) -> Played:
    """Everyone plays while something breaks; then the stored matches are compared with the acknowledgements.

    Players alone move from node to node; the two of a room sit on different nodes.
    """
    bases, never = [node.base for node in cluster.nodes], asyncio.Event()
    players = [Player(f"p{n}") for n in range(PLAYERS)]
    async with httpx.AsyncClient(base_url=f"http://{bases[1]}", timeout=PATIENCE_S, verify=False) as client:
        tokens = await enroll(client, 2 * rooms)
        codes = [await open_room(client, tokens[2 * n], 1) for n in range(rooms)]
    await asyncio.gather(*(player.begin(bases[n % 2]) for n, player in enumerate(players)))
    members = [
        Member(bases[n % 2 :] + bases[: n % 2], token, codes[n // 2], guest=bool(n % 2), pace_s=0.05)
        for n, token in enumerate(tokens)
    ]
    for member in members:
        # Nobody is done before it happens, however long somebody else takes to begin.
        member.may_end.clear()
    playing = [
        *(asyncio.ensure_future(player.play(bases, never, EACH)) for player in players),
        *(asyncio.ensure_future(member.play(MOVES)) for member in members),
    ]
    async with asyncio.timeout(PATIENCE_S):
        while min(*(len(player.acked) for player in players), *(member.moves for member in members)) < 4:
            await asyncio.sleep(0.005)
        before = connections(players, members)
        await asyncio.to_thread(happens)
        for member in members:
            member.may_end.set()
        await asyncio.gather(*playing)
    # A node that remembers would hide what is not in the database.
    await asyncio.to_thread(check_at.kill)
    await asyncio.to_thread(check_at.start)
    wrong = [fault for player in players for fault in await player.check(check_at.base)]
    async with httpx.AsyncClient(
        base_url=f"http://{check_at.base}", timeout=PATIENCE_S, verify=False
    ) as client:
        wrong += [fault for member in members for fault in await member.check(client)]
    wrong += [f"{player.name} made {len(player.acked)}" for player in players if len(player.acked) != EACH]
    return Played(wrong, connections(players, members) - before)


def connections(players: list[Player], members: list[Member]) -> int:
    return sum(player.connections for player in players) + sum(member.connections for member in members)


def test_a_killed_node_costs_its_players_a_reconnect(cluster: Cluster) -> None:
    played = asyncio.run(played_through(cluster, cluster.nodes[0].kill, cluster.nodes[1]))
    assert played.wrong == []
    assert played.returns >= ROOMS


def test_a_redis_killed_and_started_again_costs_nothing(cluster: Cluster) -> None:
    def restart() -> None:
        cluster.redis.kill()
        cluster.redis.start()

    assert asyncio.run(played_through(cluster, restart, cluster.nodes[1])).wrong == []


def test_a_redis_that_stays_away_costs_nothing(cluster: Cluster) -> None:
    assert asyncio.run(played_through(cluster, cluster.redis.kill, cluster.nodes[1])).wrong == []


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_restarted_postgres_costs_a_pause(cluster: Cluster, how: str) -> None:
    """The whole server is stopped, in order or as by a crash, and started on the same folder and socket."""
    before = cluster.postgres.pid

    def restart() -> None:
        cluster.postgres.stop(how)
        cluster.postgres.start()

    played = asyncio.run(played_through(cluster, restart, cluster.nodes[1]))
    assert played.wrong == []
    assert cluster.postgres.pid != before


def test_a_node_finishes_its_writes_on_sigterm(cluster: Cluster) -> None:
    stop = asyncio.run(
        played_through(cluster, lambda: cluster.nodes[0].stop(signal.SIGTERM), cluster.nodes[1])
    )
    assert stop.wrong == []


def test_nodes_that_lose_a_move_in_twenty_are_caught(make_cluster: Callable[[str], Cluster]) -> None:
    """The control, without rooms: two nodes that disagree about a room's start or end wait for each other."""
    cluster = make_cluster("loses_some")
    assert asyncio.run(played_through(cluster, lambda: None, cluster.nodes[1], rooms=0)).wrong != []


@pytest.mark.long
@pytest.mark.parametrize("round_number", range(50))
def test_fifty_rounds_of_everything(round_number: int, cluster: Cluster) -> None:
    def restart(part: PostgresProcess | RedisProcess) -> None:
        part.stop("immediate") if isinstance(part, PostgresProcess) else part.kill()
        part.start()

    happens = (cluster.nodes[0].kill, lambda: restart(cluster.redis), lambda: restart(cluster.postgres))
    assert asyncio.run(played_through(cluster, happens[round_number % 3], cluster.nodes[1])).wrong == []
