"""What a client may do how often: all limits of the server in one place."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from worderly.server.limits.limits import Limiter

if TYPE_CHECKING:
    from redis.asyncio import Redis

DAY_S = 86_400


class Limiters:
    """Counted in Redis, for all nodes together, if the server has one."""

    def __init__(self, now_ms: Callable[[], int], redis: "Redis | None" = None) -> None:
        self._now_ms, self._redis = now_ms, redis
        self.all: list[Limiter] = []
        self.writes = self._limiter("writes", 60)
        """Of an address without a player."""
        self.player_writes = self._limiter("player_writes", 240)
        self.drafts = self._limiter("drafts", 120)
        self.lesson_moves = self._limiter("lesson_moves", 600)
        self.work_units = self._limiter("work_units", 120)
        """Costly requests by weight (`costs.py`)."""
        self.stored_kb = self._limiter("stored_kb", 20 * 1024, DAY_S)
        """What an address without a player may store."""
        self.guesses = self._limiter("guesses", 10)
        """Of codes and recovery words."""
        self.reports = self._limiter("reports", 30, DAY_S)
        self.repeats = self._limiter("repeats", 1, DAY_S)
        """Of the same report."""

    def _limiter(self, name: str, most: int, window_s: int = 60) -> Limiter:
        if self._redis is None:
            limiter = Limiter(most, self._now_ms, window_s)
        else:
            # Imported here: a server without Redis does not load its client.
            from worderly.server.limits.redis_limits import RedisLimiter

            limiter = RedisLimiter(self._redis, name, most, self._now_ms, window_s)
        self.all.append(limiter)
        return limiter
