"""Unfinished matches by age, so that old ones are found without reading all; states may be packed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    is_open = sa.text("outcome IS NULL")
    op.create_index("matches_open", "matches", ["started_ms"], sqlite_where=is_open, postgresql_where=is_open)
