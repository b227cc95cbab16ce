"""What the engine says of a match that is over, worked out when somebody asks and kept with the table."""

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

_kept: WeakKeyDictionary[Table, dict[Seat, "asyncio.Task[Analysis]"]] = WeakKeyDictionary()
"""As long as the table is in memory: those who ask again, or at once, are told what was worked out."""


_turns: WeakKeyDictionary[Hub, asyncio.Semaphore] = WeakKeyDictionary()
"""One at a time: the live matches must not wait for several at once."""


async def analysis(hub: Hub, table: Table, seat: Seat | None, wanted: Seat | None) -> Analysis:
    """Of one's own seat, or of the one wanted; open to whom the replay is."""
    check_open(hub, table, seat)
    judged = (seat or 0) if wanted is None else wanted
    if not 0 <= judged < len(table.seats):
        raise Problem("no_such_seat", 404, seat=judged)
    tasks = _kept.setdefault(table, {})
    if judged not in tasks or tasks[judged].cancelled():
        tasks[judged] = asyncio.ensure_future(_judge(hub, table.reducer, judged))
    # One who leaves does not take the answer away from the others.
    return await asyncio.shield(tasks[judged])


async def _judge(hub: Hub, reducer: MatchReducer, seat: Seat) -> Analysis:
    entries = await hub.store.read(lambda c: log.tail(c, reducer.match, 0))
    moves = moves_of(reducer, entries)
    async with _turns.setdefault(hub, asyncio.Semaphore(1)):
        return await asyncio.to_thread(reducer.game.analysis, reducer.start, moves, seat, reducer.tools)


def moves_of(reducer: MatchReducer, entries: list[LogEntry]) -> Moves:
    """What was played, time up among it; pauses are the table's own."""
    moves = []
    for entry in entries:
        if entry.seat != TABLE:
            moves.append((Stamp(entry.seat, entry.at_ms), reducer.move(entry.body)))
        elif isinstance(decode(entry.body, Control), TimeUp):  # type: ignore[arg-type]
            moves.append((Stamp(0, entry.at_ms), TimeUp()))
    return moves
