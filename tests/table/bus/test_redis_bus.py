"""What only Redis carries between nodes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from tests.table.nodes import on_two, until
from tests.table.stage import RecordingWatcher, Stage
from tests.waiting import PATIENCE_S
from worderly.table.bus import redis_bus
from worderly.table.bus.redis_bus import RedisBus
from worderly.wire.websocket import React, Setup


def test_presence_and_reactions_cross_nodes(tmp_path: Path, redis_url: str) -> None:
    async def script(one: Stage, two: Stage) -> None:
        ann, bob = await one.player("Ann"), await one.player("Bob")
        code = await one.rooms.create(ann, Setup(game="codeword"))
        room_1, host = await one.rooms.join(code, ann, False)
        room_2, guest = await two.rooms.join(code, bob, False)
        watcher = RecordingWatcher()
        one.rooms.watch(room_1, watcher, host)
        buses = [stage.hub.bus for stage in (one, two)]
        await until(lambda: all(isinstance(b, RedisBus) and b.is_connected for b in buses))
        two.rooms.watch(room_2, RecordingWatcher(), guest)
        await until(lambda: room_1.present() == {host, guest})
        await two.rooms.act(room_2, guest, "x", React(what="wow"))
        await until(lambda: any(message.get("what") == "wow" for message in watcher.received))

    on_two(f"sqlite:///{tmp_path}/w.db", lambda: RedisBus(redis_url), script)


class NoListener:
    def received(self, stream: str, data: bytes, /) -> None: ...
    def subscribed(self, stream: str, /) -> None: ...
    def joined(self, stream: str, /) -> None: ...


class Greeted(NoListener):
    def __init__(self) -> None:
        self.streams: set[str] = set()
        self.heard: set[str] = set()

    def subscribed(self, stream: str, /) -> None:
        self.streams.add(stream)

    def joined(self, stream: str, /) -> None:
        self.heard.add(stream)


class Reader(NoListener):
    """Reads the log when it is told to, and lets another node save something in the same moment."""

    def __init__(self, log: list[bytes]) -> None:
        self.log, self.seen = log, 0
        self.save: Callable[[], None] = lambda: None

    def joined(self, stream: str, /) -> None:
        self.seen = len(self.log)
        self.save()


def test_what_a_node_saves_before_it_hears_the_greeting_is_read(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        log: list[bytes] = []
        reader = Reader(log)
        silent, greeting = RedisBus(redis_url), RedisBus(redis_url)
        count, counted = silent.redis.pubsub_numsub, []

        async def note(*channels: str) -> object:
            counted.append(await count(*channels))
            return counted[-1]

        monkeypatch.setattr(silent.redis, "pubsub_numsub", note)
        await silent.start(NoListener())
        silent.watch("room")
        await until(lambda: bool(counted))

        def save_in_silence() -> None:
            if not log:
                log.append(b"move")
                assert not silent.is_watched_elsewhere("room")
                silent.publish("room", b"move")

        reader.save = save_in_silence
        await greeting.start(reader)
        greeting.watch("room")
        await until(lambda: bool(log) and reader.seen == len(log))
        assert silent.is_watched_elsewhere("room")
        for bus in (silent, greeting):
            await bus.close()

    asyncio.run(script())


def test_a_greeting_arrives_however_late_it_is_sent(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Old news is dropped, since a sweep has found it; who is never greeted would never publish."""
    monkeypatch.setattr(redis_bus, "FRESH_S", 0.3)

    async def script() -> None:
        first, second, greeted = RedisBus(redis_url), RedisBus(redis_url), Greeted()
        second.greet("late")
        old = monotonic() + redis_bus.FRESH_S
        await first.start(greeted)
        first.watch("late")
        await until(lambda: "late" in greeted.streams and monotonic() > old)
        await second.start(NoListener())
        await until(lambda: "late" in greeted.heard)
        await first.close()
        await second.close()

    asyncio.run(script())


def test_an_error_while_connections_are_closed_does_not_end_the_bus(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script() -> None:
        bus = RedisBus(redis_url)
        pool, close = bus.redis.connection_pool, bus.redis.connection_pool.disconnect
        raised: list[bool] = []

        async def fail_once(**how: bool) -> None:
            await close(**how)
            if not raised:
                raised.append(True)
                raise ValueError("a connection that cannot be closed")

        monkeypatch.setattr(pool, "disconnect", fail_once)
        await bus.start(NoListener())
        await until(lambda: bus.is_connected)
        await close(inuse_connections=True)
        await until(lambda: bool(raised) and not bus.is_connected)
        await until(lambda: bus.is_connected)
        await bus.close()

    asyncio.run(script())


def test_a_bus_closes_in_the_middle_of_any_command(redis_url: str) -> None:
    async def script(turns: int) -> None:
        buses = [RedisBus(redis_url), RedisBus(redis_url)]
        for bus in buses:
            await bus.start(NoListener())
        for turn in range(turns):
            for bus in buses:
                bus.watch(str(turn))
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE_S):
            for bus in buses:
                await bus.close()

    for turns in range(0, 200, 10):
        asyncio.run(script(turns))
