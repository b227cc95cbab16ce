"""Limits shared by all nodes: counted in Redis, or in this process while Redis does not answer."""

from collections.abc import Callable
from hashlib import sha256

from redis.asyncio import Redis
from redis.exceptions import RedisError

from worderly.server.limits.limits import Limiter

AWAY_MS = 5_000
"""How long Redis is not asked again after it did not answer."""


class RedisLimiter(Limiter):
    """A sliding window: of the last whole window the part counts that the sliding one still covers."""

    def __init__(
        self, redis: Redis, name: str, most: int, now_ms: Callable[[], int], window_s: int = 60
    ) -> None:
        super().__init__(most, now_ms, window_s)
        self._redis, self._name = redis, name
        self._away_until_ms = 0

    async def allows(self, key: str, weight: int = 1) -> bool:
        """The key is an IP address, so Redis gets only its hash."""
        now_ms = self._now_ms()
        if now_ms < self._away_until_ms:
            return await super().allows(key, weight)
        try:
            return await self._count(sha256(key.encode()).hexdigest()[:32], weight, now_ms) <= self.most
        except (RedisError, OSError):
            self._away_until_ms = now_ms + AWAY_MS
            return await super().allows(key, weight)

    async def _count(self, key: str, weight: int, now_ms: int) -> float:
        window, into_ms = divmod(now_ms, 1000 * self.window_s)
        now, before = (f"worderly:{self._name}:{key}:{number}" for number in (window, window - 1))
        async with self._redis.pipeline(transaction=False) as asked:
            asked.incrby(now, weight)
            asked.expire(now, 2 * self.window_s)
            asked.get(before)
            count, _, old = await asked.execute()
        return int(count) + int(old or 0) * (1 - into_ms / (1000 * self.window_s))
