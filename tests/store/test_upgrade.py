"""A database of an earlier version is upgraded with what it holds."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from worderly.store import log, matches, migrate
from worderly.store.database.engine import open_engine
from worderly.store.store import Store
from worderly.store.stream_ids import DAY_MS, new_stream_id
from worderly.store.tables.rows import LogEntry

OLD = "x" * 22
"""Ids had no day."""
_INSERT = "INSERT INTO log (stream, seq, seat, move_id, at_ms, wall_ms, body)"
_MATCH = (
    "INSERT INTO matches (id, game, version, race, options, start, started_ms, ranked, owned)"
    " VALUES (:match, 'hands', 1, false, :json, :json, 1, true, false)"
)


def old_database(url: str, revision: str) -> None:
    """With one match of three moves."""
    engine = open_engine(url, writes=True)
    config = Config()
    config.set_main_option("script_location", str(Path(migrate.__file__).parent / "migrations"))
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE")) if "postgres" in url else None
        connection.execute(text("CREATE SCHEMA public")) if "postgres" in url else None
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.execute(text(_MATCH), {"match": OLD, "json": b"{}"})
        for seq in (1, 2, 3):
            append_as_before(connection, OLD, seq)
    engine.dispose()


def append_as_before(connection: Connection, stream: str, seq: int) -> None:
    """What a node of an earlier version does."""
    values = f" VALUES (:stream, {seq}, 0, 'id-{seq}', {seq}, {seq}, :body) ON CONFLICT DO NOTHING"
    connection.execute(text(_INSERT + values), {"stream": stream, "body": b"{}"})


@pytest.mark.parametrize("revision", ["0001", "0003", "0006"])
def test_an_upgraded_database_has_its_moves_and_takes_the_next(database: str, revision: str) -> None:
    old_database(database, revision)
    store = Store(database)
    try:
        assert [entry.seq for entry in store.read_now(lambda c: log.tail(c, OLD, 0))] == [1, 2, 3]
        entries = [LogEntry(OLD, seq, 0, f"id-{seq}", seq, seq, b"{}") for seq in (3, 4)]
        assert [store.write_now(lambda c, e=entry: log.append(c, [e])) for entry in entries] == [0, 1]  # type: ignore[misc]
        assert [entry.seq for entry in store.read_now(lambda c: log.newer(c, {OLD: 2}))] == [3, 4]
        store.write_now(lambda c: matches.drop(c, [OLD]))
        assert store.read_now(lambda c: log.tail(c, OLD, 0)) == []
    finally:
        store.close()


def test_an_older_node_plays_old_matches_on_and_writes_into_no_new_one(postgres: str) -> None:
    """It knows no days: in the log of a new match it would find the place of every move free."""
    old_database(postgres, "0006")
    store, new = Store(postgres), new_stream_id(20_774 * DAY_MS)
    try:
        store.write_now(lambda c: append_as_before(c, OLD, 4))
        store.write_now(lambda c: append_as_before(c, OLD, 3))
        assert [entry.seq for entry in store.read_now(lambda c: log.tail(c, OLD, 0))] == [1, 2, 3, 4]
        store.write_now(lambda c: log.append(c, [LogEntry(new, 1, 0, "a", 1, 1, b"{}")]))
        with pytest.raises(IntegrityError):
            store.write_now(lambda c: append_as_before(c, new, 1))
    finally:
        store.close()
