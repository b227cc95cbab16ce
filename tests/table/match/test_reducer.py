"""What an entry of the log does to a match: pauses, clocks, what each may see."""

import asyncio

import pytest

from tests.table.stage import (
    RecordingWatcher,
    Stage,
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
        with pytest.raises(Refused, match="paused"):
            await table.submit(0, "x", guess("apple"))
        await table.resume("r")
        assert watcher.last["clock_ms"] == 1_000
        assert watcher.last["view"] is not None
        await stage.turn(4_000)
        assert watcher.last["outcome"]["reason"] == "time_up"

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
