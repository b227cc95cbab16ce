"""The matches of one player on one device: the place where their tables live."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, TypeVar

from worderly.engine.kept import KeptLogs, KeptMatch, SoloPlan, Storage
from worderly.store.tables.rows import LogEntry, MatchRow, NewSeat
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock
from worderly.table.errors import Problem
from worderly.table.loading import Loading
from worderly.table.match.create import MatchPlan
from worderly.table.match.finished import FinishedMatch
from worderly.table.match.opening import open_table, record_of
from worderly.table.match.table import Table
from worderly.table.secret import new_id
from worderly.table.work.budget import Budget, Job
from worderly.wire.local import LOCAL

P = ParamSpec("P")
T = TypeVar("T")
PLAYER, SEAT = 1, 0
"""Whoever sits at this device, and where; a page that has lost the key of a match still plays it (ADR 92)."""
MOST_TABLES = 8
"""More are in memory only while they are watched or have a timer."""


class Solo:
    def __init__(self, catalog: Catalog, clock: Clock, storage: Storage) -> None:
        self.catalog, self.clock = catalog, clock
        self.store = KeptLogs(storage)
        self.work = self.makers = AtOnce(catalog)
        self._tables: dict[str, Table] = {}
        self._loading = Loading(self._load)
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- matches ----------------------------------------------------------------

    def new_match_id(self, now_ms: int) -> str:
        return f"{LOCAL}{new_id()}"

    async def add_match(self, match: MatchRow, seats: Sequence[NewSeat], plan: MatchPlan) -> None:
        assert isinstance(plan, SoloPlan)
        await self.store.add(match, seats, plan)

    async def table(self, match: str) -> Table:
        if (table := self._tables.get(match)) is not None:
            return table
        return await self._loading.get(match)

    async def _load(self, match: str) -> Table:
        kept = await self.store.match(match)
        if kept is None:
            raise Problem("no_such_match")
        row, seat_rows = _row(kept), _seat_rows(kept)
        table = await open_table(self, record_of(row, seat_rows, kept.start, 0), row, seat_rows)
        self._make_room()
        self._tables[match] = table
        table.update_timers()
        return table

    def _make_room(self) -> None:
        idle = [match for match, table in self._tables.items() if table.is_idle]
        for match in idle[: max(0, len(self._tables) - MOST_TABLES + 1)]:
            self._tables.pop(match).close()

    # --- what tables need ---------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logging.getLogger("worderly").error("background work failed", exc_info=error)

    async def wait_for_tasks(self) -> None:
        while self._tasks:
            await asyncio.wait(self._tasks)

    def later(self, work: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(work)

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """At once: a browser's worker has one thread, and nobody else waits for it."""
        return work(*args, **kwargs)

    def watched(self, match: str) -> None:
        """Nobody else plays it."""

    def publish(self, entry: LogEntry) -> None:
        """Nobody else needs to know."""

    def finish_job(self, ended: FinishedMatch) -> None:
        """There are no boards: the page keeps the figures."""

    def over(self, table: Table) -> None:
        """There are no rooms."""


class AtOnce:
    """Without a budget: the player waits for nobody but themselves."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    async def run(self, budget: Budget, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return job(self._catalog, *args, **kwargs)

    def close(self) -> None:
        """Nothing runs."""


def _row(kept: KeptMatch) -> dict[str, Any]:
    return {
        "id": kept.match,
        "game": kept.game,
        "race": kept.race,
        "options": kept.options,
        "seed": kept.seed,
        "started_ms": kept.started_ms,
        "ranked": False,
        "daily": kept.daily,
        "challenge": None,
        "room": None,
    }


def _seat_rows(kept: KeptMatch) -> list[dict[str, Any]]:
    unnamed = {"name": None, "tag": None, "hidden": False}
    return [
        {
            "seat": number,
            "key_hash": seat.key_hash,
            "bot": seat.bot,
            "player": PLAYER if seat.bot is None else None,
            **unnamed,
        }
        for number, seat in enumerate(kept.seats)
    ]
