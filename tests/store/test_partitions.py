"""The log by day: partitions made ahead, finished matches packed, a day dropped whole."""

import asyncio
from collections.abc import Iterator
from functools import partial
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import Connection, text

from tests.engines import ENGINES
from worderly.store import departures, log, matches, partitions, rooms
from worderly.store.partitions import AHEAD_DAYS, Parts
from worderly.store.store import Store
from worderly.store.stream_ids import DAY_MS, day_of, new_stream_id
from worderly.store.tables.rows import GONE, LogEntry, MatchRow, NewSeat
from worderly.table.expiry import MATCH_DAYS, delete_expired, retire

TODAY = 20_774
NOW_MS = TODAY * DAY_MS + 1_000
LATER_MS = NOW_MS + (MATCH_DAYS + 1) * DAY_MS
"""When everything of today has expired."""


@pytest.fixture
def store(postgres: str) -> Iterator[Store]:
    opened = Store(postgres)
    opened.write_now(partial(partitions.make_ahead, now_ms=NOW_MS))
    yield opened
    opened.close()


def entry(stream: str, seq: int) -> LogEntry:
    return LogEntry(stream, seq, 0, f"id-{seq}", seq, NOW_MS + seq, b'{"type":"find"}')


def begin(
    store: Store, *, owned: bool = True, moves: int = 3, over: bool = False, now_ms: int = NOW_MS
) -> str:
    match = new_stream_id(now_ms)
    row = MatchRow(match, "hands", 1, False, b"{}", "", b"{}", now_ms, True, None, None, None, owned)
    store.write_now(lambda c: matches.add(c, row, [NewSeat()]))
    store.write_now(lambda c: log.append(c, [entry(match, seq) for seq in range(1, moves + 1)]))
    if over:
        store.write_now(lambda c: matches.finish(c, match, b"{}", now_ms + 10))
    return match


def seqs(store: Store, stream: str) -> list[int]:
    return [one.seq for one in store.read_now(lambda c: log.tail(c, stream, 0))]


def rows_in(store: Store, table: str) -> int:
    return int(store.read_now(lambda c: c.execute(text(f"SELECT count(*) FROM {table}")).scalar_one()))


def days(store: Store) -> list[int]:
    return store.read_now(partitions.days)


def test_partitions_are_made_for_today_and_the_days_to_come(store: Store) -> None:
    assert days(store) == [*range(TODAY, TODAY + AHEAD_DAYS + 1)]
    assert store.read_now(partial(partitions.parts, now_ms=NOW_MS)) == Parts(AHEAD_DAYS + 1, AHEAD_DAYS)
    store.write_now(partial(partitions.make_ahead, now_ms=NOW_MS + DAY_MS))
    assert days(store) == [*range(TODAY, TODAY + AHEAD_DAYS + 2)]
    assert partitions.name_of(TODAY) == "log_20261117"


def test_a_move_is_saved_in_the_partition_of_the_day_on_which_its_match_began(store: Store) -> None:
    match = begin(store)
    assert rows_in(store, partitions.name_of(TODAY)) == 3
    assert rows_in(store, "log_rest") == 0
    assert seqs(store, match) == [1, 2, 3]
    assert store.write_now(lambda c: log.append(c, [entry(match, 3)])) == 0
    assert [one.seq for one in store.read_now(lambda c: log.newer(c, {match: 1, "m": 0}))] == [2, 3]


def test_a_match_of_a_day_without_a_partition_is_saved_all_the_same(store: Store) -> None:
    match = begin(store, now_ms=(TODAY + AHEAD_DAYS + 1) * DAY_MS)
    assert rows_in(store, "log_rest") == 3
    assert store.write_now(lambda c: log.append(c, [entry(match, 3)])) == 0
    store.write_now(partial(partitions.make_ahead, now_ms=NOW_MS + 2 * DAY_MS))
    made = {*range(TODAY, TODAY + AHEAD_DAYS + 3)} - {day_of(match)}
    assert {*days(store)} == made, "rows of that day are there, so it stays where it is"
    assert seqs(store, match) == [1, 2, 3]


def test_a_sweep_looks_into_one_partition_for_a_stream(store: Store) -> None:
    match = begin(store)

    def plan(connection: Connection) -> str:
        explained = f"EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) {log.NEWER_POSTGRES}"
        rows = connection.exec_driver_sql(explained, ([TODAY], [match], [1]))
        return "\n".join(row[0] for row in rows)

    looked = [line for line in store.read_now(plan).splitlines() if " on log_" in line]
    assert [line for line in looked if "never executed" not in line] == [
        line for line in looked if partitions.name_of(TODAY) in line
    ]


def test_a_day_is_dropped_whole_after_thirty_days(store: Store) -> None:
    for _ in range(3):
        begin(store, owned=False, over=True)
    asyncio.run(delete_expired(store, NOW_MS + MATCH_DAYS * DAY_MS))
    assert TODAY in days(store), "the day is not over for all that began on it"
    asyncio.run(delete_expired(store, LATER_MS))
    assert TODAY not in days(store)
    assert rows_in(store, "log") == 0
    assert rows_in(store, "packed_logs") == 0


def test_an_expired_match_leaves_its_rows_to_the_partition(store: Store) -> None:
    """Deleting rows one by one is what partitions spare."""
    match = begin(store, owned=False, over=True)
    store.write_now(lambda c: matches.drop_anonymous(c, NOW_MS + 1))
    assert rows_in(store, partitions.name_of(TODAY)) == 3
    assert store.read_now(lambda c: matches.get(c, match)) is None


def test_a_deleted_match_leaves_no_row(store: Store) -> None:
    match = begin(store, over=True)
    store.write_now(lambda c: matches.drop(c, [match]))
    assert rows_in(store, "log") == 0


def test_a_finished_match_of_a_player_is_packed_and_reads_as_before(store: Store) -> None:
    match = begin(store, over=True, moves=40)
    before = store.read_now(lambda c: log.tail(c, match, 0))
    asyncio.run(delete_expired(store, LATER_MS))
    assert rows_in(store, "log") == 0
    assert store.read_now(lambda c: log.tail(c, match, 0)) == before
    store.write_now(lambda c: matches.drop(c, [match]))
    assert rows_in(store, "packed_logs") == 0


def test_what_is_alive_stays_and_goes_on(store: Store) -> None:
    """An unfinished match that was touched, one that has just ended, a room, and the mark of a deletion."""
    running, ended, room, gone = begin(store), begin(store), new_stream_id(NOW_MS), begin(store)
    store.write_now(lambda c: rooms.add(c, room, "BCDF", b"{}", LATER_MS))
    store.write_now(lambda c: log.append(c, [entry(room, 1)]))
    touched = entry(running, 4)._replace(wall_ms=LATER_MS)
    store.write_now(lambda c: log.append(c, [touched]))
    store.write_now(lambda c: matches.finish(c, ended, b"{}", LATER_MS - 5))
    store.write_now(lambda c: departures.close_streams(c, 7, [gone], LATER_MS))
    store.write_now(lambda c: matches.drop(c, [gone]))
    asyncio.run(delete_expired(store, LATER_MS))
    assert TODAY not in days(store)
    assert {one: seqs(store, one) for one in (running, ended, room)} == {
        running: [1, 2, 3, 4],
        ended: [1, 2, 3],
        room: [1],
    }
    assert rows_in(store, "packed_logs") == 0, "a node may still have the one that has just ended in memory"
    assert [one.seat for one in store.read_now(lambda c: log.tail(c, gone, 0))][-1] == GONE
    assert store.write_now(lambda c: log.append(c, [entry(running, 4)])) == 0, "its place is taken"
    assert store.write_now(lambda c: log.append(c, [entry(running, 5)])) == 1


def test_what_was_left_of_a_day_goes_when_it_is_over(store: Store) -> None:
    running = begin(store)
    store.write_now(lambda c: log.append(c, [entry(running, 4)._replace(wall_ms=LATER_MS)]))
    asyncio.run(delete_expired(store, LATER_MS))
    store.write_now(lambda c: matches.finish(c, running, b"{}", LATER_MS))
    asyncio.run(delete_expired(store, LATER_MS + 2 * DAY_MS))
    assert rows_in(store, "log_rest") == 0
    assert seqs(store, running) == [1, 2, 3, 4]


def test_a_partition_in_use_is_dropped_another_time(store: Store, postgres: str) -> None:
    begin(store, owned=False)
    other = Store(postgres)
    held, done = Event(), Event()

    def hold(connection: Connection) -> None:
        connection.execute(text("SELECT count(*) FROM log"))
        held.set()
        done.wait()

    dump = Thread(target=other.read_now, args=(hold,))
    dump.start()
    held.wait()
    assert asyncio.run(retire(store, TODAY, LATER_MS)) is False
    assert TODAY in days(store)
    done.set()
    dump.join()
    other.close()
    assert asyncio.run(retire(store, TODAY, LATER_MS)) is True
    assert TODAY not in days(store)


def test_two_nodes_may_retire_a_day_at_once(store: Store, postgres: str) -> None:
    match = begin(store, over=True)
    other = Store(postgres)
    for one in (store, other):
        asyncio.run(retire(one, TODAY, LATER_MS))
    assert store.write_now(lambda c: partitions.drop(c, TODAY, [])) is True
    assert seqs(other, match) == [1, 2, 3]
    other.close()


@pytest.mark.parametrize("engine", ENGINES)
def test_a_packed_log_is_read_like_any_other(engine: str, request: Any) -> None:
    store = Store(request.getfixturevalue("postgres") if engine == "postgresql" else _file(request))
    match = begin(store, over=True, moves=200)
    before = store.read_now(lambda c: log.tail(c, match, 0))
    store.write_now(lambda c: log.pack_whole(c, match))
    store.write_now(lambda c: log.forget(c, [match]))
    assert store.read_now(lambda c: log.tail(c, match, 0)) == before
    store.close()


def _file(request: Any) -> str:
    return f"sqlite:///{request.getfixturevalue('tmp_path') / 'w.db'}"


def test_sqlite_keeps_one_table(tmp_path: Any) -> None:
    store = Store(f"sqlite:///{tmp_path / 'w.db'}")
    store.write_now(partial(partitions.make_ahead, now_ms=NOW_MS))
    match, anonymous = begin(store, over=True), begin(store, owned=False)
    assert store.read_now(partial(partitions.parts, now_ms=NOW_MS)) == Parts(0, 0)
    asyncio.run(delete_expired(store, LATER_MS))
    assert (seqs(store, match), seqs(store, anonymous)) == ([1, 2, 3], [])
    store.close()
