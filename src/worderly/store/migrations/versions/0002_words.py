"""Reports of words, and the host's own words."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "word_reports",
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("word", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("first_ms", sa.BigInteger(), nullable=False),
        sa.Column("last_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("language", "word", "kind"),
    )
    op.create_table(
        "host_words",
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mark", sa.String(length=1), nullable=False),
        sa.Column("word", sa.String(length=32), nullable=False),
        sa.Column("from_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("language", "number"),
    )
