"""The log by day: a part of its key, on PostgreSQL a partition; logs of finished matches in one row.

PostgreSQL copies nothing: the old table becomes the partition for everything without one of its own. A node
of an older version may run meanwhile. It knows no days; the check keeps it from writing into a match that a
node of this version has begun, in whose log it would find every place free.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    op.create_table(
        "packed_logs",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("entries", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match"),
    )
    if op.get_bind().dialect.name == "sqlite":
        _copy()
    else:
        _partition()


def _copy() -> None:
    _make("log_by_day", sqlite_with_rowid=False)
    op.execute(
        "INSERT INTO log_by_day (day, stream, seq, seat, move_id, at_ms, wall_ms, body)"
        " SELECT 0, stream, seq, seat, move_id, at_ms, wall_ms, body FROM log"
    )
    op.drop_table("log")
    op.rename_table("log_by_day", "log")


def _partition() -> None:
    op.rename_table("log", "log_rest")
    op.execute("ALTER TABLE log_rest DROP CONSTRAINT log_pkey")
    op.add_column("log_rest", sa.Column("day", sa.Integer(), server_default="0", nullable=False))
    op.create_primary_key("log_rest_pkey", "log_rest", ["day", "stream", "seq"])
    op.execute(
        "ALTER TABLE log_rest ADD CONSTRAINT log_rest_day"
        " CHECK (day = CASE WHEN length(stream) = 27 THEN substr(stream, 1, 5)::int ELSE 0 END)"
    )
    _make("log", postgresql_partition_by="LIST (day)")
    op.execute("ALTER TABLE log ATTACH PARTITION log_rest DEFAULT")


def _make(name: str, **how: object) -> None:
    op.create_table(
        name,
        sa.Column("day", sa.Integer(), autoincrement=False, server_default="0", nullable=False),
        sa.Column("stream", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("move_id", sa.String(length=64), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("wall_ms", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", "stream", "seq"),
        **how,  # type: ignore[arg-type]
    )
