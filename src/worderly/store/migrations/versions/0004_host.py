"""Departures of players, bans, and a name with its tag once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "departures",
        sa.Column("id", row_id, nullable=False),
        sa.Column("player", sa.BigInteger(), nullable=False),
        sa.Column("stream", sa.String(length=32), nullable=True),
        sa.Column("is_deleted", sa.Boolean(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("departures_by_age", "departures", ["at_ms"])
    op.add_column("players", sa.Column("banned", sa.Boolean(), server_default=sa.false(), nullable=False))
    _give_new_tags()
    op.create_index("players_by_name", "players", ["name", "tag"], unique=True)


def _give_new_tags() -> None:
    """The older of two players with the same name and tag keeps both."""
    players = sa.table("players", sa.column("id"), sa.column("name"), sa.column("tag"))
    connection = op.get_bind()
    taken: dict[str, set[int]] = {}
    for number, name, tag in connection.execute(sa.select(players).order_by(players.c.id)).all():
        used = taken.setdefault(name, set())
        free = tag if tag not in used else next(one for one in range(1, 32_767) if one not in used)
        if free != tag:
            connection.execute(sa.update(players).where(players.c.id == number).values(tag=free))
        used.add(free)
