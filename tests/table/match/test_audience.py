"""The watchers of a match, and the order in which they get its frames."""

import asyncio
from threading import Event

from tests.table.stage import (
    RecordingWatcher,
    Stage,
    guess,
    play,
)
from worderly.store.tables.rows import NewSeat
from worderly.table.secret import digest


class Named(RecordingWatcher):
    """Adds its name to `order` for each frame."""

    def __init__(self, name: str, order: list[str]) -> None:
        super().__init__()
        self._name, self._order = name, order

    def push(self, data: bytes) -> None:
        super().push(data)
        self._order.append(self._name)


def test_the_sender_gets_its_frame_before_all_other_watchers(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(
            seats=[NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))]
        )
        order: list[str] = []
        for name, seat in (("spectator", None), ("other", 0), ("sender", 1), ("sender's second device", 1)):
            table.watch(Named(name, order), seat)
        order.clear()
        await table.submit(1, "a", guess("apple"))
        assert order == ["sender", "sender's second device"]
        await asyncio.sleep(0)
        assert order[2:] == ["spectator", "other"]

    play(database, script)


def test_all_senders_of_a_commit_get_their_frames_before_other_watchers(database: str) -> None:
    async def script(stage: Stage) -> None:
        order: list[str] = []
        tables = [(await stage.create(seed=seed))[1] for seed in "ab"]
        for table in tables:
            table.watch(Named("spectator", order), None)
            table.watch(Named("sender", order), 0)
        order.clear()
        may_write = Event()
        busy = asyncio.ensure_future(stage.store.write(lambda c: may_write.wait()))
        moves = [asyncio.ensure_future(table.submit(0, "a", guess("apple"))) for table in tables]
        await asyncio.sleep(0)
        may_write.set()
        await asyncio.gather(busy, *moves)
        await asyncio.sleep(0)
        assert order == ["sender", "sender", "spectator", "spectator"]

    play(database, script)


def test_every_watcher_gets_the_frames_in_order(database: str) -> None:
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
