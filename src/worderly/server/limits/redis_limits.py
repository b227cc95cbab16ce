"""Limits shared by all nodes: counted in Redis, or in this process while Redis does not answer."""

from collections.abc import Callable
from hashlib import sha256

from redis.asyncio import Redis
from redis.exceptions import RedisError

from worderly.server.limits.limits import Limiter

AWAY_MS = 5_000
"""How long Redis is not asked again after it did not answer."""


class RedisLimiter(Limiter):
    def __init__(
        self, redis: Redis, name: str, most: int, now_ms: Callable[[], int], window_s: int = 60
    ) -> None:
        super().__init__(most, now_ms, window_s)
        self._redis, self._name = redis, name
        self._away_until_ms = 0

    async def allows(self, key: str) -> bool:
        """The key is an IP address, so Redis gets only its hash."""
        now_ms = self._now_ms()
        if now_ms < self._away_until_ms:
            return await super().allows(key)
        window = now_ms // (1000 * self.window_s)
        counter = f"worderly:{self._name}:{sha256(key.encode()).hexdigest()[:32]}:{window}"
        try:
            count = int(await self._redis.incr(counter))
            if count == 1:
                await self._redis.expire(counter, 2 * self.window_s)
        except (RedisError, OSError):
            self._away_until_ms = now_ms + AWAY_MS
            return await super().allows(key)
        return count <= self.most
