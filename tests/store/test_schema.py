"""The migrations lead to the schema the code is written against."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from worderly.store import migrate as migrations
from worderly.store.database.engine import open_engine
from worderly.store.migrate import migrate
from worderly.store.schema import metadata


def test_errors_of_a_database_never_hold_values(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'a.db'}", "postgresql://nobody@localhost/none"):
        engine = open_engine(url, writes=True)
        assert engine.hide_parameters
        engine.dispose()


def test_the_newest_migration_leaves_no_difference(database: str) -> None:
    engine = open_engine(database, writes=True)
    made_by_migrations(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = [d for d in compare_metadata(context, metadata) if not _is_known(d)]
    engine.dispose()
    assert differences == []


def _is_known(difference: object) -> bool:
    """Neither engine tells Alembic the direction of an index column; partitions are not in the schema."""
    return "standings_in_order" in str(difference) or "Table('log_rest'" in str(difference)


def made_by_migrations(engine: Engine) -> None:
    with engine.begin() as connection:
        migrations.upgrade(connection)


def tables(path: Path, make: Callable[[Engine], None]) -> dict[str, Any]:
    """What Alembic does not compare: keys with their order, foreign keys with their actions, row ids."""
    engine = open_engine(f"sqlite:///{path}", writes=True)
    make(engine)
    with engine.connect() as connection:
        found = {}
        for name, text in connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE type='table'"
        ):
            columns = connection.exec_driver_sql(f"PRAGMA table_info({name})").all()
            foreign = connection.exec_driver_sql(f"PRAGMA foreign_key_list({name})").all()
            found[name] = (
                sorted((column.name, column.type, column.notnull, column.pk) for column in columns),
                sorted((key.table, key[3], key.to, key.on_delete) for key in foreign),
                "WITHOUT ROWID" in text,
            )
    engine.dispose()
    return found


def test_the_migrations_make_the_columns_and_keys_of_the_schema(tmp_path: Path) -> None:
    assert tables(tmp_path / "migrated.db", made_by_migrations) == tables(tmp_path / "new.db", migrate)


def test_a_new_file_has_the_indexes_of_the_migrations(tmp_path: Path) -> None:
    assert indexes(tmp_path / "migrated.db", made_by_migrations) == indexes(tmp_path / "new.db", migrate)


def indexes(path: Path, make: Callable[[Engine], None]) -> dict[str, str]:
    engine = open_engine(f"sqlite:///{path}", writes=True)
    make(engine)
    with engine.connect() as connection:
        rows = connection.exec_driver_sql(
            "SELECT name, sql FROM sqlite_master WHERE type='index' AND sql IS NOT NULL"
        ).all()
    engine.dispose()
    return {name: "".join(text.split()).replace('"', "") for name, text in rows}


def test_a_new_file_is_at_the_newest_revision_and_needs_no_migration(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'w.db'}", writes=True)
    migrate(engine)
    with engine.connect() as connection:
        versions = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    engine.dispose()
    assert versions == [migrations.NEWEST]


def test_the_newest_revision_is_the_one_the_code_names() -> None:
    folder = Path(migrations.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == migrations.NEWEST
