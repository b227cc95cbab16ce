"""What REST answers about a match."""

from worderly.table.catalog import public_options
from worderly.table.match.create import CreatedMatch
from worderly.table.match.place import Place
from worderly.table.match.table import Table
from worderly.wire.rest import MatchInfo, Started


async def started(hub: Place, created: CreatedMatch, key: str | None) -> Started:
    table = await hub.table(created.match)
    return Started(
        match=created.match,
        key=key,
        game=table.reducer.game.id,
        seed=created.seed,
        options=public_options(table.reducer.game, created.options),
        notices=created.notices,
        daily=table.row["daily"],
        challenge=table.row["challenge"],
        frame=table.frames().frame(0),
    )


def match_info(table: Table, seat: int | None) -> MatchInfo:
    return MatchInfo(
        match=table.reducer.match,
        game=table.reducer.game.id,
        options=public_options(table.reducer.game, table.options),
        seats=table.seats,
        daily=table.row["daily"],
        challenge=table.row["challenge"],
        room=table.row["room"],
        frame=table.frames().frame(seat),
    )
