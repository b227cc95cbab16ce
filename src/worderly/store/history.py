"""The finished matches of a player: streak, figures and milestones are computed from them."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, select

from worderly.store.database.upsert import upsert
from worderly.store.schema import history
from worderly.store.tables.rows import Played

MOST = 20_000
"""Most rows of a player: five dailies and some more a day, for eight years."""
CHUNK = 500


_columns = tuple(history.c[name] for name in Played._fields)


def add(connection: Connection, player: int, played: Sequence[Played]) -> None:
    """A match that is there already stays as it is."""
    room = MOST - _count(connection, player)
    rows = [{"player": player, **one._asdict()} for one in played[: max(0, room)]]
    for start in range(0, len(rows), CHUNK):
        added = upsert(connection, history).values(rows[start : start + CHUNK])
        connection.execute(added.on_conflict_do_nothing())


def _count(connection: Connection, player: int) -> int:
    query = select(func.count()).select_from(history).where(history.c.player == player)
    return int(connection.execute(query).scalar_one())


def of_player(connection: Connection, player: int) -> list[Played]:
    """Oldest first."""
    query = select(*_columns).where(history.c.player == player).order_by(history.c.at_ms, history.c.match)
    return [Played(*row) for row in connection.execute(query)]
