"""Daily puzzles, the tries at them, results and boards."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from worderly.store.tables.kinds import RowId, metadata

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

device_matches = Table(
    "device_matches",
    metadata,
    Column("device", LargeBinary, primary_key=True),
    Column("match", String(32), primary_key=True),
    Column("expires_ms", BigInteger, nullable=False),
    Index("device_matches_by_match", "match"),
    Index("device_matches_by_age", "expires_ms"),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("match", String(32), primary_key=True),
    Column("daily", String(64), nullable=False),
    Column("player", RowId, ForeignKey("players.id", ondelete="CASCADE")),
    Column("score", Integer, nullable=False),
    Column("time_ms", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("words", LargeBinary),
    Column("state", String(10), nullable=False),
    Column("flag", String(20)),
    Column("elapsed_ms", BigInteger, nullable=False),
    Column("pauses", Integer, nullable=False),
    Index("results_by_state", "state", "at_ms"),
    Index("results_by_player", "player"),
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
