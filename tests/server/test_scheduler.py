"""The scheduler: no tick is longer than it may be, answers go first, everything else in its order."""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any
from weakref import ref

import pytest

from worderly.server.transport import scheduler as module
from worderly.server.transport.scheduler import LONGEST_S, Scheduler, deliver_answers
from worderly.store.store import Store
from worderly.store.tables.rows import LogEntry
from worderly.store.writer import Writer


class Desk:
    """Two works fill a tick, a third is begun before it is over."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self.done: list[str] = []
        self.scheduler = Scheduler(asyncio.get_running_loop(), lambda: self.now_s)

    def work(self, name: str) -> None:
        self.now_s += LONGEST_S / 2.5
        if name == "?":
            raise KeyError("mine")
        self.done.append(name)

    def begin(self, names: str) -> None:
        for name in names:
            self.scheduler.begin(partial(self.work, name))

    def answer(self, names: str) -> None:
        """From another thread, as the writer does."""
        thread = Thread(target=self.scheduler.answer, args=([partial(self.work, name) for name in names],))
        thread.start()
        thread.join()

    async def next_tick(self) -> str:
        """What it has done by now."""
        await asyncio.sleep(0)
        return "".join(self.done)


def at_a_desk(test: Callable[[Desk], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    async def run() -> None:
        await test(Desk())

    def runs() -> None:
        asyncio.run(run())

    runs.__name__ = test.__name__
    return runs


@at_a_desk
async def test_a_tick_has_a_longest_time_and_work_stays_in_order(desk: Desk) -> None:
    desk.begin("abcdefgh")
    assert desk.done == [*"abc"]
    assert await desk.next_tick() == "abcdef"
    # Between two ticks: behind those that wait.
    desk.begin("i")
    assert desk.done == [*"abcdef"]
    assert await desk.next_tick() == "abcdefghi"
    await desk.next_tick()
    desk.begin("j")
    assert desk.done[-1] == "j"


@at_a_desk
async def test_added_work_runs_later_and_in_order(desk: Desk) -> None:
    desk.scheduler.add(partial(desk.work, "news"))
    desk.begin("a")
    assert desk.done == []
    assert await desk.next_tick() == "newsa"


@at_a_desk
async def test_answers_come_before_all_that_waits(desk: Desk) -> None:
    desk.begin("abcde")
    desk.answer("12")
    assert await desk.next_tick() == "abc12d"
    assert await desk.next_tick() == "abc12de"


@at_a_desk
async def test_before_something_new_is_begun_one_answer_is_given(desk: Desk) -> None:
    desk.answer("123")
    desk.begin("a")
    assert desk.done == [*"1a"]
    assert await desk.next_tick() == "1a23"


@at_a_desk
async def test_answers_wake_an_idle_loop(desk: Desk) -> None:
    desk.answer("1234")
    assert await desk.next_tick() == "123"
    assert await desk.next_tick() == "1234"


@at_a_desk
async def test_failing_work_is_reported_and_does_not_stop_the_queue(desk: Desk) -> None:
    errors: list[str] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: errors.append(str(context["exception"])))
    desk.begin("abc?d")
    assert await desk.next_tick() == "abcd"
    desk.answer("?2")
    desk.begin("e")
    assert await desk.next_tick() == "abcde2"
    assert errors == ["'mine'", "'mine'"]


@at_a_desk
async def test_whatever_it_takes_a_tick_does_something(desk: Desk) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "LONGEST_S", 0.0)
        desk.begin("ab")
        assert desk.done == []
        assert await desk.next_tick() == "a"
        assert await desk.next_tick() == "ab"


def test_a_loop_has_one_scheduler_which_does_not_keep_it_alive() -> None:
    async def run() -> tuple[Scheduler, Any]:
        assert Scheduler.current() is Scheduler.current()
        return Scheduler.current(), ref(asyncio.get_running_loop())

    (first, loop), (second, _) = asyncio.run(run()), asyncio.run(run())
    assert first is not second
    gc.collect()
    assert loop() is None
    # The clients have gone with the loop; the writer's thread must not fail on it.
    first.answer([print])


def test_a_saved_move_is_answered_before_something_new_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # All of it is in one tick, also on a slow machine.
    monkeypatch.setattr(module, "LONGEST_S", 60.0)
    store = Store(f"sqlite:///{tmp_path}/w.db")
    writer = Writer(store.engine, delivery=deliver_answers)

    async def run() -> None:
        order: list[str] = []
        saved = writer.append(LogEntry("m", 1, 0, "id", 0, 0, b"{}"))
        saved.wake = lambda: order.append("saved")
        # This thread is the loop's: while it waits here the loop cannot hear that the move is saved.
        # Twice: a thread may be answered before the loops of its commit, but not of the one before.
        for _ in range(2):
            writer.write_now(lambda c: None)
        assert order == []
        Scheduler.current().begin(lambda: order.append("new"))
        assert (saved.result(), order) == (True, ["saved", "new"])

    asyncio.run(run())
    writer.close()
    store.close()
