"""A node of `bench.bus` in a process of its own: publishes, watches, and prints the CPU of a message."""

import asyncio
import sys
from time import process_time
from typing import Any

from bench.peers import make_peers_importable
from redis.asyncio import Redis

from worderly.table.bus.redis_bus import RedisBus

MATCHES, RATE, TICK_S = 50, 200, 0.02
ENTRY = b"x" * 120


class Counting:
    """A listener and a handler that only counts."""

    def __init__(self) -> None:
        self.heard = 0

    def received(self, stream: str, data: bytes) -> None:
        self.heard += 1

    def subscribed(self, stream: str) -> None:
        return None

    def joined(self, stream: str) -> None:
        return None


class Ours:
    def __init__(self, url: str) -> None:
        self.bus, self.counting = RedisBus(url), Counting()

    async def open(self, streams: list[str]) -> None:
        await self.bus.start(self.counting)
        for stream in streams:
            self.bus.watch(stream)
        while not self.bus.is_connected:
            await asyncio.sleep(0.01)

    def publish(self, stream: str) -> None:
        self.bus.publish(stream, ENTRY)


class OneChannel:
    """What we had: every node hears every move."""

    def __init__(self, url: str) -> None:
        self.redis, self.counting = Redis.from_url(url), Counting()
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    async def open(self, streams: list[str]) -> None:
        self.streams, self.pubsub = set(streams), self.redis.pubsub()
        await self.pubsub.subscribe(*self.channels(streams))
        self.tasks = [asyncio.ensure_future(self.listen()), asyncio.ensure_future(self.send())]

    def channels(self, streams: list[str]) -> list[str]:
        return ["all"]

    def channel(self, stream: str) -> str:
        return "all"

    async def listen(self) -> None:
        while True:
            message = await self.pubsub.get_message(timeout=5)
            if message is not None and message["type"] == "message":
                self.counting.heard += message["data"].partition(b"\0")[0].decode() in self.streams

    async def send(self) -> None:
        while True:
            stream = await self.queue.get()
            await self.redis.publish(self.channel(stream), stream.encode() + b"\0" + ENTRY)

    def publish(self, stream: str) -> None:
        self.queue.put_nowait(stream)


class ManyChannels(OneChannel):
    """A channel for each match, and every move published."""

    def channels(self, streams: list[str]) -> list[str]:
        return streams

    def channel(self, stream: str) -> str:
        return stream


class Nats:
    """A subject for each match, without an echo to the sender."""

    def __init__(self, url: str) -> None:
        self.url, self.counting = url, Counting()
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    async def open(self, streams: list[str]) -> None:
        make_peers_importable()
        import nats  # type: ignore[import-not-found]

        async def heard(message: object) -> None:
            self.counting.heard += 1

        self.client = await nats.connect(self.url, no_echo=True)
        for stream in streams:
            await self.client.subscribe(stream, cb=heard)
        await self.client.flush()
        self.task = asyncio.ensure_future(self.send())

    async def send(self) -> None:
        while True:
            await self.client.publish(await self.queue.get(), ENTRY)

    def publish(self, stream: str) -> None:
        self.queue.put_nowait(stream)


KINDS: dict[str, type[Any]] = {"ours": Ours, "one": OneChannel, "many": ManyChannels, "nats": Nats}


async def run(kind: str, url: str, role: str, node: int, seconds: float) -> None:
    """`mover` watches its own matches, `watcher` those of node 0, `idle` some that nobody moves."""
    bus = KINDS[kind](url)
    owner = {"mover": node, "watcher": 0, "idle": 1000 + node}[role]
    streams = [f"m{owner}-{number}" for number in range(MATCHES)]
    await bus.open(streams)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    began, sent = process_time(), 0
    for tick in range(round(seconds / TICK_S)):
        while role == "mover" and sent < tick * TICK_S * RATE:
            bus.publish(streams[sent % MATCHES])
            sent += 1
        await asyncio.sleep(TICK_S)
    print((process_time() - began) * 1e6, sent, bus.counting.heard, flush=True)


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), float(sys.argv[5])))
