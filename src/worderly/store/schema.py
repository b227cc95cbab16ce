"""The tables after the newest migration."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
)

metadata = MetaData()

# SQLite autoincrements only INTEGER columns.
RowId = BigInteger().with_variant(Integer, "sqlite")

log = Table(
    "log",
    metadata,
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
    Column("state", LargeBinary, nullable=False),
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
    Column("start", LargeBinary, nullable=False),
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
)

devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("devices_by_player", "player"),
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

dailies = Table(
    "dailies",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("language", String(2), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("date", String(10), primary_key=True),
    Column("options", LargeBinary, nullable=False),
    Column("start", LargeBinary, nullable=False),
    Column("salt", String(32), nullable=False),
    Column("hash", String(64), nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("daily", String(64), primary_key=True),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("match", String(32), nullable=False),
    Column("done", Boolean, nullable=False),
    Index("tries_by_player", "player"),
)

device_tries = Table(
    "device_tries",
    metadata,
    Column("device", LargeBinary, primary_key=True),
    Column("match", String(32)),
    Column("expires_ms", BigInteger, nullable=False),
    Index("device_tries_by_match", "match"),
    Index("device_tries_by_age", "expires_ms"),
)

day_results = Table(
    "day_results",
    metadata,
    Column("daily", String(64), primary_key=True),
    Column("score", Integer, primary_key=True, autoincrement=False),
    Column("seconds", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    sqlite_with_rowid=False,
)

day_words = Table(
    "day_words",
    metadata,
    Column("daily", String(64), primary_key=True),
    Column("word", String(40), primary_key=True),
    Column("count", Integer, nullable=False),
    sqlite_with_rowid=False,
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

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("start", LargeBinary, nullable=False),
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

standings = Table(
    "standings",
    metadata,
    Column("board", String(64), primary_key=True),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("score", Integer, nullable=False),
    Column("time_ms", BigInteger, nullable=False),
    Column("match", String(32)),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
Index(
    "standings_in_order",
    standings.c.board,
    standings.c.score.desc(),
    standings.c.time_ms,
    standings.c.player,
)
Index("standings_by_player", standings.c.player)

tallies = Table(
    "tallies",
    metadata,
    Column("board", String(64), primary_key=True),
    Column("score", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
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

word_reports = Table(
    "word_reports",
    metadata,
    Column("language", String(8), primary_key=True),
    Column("word", String(32), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("first_ms", BigInteger, nullable=False),
    Column("last_ms", BigInteger, nullable=False),
)

host_words = Table(
    "host_words",
    metadata,
    Column("language", String(8), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(1), nullable=False),
    Column("word", String(32), nullable=False),
    Column("from_ms", BigInteger, nullable=False),
)
