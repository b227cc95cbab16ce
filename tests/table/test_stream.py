"""A log of moves: each id once, the same after a restart."""

import asyncio
import gc
import weakref

import pytest

from tests.table.stage import (
    RecordingWatcher,
    Stage,
    guess,
    opened,
    play,
    secret_of,
)
from worderly.kit import Refused
from worderly.store import log
from worderly.store.tables.rows import NewSeat
from worderly.table.match.reducer import ClockedState
from worderly.table.secret import digest
from worderly.table.stream import SNAPSHOT_EVERY


def test_a_repeated_move_takes_effect_once_and_gets_the_first_answer(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        word = next(w for w in ("apple", "berry") if w != secret_of(table))
        first = await table.submit(0, "a", guess(word))
        again = await table.submit(0, "a", guess(word))
        assert (first.seq, first.events, again.repeat) == (again.seq, again.events, True)
        assert table.stream.state.state.left == 3

    play(database, script)


def test_a_repeat_of_a_refused_move_is_refused_again(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await table.submit(0, "a", guess("no"))
            assert (refused.value.code, refused.value.facts) == ("wrong_length", {"need": 5})
        assert table.stream.seq == 0

    play(database, script)


def test_two_seats_may_choose_the_same_id(database: str) -> None:
    async def script(stage: Stage) -> None:
        seats = [NewSeat(key_hash=digest("one")), NewSeat(key_hash=digest("two"))]
        _, table = await stage.create(seats=seats)
        assert not (await table.submit(0, "same", guess("apple"))).repeat
        assert not (await table.submit(1, "same", guess("apple"))).repeat

    play(database, script)


def test_after_a_restart_the_match_and_its_ids_are_as_they_were(database: str) -> None:
    async def before() -> tuple[str, ClockedState]:
        stage = Stage(database)
        async with opened(stage):
            created, table = await stage.create(options={"guesses": 200})
            wrong = next(w for w in ("apple", "berry") if w != secret_of(table))
            for n in range(SNAPSHOT_EVERY + 5):
                await table.submit(0, f"m{n}", guess(wrong))
            await stage.hub.wait_for_tasks()
            return created.match, table.stream.state

    async def after(match: str, clocked: ClockedState) -> None:
        stage = Stage(database)
        async with opened(stage):
            assert stage.store.read_now(lambda c: log.snapshot(c, match)) is not None
            table = await stage.hub.table(match)
            assert table.stream.state == clocked
            assert (await table.submit(0, "m3", guess("apple"))).repeat
            assert table.stream.seq == SNAPSHOT_EVERY + 5

    match, clocked = asyncio.run(before())
    asyncio.run(after(match, clocked))


def test_a_remembered_refusal_keeps_no_stack_frame_in_memory(database: str) -> None:
    class Somebody:
        pass

    async def script(stage: Stage) -> None:
        _, table = await stage.create()

        async def ask() -> weakref.ref[Somebody]:
            somebody = Somebody()
            with pytest.raises(Refused):
                await table.submit(0, "a", guess("no"))
            return weakref.ref(somebody)

        gc.disable()
        try:
            assert (await ask())() is None
        finally:
            gc.enable()

    play(database, script)


def test_a_move_whose_sender_is_cancelled_while_it_is_saved_is_not_lost(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create(options={"guesses": 9})
        wrong = next(w for w in ("apple", "berry") if w != secret_of(table))
        watcher = RecordingWatcher()
        table.watch(watcher, 0)
        sending = asyncio.ensure_future(table.submit(0, "a", guess(wrong)))
        await asyncio.sleep(0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        again = await table.submit(0, "a", guess(wrong))
        assert (again.seq, again.repeat) == (1, True)
        await table.submit(0, "b", guess(wrong))
        assert [frame["seq"] for frame in watcher.received] == [0, 1, 2]

    play(database, script)
