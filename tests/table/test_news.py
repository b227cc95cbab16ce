"""The sweep: what the bus did not tell is found in the store, with one question."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.nodes import on_two
from tests.table.stage import RecordingWatcher, Stage, guess, play, secret_of
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry
from worderly.table.bus.bus import NoBus
from worderly.table.match.table import Table
from worderly.table.stream import Stream


class SilentBus(NoBus):
    """Loses everything; nobody sweeps but the test."""

    is_shared = True


async def watched(one: Stage, two: Stage) -> tuple[Table, Table]:
    """The same match on both nodes, watched on the second."""
    created, here = await one.create(options={"guesses": 100})
    there = await two.hub.table(created.match)
    there.watch(RecordingWatcher(), None)
    return here, there


async def move(table: Table) -> None:
    wrong = next(word for word in ("apple", "berry") if word != secret_of(table))
    await table.submit(0, f"m{table.stream.seq}", guess(wrong))


def counted_reads(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    read, asked = store.read, list[object]()

    async def counting(job: Callable[[Any], Any]) -> Any:
        asked.append(job)
        return await read(job)

    monkeypatch.setattr(store, "read", counting)
    return asked


def test_one_question_brings_every_watched_match_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        pairs = [await watched(one, two) for _ in range(3)]
        for here, _ in pairs[:2]:
            await move(here)
            await move(here)
        asked = counted_reads(two.store, monkeypatch)
        await two.news.sweep()
        assert len(asked) == 1
        assert [there.stream.seq for _, there in pairs] == [2, 2, 0]
        assert two.news.found == 4

    on_two(database, SilentBus, script)


def test_a_match_that_cannot_take_its_entries_stops_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(one: Stage, two: Stage) -> None:
        pairs = [await watched(one, two) for _ in range(3)]
        for here, _ in pairs:
            await move(here)
        broken, take = pairs[1][1].stream, two.hub.take

        def fail(stream: Stream[Any], entry: LogEntry) -> None:
            if stream is broken:
                raise RuntimeError("a bug in the rules")
            take(stream, entry)

        monkeypatch.setattr(two.hub, "take", fail)
        await two.news.sweep()
        assert [there.stream.seq for _, there in pairs] == [1, 0, 1]
        assert two.news.failures == 1

    on_two(database, SilentBus, script)


def test_a_match_that_nobody_watches_is_read_when_it_is_used(database: str) -> None:
    async def script(one: Stage, two: Stage) -> None:
        created, here = await one.create(options={"guesses": 100})
        await two.hub.table(created.match)
        await move(here)
        await two.news.sweep()
        assert two.news.found == 0
        assert (await two.hub.table(created.match)).stream.seq == 1

    on_two(database, SilentBus, script)


def test_a_node_alone_asks_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        table.watch(RecordingWatcher(), 0)
        asked = counted_reads(stage.store, monkeypatch)
        await stage.news.sweep()
        assert asked == []
        assert stage.news.sweep_age_s == 0

    play(database, script)
