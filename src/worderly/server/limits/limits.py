"""Rate and size limits: token buckets in this process."""

from collections import OrderedDict
from collections.abc import Callable

MESSAGE_BYTES = 4 * 1024
BODY_BYTES = 64 * 1024
MAKER_BODY_BYTES = 1024 * 1024
BODY_S = 30.0
"""How long a body may take to arrive; most need one packet."""
REMEMBERED = 20_000
"""Most buckets in memory; the least recently used one is dropped."""


class Bucket:
    """A token bucket: `rate` tokens a second, at most `burst`."""

    __slots__ = ("_at_ms", "_left")

    def __init__(self, burst: float, now_ms: int) -> None:
        self._left, self._at_ms = burst, now_ms

    def take(self, rate: float, burst: float, now_ms: int, weight: int = 1) -> bool:
        self._left = min(burst, self._left + max(0, now_ms - self._at_ms) * rate / 1000)
        self._at_ms = now_ms
        if self._left < weight:
            return False
        self._left -= weight
        return True


class Limiter:
    """Allows `most` requests in a window of time for each key (an address, a player)."""

    def __init__(self, most: int, now_ms: Callable[[], int], window_s: int = 60) -> None:
        self.most, self.window_s, self._now_ms = most, window_s, now_ms
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def allows(self, key: str, weight: int = 1) -> bool:
        """A costly request has the weight of several."""
        now_ms = self._now_ms()
        bucket = self._buckets.pop(key, None) or Bucket(self.most, now_ms)
        self._buckets[key] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(self.most / self.window_s, self.most, now_ms, weight)
