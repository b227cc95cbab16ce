"""News between nodes: what a move costs them and the engine, beside NATS and what we had before."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]
from bench.bus_probe import RATE
from bench.peers import ROOT
from bench.table import Row, shown

from tests.engines import RedisProcess
from tests.ports import free_port

SECONDS = 3.0
NODES = (1, 2, 4, 8)


class Cost(NamedTuple):
    """CPU µs of one move."""

    mover: float
    other: float
    """Of the one other node, whose own idling is taken off."""
    engine: float


@contextmanager
def engine(kind: str) -> Iterator[tuple[str, int]]:
    with TemporaryDirectory() as folder:
        if kind != "nats":
            redis = RedisProcess(Path(folder))
            redis.start()
            assert redis.process is not None
            yield redis.url, redis.process.pid
            redis.kill()
            return
        port = free_port()
        binary = ROOT / ".bench-venv" / "bin" / "nats-server"
        server = subprocess.Popen([binary, "-p", str(port)], stderr=subprocess.DEVNULL)
        sleep(1)
        yield f"nats://127.0.0.1:{port}", server.pid
        server.kill()
        server.wait()


def start(kind: str, url: str, role: str, node: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "bench.bus_probe", kind, url, role, str(node), str(SECONDS)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def cpu_us(pid: int) -> float:
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system) * 1e6


def measure(kind: str, movers: int, other: str) -> Cost:
    with engine(kind) as (url, pid):
        idle_us = _run(kind, url, [("idle", 99)])[0][0]
        before = cpu_us(pid)
        results = _run(kind, url, [*(("mover", node) for node in range(movers)), (other, 99)])
        spent = cpu_us(pid) - before
    sent = sum(result[1] for result in results)
    mover_us = sum(result[0] - idle_us for result in results[:-1]) / sent
    of_one = results[0][1] if other == "watcher" else sent
    return Cost(mover_us, (results[-1][0] - idle_us) / of_one, spent / sent)


def _run(kind: str, url: str, roles: list[tuple[str, int]]) -> list[tuple[float, ...]]:
    probes = [start(kind, url, role, node) for role, node in roles]
    for probe in probes:
        assert probe.stdout is not None
        probe.stdout.readline()
    sleep(0.5)
    for probe in probes:
        assert probe.stdin is not None
        probe.stdin.write("\n")
        probe.stdin.flush()
    return [tuple(map(float, probe.communicate()[0].split())) for probe in probes]


def rows() -> Iterator[Row]:
    for movers in NODES:
        for role, text in (("idle", "that does not watch"), ("watcher", "that watches")):
            if role == "watcher" and movers > 1:
                continue
            costs = {kind: measure(kind, movers, role) for kind in ("ours", "one", "many", "nats")}
            for part in ("mover", "other", "engine"):
                ours, *rest = (getattr(costs[kind], part) for kind in costs)
                name = {"mover": "its own node", "other": f"another node {text}", "engine": "the engine"}[
                    part
                ]
                peers = ", ".join(
                    f"{label} {shown(max(0, us))}"
                    for label, us in zip(("one channel", "all published", "NATS"), rest, strict=True)
                )
                target, ok = ("≤ 2 µs", ours <= 2) if (part, role) == ("other", "idle") else ("", None)
                yield Row(
                    f"a move with {movers} nodes at {RATE}/s: {name}",
                    shown(max(0, ours)),
                    peers,
                    None,
                    target,
                    ok,
                )
