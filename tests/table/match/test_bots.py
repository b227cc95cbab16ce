"""A bot plays its seat."""

import pytest

from tests.table.stage import KEY, RecordingWatcher, Stage, away, play
from worderly.store.tables.rows import NewSeat
from worderly.table.secret import digest


def test_a_bot_plays_its_seat_until_it_is_done(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(seats=[NewSeat(key_hash=digest(KEY)), NewSeat(bot="simple")])
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        for _ in range(12):
            await stage.turn(10_000)
        assert watcher.last["view"]["finished"] == [False, True]
        assert table.stream.count(1) <= 4
        await table.submit(0, "a", b'{"type":"give_up"}')
        assert watcher.last["outcome"]["reason"] == "race_over"

    play(database, script)


def test_a_bot_goes_on_when_the_store_is_back(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(seats=[NewSeat(key_hash=digest(KEY)), NewSeat(bot="simple")])
        with away(stage):
            await stage.turn(10_000)
        assert table.stream.count(1) == 0
        await stage.turn(10_000)
        assert table.stream.count(1) > 0

    play(database, script)
    assert caplog.messages == []
