"""Matches, rooms and made puzzles, with the log of their moves."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
)

from worderly.store.tables.kinds import Packed, RowId, metadata

log = Table(
    "log",
    metadata,
    # Of the id (`stream_ids.py`); PostgreSQL has a partition for each (`partitions.py`).
    Column("day", Integer, primary_key=True, autoincrement=False, server_default="0"),
    Column("stream", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("move_id", String(64), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("wall_ms", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("stream", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", Packed, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("race", Boolean, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("seed", String(64)),
    Column("start", Packed, nullable=False),
    Column("started_ms", BigInteger, nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("daily", String(64)),
    Column("challenge", String(32)),
    Column("room", String(32)),
    Column("owned", Boolean, nullable=False),
    Column("outcome", LargeBinary),
    Column("over_ms", BigInteger),
    Index("matches_by_challenge", "challenge"),
    Index("matches_by_age", "owned", "started_ms"),
)
_is_open = matches.c.outcome.is_(None)
Index("matches_open", matches.c.started_ms, sqlite_where=_is_open, postgresql_where=_is_open)

packed_logs = Table(
    "packed_logs",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Packed, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", RowId, ForeignKey("players.id", ondelete="SET NULL")),
    Column("key_hash", LargeBinary),
    Column("bot", String(32)),
    Index("seats_by_player", "player"),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(4), nullable=False, unique=True),
    Column("start", LargeBinary, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Index("rooms_by_age", "touched_ms"),
)

members = Table(
    "members",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("player", RowId, ForeignKey("players.id", ondelete="SET NULL")),
    Index("members_by_player", "player", "room", unique=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("start", Packed, nullable=False),
    Column("title", String(80)),
    Column("created_ms", BigInteger, nullable=False),
    Column("player", RowId, ForeignKey("players.id", ondelete="SET NULL")),
    Column("daily", String(64)),
    Index("challenges_by_player", "player"),
)

challenge_entries = Table(
    "challenge_entries",
    metadata,
    Column("challenge", String(32), ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Index("challenge_entries_by_match", "match"),
)
