"""Analyses of finished matches: computed on request and cached with the table."""

import asyncio
from weakref import WeakKeyDictionary

from worderly.kit import Seat, Stamp, TimeUp, decode
from worderly.kit.analysis import Analysis, Moves
from worderly.store import log
from worderly.store.log import LogEntry
from worderly.table.errors import Problem
from worderly.table.match.hub import Hub
from worderly.table.match.reducer import TABLE, Control, MatchReducer
from worderly.table.match.replays import check_open
from worderly.table.match.table import Table

_cache: WeakKeyDictionary[Table, dict[Seat, "asyncio.Task[Analysis]"]] = WeakKeyDictionary()
"""Lives as long as the table is in memory; one computation answers all requests."""

_locks: WeakKeyDictionary[Hub, asyncio.Semaphore] = WeakKeyDictionary()
"""One analysis at a time for each hub, so that live matches are not slowed down by several."""


async def analysis(hub: Hub, table: Table, seat: Seat | None, wanted: Seat | None) -> Analysis:
    """Analyses the caller's own seat, or the wanted one; open to everyone who may see the replay."""
    check_open(hub, table, seat)
    judged = (seat or 0) if wanted is None else wanted
    if not 0 <= judged < len(table.seats):
        raise Problem("no_such_seat", 404, seat=judged)
    tasks = _cache.setdefault(table, {})
    if judged not in tasks or tasks[judged].cancelled():
        tasks[judged] = asyncio.ensure_future(_judge(hub, table.reducer, judged))
    # Shielded: a caller who disconnects must not cancel it for the others.
    return await asyncio.shield(tasks[judged])


async def _judge(hub: Hub, reducer: MatchReducer, seat: Seat) -> Analysis:
    entries = await hub.store.read(lambda c: log.tail(c, reducer.match, 0))
    moves = moves_of(reducer, entries)
    async with _locks.setdefault(hub, asyncio.Semaphore(1)):
        return await asyncio.to_thread(reducer.game.analysis, reducer.start, moves, seat, reducer.tools)


def moves_of(reducer: MatchReducer, entries: list[LogEntry]) -> Moves:
    """The moves of the players and time up; pauses are no moves."""
    moves = []
    for entry in entries:
        if entry.seat != TABLE:
            moves.append((Stamp(entry.seat, entry.at_ms), reducer.move(entry.body)))
        elif isinstance(decode(entry.body, Control), TimeUp):  # type: ignore[arg-type]
            moves.append((Stamp(0, entry.at_ms), TimeUp()))
    return moves
