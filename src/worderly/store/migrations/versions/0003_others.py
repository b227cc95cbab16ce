"""How others did, challenges on a daily, and the history that follows a player."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    _count_results()
    _challenge_dailies()
    _keep_history()


def _count_results() -> None:
    op.create_table(
        "device_tries",
        sa.Column("device", sa.LargeBinary(), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("device"),
    )
    op.create_index("device_tries_by_match", "device_tries", ["match"])
    op.create_index("device_tries_by_age", "device_tries", ["expires_ms"])
    op.create_table(
        "day_results",
        sa.Column("daily", sa.String(length=64), nullable=False),
        sa.Column("score", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seconds", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("daily", "score", "seconds"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "day_words",
        sa.Column("daily", sa.String(length=64), nullable=False),
        sa.Column("word", sa.String(length=40), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("daily", "word"),
        sqlite_with_rowid=False,
    )


def _challenge_dailies() -> None:
    op.add_column("challenges", sa.Column("daily", sa.String(length=64), nullable=True))
    op.create_table(
        "challenge_entries",
        sa.Column("challenge", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["challenge"], ["challenges.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("challenge", "match"),
    )
    op.create_index("challenge_entries_by_match", "challenge_entries", ["match"])


def _keep_history() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "history",
        sa.Column("player", row_id, nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("date", sa.String(length=10), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("time_ms", sa.BigInteger(), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("rank", sa.String(length=20), nullable=True),
        sa.Column("flawless", sa.Boolean(), nullable=False),
        sa.Column("longest", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "match"),
        sqlite_with_rowid=False,
    )
