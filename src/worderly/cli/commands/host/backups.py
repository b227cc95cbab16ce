"""Backup and restore of a server's database: atomic, and readable by the owner alone."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.cli.errors import Failure
from worderly.files import atomic_path

if TYPE_CHECKING:
    from sqlalchemy import Engine

OWNER_ONLY = 0o600


def save(database: str, target: Path) -> None:
    """A consistent copy of a running server's database; the file appears when it is complete."""
    with _private_draft(target) as draft:
        if (source := sqlite_file(database)) is None:
            _run_on(database, "pg_dump", "--format=custom", "--no-owner", f"--file={draft}")
        else:
            _copy(source, draft)


def restore(database: str, source: Path) -> None:
    """Replaces the database atomically; fails while the database is in use."""
    if not source.is_file():
        raise Failure("server-admin-no-file", file=str(source))
    if (target := sqlite_file(database)) is not None:
        _check_sqlite(source)
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _replace(source, target)
    else:
        if source.read_bytes()[:5] != b"PGDMP":
            raise Failure("server-admin-not-a-backup", file=str(source))
        _check_unused(database)
        _replace_tables(database, source)


def sqlite_file(database: str) -> Path | None:
    """None: PostgreSQL."""
    return Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite:") else None


@contextmanager
def _private_draft(target: Path) -> Iterator[Path]:
    """Yields a draft of `target` that only its owner can read."""
    try:
        with atomic_path(target, OWNER_ONLY) as draft:
            yield draft
    except OSError as error:
        raise Failure("server-admin-cannot-write", file=str(target), reason=str(error.strerror)) from error


# --- SQLite ------------------------------------------------------------------


def _copy(source: Path, target: Path) -> None:
    if not source.is_file():
        raise Failure("server-admin-no-database", file=str(source))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _check_sqlite(path: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            is_sound = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
            connection.execute("SELECT version_num FROM alembic_version")
    except sqlite3.DatabaseError:
        is_sound = False
    if not is_sound:
        raise Failure("server-admin-not-a-backup", file=str(path))


def _replace(source: Path, target: Path) -> None:
    """Leaves WAL mode first: this fails while others use the file, and leaves one file to replace."""
    try:
        with closing(sqlite3.connect(target, timeout=0)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        raise Failure("server-admin-in-use") from None
    except sqlite3.DatabaseError:
        # The old database is damaged: perhaps this is why the backup is restored.
        for left in ("-wal", "-shm"):
            target.with_name(target.name + left).unlink(missing_ok=True)
    with _private_draft(target) as draft:
        shutil.copyfile(source, draft)


# --- PostgreSQL --------------------------------------------------------------


LOOKS, PAUSE_S = 20, 0.1
"""PostgreSQL shows a session for some moments after its client has left."""


def _check_unused(database: str) -> None:
    from worderly.store.database.engine import open_engine

    engine = open_engine(database, writes=False)
    try:
        if not any(_is_unused(engine) for _ in range(LOOKS)):
            raise Failure("server-admin-in-use")
    finally:
        engine.dispose()


def _is_unused(engine: "Engine") -> bool:
    """Waits a moment if somebody is there; each look is a transaction, which sees one moment only."""
    from sqlalchemy import text

    others = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        " AND backend_type = 'client backend'"
    )
    with engine.begin() as connection:
        count = int(connection.execute(text(others)).scalar_one())
        if count:
            connection.execute(text(f"SELECT pg_sleep({PAUSE_S})"))
    return not count


def _replace_tables(database: str, source: Path) -> None:
    """In one transaction, which ends well only if the whole file could be read.

    `pg_restore --clean` cannot do it: it fails at the keys of partitions.
    """
    from worderly.store.schema import metadata

    names = ", ".join(("alembic_version", *metadata.tables))
    read = ("pg_restore", "--no-owner", "--file=-", str(source))
    load = ("psql", "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1")
    with _started(database, load) as loading, _started(database, read) as reading:
        assert loading.stdin is not None
        assert reading.stdout is not None
        # Where psql has ended, it has said why.
        with suppress(BrokenPipeError), loading.stdin as script:
            script.write(f"BEGIN; DROP TABLE IF EXISTS {names} CASCADE;\n".encode())
            shutil.copyfileobj(reading.stdout, script)
            _end(reading, read[0])
            script.write(b"COMMIT;\n")
        _end(loading, load[0])


def _run_on(database: str, *command: str) -> None:
    with _started(database, command) as running:
        _end(running, command[0])


@contextmanager
def _started(database: str, command: Sequence[str]) -> "Iterator[subprocess.Popen[bytes]]":
    """Passes the address in the environment: every user of the machine can read a command line."""
    if shutil.which(command[0]) is None:
        raise Failure("server-admin-no-program", program=command[0])
    environment = {**os.environ, **_address(database)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=pipe) as running:  # noqa: S603 - the host's own words
        yield running


def _end(running: "subprocess.Popen[bytes]", program: str) -> None:
    assert running.stderr is not None
    said = running.stderr.read().decode(errors="replace").strip().splitlines()
    if running.wait() != 0:
        raise Failure("server-admin-failed", program=program, reason=said[-1] if said else "")


def _address(database: str) -> dict[str, str]:
    from sqlalchemy import make_url

    url = make_url(database)
    query = {name: str(value) for name, value in url.query.items()}
    parts = {
        "PGHOST": url.host or query.get("host"),
        "PGPORT": str(url.port) if url.port else query.get("port"),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": query.get("sslmode"),
    }
    return {name: value for name, value in parts.items() if value}
