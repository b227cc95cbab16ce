"""Results that are ranked after their last move, and the matches that a device has opened."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "device_matches",
        sa.Column("device", sa.LargeBinary(), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("device", "match"),
        sqlite_with_rowid=False,
    )
    op.create_index("device_matches_by_match", "device_matches", ["match"])
    op.create_index("device_matches_by_age", "device_matches", ["expires_ms"])
    op.create_table(
        "results",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("daily", sa.String(length=64), nullable=False),
        sa.Column("player", row_id, nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("time_ms", sa.BigInteger(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.LargeBinary(), nullable=True),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("flag", sa.String(length=20), nullable=True),
        sa.Column("elapsed_ms", sa.BigInteger(), nullable=False),
        sa.Column("pauses", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match"),
    )
    op.create_index("results_by_state", "results", ["state", "at_ms"])
    op.create_index("results_by_player", "results", ["player"])
    _keep_running_tries()


def _keep_running_tries() -> None:
    """Matches that are played while the server is upgraded."""
    op.execute(
        "INSERT INTO device_matches (device, match, expires_ms)"
        " SELECT device, match, expires_ms FROM device_tries WHERE match IS NOT NULL"
    )
