"""Ranks results after the commit of their last move: on the boards, and among the first tries of a day.

A result is a row that is saved with the last move, so a process that dies here loses nothing: it, or another
node, finds the row later. Whoever ranks a row has locked it, so nothing is counted twice.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from worderly.kit import decode
from worderly.store import log, matches, people
from worderly.store.database.outage import Unavailable
from worderly.store.ranking import boards, others, results
from worderly.store.ranking.boards import Result
from worderly.store.ranking.results import ALLOWED, FAILED, KEPT, RANKED, Judgement, ResultRow
from worderly.table.boards.plausibility import judge
from worderly.table.boards.results import all_time_board, day_board, record
from worderly.table.match.hub import Hub

_log = logging.getLogger("worderly")
BATCH = 50
"""Most results of one commit."""
STEP_S = 1.0
"""How often a node looks for results that another one has left."""
SETTLE_S, LOOK_S = 3.0, 0.02


class Ranking:
    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self._turn = asyncio.Lock()
        self._is_asked = False
        hub.record, hub.on_daily_over = record, self.ask

    def ask(self) -> None:
        """A daily has ended here; never waits."""
        if not self._is_asked:
            self._is_asked = True
            self._hub.spawn(self.run())

    async def run(self) -> None:
        """Ranks all that wait."""
        async with self._turn:
            self._is_asked = False
            # They wait until the database answers.
            with suppress(Unavailable):
                while await self._step() == BATCH:
                    continue

    async def settle(self, player: int | None, match: str | None = None) -> None:
        """So that who has just ended a match finds it ranked, on every node; waits three seconds at most."""
        waits = partial(results.is_waiting, player=player, match=match)
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_S):
                while await self._store.read(waits):
                    await self.run()
                    # Not ranked yet only if another node is about to.
                    if await self._store.read(waits):
                        await asyncio.sleep(LOOK_S)

    async def _step(self) -> int:
        try:
            return await self._store.write_aside(self._rank_some)
        except Unavailable:
            raise
        except Exception:
            _log.exception("results could not be ranked together")
        for row in await self._store.read(lambda c: results.take_new(c, BATCH)):
            await self._rank_alone(row.match)
        return 0

    async def _rank_alone(self, match: str) -> None:
        """A result that cannot be ranked is kept for the host, so that it does not hold up the others."""
        try:
            await self._store.write_aside(partial(self._rank_some, match=match))
        except Unavailable:
            raise
        except Exception:
            _log.exception("a result could not be ranked")
            failed = Judgement(FAILED, 0, 0)
            await self._store.write_aside(lambda c: results.settle(c, match, KEPT, failed))

    # --- in a commit of its own ---------------------------------------------------

    def _rank_some(self, connection: Connection, match: str | None = None) -> int:
        rows = results.take_new(connection, BATCH, match)
        judged = {row.match: self._judge(connection, row) for row in rows}
        good = sorted((row for row in rows if judged[row.match].flag in (None, ALLOWED)), key=_daily)
        _post(connection, good)
        for row in rows:
            results.settle(connection, row.match, RANKED if row in good else KEPT, judged[row.match])
        return len(rows)

    def _judge(self, connection: Connection, row: ResultRow) -> Judgement:
        match, entries = matches.get(connection, row.match), log.tail(connection, row.match, 0)
        if match is None or not entries:
            return Judgement(row.flag, 0, 0)
        judged = judge(self._hub.catalog.game(match["game"]), match["started_ms"], entries)
        return judged._replace(flag=ALLOWED) if row.flag == ALLOWED else judged


def _daily(row: ResultRow) -> str:
    return row.daily


def _post(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Players first, then boards in one order, as whoever takes a player off the boards: no deadlocks."""
    public = people.lock_public(connection, {row.player for row in rows if row.player is not None})
    boards.lock(connection, [board(row.daily) for row in rows for board in (day_board, all_time_board)])
    for row in rows:
        if row.words is not None:
            others.count(connection, row.daily, row.score, row.time_ms, decode(row.words, list[str]))
    named = [row for row in rows if row.player in public]
    posted = [row for row in named if _put(connection, day_board(row.daily), row, keep_best=False)]
    for row in posted:
        _put(connection, all_time_board(row.daily), row, keep_best=True)


def _put(connection: Connection, board: str, row: ResultRow, keep_best: bool) -> bool:
    assert row.player is not None
    result = Result(row.score, row.time_ms, row.match, row.at_ms)
    return boards.post(connection, board, row.player, result, keep_best)
