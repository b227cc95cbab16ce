"""INSERT … ON CONFLICT for both databases; SQLAlchemy has one class for each."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table) -> postgresql.Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    # The two Insert classes have the same methods but no common base class with them.
    return sqlite.insert(table)  # type: ignore[return-value]
