"""Moves a second with one to eight nodes: real processes on one PostgreSQL and one Redis.

Two cores cannot run eight nodes at their limit. So every node gets the same small load, in bursts that fill a
commit as on a busy node, and what counts is the CPU that a move costs its node: on a core of its own a node
could do `1 / CPU` moves a second, and N nodes the sum of that. The load client and the database are other
processes; the database's CPU is printed apart.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]
from bench import load
from bench.busy_match import busy_match_rows
from bench.load import Player
from bench.server_arcade import add_rooms, in_turns
from bench.server_probe import raise_file_limit
from bench.table import Row, shown

from tests.engines import PostgresProcess, RedisProcess, drop_database, new_database
from tests.faults.nodes import ForkServer, Node

COUNTS = (1, 2, 4, 8)
ROOMS, BURST, EVERY_S = 12, 24, 0.3
"""Of each node that plays: rooms of eight, and moves at once. A busy node saves so many in one commit."""
ROUNDS, BURSTS = 3, 10
SECONDS = BURSTS * EVERY_S
GROWTH = 0.85


class Cluster(NamedTuple):
    nodes: list[Node]
    database: str
    postgres: psutil.Process

    def cpu_s(self) -> list[float]:
        return [cpu_s(node.pid) for node in self.nodes if node.pid is not None]

    def database_cpu_s(self) -> float:
        return sum(cpu_s(process.pid) for process in (self.postgres, *self.postgres.children()))


def cpu_s(pid: int) -> float:
    """Of all threads, in steps of ns; the usual counters have steps of 10 ms, a hundred moves of one node."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


@contextmanager
def cluster(count: int) -> Iterator[Cluster]:
    with ExitStack() as stack, TemporaryDirectory(prefix="worderly-nodes-") as folder:
        postgres, redis, forks = PostgresProcess(), RedisProcess(Path(folder)), ForkServer()
        stack.callback(postgres.close)
        stack.callback(forks.close)
        redis.start()
        stack.callback(redis.kill)
        database = new_database(postgres.url)
        stack.callback(drop_database, postgres.url, database)
        nodes = [_node(forks, Path(folder) / f"node{n}", database, redis.url) for n in range(count)]
        for node in nodes:
            stack.callback(node.kill)
            node.start()
        yield Cluster(nodes, database, psutil.Process(postgres.pid))


def _node(forks: ForkServer, folder: Path, database: str, redis: str) -> Node:
    folder.mkdir()
    return Node(forks, folder, "--database", database, "--redis", redis)


class Round(NamedTuple):
    """One round in which the first nodes play."""

    playing: int
    moves: list[int]
    """By node."""
    cpu_s: list[float]
    database_s: float

    @property
    def per_core(self) -> float:
        """Moves a second of all nodes that play, each on a core of its own."""
        played = zip(self.moves[: self.playing], self.cpu_s[: self.playing], strict=True)
        return sum(moves / cpu for moves, cpu in played)

    @property
    def foreign_us(self) -> float | None:
        """CPU of an idle node for each move of the others; None: no node is idle."""
        idle = self.cpu_s[self.playing :]
        return median(idle) * 1e6 / sum(self.moves) if idle else None


async def play(running: Cluster, players: Sequence[Sequence[Player]], count: int) -> Round:
    moves, cpu, database_s = _answered(players), running.cpu_s(), running.database_cpu_s()
    await asyncio.gather(asyncio.sleep(SECONDS), *(in_bursts(group) for group in players[:count]))
    spent = [after - before for after, before in zip(running.cpu_s(), cpu, strict=True)]
    made = [after - before for after, before in zip(_answered(players), moves, strict=True)]
    return Round(count, made, spent, running.database_cpu_s() - database_s)


async def in_bursts(players: Sequence[Player]) -> None:
    turns = cycle(players)
    for _ in range(BURSTS):
        moves = [next(turns).move() for _ in range(BURST)]
        await asyncio.gather(asyncio.sleep(EVERY_S), *moves)


def _answered(players: Sequence[Sequence[Player]]) -> list[int]:
    return [sum(len(player.times) for player in group) for group in players]


async def rounds(running: Cluster) -> dict[int, list[Round]]:
    """In turns, so that a busy minute of the machine hits all counts; 0: nobody plays."""
    rooms = add_rooms(running.database, ROOMS * len(running.nodes))
    players = []
    for at, node in enumerate(running.nodes):
        own = rooms[at * ROOMS : (at + 1) * ROOMS]
        seated = await load.connect_players(node.port, [seat for room in own for seat in room])
        players.append(in_turns([seated[n : n + 8] for n in range(0, len(seated), 8)]))
    await play(running, players, len(running.nodes))
    made: dict[int, list[Round]] = {count: [] for count in (0, *COUNTS)}
    for _ in range(ROUNDS):
        for count, results in made.items():
            results.append(await play(running, players, count))
    load.disconnect([player.socket for group in players for player in group])
    return made


def growth_rows(made: dict[int, list[Round]]) -> Iterator[Row]:
    alone = median(one.per_core for one in made[1])
    calm_s = median(one.database_s for one in made[0])
    for count in COUNTS:
        per_core = median(one.per_core for one in made[count])
        growth = per_core / (alone * count)
        database_us = median((one.database_s - calm_s) * 1e6 / sum(one.moves) for one in made[count])
        yield Row(
            f"{count} nodes, each on a core of its own: moves a second",
            f"{per_core:.0f}",
            f"PostgreSQL {shown(database_us)} a move",
            growth,
            f"≥ {GROWTH} × nodes" if 1 < count <= 4 else "",
            growth >= GROWTH if 1 < count <= 4 else None,
        )


def foreign_rows(made: dict[int, list[Round]]) -> Iterator[Row]:
    """An idle node has connected players who do not move; what it does without any moves is taken off."""
    calm_s = median(median(one.cpu_s) for one in made[0])
    for count in COUNTS[:-1]:
        costs = [one.foreign_us - calm_s * 1e6 / sum(one.moves) for one in made[count] if one.foreign_us]
        cost = max(0.0, median(costs)) if costs else 0.0
        name = f"a move on one of {count} nodes: CPU of a node where nobody watches it"
        yield Row(
            name, shown(cost), f"idle {calm_s / SECONDS * 100:.1f} % of a core", None, "≤ 10 µs", cost <= 10
        )


def rows() -> Iterator[Row]:
    raise_file_limit()
    with cluster(COUNTS[-1]) as running:
        made = asyncio.run(rounds(running))
        yield from growth_rows(made)
        yield from foreign_rows(made)
        yield from busy_match_rows([node.port for node in running.nodes[:2]], running.database)
