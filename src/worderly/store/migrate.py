"""Migrates a database to the newest schema; safe if several nodes start at once."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

NEWEST = "0003"
"""The last revision in `migrations/versions`."""
# Any fixed number: the id of the advisory lock for migrations.
LOCK = 7_716_281_301


def migrate(engine: Engine) -> None:
    """One transaction: SQLite holds its write lock, PostgreSQL an advisory lock until the commit."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if _version(connection) != NEWEST:
            _upgrade(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    # Imported here: it takes a third of the server's start, and most starts need no migration.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
