"""One live match: saved before it is told, clocks, seats."""

import asyncio
from collections.abc import Callable

import pytest

from tests.store.newest import newest
from tests.table.stage import (
    KEY,
    RecordingWatcher,
    Stage,
    away,
    guess,
    opened,
    play,
    secret_of,
)
from worderly.kit import Refused
from worderly.store import matches
from worderly.store.tables.rows import NewSeat
from worderly.table.clock import FakeClock, Timer
from worderly.table.errors import Problem
from worderly.table.secret import digest


def test_a_move_is_in_the_log_before_anybody_hears_of_it(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, table = await stage.create()

        class Checking(RecordingWatcher):
            def push(self, data: bytes) -> None:
                super().push(data)
                saved = stage.store.read_now(lambda c: newest(c, [created.match]))
                assert saved.get(created.match, 0) >= self.last["seq"]

        watcher = Checking()
        table.watch(watcher, 0)
        await table.submit(0, "a", guess("apple"))
        assert [frame["seq"] for frame in watcher.received] == [0, 1]
        assert watcher.last["move"] == "a"
        assert watcher.last["events"][0]["word"] == "apple"

    play(database, script)


def test_a_move_of_the_wrong_shape_is_refused_and_changes_nothing(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        for body in (
            b'{"type":"time_up"}',
            b'{"type":"guess"}',
            b"[]",
            b"null",
            b'{"type":"guess","word":1}',
        ):
            with pytest.raises(Refused) as refused:
                await table.submit(0, body.hex(), body)
            assert refused.value.code == "bad_move"
        assert table.stream.seq == 0

    play(database, script)


def test_time_is_up_when_the_servers_clock_says_so(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(options={"time_ms": 5_000})
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        assert (watcher.last["deadline_ms"], watcher.last["clock_ms"]) == (5_000, 0)
        await stage.turn(4_999)
        assert not table.is_over
        await stage.turn(1)
        assert watcher.last["outcome"]["reason"] == "time_up"

    play(database, script)


def test_a_move_after_the_deadline_finds_the_match_over_even_if_the_timer_is_late(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(options={"time_ms": 5_000})
        stage.clock.jump_to(stage.clock.now_ms() + 6_000)
        with pytest.raises(Refused, match=r"^game_over\("):
            await table.submit(0, "late", guess("apple"))

    play(database, script)


def test_only_a_match_played_alone_can_be_paused(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(seats=[NewSeat(key_hash=digest("a")), NewSeat(key_hash=digest("b"))])
        with pytest.raises(Refused, match=r"^not_alone\("):
            await table.pause("p")

    play(database, script)


def test_the_key_or_the_player_opens_a_seat_and_nothing_else(database: str) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        _, table = await stage.create(seats=[NewSeat(player=player, key_hash=digest(KEY))])
        assert table.seat_of(KEY, None) == 0
        assert table.seat_of(None, player) == 0
        assert table.seat_of("wrong", None) is None
        assert table.seat_of(None, player + 1) is None
        assert table.seat_of(None, None) is None

    play(database, script)


def test_the_last_move_and_the_outcome_are_saved_together(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, table = await stage.create()
        await table.submit(0, "a", guess(secret_of(table)))
        row = stage.store.read_now(lambda c: matches.get(c, created.match))
        assert row is not None
        assert b'"solved"' in row["outcome"]
        assert row["over_ms"] == stage.clock.now_ms()

    play(database, script)


def test_a_timer_that_comes_before_the_clock_is_set_again(database: str) -> None:
    class Hasty(FakeClock):
        """Its first timer comes 3 ms early, as an event loop's may."""

        hurry_ms = 3

        def call_later(self, delay_ms: int, callback: Callable[[], object]) -> Timer:
            early_ms, self.hurry_ms = self.hurry_ms, 0
            return super().call_later(delay_ms - early_ms, callback)

    async def script() -> None:
        stage = Stage(database, Hasty())
        async with opened(stage):
            _, table = await stage.create(options={"time_ms": 5_000})
            await stage.turn(4_997)
            assert not table.is_over
            await stage.turn(3)
            assert table.is_over

    asyncio.run(script())


def test_time_is_called_again_when_the_store_was_away(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(options={"time_ms": 5_000})
        with away(stage):
            await stage.turn(5_000)
        assert not table.is_over
        await stage.turn(1_000)
        assert table.is_over

    play(database, script)


def test_a_match_that_was_erased_takes_no_more_moves_and_its_bots_stop(database: str) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        seats = [NewSeat(player=player, key_hash=digest(KEY)), NewSeat(bot="simple")]
        created, table = await stage.create(seats=seats, options={"time_ms": 60_000})
        stage.clock.advance(10_000)
        stage.hub.forget([created.match], player)
        await stage.store.write(lambda c: matches.drop(c, [created.match]))
        await stage.hub.wait_for_tasks()
        with pytest.raises(Problem, match="no_such_match"):
            await table.submit(0, "a", guess("apple"))
        await stage.turn(120_000)
        assert stage.store.read_now(lambda c: newest(c, [created.match])) == {}
        assert table.is_idle

    play(database, script)
