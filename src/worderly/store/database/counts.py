"""Row counts of all tables, for the host."""

from sqlalchemy import Connection, func, select

from worderly.store.schema import metadata


def count_rows(connection: Connection) -> dict[str, int]:
    return {
        name: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
        for name, table in sorted(metadata.tables.items())
    }
