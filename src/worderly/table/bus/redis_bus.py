"""Live updates between nodes through Redis; without a connection to Redis the store is polled."""

import asyncio
import logging
from time import monotonic

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from worderly.table.bus.bus import OnMessage

CHANNEL = "worderly"
"""One channel for all streams: a node ignores streams it has not loaded, and never subscribes too late."""
QUEUE = 10_000
"""Most updates that wait to be published; more are dropped, and other nodes read them from the store."""
POLL_AFTER_S = 3.0
"""How long polling continues after a reconnect, to find what was published before it."""
_log = logging.getLogger("worderly")


class RedisBus:
    is_shared = True

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(url, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0))
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(QUEUE)
        self._tasks: list[asyncio.Future[None]] = []
        self._connected_since: float | None = None
        self._is_closing = False

    @property
    def is_lossy(self) -> bool:
        return self._connected_since is None or monotonic() < self._connected_since + POLL_AFTER_S

    @property
    def is_connected(self) -> bool:
        return self._connected_since is not None

    async def start(self, on_message: OnMessage) -> None:
        self._tasks = [asyncio.ensure_future(self._listen(on_message)), asyncio.ensure_future(self._send())]

    def publish(self, stream: str, data: bytes) -> None:
        try:
            self._outgoing.put_nowait(stream.encode() + b"\0" + data)
        except asyncio.QueueFull:
            self._connected_since = None

    async def close(self) -> None:
        # redis-py may turn a cancellation into an error of its own; the flag then ends the loop.
        self._is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    async def _listen(self, on_message: OnMessage) -> None:
        while not self._is_closing:
            try:
                await self._receive_all(on_message)
            except (RedisError, OSError):
                self._disconnected()
            await asyncio.sleep(0.5)

    async def _receive_all(self, on_message: OnMessage) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
            await pubsub.subscribe(CHANNEL)
            self._connected_since = monotonic()
            while not self._is_closing:
                message = await pubsub.get_message(timeout=5)
                if message is not None:
                    stream, _, data = message["data"].partition(b"\0")
                    await on_message(stream.decode(), data)

    async def _send(self) -> None:
        while not self._is_closing:
            data = await self._outgoing.get()
            try:
                await self.redis.publish(CHANNEL, data)
            except (RedisError, OSError):
                self._disconnected()
                await asyncio.sleep(0.2)

    def _disconnected(self) -> None:
        if self._connected_since is not None:
            _log.warning("Redis is away; polling the database")
        self._connected_since = None
