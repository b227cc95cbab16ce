"""Two nodes on one database."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.table.stage import Stage, opened
from tests.waiting import PATIENCE_S
from worderly.table.bus.bus import Bus, SweptBus
from worderly.table.clock import FakeClock


async def until(is_true: Callable[[], bool]) -> None:
    """Gives the event loop its turns until it holds; fails rather than hangs."""
    async with asyncio.timeout(PATIENCE_S):
        while not is_true():
            await asyncio.sleep(0.005)


def on_two(database: str, bus: Callable[[], Bus], script: Callable[[Stage, Stage], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = FakeClock()
        one, two = Stage(database, clock, bus()), Stage(database, clock, bus())
        async with opened(one, two):
            polls = [asyncio.ensure_future(poll(stage)) for stage in (one, two)]
            try:
                await script(one, two)
            finally:
                for task in polls:
                    task.cancel()
                await asyncio.gather(*polls, return_exceptions=True)

    asyncio.run(run())


async def poll(stage: Stage) -> None:
    """Sweeps often where there is no bus; with one the test shows what the bus does alone."""
    while True:
        if isinstance(stage.hub.bus, SweptBus):
            await stage.news.sweep()
        await asyncio.sleep(0.02)
