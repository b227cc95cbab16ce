"""The objects that requests share, and the background work of the server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from http.cookies import CookieError, SimpleCookie
from secrets import token_hex
from typing import NamedTuple

from worderly.kit import Fact, Say, encode, start
from worderly.messages import Messages
from worderly.server.limits.limits import Limiter
from worderly.server.settings import Settings
from worderly.server.transport.asgi import Scope, address_of, lang_of
from worderly.server.transport.connection import Connection
from worderly.server.transport.room_messages import RoomMessages
from worderly.server.transport.scheduler import run_later
from worderly.server.watch.gc_policy import STEP_S, GcPolicy
from worderly.server.watch.metrics import Metrics
from worderly.store import people, words
from worderly.store.people import PlayerRow
from worderly.store.store import Store
from worderly.store.writer import Unavailable
from worderly.table import expiry
from worderly.table.boards.results import record
from worderly.table.bus.bus import Bus
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock
from worderly.table.days import puzzles as daily
from worderly.table.days import weekend
from worderly.table.errors import Problem
from worderly.table.match.hub import Hub
from worderly.table.rooms.rooms import Rooms
from worderly.table.secret import digest

_log = logging.getLogger("worderly")
BackgroundWork = Callable[[], Awaitable[None]]


class Caller(NamedTuple):
    """The sender of a request; `player` is None for an anonymous device."""

    player: PlayerRow | None
    address: str
    lang: str


class Service:
    def __init__(
        self, settings: Settings, store: Store, catalog: Catalog, clock: Clock, bus: Bus | None = None
    ) -> None:
        self.settings, self.store, self.catalog, self.clock = settings, store, catalog, clock
        self.hub = Hub(store, catalog, clock, bus, settings.secret.encode(), run_later)
        self.hub.record = record
        self.rooms = Rooms(self.hub)
        self.room_messages = RoomMessages(self, self.rooms)
        self.metrics = Metrics()
        self.connections: set[Connection] = set()
        self.gc_policy = GcPolicy()
        self.writes = self._limiter("writes", 60)
        self.drafts = self._limiter("drafts", 120)
        self.guesses = self._limiter("guesses", 10)
        self.reports = self._limiter("reports", 30, 86_400)
        self.repeats = self._limiter("repeats", 1, 86_400)
        self.drawing = asyncio.Lock()
        """Held while a preview card is drawn."""
        self.is_closing = False
        self.background: dict[str, tuple[float, BackgroundWork]] = {
            "poll": (1, self._poll),
            "sweep": (20, self.sweep),
            "maintain": (600, self.maintain),
            "collect_garbage": (STEP_S, self._collect_garbage),
        }
        """By name: the interval in seconds, and the work."""
        self._running: list[asyncio.Future[None]] = []
        self._measure()

    def _limiter(self, name: str, most: int, window_s: int = 60) -> Limiter:
        redis = getattr(self.hub.bus, "redis", None)
        if redis is None:
            return Limiter(most, self.clock.now_ms, window_s)
        # Imported here: a server without Redis does not load its client.
        from worderly.server.limits.redis_limits import RedisLimiter

        return RedisLimiter(redis, name, most, self.clock.now_ms, window_s)

    def _measure(self) -> None:
        self.metrics.watch("connections", "Open WebSockets", lambda: len(self.connections))
        self.metrics.watch("live_matches", "Matches in memory", lambda: len(self.hub.tables))
        self.metrics.watch("writes_waiting", "Jobs waiting for the writer", lambda: self.store.waiting)
        self.metrics.watch(
            "frames_waiting", "Frames in outboxes", lambda: sum(len(c.outbox) for c in self.connections)
        )

    async def open(self) -> None:
        await self.read_host_words()
        await self.hub.bus.start(self._receive)
        self._running = [asyncio.ensure_future(self._every(*work)) for work in self.background.values()]
        self.gc_policy.begin()

    async def close(self) -> None:
        """Finishes writes before the store closes; uvicorn has closed the WebSockets before."""
        self.is_closing = True
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.hub.wait_for_tasks()
        await self.hub.bus.close()
        await asyncio.to_thread(self.store.close)
        self.gc_policy.end()

    async def _receive(self, channel: str, data: bytes) -> None:
        await self.hub.receive(channel, data)
        await self.rooms.receive(channel, data)

    async def _every(self, seconds: float, work: BackgroundWork) -> None:
        while True:
            try:
                await work()
            except Unavailable:
                _log.warning("the database does not answer")
            except Exception:
                _log.exception("background work failed")
            await asyncio.sleep(seconds)

    async def _poll(self) -> None:
        if self.hub.bus.is_lossy:
            await self.hub.catch_up_all(self.rooms.streams())

    async def read_host_words(self) -> None:
        self.catalog.host_words.take(await self.store.read(words.changes))

    async def sweep(self) -> None:
        await self.read_host_words()
        self.hub.sweep()
        self.rooms.sweep()
        for room in await self.rooms.refresh():
            self.room_messages.notify_closed(room)
        if self.gc_policy.is_due(len(self.connections)):
            self.gc_policy.run()

    async def maintain(self) -> None:
        await daily.prepare(self.hub)
        await weekend.prepare(self.hub)
        await expiry.delete_expired(self.store, self.clock.now_ms())

    async def _collect_garbage(self) -> None:
        self.gc_policy.step()

    def disconnect(self, player: int) -> None:
        """After sign-out or deletion: the clients reconnect without that identity."""
        for connection in [each for each in self.connections if each.player == player]:
            connection.send_goodbye("signed_out")

    async def limit_guesses(self, scope: Scope) -> None:
        """Prevents guessing of codes and recovery words: ten tries a minute from one address."""
        if not await self.guesses.allows(address_of(scope)):
            raise Problem("too_fast", wait_s=60)

    async def make_puzzle(self, game_id: str, given: object, seed: str | None) -> tuple[bytes, bytes, str]:
        """Makes a maker's puzzle in a thread; returns (options, first state, game)."""
        game = self.catalog.game(game_id)
        options, _ = self.catalog.options(game, given)
        make = partial(start, game, options, seed or token_hex(6))
        now_ms = self.clock.now_ms()
        state = await asyncio.to_thread(lambda: make(self.catalog.tools(options, now_ms)))
        return encode(options), encode(state), game.id

    def sentence(self, lang: str, code: str, facts: dict[str, Fact]) -> str:
        return Messages(lang).refusal(code, facts)

    def say(self, scope: Scope) -> Say:
        return Messages(lang_of(scope)).text

    # --- callers ------------------------------------------------------------------

    def token_of(self, scope: Scope) -> str | None:
        headers = dict(scope["headers"])
        bearer = headers.get(b"authorization", b"").decode("latin-1")
        if bearer.startswith("Bearer "):
            return str(bearer).removeprefix("Bearer ").strip()
        try:
            cookies = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
        except CookieError:
            return None
        morsel = cookies.get(self.settings.cookie)
        return morsel.value if morsel is not None else None

    async def player_of(self, scope: Scope) -> PlayerRow | None:
        token = self.token_of(scope)
        if not token:
            return None
        token_hash = digest(token)
        return await self.store.read(lambda c: people.by_token(c, token_hash))

    async def caller_of(self, scope: Scope) -> Caller:
        return Caller(await self.player_of(scope), address_of(scope), lang_of(scope))

    def is_allowed_origin(self, scope: Scope) -> bool:
        """A page of another origin may not act for a player; clients that are not browsers send no Origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return True
        if self.settings.public_url is not None:
            return bool(origin == self.settings.public_url.rstrip("/"))
        scheme, _, host = origin.partition("://")
        return scheme in ("http", "https") and host == headers.get(b"host", b"").decode("latin-1")

    def link(self, scope: Scope, path: str) -> str:
        if self.settings.public_url is not None:
            return self.settings.public_url.rstrip("/") + path
        host = dict(scope["headers"]).get(b"host", b"localhost").decode("latin-1")
        return f"{scope.get('scheme', 'http').replace('ws', 'http')}://{host}{path}"
