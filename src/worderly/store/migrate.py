"""Migrates a database to the newest schema; safe if several nodes start at once."""

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from worderly.store.schema import metadata

NEWEST = "0007"
"""The last revision in `migrations/versions`."""
# Any fixed number: the id of the advisory lock for migrations.
LOCK = 7_716_281_301


def migrate(engine: Engine) -> None:
    """One transaction: SQLite holds its write lock, PostgreSQL an advisory lock until the commit."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # Other nodes may migrate, and a large table may take its time.
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if connection.dialect.name == "sqlite" and not inspect(connection).get_table_names():
            _make(connection)
        elif _version(connection) != NEWEST:
            upgrade(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _make(connection: Connection) -> None:
    """A new file needs no history: this is what all migrations lead to, without Alembic in memory."""
    for statement in _statements():
        connection.exec_driver_sql(statement)
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})


@cache
def _statements() -> tuple[str, ...]:
    parts: list[CreateTable | CreateIndex] = [CreateTable(table) for table in metadata.sorted_tables]
    parts += [CreateIndex(index) for table in metadata.sorted_tables for index in table.indexes]
    version = "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"
    return (version, *(str(each.compile(dialect=sqlite.dialect())) for each in parts))


def upgrade(connection: Connection) -> None:
    """From any revision, or from nothing."""
    # Imported here: it takes a third of the server's start, and most starts need no migration.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
