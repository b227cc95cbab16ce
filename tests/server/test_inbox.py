"""A connection handles one message at a time, in order; an eager call waits for nothing it need not."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from worderly.server.transport.eager_call import EagerCall
from worderly.server.transport.inbox import Inbox
from worderly.store.writer import CommitFuture


class Desk:
    """Does what it is told, or keeps it until `finish`."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.held: list[bool] = []
        self.is_slow = False
        self._done: Callable[[], None] | None = None
        self.inbox = Inbox(self.do, self.held.append)

    def do(self, text: bytes | str, done: Callable[[], None]) -> bool:
        self.begun.append(str(text))
        self._done = done
        return not self.is_slow

    def finish(self) -> None:
        assert self._done is not None
        done, self._done = self._done, None
        done()


def test_a_message_that_ends_at_once_delays_no_other() -> None:
    desk = Desk()
    for text in "abc":
        desk.inbox.put(text)
    assert (desk.begun, desk.held) == (["a", "b", "c"], [])


def test_the_next_ones_wait_unread_and_are_done_in_their_order() -> None:
    desk = Desk()
    desk.is_slow = True
    for text in "abc":
        desk.inbox.put(text)
    assert (desk.begun, desk.held) == (["a"], [True, True])
    desk.finish()
    assert desk.begun == ["a", "b"]
    desk.is_slow = False
    desk.finish()
    assert (desk.begun, desk.held) == (["a", "b", "c"], [True, True, False])
    desk.inbox.put("d")
    assert desk.begun[-1] == "d"


def test_thousands_of_waiting_messages_do_not_overflow_the_stack() -> None:
    desk = Desk()
    desk.is_slow = True
    for number in range(5_000):
        desk.inbox.put(str(number))
    desk.is_slow = False
    desk.finish()
    assert desk.begun == [str(number) for number in range(5_000)]


def test_the_end_comes_when_everything_is_handled() -> None:
    desk, ended = Desk(), list[str]()
    desk.is_slow = True
    desk.inbox.put("a")
    desk.inbox.put("b")
    desk.inbox.end(lambda: ended.append("ended"))
    desk.finish()
    assert (desk.begun, ended) == (["a", "b"], [])
    desk.finish()
    assert ended == ["ended"]


def test_an_idle_inbox_ends_at_once_and_handles_nothing_more() -> None:
    desk, ended = Desk(), list[str]()
    desk.inbox.end(lambda: ended.append("ended"))
    desk.inbox.put("late")
    assert (desk.begun, ended) == ([], ["ended"])


def began(work: Coroutine[Any, Any, None]) -> tuple[bool, list[str]]:
    """Whether it ended at once, and a list that tells when it has ended later."""
    ended: list[str] = []
    return EagerCall(work, lambda: ended.append("ended")).run(), ended


def test_an_eager_call_that_waits_for_nothing_is_over_when_it_has_begun() -> None:
    async def nothing() -> None:
        return None

    assert began(nothing()) == (True, [])


@pytest.mark.parametrize("answer", [7, KeyError("away")])
def test_an_eager_call_resumes_as_soon_as_its_answer_is_there(answer: object) -> None:
    async def run() -> None:
        saved: CommitFuture[object] = CommitFuture()
        got: list[object] = []

        async def work() -> None:
            try:
                got.append(await saved)
            except KeyError as error:
                got.append(error)

        at_once, ended = began(work())
        assert (at_once, got) == (False, [])
        if isinstance(answer, Exception):
            saved.set_exception(answer)
        else:
            saved.set_result(answer)
        assert saved.wake is not None
        saved.wake()
        # No tick of the loop has passed.
        assert (got, ended) == ([answer], ["ended"])

    asyncio.run(run())


def test_an_eager_call_waits_for_other_things_as_a_task_does() -> None:
    async def run() -> None:
        loop = asyncio.get_running_loop()
        lock, got = asyncio.Lock(), []

        async def work() -> None:
            await asyncio.sleep(0)
            got.append(await loop.run_in_executor(None, lambda: 5))
            async with lock:
                got.append(6)

        await lock.acquire()
        over = loop.create_future()
        assert not EagerCall(work(), lambda: over.set_result(None)).run()
        loop.call_later(0, lock.release)
        await asyncio.wait_for(over, 10)
        assert got == [5, 6]

    asyncio.run(run())


def test_a_cancelled_eager_call_has_ended() -> None:
    async def run() -> None:
        future = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await future

        at_once, ended = began(work())
        future.cancel()
        await asyncio.sleep(0)
        assert (at_once, ended) == (False, ["ended"])

    asyncio.run(run())
