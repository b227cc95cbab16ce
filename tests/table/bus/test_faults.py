"""What the bus does wrong costs a watcher at most one sweep, and it recovers by itself."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engines import RedisProcess
from tests.table.bus.lossy import LossyProxy
from tests.table.nodes import on_two, until
from tests.table.stage import KEY, RecordingWatcher, Stage, guess, secret_of
from tests.waiting import PATIENCE_S
from worderly.store.tables.rows import LogEntry
from worderly.table.bus.redis_bus import RedisBus
from worderly.table.match.table import Table
from worderly.table.stream import Stream


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisProcess]:
    server = RedisProcess(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def database_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/w.db"


def bus_of(stage: Stage) -> RedisBus:
    assert isinstance(stage.hub.bus, RedisBus)
    return stage.hub.bus


def wrong_guess(table: Table) -> bytes:
    return guess(next(word for word in ("apple", "berry") if word != secret_of(table)))


class Watched:
    """A match with a watcher on each of two nodes."""

    def __init__(self, here: Table, there: Table) -> None:
        self.here, self.there = here, there
        self.watcher = RecordingWatcher()
        self.moves = 0
        here.watch(RecordingWatcher(), here.seat_of(KEY, None))
        there.watch(self.watcher, None)

    async def move(self) -> int:
        self.moves += 1
        return (await self.here.submit(0, f"m{self.moves}", wrong_guess(self.here))).seq

    @property
    def seen(self) -> int:
        return int(self.watcher.last["seq"])


async def watched(one: Stage, two: Stage) -> Watched:
    """Waits until news goes both ways, and no node still reads what was saved before it knew of the other."""
    created, here = await one.create(options={"guesses": 100})
    match = Watched(here, await two.hub.table(created.match))
    await until(lambda: all(bus_of(stage).is_connected for stage in (one, two)))
    await until(lambda: all(bus_of(stage).is_watched_elsewhere(here.stream.id) for stage in (one, two)))
    for stage in (one, two):
        await stage.hub.wait_for_tasks()
    return match


async def sweep_until(stage: Stage, match: Watched, seq: int) -> None:
    """As the service does once a second."""
    await stage.news.sweep()
    await stage.hub.wait_for_tasks()
    assert match.there.stream.seq == seq


def test_news_after_a_restart_of_redis_arrives_without_a_sweep(
    database_url: str, redis: RedisProcess
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        match = await watched(one, two)
        redis.kill()
        await until(lambda: not bus_of(one).is_connected and not bus_of(two).is_connected)
        await match.move()
        await asyncio.to_thread(redis.start)
        await match.move()
        await until(lambda: match.seen == 2)
        await until(lambda: all(bus_of(stage).is_connected for stage in (one, two)))
        await match.move()
        await until(lambda: match.seen == 3)

    on_two(database_url, lambda: RedisBus(redis.url), script)


def test_a_stalled_redis_is_noticed_and_the_sweep_carries_the_news(
    database_url: str, redis: RedisProcess
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        match = await watched(one, two)
        assert redis.process is not None
        redis.process.send_signal(signal.SIGSTOP)
        try:
            await until(lambda: not bus_of(one).is_connected and not bus_of(two).is_connected)
            await sweep_until(two, match, await match.move())
            assert two.news.found == 1
        finally:
            redis.process.send_signal(signal.SIGCONT)
        await until(lambda: all(bus_of(stage).is_connected for stage in (one, two)))
        await match.move()
        await until(lambda: match.seen == 2)

    on_two(database_url, lambda: RedisBus(redis.url), script)


def test_a_listener_that_raises_stays_a_listener(
    database_url: str, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        match = await watched(one, two)
        take, failing = two.hub.take, True

        def fail_once(stream: Stream[Any], entry: LogEntry) -> None:
            nonlocal failing
            was_failing, failing = failing, False
            if was_failing:
                raise RuntimeError("a bug in a handler")
            take(stream, entry)

        monkeypatch.setattr(two.hub, "take", fail_once)
        await match.move()
        await until(lambda: bus_of(two).failures == 1)
        assert match.seen == 0
        await match.move()
        await until(lambda: match.seen == 2)
        assert bus_of(two).is_connected

    on_two(database_url, lambda: RedisBus(redis.url), script)


def test_a_busy_match_delays_no_other(
    database_url: str, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The listener never waits for a match: not for one whose move is being saved."""

    async def script(one: Stage, two: Stage) -> None:
        busy, other = await watched(one, two), await watched(one, two)
        may_save, append = asyncio.Event(), two.store.append

        async def late(entry: LogEntry) -> bool:
            await may_save.wait()
            return await append(entry)

        monkeypatch.setattr(two.store, "append", late)
        saving = asyncio.ensure_future(busy.there.submit(0, "own", wrong_guess(busy.here)))
        for _ in range(20):
            await busy.move()
        await other.move()
        await until(lambda: other.seen == 1)
        assert busy.seen == 0
        may_save.set()
        assert (await saving).seq == 21
        await until(lambda: busy.seen == 21)

    on_two(database_url, lambda: RedisBus(redis.url), script)


def test_what_a_lossy_network_drops_delays_and_repeats_the_sweep_brings(
    database_url: str, redis: RedisProcess
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        match = await watched(one, two)
        proxy.loses = True
        for _ in range(40):
            await sweep_until(two, match, await match.move())
        assert proxy.dropped > 0
        assert match.here.stream.state == match.there.stream.state

    proxy = LossyProxy(redis.port, seed=3)
    with proxy:
        on_two(database_url, lambda: RedisBus(proxy.url), script)


def test_a_move_costs_a_node_nothing_unless_it_watches(
    database_url: str, redis: RedisProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        match = await watched(one, two)
        heard: list[str] = []
        received = two.news.received

        def hear(stream: str, data: bytes) -> None:
            heard.append(stream)
            received(stream, data)

        monkeypatch.setattr(two.news, "received", hear)
        created, alone = await one.create(options={"guesses": 100})
        await two.hub.table(created.match)
        alone.watch(RecordingWatcher(), 0)
        for n in range(5):
            await alone.submit(0, f"a{n}", wrong_guess(alone))
        await match.move()
        await until(lambda: match.seen == 1)
        assert heard == [match.here.stream.id]
        # Nobody watches there any more: the subscription ends with the next sweep, and so does the news.
        match.there.unwatch(match.watcher)
        await two.news.sweep()

        async def is_told() -> bool:
            await match.move()
            return bus_of(one).is_watched_elsewhere(match.here.stream.id)

        async with asyncio.timeout(PATIENCE_S):
            while await is_told():
                await asyncio.sleep(0.005)

    on_two(database_url, lambda: RedisBus(redis.url), script)
