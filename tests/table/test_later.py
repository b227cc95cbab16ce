"""What can wait: after those who wait for an answer, in its order, a little at a time."""

import asyncio

from worderly.table.later import AT_ONCE, Later


def test_what_can_wait_is_done_in_the_loops_next_round_and_a_few_at_a_time() -> None:
    async def run() -> None:
        later, done = Later(), list[int]()
        for number in range(AT_ONCE + 3):
            later.add(lambda n=number: done.append(n))  # type: ignore[misc]
        assert done == []
        await asyncio.sleep(0)
        assert done == list(range(AT_ONCE))
        await asyncio.sleep(0)
        assert done == list(range(AT_ONCE + 3))
        later.add(lambda: done.append(-1))
        await asyncio.sleep(0)
        assert done[-1] == -1

    asyncio.run(run())


def test_one_that_fails_takes_nothing_from_the_others() -> None:
    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        later, done = Later(), list[str]()

        def fail() -> None:
            raise KeyError("mine")

        for work in (fail, lambda: done.append("next")):
            later.add(work)
        for _ in range(3):
            await asyncio.sleep(0)
        assert done == ["next"]

    asyncio.run(run())
