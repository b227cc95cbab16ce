"""Makes the table of a stored match: its record, its rules, and its log played again."""

from collections.abc import Mapping, Sequence
from typing import Any

from worderly.kit import decode
from worderly.table.days import calendar as days
from worderly.table.match.place import Place
from worderly.table.match.record import MatchRecord
from worderly.table.match.reducer import ClockedState
from worderly.table.match.table import Table
from worderly.table.stream import Stream

Row = Mapping[Any, Any]
"""Of the store's table of matches, or of seats."""


def record_of(row: Row, seat_rows: Sequence[Row], start: bytes, words_ms: int) -> MatchRecord:
    return MatchRecord(
        match=row["id"],
        game=row["game"],
        race=row["race"],
        options=row["options"],
        start=start,
        words_ms=words_ms,
        started_ms=row["started_ms"],
        ranked=row["ranked"],
        is_alone=sum(seat["bot"] is None for seat in seat_rows) == 1,
        is_round=row["room"] is not None,
        closes_ms=0 if row["daily"] is None else days.closes_ms(row["daily"].rpartition("/")[2]),
    )


async def open_table(
    place: Place,
    record: MatchRecord,
    row: Row,
    seat_rows: Sequence[Row],
    is_shared: bool = False,
    is_new: bool = False,
) -> Table:
    """A new match has no log that could be read."""
    reducer = await place.aside(record.reducer, place.catalog)
    options = decode(record.options, reducer.game.Options)
    stream: Stream[ClockedState] = Stream(record.match, reducer, place.store, place.clock, is_shared)
    if not is_new:
        await stream.load()
    # The reducer has the decoded puzzle already; its text would use the most memory here.
    kept = {name: value for name, value in row.items() if name not in ("start", "options")}
    kept["words_ms"] = record.words_ms
    return Table(place, kept, options, reducer, stream, [dict(seat) for seat in seat_rows])
