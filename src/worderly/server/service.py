"""The objects that requests share, and the background work of the server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import make_url

from worderly import __version__
from worderly.kit import Fact, Say, encode
from worderly.messages import Messages
from worderly.seeds import new_seed
from worderly.server.callers import Callers
from worderly.server.kept_answers import AnswerMemory
from worderly.server.limits.limiters import Limiters
from worderly.server.settings import Settings
from worderly.server.transport.asgi import Scope, address_key, lang_of
from worderly.server.transport.connection import Connection
from worderly.server.transport.room_messages import RoomMessages
from worderly.server.transport.scheduler import run_later
from worderly.server.watch import gauges
from worderly.server.watch.gc_policy import STEP_S, GcPolicy
from worderly.server.watch.loop_lag import STEP_S as LAG_STEP_S
from worderly.server.watch.loop_lag import LoopLag
from worderly.server.watch.metrics import Metrics
from worderly.server.watch.readiness import Readiness
from worderly.server.watch.skew import STEP_S as SKEW_STEP_S
from worderly.server.watch.skew import Skew
from worderly.server.watch.workers import WRITE_S, WorkerFiles
from worderly.store import departures, partitions, words
from worderly.store.database.outage import Unavailable
from worderly.store.departures import Departure
from worderly.store.store import Store
from worderly.table import expiry
from worderly.table.boards.ranking import STEP_S as RANKING_STEP_S
from worderly.table.boards.ranking import Ranking
from worderly.table.bus.bus import Bus
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock
from worderly.table.days import puzzles as daily
from worderly.table.days import weekend
from worderly.table.days.heads import DayHeads
from worderly.table.errors import Problem
from worderly.table.match.deal import Deal, deal
from worderly.table.match.hub import Hub
from worderly.table.news import SWEEP_S, News
from worderly.table.rooms.rooms import Rooms
from worderly.table.work.budget import PUZZLE, Lanes
from worderly.table.work.workers import DEALS, Workers

if TYPE_CHECKING:
    from worderly.server.watch.traces import Traces

_log = logging.getLogger("worderly")
SEEN_MS = 20_000
"""How far back departures are read: clocks of nodes differ, and a node may have been away."""
BackgroundWork = Callable[[], Awaitable[None]]


class Service(Callers):
    def __init__(
        self,
        settings: Settings,
        store: Store,
        catalog: Catalog,
        clock: Clock,
        bus: Bus | None = None,
        lanes: Lanes | None = None,
    ) -> None:
        self.settings, self.store, self.catalog, self.clock = settings, store, catalog, clock
        lanes = lanes or Lanes(Workers(catalog, queue=DEALS), Workers(catalog))
        self.hub = Hub(store, catalog, clock, bus, settings.secret.encode(), run_later, lanes)
        self.ranking = Ranking(self.hub)
        self.rooms = Rooms(self.hub)
        self.news = News(self.hub, self.rooms)
        self.day_heads = DayHeads(self.hub)
        self.answers = AnswerMemory(clock.now_ms)
        self.room_messages = RoomMessages(self, self.rooms)
        self.metrics = Metrics()
        self.readiness = Readiness(self)
        self.loop_lag = LoopLag()
        self.worker_files = None if settings.workers == 1 else WorkerFiles(settings.data / "metrics")
        self.traces, self.connection_type = _traces(settings.traces)
        self.connections: set[Connection] = set()
        self._reading_words = asyncio.Lock()
        self.gc_policy = GcPolicy()
        self.limits = Limiters(clock.now_ms, getattr(self.hub.bus, "redis", None))
        self.hub.charge_bytes = self.charge_bytes
        self.drawing = asyncio.Lock()
        """Held while a preview card is drawn."""
        self.skew = Skew(store, clock.now_ms)
        self.log_parts = partitions.Parts(0, 0)
        self.is_closing = False
        self.background: dict[str, tuple[float, BackgroundWork]] = {
            "news": (SWEEP_S, self.news.sweep),
            "answers": (0.5, self._answer_late),
            "ranking": (RANKING_STEP_S, self.ranking.run),
            "departures": (0.5, self._see_departures),
            "skew": (SKEW_STEP_S, self.skew.step),
            "sweep": (20, self.sweep),
            "maintain": (600, self.maintain),
            "collect_garbage": (STEP_S, self._collect_garbage),
            "loop_lag": (LAG_STEP_S, self.loop_lag.step),
            "metrics": (WRITE_S, self._write_metrics),
        }
        """By name: the interval in seconds, and the work."""
        self._departed: set[int] = set()
        self._running: list[asyncio.Future[None]] = []
        gauges.measure(self)

    async def _write_metrics(self) -> None:
        if self.worker_files is not None:
            self.worker_files.write(self.metrics.text())

    def metrics_text(self) -> bytes:
        """Of all workers of this machine."""
        if self.worker_files is None:
            return self.metrics.text()
        self.worker_files.write(self.metrics.text())
        return self.worker_files.text()

    async def open(self) -> None:
        await self.read_host_words()
        await self._make_partitions()
        await self.news.open()
        self._running = [asyncio.ensure_future(self._every(*work)) for work in self.background.values()]
        self.gc_policy.begin()
        database = make_url(self.store.url).get_backend_name()
        shared = self.hub.bus.is_shared
        _log.info("started", extra={"version": __version__, "database": database, "shared": shared})

    async def close(self) -> None:
        """Finishes writes before the store closes; uvicorn has closed the WebSockets before."""
        self.is_closing = True
        _log.info("stopping", extra={"connections": len(self.connections)})
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        self.hub.makers.close()
        self.hub.work.close()
        await self.hub.wait_for_tasks()
        await self.hub.bus.close()
        await asyncio.to_thread(self.store.close)
        self.gc_policy.end()
        if self.worker_files is not None:
            self.worker_files.remove()
        if self.traces is not None:
            await asyncio.to_thread(self.traces.close)
        _log.info("stopped")

    async def _every(self, seconds: float, work: BackgroundWork) -> None:
        while True:
            try:
                # The store logs that the database does not answer.
                with suppress(Unavailable):
                    await work()
            except Exception:
                _log.exception("background work failed")
            await asyncio.sleep(seconds)

    async def _see_departures(self) -> None:
        """Who has signed out or was deleted on another node."""
        if not self.hub.bus.is_shared:
            return
        since_ms = self.clock.now_ms() - SEEN_MS
        found = await self.store.read(lambda c: departures.since(c, since_ms))
        for one in found:
            if one.id not in self._departed:
                await self._see_off(one)
        self._departed = {one.id for one in found}

    async def _see_off(self, one: Departure) -> None:
        if one.is_deleted:
            self.hub.forget((), one.player)
            await self.rooms.forget(one.player)
        self.disconnect(one.player)

    async def _answer_late(self) -> None:
        self.store.give_up_late()

    async def read_host_words(self) -> None:
        """One after the other: what was read first must not replace what was read later."""
        async with self._reading_words:
            self.catalog.host_words.take(await self.store.read(words.changes))

    async def sweep(self) -> None:
        await self.read_host_words()
        self.hub.sweep()
        self.rooms.sweep()
        for room in await self.rooms.refresh():
            self.room_messages.notify_closed(room)
        if self.gc_policy.is_due(len(self.connections)):
            self.gc_policy.run()

    async def _make_partitions(self) -> None:
        now_ms = self.clock.now_ms()
        await self.store.write_aside(lambda c: partitions.make_ahead(c, now_ms))
        self.log_parts = await self.store.read(lambda c: partitions.parts(c, now_ms))

    async def maintain(self) -> None:
        await self._make_partitions()
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
        if not await self.limits.guesses.allows(address_key(scope)):
            raise Problem("too_fast", wait_s=60)

    async def charge(self, scope: Scope, units: int) -> None:
        """Counts costly work: by the player, or by the address of whoever has no name."""
        if units:
            player = await self.player_of(scope)
            key = address_key(scope) if player is None else f"player {player.id}"
            if not await self.limits.work_units.allows(key, units):
                raise Problem("too_fast", wait_s=60)

    async def charge_bytes(self, address: str, size: int) -> None:
        if not await self.limits.stored_kb.allows(address, 1 + size // 1024):
            raise Problem("too_much_stored", 429, most=self.limits.stored_kb.most // 1024)

    async def make_puzzle(self, game_id: str, given: object, seed: str | None) -> tuple[bytes, bytes, str]:
        """Returns (options, first state, game) of a maker's puzzle."""
        game = self.catalog.game(game_id)
        options, _ = self.catalog.options(game, given)
        wish = Deal(game.id, encode(options), seed or new_seed(), 1, False, self.clock.now_ms())
        made = await self.hub.makers.run(PUZZLE, deal, wish)
        return made.options, made.state, game.id

    def sentence(self, lang: str, code: str, facts: dict[str, Fact]) -> str:
        return Messages(lang).refusal(code, facts)

    def say(self, scope: Scope) -> Say:
        return Messages(lang_of(scope)).text


def _traces(collector: str | None) -> "tuple[Traces | None, type[Connection]]":
    if collector is None:
        return None, Connection
    # Imported here: it is an extra.
    from worderly.server.watch.traces import TracedConnection, Traces

    return Traces(collector), TracedConnection
