"""The log of a finished match, as it travels to a server."""

from worderly.engine.solo import Solo
from worderly.table.match.record import moves_of
from worderly.table.match.table import Table
from worderly.wire.local import LocalMatch, LocalMove


async def log_of(solo: Solo, table: Table) -> LocalMatch:
    match, reducer = table.reducer.match, table.reducer
    kept, entries = await solo.store.match(match), await solo.store.tail(match, 0)
    assert kept is not None
    asked, moves = kept.asked, moves_of(reducer, entries)
    return LocalMatch(
        match=match,
        game=kept.game,
        language=table.options.languages[0],
        moves=tuple(LocalMove(stamp.seat, stamp.at_ms, move) for stamp, move in moves),
        ended_ms=entries[-1].wall_ms,
        options=asked.options,
        seed=asked.seed,
        daily=asked.daily,
        weekend=asked.weekend,
        players=1 + len(asked.bots),
        allowed=table.stream.state.allowed,
    )
