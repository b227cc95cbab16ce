"""What an entry of the log does to a match: pauses, clocks, what each may see."""

import asyncio
from dataclasses import replace

import pytest

from tests.kit.codeword import CODEWORD
from tests.table.stage import (
    RecordingWatcher,
    Stage,
    TestCatalog,
    guess,
    play,
    secret_of,
)
from worderly.kit import Refused


def test_a_pause_stops_the_clock_hides_the_view_and_unranks_a_timed_match(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(options={"time_ms": 5_000}, ranked=True)
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        assert watcher.last["ranked"]
        await stage.turn(1_000)
        await table.pause("p")
        assert (watcher.last["view"], watcher.last["paused"], watcher.last["ranked"]) == (None, True, False)
        await stage.turn(60_000)
        with pytest.raises(Refused, match=r"^paused\("):
            await table.submit(0, "x", guess("apple"))
        await table.resume("r")
        assert watcher.last["clock_ms"] == 1_000
        assert watcher.last["view"] is not None
        await stage.turn(4_000)
        assert watcher.last["outcome"]["reason"] == "time_up"

    play(database, script)


def with_clock(stage: Stage) -> None:
    """The example game, as if its time counted."""
    stage.hub.catalog = TestCatalog((replace(CODEWORD, has_clock=True),))


def test_leaving_stops_a_clock_that_counts_up_and_returning_starts_it(database: str) -> None:
    async def script(stage: Stage) -> None:
        with_clock(stage)
        _, table = await stage.create(ranked=True)
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        await stage.turn(1_000)
        table.unwatch(watcher)
        await stage.turn(0)
        await stage.turn(60_000)
        table.watch(watcher, 0)
        assert (watcher.last["clock_ms"], watcher.last["paused"]) == (1_000, False)
        assert watcher.last["view"] is not None
        await stage.turn(0)
        await stage.turn(2_000)
        await table.submit(0, "a", guess("apple"))
        assert (watcher.last["clock_ms"], watcher.last["ranked"]) == (3_000, True)
        assert table.stream.state.pauses == 1

    play(database, script)


def test_a_clock_runs_while_anybody_who_plays_looks(database: str) -> None:
    async def script(stage: Stage) -> None:
        with_clock(stage)
        _, table = await stage.create()
        phone, desk, guest = RecordingWatcher(), RecordingWatcher(), RecordingWatcher()
        for watcher, seat in ((phone, 0), (desk, 0), (guest, None)):
            table.watch(watcher, seat)
        table.unwatch(phone)
        await stage.turn(0)
        await stage.turn(5_000)
        assert table.frames().frame(0).clock_ms == 5_000
        table.unwatch(desk)
        await stage.turn(0)
        await stage.turn(5_000)
        assert table.frames().frame(0).clock_ms == 5_000

    play(database, script)


def test_a_move_of_who_just_returned_counts_from_where_the_clock_stood(database: str) -> None:
    async def script(stage: Stage) -> None:
        with_clock(stage)
        _, table = await stage.create()
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        table.unwatch(watcher)
        await stage.turn(0)
        await stage.turn(9_000)
        await table.submit(0, "a", guess("apple"))
        await stage.turn(1_000)
        assert table.frames().frame(0).clock_ms == 1_000

    play(database, script)


@pytest.mark.parametrize("ranked", [True, False])
def test_a_countdown_runs_on_when_left_only_if_it_is_ranked(database: str, ranked: bool) -> None:
    async def script(stage: Stage) -> None:
        with_clock(stage)
        _, table = await stage.create(options={"time_ms": 5_000}, ranked=ranked)
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        await stage.turn(1_000)
        table.unwatch(watcher)
        await stage.turn(0)
        await stage.turn(60_000)
        assert table.is_over == ranked
        table.watch(watcher, 0)
        if not ranked:
            assert (watcher.last["paused"], watcher.last["view"]) == (True, None)
            await table.resume("r")
            assert watcher.last["clock_ms"] == 1_000

    play(database, script)


def test_a_game_whose_time_does_not_count_writes_nothing_when_left(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        table.unwatch(watcher)
        await stage.turn(1_000)
        assert table.stream.seq == 0

    play(database, script)


def test_a_spectator_sees_no_more_than_the_game_lets_one(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        looking_on = RecordingWatcher()
        table.watch(looking_on, None)
        secret = secret_of(table)
        wrong = next(w for w in ("apple", "berry") if w != secret)
        await table.submit(0, "a", guess(wrong))
        await asyncio.sleep(0)
        assert looking_on.last["view"]["rows"] == []
        assert looking_on.last["move"] is None
        await table.submit(0, "b", guess(secret))
        await asyncio.sleep(0)
        assert looking_on.last["view"]["secret"] == secret

    play(database, script)
