"""3-2-1 before a round in a room: until it is over nobody gets a letter, and nobody may move."""

import pytest

from tests.table.stage import RecordingWatcher, Stage, a_room, guess, play, secret_of
from worderly.kit import Refused
from worderly.table.match.create import COUNTDOWN_MS
from worderly.table.match.table import Table
from worderly.wire.websocket import AddBot, Ready, Start


async def counting(stage: Stage) -> Table:
    room, host, guest, *_ = await a_room(stage)
    await stage.rooms.act(room, host, "bot", AddBot(level="simple"))
    await stage.rooms.act(room, guest, "r", Ready())
    await stage.rooms.act(room, host, "go", Start())
    await stage.hub.wait_for_tasks()
    return await stage.hub.table(str(room.state.match))


def test_everybody_gets_the_view_at_the_same_moment_and_not_before(database: str) -> None:
    async def script(stage: Stage) -> None:
        table = await counting(stage)
        watchers = [RecordingWatcher() for _ in range(3)]
        for watcher, seat in zip(watchers, (0, 1, None), strict=True):
            table.watch(watcher, seat)
        await stage.turn(COUNTDOWN_MS - 1)
        for watcher in watchers:
            (frame,) = watcher.received
            assert (frame["view"], frame["paused"], frame["clock_ms"]) == (None, True, 0)
            assert frame["starts_in_ms"] == COUNTDOWN_MS
        assert table.frames().frame(0).view is None, "what REST answers"
        assert table.frames().frame(0).starts_in_ms == 1
        await stage.turn(1)
        for watcher in watchers:
            assert watcher.last["view"] is not None
            assert (watcher.last["paused"], watcher.last["starts_in_ms"]) == (False, None)

    play(database, script)


def test_a_move_during_the_countdown_is_refused_and_bots_wait_too(database: str) -> None:
    async def script(stage: Stage) -> None:
        table = await counting(stage)
        with pytest.raises(Refused, match=r"^not_begun\("):
            await table.submit(0, "early", guess(secret_of(table)))
        await stage.turn(COUNTDOWN_MS)
        assert table.stream.seq == 0
        await table.submit(0, "now", guess(secret_of(table)))
        assert table.frames().frame(0).scores[0] == 4

    play(database, script)


def test_the_clock_of_a_match_begins_after_the_countdown(database: str) -> None:
    async def script(stage: Stage) -> None:
        table = await counting(stage)
        await stage.turn(COUNTDOWN_MS + 500)
        assert table.frames().frame(0).clock_ms == 500

    play(database, script)
