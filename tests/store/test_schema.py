"""The migrations lead to the schema the code is written against."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from worderly.store import migrate as migrations
from worderly.store.engine import open_engine
from worderly.store.migrate import migrate
from worderly.store.schema import metadata


def test_errors_of_a_database_never_hold_values(tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'a.db'}", "postgresql://nobody@localhost/none"):
        engine = open_engine(url, writes=True)
        assert engine.hide_parameters
        engine.dispose()


def test_the_newest_migration_leaves_no_difference(database: str) -> None:
    engine = open_engine(database, writes=True)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = [d for d in compare_metadata(context, metadata) if not _is_about_descending(d)]
    engine.dispose()
    assert differences == []


def _is_about_descending(difference: object) -> bool:
    """Neither engine tells Alembic the direction of an index column."""
    return "standings_in_order" in str(difference)


def test_the_newest_revision_is_the_one_the_code_names() -> None:
    folder = Path(migrations.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == migrations.NEWEST
