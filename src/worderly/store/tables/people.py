"""Players, their devices, circles and history."""

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
    false,
)

from worderly.store.tables.kinds import RowId, metadata

players = Table(
    "players",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("tag", SmallInteger, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("on_boards", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("recovery_hash", LargeBinary, unique=True),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Index("players_by_name", "name", "tag", unique=True),
)

devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("devices_by_player", "player"),
)

departures = Table(
    "departures",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("player", BigInteger, nullable=False),
    Column("stream", String(32)),
    Column("is_deleted", Boolean, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Index("departures_by_age", "at_ms"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("key_hash", LargeBinary, nullable=False, unique=True),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE")),
    Column("expires_ms", BigInteger, nullable=False),
    Index("pairings_by_player", "player"),
)

history = Table(
    "history",
    metadata,
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("language", String(2), nullable=False),
    Column("date", String(10)),
    Column("score", Integer, nullable=False),
    Column("time_ms", BigInteger),
    Column("at_ms", BigInteger, nullable=False),
    Column("rank", String(20)),
    Column("flawless", Boolean, nullable=False),
    Column("longest", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

circles = Table(
    "circles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", String(32), ForeignKey("circles.id", ondelete="CASCADE"), primary_key=True),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Index("circle_members_by_player", "player"),
)
