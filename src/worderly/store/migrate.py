"""Brings a database to the newest schema; safe when several nodes start at once."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, text

# Any fixed number: it names the advisory lock that migrating nodes queue for.
LOCK = 7_716_281_301


def migrate(engine: Engine) -> None:
    """One transaction: SQLite holds its write lock, PostgreSQL an advisory lock until the commit."""
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(_config(connection), "head")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
