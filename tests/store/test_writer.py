"""The writer: grouped commits, conflicts, failures; the same on both engines."""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Event, Semaphore
from time import sleep

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from tests.store.newest import newest
from worderly.store import log, writer
from worderly.store.database import engine
from worderly.store.database.outage import Unavailable
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry
from worderly.store.writer import Writer


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


@pytest.fixture
def second(store: Store) -> Iterator[Writer]:
    """Another writer on the same database, for those who wait without a task."""
    second = Writer(store.engine)
    yield second
    second.close()


def entry(stream: str, seq: int, body: bytes = b"{}") -> LogEntry:
    return LogEntry(stream, seq, 0, f"id-{seq}", seq * 10, seq * 100, body)


def test_an_entry_is_read_back_as_it_was_appended(store: Store) -> None:
    one = LogEntry("match-1", 1, 3, "abc", 1234, 1_794_700_800_000, '{"mot":"été"}'.encode())
    assert asyncio.run(store.append(one))
    assert store.read_now(lambda c: log.tail(c, "match-1", 0)) == [one]


def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    assert asyncio.run(store.append(entry("m", 1, b"first")))
    assert not asyncio.run(store.append(entry("m", 1, b"second")))
    assert [e.body for e in store.read_now(lambda c: log.tail(c, "m", 0))] == [b"first"]


def test_a_conflict_in_a_group_harms_only_itself(store: Store) -> None:
    async def all_at_once() -> list[bool]:
        assert await store.append(entry("m0", 1))
        return await asyncio.gather(*(store.append(entry(f"m{i}", 1)) for i in range(50)))

    assert asyncio.run(all_at_once()) == [False] + [True] * 49


def test_a_failing_job_in_a_group_harms_only_itself(store: Store) -> None:
    def fail(connection: Connection) -> None:
        raise KeyError("mine")

    async def both() -> list[object]:
        jobs = [store.append(entry("a", 1)), store.write(fail), store.append(entry("b", 1))]
        answers: list[object] = await asyncio.gather(*jobs, return_exceptions=True)
        return answers

    first, second, third = asyncio.run(both())
    assert (first, third) == (True, True)
    assert isinstance(second, KeyError)


def test_jobs_and_entries_share_a_commit_in_any_number(store: Store) -> None:
    async def many() -> int:
        await asyncio.gather(*(store.append(entry(f"s{i % 7}", i // 7 + 1)) for i in range(700)))
        ends = await store.read(lambda c: newest(c, [f"s{i}" for i in range(7)]))
        return sum(ends.values())

    assert asyncio.run(many()) == 700


def appended(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each commit appends, from now on."""
    counts: list[int] = []
    append, append_directly = log.append, log.append_directly

    def counted(connection: Connection, entries: Sequence[LogEntry]) -> int:
        counts.append(len(entries))
        return append(connection, entries)

    def counted_whole(connection: Connection, entries: Sequence[LogEntry]) -> bool:
        counts.append(len(entries))
        return append_directly(connection, entries)

    monkeypatch.setattr(log, "append", counted)
    monkeypatch.setattr(log, "append_directly", counted_whole)
    return counts


@pytest.mark.parametrize("many", [80, 300])
def test_jobs_submitted_during_a_commit_form_the_next_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    counts = appended(monkeypatch)
    for turn in (1, 2):

        async def ask(seq: int = turn) -> list[bool]:
            is_busy, goes_on = Event(), Event()

            def hold(connection: Connection) -> bool:
                is_busy.set()
                return goes_on.wait()

            busy = asyncio.ensure_future(store.write(hold))
            while not is_busy.is_set():
                await asyncio.sleep(0)
            asking = [asyncio.ensure_future(store.append(entry(f"m{i}", seq))) for i in range(many)]
            while store.waiting < many:
                await asyncio.sleep(0)
            goes_on.set()
            await busy
            return await asyncio.gather(*asking)

        assert all(asyncio.run(ask()))
        assert counts == [many] * turn
        saved = store.read_now(lambda c: newest(c, [f"m{i}" for i in range(many)]))
        assert saved == {f"m{i}": turn for i in range(many)}


@pytest.mark.parametrize("many", [80, 300])
def test_the_jobs_of_one_tick_form_one_commit(
    store: Store, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    counts = appended(monkeypatch)

    async def ask() -> list[bool]:
        return await asyncio.gather(*(store.append(entry(f"m{i}", 1)) for i in range(many)))

    assert all(asyncio.run(ask()))
    assert counts == [many]
    assert store.waiting == 0
    assert all(asyncio.run(ask_again(store)))
    assert store.waiting == 0, "counted over all commits"


async def ask_again(store: Store) -> list[bool]:
    return [await store.append(entry(f"n{i}", 1)) for i in range(2)]


def test_a_commit_has_at_most_a_fixed_number_of_jobs(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = appended(monkeypatch)
    small = writer.Writer(store.engine, most_jobs=70)

    async def ask() -> list[bool]:
        return await asyncio.gather(*(small.append(entry(f"m{i}", 1)) for i in range(300)))

    assert all(asyncio.run(ask()))
    small.close()
    assert counts == [70, 70, 70, 70, 20]


@pytest.mark.parametrize("what", ["a move", "something else"])
def test_a_node_waits_for_its_turn_as_long_as_another_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    path, asked_again = tmp_path / "w.db", Semaphore(0)
    store = Store(f"sqlite:///{path}")

    def noted(seconds: float) -> None:
        asked_again.release()
        sleep(seconds)

    monkeypatch.setattr(engine, "sleep", noted)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def write() -> object:
        writing = asyncio.ensure_future(
            store.append(entry("m", 1)) if what == "a move" else store.write(lambda c: "done")
        )
        # It is turned away more often than SQLite itself would ask.
        await asyncio.to_thread(lambda: [asked_again.acquire() for _ in range(30)])
        assert not writing.done()
        other.execute("COMMIT")
        return await writing

    assert asyncio.run(write()) == (True if what == "a move" else "done")
    other.close()
    store.close()


def test_an_answer_that_fails_takes_nothing_from_the_others(second: Writer) -> None:
    async def run() -> list[bool]:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)

        def fail() -> None:
            raise KeyError("mine")

        answers = [second.append(entry("m", seq)) for seq in (1, 2, 3)]
        answers[0].wake = fail
        return await asyncio.gather(*answers)

    assert asyncio.run(run()) == [True, True, True]


def test_the_writer_continues_after_an_event_loop_was_closed(store: Store) -> None:
    async def leave() -> None:
        asking = asyncio.ensure_future(store.append(entry("m", 1)))
        await asyncio.sleep(0)
        assert not asking.done()

    asyncio.run(leave())
    assert asyncio.run(store.append(entry("m", 2)))
    assert store.read_now(lambda c: newest(c, ["m"])) == {"m": 2}


def test_tail_returns_the_later_entries_in_order(store: Store) -> None:
    async def fill() -> None:
        for seq in (1, 2, 3, 4):
            await store.append(entry("m", seq))

    asyncio.run(fill())
    assert [e.seq for e in store.read_now(lambda c: log.tail(c, "m", 2))] == [3, 4]
    assert store.read_now(lambda c: newest(c, ["m", "none"])) == {"m": 4}


def test_an_older_snapshot_never_replaces_a_newer_one(store: Store) -> None:
    for seq, state in ((64, b"new"), (32, b"old")):
        store.write_now(lambda c, s=seq, b=state: log.save_snapshot(c, "m", s, b))  # type: ignore[misc]
    kept = store.read_now(lambda c: log.snapshot(c, "m"))
    assert kept is not None
    assert (kept["seq"], kept["state"]) == (64, b"new")


def test_close_finishes_waiting_jobs_and_refuses_new_ones(store: Store, database: str) -> None:
    async def close_in_the_middle() -> list[bool]:
        pending = [asyncio.ensure_future(store.append(entry(f"m{i}", 1))) for i in range(200)]
        await asyncio.sleep(0)
        store.close()
        return await asyncio.gather(*pending)

    assert all(asyncio.run(close_in_the_middle()))
    with pytest.raises(Unavailable):
        asyncio.run(store.append(entry("late", 1)))


def test_several_nodes_migrate_an_empty_database_at_once(database: str, tmp_path: object) -> None:
    async def open_all() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(Store, database) for _ in range(4)))
        for store in stores:
            store.close()

    asyncio.run(open_all())
    store = Store(database)
    assert store.read_now(lambda c: c.execute(text("SELECT count(*) FROM alembic_version")).scalar()) == 1
    store.close()


def test_sqlite_commits_are_durable(tmp_path: object) -> None:
    store = Store(f"sqlite:///{tmp_path}/w.db")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()


@pytest.mark.parametrize("sqlstate", ["40P01", "40001"], ids=["deadlock", "serialization failure"])
def test_a_job_that_another_node_got_in_the_way_of_is_tried_again(store: Store, sqlstate: str) -> None:
    tries = []

    def job(connection: Connection) -> str:
        tries.append(1)
        if len(tries) == 1:
            cause = Exception("deadlock detected")
            cause.sqlstate = sqlstate  # type: ignore[attr-defined]
            raise DBAPIError("UPDATE", None, cause)
        return "written"

    async def written() -> str:
        return await store.write(job)

    assert asyncio.run(written()) == "written"
    assert len(tries) == 2


def test_nobody_waits_behind_a_commit_that_hangs(store: Store) -> None:
    """Whoever asks after it hangs is told with it, and what was given up is not saved later."""
    began, may_end = Event(), Event()
    own = Writer(store.engine)

    def hang(_: Connection) -> None:
        began.set()
        may_end.wait()

    async def ask() -> list[object]:
        first = own.write(hang)
        await asyncio.to_thread(began.wait)
        hangs_since = asyncio.get_running_loop().time()
        later = [own.append(entry("late", number)) for number in (1, 2)]
        # Those two have not waited too long themselves.
        own.give_up_late(hangs_since)
        answers: list[object] = await asyncio.gather(first, *later, return_exceptions=True)
        may_end.set()
        answers.append(await own.append(entry("next", 1)))
        return answers

    *told, saved = asyncio.run(ask())
    own.close()
    assert [type(answer) for answer in told] == [Unavailable] * 3
    assert saved
    assert store.read_now(lambda c: newest(c, ["late", "next"])) == {"next": 1}
