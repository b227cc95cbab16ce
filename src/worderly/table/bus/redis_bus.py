"""News between nodes through Redis: a channel for each stream that somebody here watches."""

import asyncio
import logging
from collections.abc import Coroutine, Iterator, Sequence, Set
from time import monotonic
from typing import Any, NamedTuple

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from worderly.table.bus.bus import Listener
from worderly.table.secret import new_id

PREFIX = "worderly:"
HELLO, NEWS = b"+", b"="
QUEUE = 10_000
"""Most messages that wait to be published; more are dropped, and the sweep of other nodes finds them."""
BATCH = 500
"""Most messages or channels of one command."""
FRESH_S = 2.0
"""News is sent again after a lost connection until it is this old: by then every sweep has found it."""
BEAT_S = 0.4
STALL_S = 1.2
"""A node whose own beat has not come back for this long takes Redis for lost."""
ANSWER_S = 1.0
"""How long one command may take."""
RETRY_S = 0.2
CANCEL_S = 0.05
_log = logging.getLogger("worderly")


class StalledError(Exception):
    """Redis takes what is sent, and does not answer."""


class _Message(NamedTuple):
    stream: str
    data: bytes
    at: float


class RedisBus:
    """Publishes only what another node watches, so most moves cost the bus nothing.

    Redis counts the subscribers of a channel: a node that subscribes learns whether others did before it,
    and greets them; a node whose news reached only itself stops to publish it. A greeting also says that
    its sender was perhaps silent until now: whoever hears it reads the store, and a node that had not known
    of another one greets it too.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        self.redis: Redis = Redis.from_url(
            url, socket_connect_timeout=ANSWER_S, socket_timeout=ANSWER_S, retry=Retry(NoBackoff(), 0)
        )
        self.node = new_id()
        self.dropped = self.failures = 0
        """News that found no place in the queue; news that the listener could not take."""
        self.round_trip_s = 0.0
        """How long the last beat took to come back."""
        self._listener: Listener | None = None
        self._outgoing: list[_Message] = []
        self._has_work = asyncio.Event()
        self._wanted: set[str] = set()
        self._asked: set[str] = set()
        """Subscribed to on this connection, confirmed or not."""
        self._has_changed = asyncio.Event()
        """Wanted and asked differ."""
        self._confirmed: list[str] = []
        """Subscribed to; whether other nodes are there is not known yet."""
        self._elsewhere: dict[str, float] = {}
        """Streams of `_wanted` that another node watches too, and when it was last heard of."""
        self._heard: float | None = None
        """When the last beat came back; None without a connection."""
        self._lost_at = monotonic()
        self._task: asyncio.Future[None] | None = None
        self._closing = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        return self._heard is not None

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        self._closing.set()
        if self._task is not None:
            await self._task
        await self.redis.aclose()

    # --- what the node wants --------------------------------------------------------

    def watch(self, stream: str) -> None:
        if stream not in self._wanted:
            self._wanted.add(stream)
            self._has_changed.set()

    def keep(self, streams: Set[str]) -> None:
        if gone := self._wanted - streams:
            self._wanted -= gone
            for stream in gone:
                self._elsewhere.pop(stream, None)
            self._has_changed.set()

    def greet(self, stream: str) -> None:
        self._put(stream, HELLO + self.node.encode())

    def is_watched_elsewhere(self, stream: str) -> bool:
        """As far as this node knows; of a stream that it does not watch itself it knows nothing."""
        return stream in self._elsewhere or stream not in self._wanted

    def publish(self, stream: str, data: bytes) -> None:
        if self.is_watched_elsewhere(stream):
            self._put(stream, NEWS + data)

    def _put(self, stream: str, data: bytes) -> None:
        if len(self._outgoing) >= QUEUE:
            self.dropped += 1
            return
        self._outgoing.append(_Message(stream, data, monotonic()))
        self._has_work.set()

    # --- the connection ---------------------------------------------------------------

    async def _run(self) -> None:
        while not self._closing.is_set():
            try:
                await self._serve_once()
            except (RedisError, OSError, TimeoutError, StalledError):
                self._lose()
            except Exception:
                _log.exception("the bus failed")
                self._lose()
            if not self._closing.is_set():
                await asyncio.sleep(RETRY_S)

    async def _serve_once(self) -> None:
        """Also what goes wrong while connections are closed is only the end of this turn."""
        try:
            await self._serve()
        finally:
            await self.redis.connection_pool.disconnect(inuse_connections=False)

    async def _serve(self) -> None:
        self._asked.clear()
        self._confirmed.clear()
        self._has_changed.set()
        async with self.redis.pubsub() as pubsub:
            await pubsub.subscribe(PREFIX + self.node)
            work = (self._listen(pubsub), self._subscribe(pubsub), self._send(), self._beat())
            await _until_one_ends(self._closing.wait(), *work)

    def _lose(self) -> None:
        if self._heard is not None:
            self._heard, self._lost_at = None, monotonic()
            _log.warning("Redis does not answer; the sweep of the database carries the news")

    async def _beat(self) -> None:
        """A message to itself, by the way of all news."""
        since = monotonic()
        while True:
            self._put(self.node, NEWS + str(monotonic()).encode())
            await asyncio.sleep(BEAT_S)
            if monotonic() - max(since, self._heard or 0) > STALL_S:
                raise StalledError

    def _hear_beat(self, sent: float) -> None:
        now = monotonic()
        if self._heard is None:
            _log.info("Redis answers", extra={"away_s": round(now - self._lost_at, 1)})
        self._heard, self.round_trip_s = now, now - sent

    # --- receiving ----------------------------------------------------------------------

    async def _subscribe(self, pubsub: PubSub) -> None:
        while True:
            await self._has_changed.wait()
            self._has_changed.clear()
            new, gone = list(self._wanted - self._asked), list(self._asked - self._wanted)
            for part in _parts(new):
                self._asked.update(part)
                await pubsub.subscribe(*map(_channel, part))
            for part in _parts(gone):
                self._asked.difference_update(part)
                await pubsub.unsubscribe(*map(_channel, part))

    async def _listen(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=STALL_S)
            if message is None:
                raise StalledError
            try:
                self._take(message)
            except Exception:
                self.failures += 1
                _log.exception("news could not be taken")

    def _take(self, message: dict[str, Any]) -> None:
        stream = message["channel"].decode().removeprefix(PREFIX)
        if message["type"] == "subscribe" and stream != self.node:
            self._confirmed.append(stream)
            self._has_work.set()
            self._tell().subscribed(stream)
        elif message["type"] == "message":
            self._take_news(stream, message["data"][:1], message["data"][1:])

    def _take_news(self, stream: str, kind: bytes, data: bytes) -> None:
        if stream == self.node:
            self._hear_beat(float(data))
        elif kind == NEWS:
            self._tell().received(stream, data)
        elif data != self.node.encode() and stream in self._wanted:
            if stream not in self._elsewhere:
                self.greet(stream)
            self._meet(stream)

    def _meet(self, stream: str) -> None:
        self._elsewhere[stream] = monotonic()
        self._tell().joined(stream)

    def _tell(self) -> Listener:
        assert self._listener is not None
        return self._listener

    # --- sending --------------------------------------------------------------------------

    async def _send(self) -> None:
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            while self._outgoing:
                await self._publish_waiting()
            while self._confirmed:
                await self._look_for_others()

    async def _publish_waiting(self) -> None:
        """What a lost connection kept back waits for the next one."""
        batch, self._outgoing = self._outgoing[:BATCH], self._outgoing[BATCH:]
        # News grows old, for every sweep has found it by then; that a node watches does not.
        began = monotonic()
        oldest = began - FRESH_S
        fresh = [each for each in batch if each.at > oldest or each.data.startswith(HELLO)]
        try:
            async with self.redis.pipeline(transaction=False) as pipe:
                for message in fresh:
                    pipe.publish(_channel(message.stream), message.data)
                reached = await pipe.execute()
        except BaseException:
            self._outgoing = fresh + self._outgoing
            raise
        for message, count in zip(fresh, reached, strict=True):
            # Only this node itself, if any; a node that was heard of meanwhile may have come after the news.
            if count <= 1 and self._elsewhere.get(message.stream, began) < began:
                del self._elsewhere[message.stream]

    async def _look_for_others(self) -> None:
        streams, self._confirmed = self._confirmed[:BATCH], self._confirmed[BATCH:]
        counts = await self.redis.pubsub_numsub(*map(_channel, streams))
        for stream, (_, count) in zip(streams, counts, strict=True):
            if count > 1 and stream in self._wanted:
                self.greet(stream)
                self._meet(stream)


async def _until_one_ends(*work: Coroutine[Any, Any, object]) -> None:
    """Ends the others too; raises what one of them raised."""
    tasks = {asyncio.ensure_future(each) for each in work}
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    while waiting := {task for task in tasks if not task.done()}:
        for task in waiting:
            task.cancel()
        # redis-py may swallow a cancellation, so it is said again; a group of tasks says it once.
        await asyncio.wait(waiting, timeout=CANCEL_S)
    for task in tasks:
        if not task.cancelled():
            task.result()


def _channel(stream: str) -> str:
    return PREFIX + stream


def _parts(streams: Sequence[str]) -> Iterator[Sequence[str]]:
    return (streams[at : at + BATCH] for at in range(0, len(streams), BATCH))
