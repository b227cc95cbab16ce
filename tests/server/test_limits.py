"""Limits: buckets against a count, shared through Redis, on one's own without it."""

import asyncio
from pathlib import Path

import pytest
from redis.asyncio import Redis
from sqlalchemy import Connection

from tests.server.running import running
from worderly.server.limits.limits import Bucket, Limiter
from worderly.server.limits.redis_limits import RedisLimiter
from worderly.store import people
from worderly.table.bus.redis_bus import RedisBus
from worderly.table.clock import FakeClock


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(40, 0)
    assert sum(bucket.take(20, 40, 0) for _ in range(100)) == 40
    assert sum(bucket.take(20, 40, 500) for _ in range(100)) == 10
    assert sum(bucket.take(20, 40, 1_000_000) for _ in range(100)) == 40


def test_a_clock_that_runs_backwards_gives_nothing() -> None:
    bucket = Bucket(1, 1_000)
    assert bucket.take(1, 1, 1_000)
    assert not bucket.take(1, 1, 0)


def test_keys_are_limited_apart_and_forgotten_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("worderly.server.limits.limits.REMEMBERED", 3)

    async def run() -> None:
        limiter = Limiter(1, lambda: 0)
        assert await limiter.allows("a")
        assert not await limiter.allows("a")
        for key in "bcd":
            assert await limiter.allows(key)
        assert await limiter.allows("a")

    asyncio.run(run())


def test_two_nodes_share_one_limit(redis_url: str) -> None:
    async def run() -> None:
        redis = Redis.from_url(redis_url)
        await redis.flushall()
        one, two = (RedisLimiter(redis, "t", 5, lambda: 0) for _ in range(2))
        answers = [await (one, two)[n % 2].allows("x") for n in range(8)]
        assert answers == [True] * 5 + [False] * 3
        assert await one.allows("y")
        await redis.aclose()

    asyncio.run(run())


def test_the_shared_window_slides(redis_url: str) -> None:
    """At the end of a minute and at the beginning of the next one the limit was given twice."""

    async def run() -> None:
        redis, clock = Redis.from_url(redis_url), FakeClock(1_000 * 60_000 + 59_000)
        limiter = RedisLimiter(redis, f"sliding {id(clock)}", 10, clock.now_ms)
        taken = [await limiter.allows("somebody") for _ in range(10)]
        clock.jump_to(clock.now_ms() + 2_000)
        taken.append(await limiter.allows("somebody"))
        clock.jump_to(clock.now_ms() + 57_000)
        taken.append(await limiter.allows("somebody"))
        await redis.aclose()
        assert taken == [True] * 10 + [False, True]

    asyncio.run(run())


def test_without_redis_a_node_counts_alone() -> None:
    async def run() -> None:
        redis = Redis(host="127.0.0.1", port=9, socket_connect_timeout=1)
        limiter = RedisLimiter(redis, "t", 2, lambda: 0)
        assert [await limiter.allows("x") for _ in range(3)] == [True, True, False]
        await redis.aclose()

    asyncio.run(run())


def test_a_node_with_redis_counts_there(tmp_path: Path, redis_url: str) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(), RedisBus(redis_url)) as here:
        assert isinstance(here.service.limits.writes, RedisLimiter)
        codes = [here.http.post("/api/pairings").status_code for _ in range(61)]
        assert codes == [201] * 60 + [429]


def test_who_asks_is_looked_up_once_in_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits, the price of costly work and the route itself want to know it."""
    asked: list[bytes] = []
    by_token = people.by_token

    def counted(connection: Connection, token_hash: bytes) -> people.PlayerRow | None:
        asked.append(token_hash)
        return by_token(connection, token_hash)

    monkeypatch.setattr(people, "by_token", counted)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        client, _ = here.player("Ida")
        asked.clear()
        assert client.post("/api/matches", json={"game": "hands"}).status_code == 201
        assert client.get("/api/me").json()["player"]["name"] == "Ida"
    assert len(asked) == 2
