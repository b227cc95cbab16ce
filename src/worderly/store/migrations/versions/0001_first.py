"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "dailies",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("date", sa.String(length=10), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("start", sa.LargeBinary(), nullable=False),
        sa.Column("salt", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("game", "language", "version", "date"),
    )
    op.create_table(
        "log",
        sa.Column("stream", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("move_id", sa.String(length=64), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("wall_ms", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("race", sa.Boolean(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("start", sa.LargeBinary(), nullable=False),
        sa.Column("started_ms", sa.BigInteger(), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("daily", sa.String(length=64), nullable=True),
        sa.Column("challenge", sa.String(length=32), nullable=True),
        sa.Column("room", sa.String(length=32), nullable=True),
        sa.Column("owned", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.LargeBinary(), nullable=True),
        sa.Column("over_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("matches_by_age", "matches", ["owned", "started_ms"], unique=False)
    op.create_index("matches_by_challenge", "matches", ["challenge"], unique=False)
    op.create_table(
        "players",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("tag", sa.SmallInteger(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("on_boards", sa.Boolean(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("recovery_hash", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("recovery_hash"),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=4), nullable=False),
        sa.Column("start", sa.LargeBinary(), nullable=False),
        sa.Column("touched_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("code"),
    )
    op.create_index("rooms_by_age", "rooms", ["touched_ms"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("stream", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("stream"),
    )
    op.create_table(
        "tallies",
        sa.Column("board", sa.String(length=64), nullable=False),
        sa.Column("score", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("board", "score"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("start", sa.LargeBinary(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("challenges_by_player", "challenges", ["player"], unique=False)
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.String(length=32), nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.ForeignKeyConstraint(["circle"], ["circles.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("circle", "player"),
    )
    op.create_index("circle_members_by_player", "circle_members", ["player"], unique=False)
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_index("devices_by_player", "devices", ["player"], unique=False)
    op.create_table(
        "members",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("member", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room", "member"),
    )
    op.create_index("members_by_player", "members", ["player", "room"], unique=True)
    op.create_table(
        "pairings",
        sa.Column("code", sa.String(length=12), nullable=False),
        sa.Column("key_hash", sa.LargeBinary(), nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code"),
        sa.UniqueConstraint("key_hash"),
    )
    op.create_index("pairings_by_player", "pairings", ["player"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True),
        sa.Column("key_hash", sa.LargeBinary(), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seats_by_player", "seats", ["player"], unique=False)
    op.create_table(
        "standings",
        sa.Column("board", sa.String(length=64), nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("time_ms", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("board", "player"),
        sqlite_with_rowid=False,
    )
    op.create_index("standings_by_player", "standings", ["player"], unique=False)
    op.create_index(
        "standings_in_order",
        "standings",
        ["board", sa.literal_column("score DESC"), "time_ms", "player"],
        unique=False,
    )
    op.create_table(
        "tries",
        sa.Column("daily", sa.String(length=64), nullable=False),
        sa.Column("player", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("daily", "player"),
    )
    op.create_index("tries_by_player", "tries", ["player"], unique=False)
