"""The matches in memory: loaded, left, loaded again."""

import asyncio

from tests.table.stage import (
    RecordingWatcher,
    Stage,
    play,
)


def test_a_match_loaded_after_its_deadline_is_over(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, table = await stage.create(options={"time_ms": 5_000})
        table.close()
        del stage.hub.tables[created.match]
        stage.clock.advance(60_000)
        table = await stage.hub.table(created.match)
        await stage.turn(0)
        assert table.is_over

    play(database, script)


def test_an_idle_match_leaves_memory_and_comes_back(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, table = await stage.create()
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        stage.clock.advance(3_600_000)
        stage.hub.sweep()
        assert created.match in stage.hub.tables
        table.unwatch(watcher)
        stage.clock.advance(3_600_000)
        stage.hub.sweep()
        assert created.match not in stage.hub.tables
        assert (await stage.hub.table(created.match)).stream.seq == 0

    play(database, script)


def test_a_match_that_does_not_exist_is_a_problem_for_every_asker(database: str) -> None:
    async def script(stage: Stage) -> None:
        asked = [stage.hub.table("nothing-here") for _ in range(3)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [str(getattr(a, "code", a)) for a in answers] == ["no_such_match"] * 3

    play(database, script)
