"""Who watches a match, and in which order they are told."""

import asyncio
from threading import Event

from tests.table.stage import (
    RecordingWatcher,
    Stage,
    guess,
    play,
)
from worderly.store.matches import NewSeat
from worderly.table.secret import digest


class Named(RecordingWatcher):
    """Notes its name in `told` whenever it is told something."""

    def __init__(self, name: str, told: list[str]) -> None:
        super().__init__()
        self._name, self._told = name, told

    def push(self, data: bytes) -> None:
        super().push(data)
        self._told.append(self._name)


def test_the_sender_is_acknowledged_before_anybody_else_is_told(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(
            seats=[NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))]
        )
        told: list[str] = []
        for name, seat in (("looking on", None), ("other", 0), ("sender", 1), ("sender's second screen", 1)):
            table.watch(Named(name, told), seat)
        told.clear()
        await table.submit(1, "a", guess("apple"))
        assert told == ["sender", "sender's second screen"]
        await asyncio.sleep(0)
        assert told[2:] == ["looking on", "other"]

    play(database, script)


def test_all_senders_of_a_commit_are_acknowledged_before_anybody_else_is_told(database: str) -> None:
    async def script(stage: Stage) -> None:
        told: list[str] = []
        tables = [(await stage.create(seed=seed))[1] for seed in "ab"]
        for table in tables:
            table.watch(Named("looking on", told), None)
            table.watch(Named("sender", told), 0)
        told.clear()
        goes_on = Event()
        busy = asyncio.ensure_future(stage.store.write(lambda c: goes_on.wait()))
        moves = [asyncio.ensure_future(table.submit(0, "a", guess("apple"))) for table in tables]
        await asyncio.sleep(0)
        goes_on.set()
        await asyncio.gather(busy, *moves)
        await asyncio.sleep(0)
        assert told == ["sender", "sender", "looking on", "looking on"]

    play(database, script)


def test_who_still_has_to_be_told_is_told_before_anything_newer(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(
            seats=[NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))]
        )
        watchers = [RecordingWatcher(), RecordingWatcher(), RecordingWatcher()]
        for watcher, seat in zip(watchers, (0, 1, None), strict=True):
            table.watch(watcher, seat)
        await table.submit(0, "a", guess("apple"))
        late, leaving = RecordingWatcher(), watchers[2]
        table.watch(late, None)
        table.unwatch(leaving)
        await table.submit(1, "b", guess("berry"))
        await asyncio.sleep(0)
        seqs = [[frame["seq"] for frame in watcher.received] for watcher in (*watchers, late)]
        assert seqs == [[0, 1, 2], [0, 1, 2], [0, 1], [1, 2]]

    play(database, script)
