"""A burst of messages: a round's worth is begun at once, the rest in its order in the rounds that follow."""

import asyncio

from worderly.web.burst import LONGEST_S, Burst


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def test_a_round_is_not_longer_than_it_may_be_and_nobody_overtakes() -> None:
    async def run() -> None:
        clock, begun = Clock(), list[str]()
        burst = Burst(clock)

        def work(text: str) -> None:
            begun.append(text)
            clock.now_s += LONGEST_S / 2.5

        for text in "abcdefgh":
            burst.begin(work, text)
        assert begun == ["a", "b", "c"]
        await asyncio.sleep(0)
        assert begun == ["a", "b", "c", "d", "e", "f"]
        # Between two rounds: behind those that wait.
        burst.begin(work, "i")
        assert begun[-1] == "f"
        await asyncio.sleep(0)
        assert begun == [*"abcdefghi"]
        await asyncio.sleep(0)
        burst.begin(work, "j")
        assert begun[-1] == "j"

    asyncio.run(run())


def test_one_that_fails_takes_nothing_from_the_others() -> None:
    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        clock, begun = Clock(), list[str]()
        burst = Burst(clock)

        def work(text: str) -> None:
            clock.now_s += LONGEST_S
            if text == "b":
                raise KeyError("mine")
            begun.append(text)

        for text in "abc":
            burst.begin(work, text)
        for _ in range(4):
            await asyncio.sleep(0)
        assert begun == ["a", "c"]

    asyncio.run(run())
