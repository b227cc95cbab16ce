"""How much there is of everything, for the host."""

from sqlalchemy import Connection, func, select

from worderly.store.schema import metadata


def count_rows(connection: Connection) -> dict[str, int]:
    """Rows by table, in the tables' order of names."""
    return {
        name: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
        for name, table in sorted(metadata.tables.items())
    }
