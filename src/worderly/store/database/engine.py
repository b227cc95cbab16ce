"""Opens a database: SQLite with durable commits, or PostgreSQL."""

import sqlite3
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import OperationalError

# FULL, not NORMAL: in WAL mode NORMAL loses acknowledged moves on power loss (847 of 1,000 images).
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA cache_size=-16000",
)
LOCK_TIMEOUT_S = 10.0
"""How long to wait for another node's lock."""
POSTGRES_WAITS = {
    "connect_timeout": 3,
    "options": "-c statement_timeout=10s -c lock_timeout=5s -c idle_in_transaction_session_timeout=20s",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 8_000,
}
"""Every wait has an end: for a statement, for a lock, and for a machine that is gone."""
POLL_MS = 5
"""How often a writer tries the lock; SQLite's own delays grow to 100 ms, and a busy node starves others."""


def open_engine(url: str, *, writes: bool, pool: int = 1) -> Engine:
    """A writing engine takes SQLite's write lock at the start of a transaction, so it never upgrades one.

    Errors never contain values: these are names and words of people, and errors are logged.
    One connection more than `pool` may be open, because the writer keeps its own.
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
        _tune_sqlite(engine, writes)
        return engine
    parsed = parsed.set(drivername="postgresql+psycopg")
    return create_engine(
        parsed,
        hide_parameters=True,
        pool_size=pool,
        max_overflow=1,
        pool_pre_ping=True,
        connect_args=POSTGRES_WAITS,
    )


def _tune_sqlite(engine: Engine, writes: bool) -> None:
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
    busy_ms = POLL_MS if writes else int(LOCK_TIMEOUT_S * 1000)

    @event.listens_for(engine, "connect")
    def tune(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        until = monotonic() + LOCK_TIMEOUT_S
        for pragma in (*PRAGMAS, f"PRAGMA busy_timeout={busy_ms}"):
            execute_with_retry(connection, pragma, until)

    @event.listens_for(engine, "begin")
    def begin_at_once(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        try:
            execute_with_retry(driver, begin, monotonic() + LOCK_TIMEOUT_S)
        except sqlite3.OperationalError as error:
            raise OperationalError(begin, None, error, hide_parameters=True) from error


def execute_with_retry(connection: sqlite3.Connection, statement: str, until: float) -> None:
    """Retries while another node holds the lock: SQLite does not wait when it changes a file to WAL mode."""
    while True:
        try:
            connection.execute(statement).close()
        except sqlite3.OperationalError as error:
            if not is_busy(error) or monotonic() >= until:
                raise
            sleep(0.001)
        else:
            return


def is_busy(error: BaseException | None) -> bool:
    """Another node holds SQLite's lock."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
