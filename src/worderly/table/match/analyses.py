"""Analyses of finished matches: computed on request and cached with the table."""

import asyncio
from weakref import WeakKeyDictionary

from worderly.kit import Seat
from worderly.kit.analysis import Analysis
from worderly.table.errors import Problem
from worderly.table.match.place import Place
from worderly.table.match.record import judge
from worderly.table.match.replays import check_open
from worderly.table.match.table import Table
from worderly.table.work.budget import LONG

_cache: WeakKeyDictionary[Table, dict[Seat, "asyncio.Task[Analysis]"]] = WeakKeyDictionary()
"""Lives as long as the table is in memory; one computation answers all requests."""


async def analysis(hub: Place, table: Table, seat: Seat | None, wanted: Seat | None) -> Analysis:
    """Analyses the caller's own seat, or the wanted one; open to everyone who may see the replay."""
    check_open(hub, table, seat)
    judged = (seat or 0) if wanted is None else wanted
    if not 0 <= judged < len(table.seats):
        raise Problem("no_such_seat", 404, seat=judged)
    tasks = _cache.setdefault(table, {})
    if judged not in tasks or _has_failed(tasks[judged]):
        tasks[judged] = asyncio.ensure_future(_judge(hub, table, judged))
    # Shielded: a caller who disconnects must not cancel it for the others.
    return await asyncio.shield(tasks[judged])


def _has_failed(task: "asyncio.Task[Analysis]") -> bool:
    """A busy server may have time for it later."""
    return task.done() and (task.cancelled() or task.exception() is not None)


async def _judge(hub: Place, table: Table, seat: Seat) -> Analysis:
    entries = await hub.store.tail(table.reducer.match, 0)
    return await hub.makers.run(LONG, judge, table.record, entries, seat)
