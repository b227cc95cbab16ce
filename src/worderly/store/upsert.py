"""INSERT … ON CONFLICT in the dialect of the connection; both engines speak it, SQLAlchemy names it twice."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: Connection, table: Table) -> postgresql.Insert:
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    # The two Insert classes have the same methods and no common ancestor that has them.
    return sqlite.insert(table)  # type: ignore[return-value]
