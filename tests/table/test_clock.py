"""Clocks: the system's, and one that tests turn."""

import asyncio
import time

from worderly.table.clock import FakeClock, SystemClock


def test_timers_fire_in_order_when_the_clock_advances_past_them() -> None:
    clock, fired = FakeClock(1_000), list[tuple[str, int]]()
    for name, delay_ms in (("later", 50), ("soon", 10), ("never", 51)):
        clock.call_later(delay_ms, lambda name=name: fired.append((name, clock.now_ms())))  # type: ignore[misc]
    clock.advance(50)
    assert fired == [("soon", 1_010), ("later", 1_050)]
    assert clock.now_ms() == 1_050


def test_a_cancelled_timer_does_not_fire() -> None:
    clock, fired = FakeClock(), list[int]()
    clock.call_later(10, lambda: fired.append(1)).cancel()
    clock.advance(20)
    assert fired == []


def test_a_clock_that_is_set_fires_nothing_and_never_goes_back() -> None:
    clock, fired = FakeClock(0), list[int]()
    clock.call_later(10, lambda: fired.append(clock.now_ms()))
    clock.jump_to(100)
    assert fired == []
    clock.advance(1)
    assert fired == [100]


def test_the_systems_clock_counts_milliseconds_since_1970_and_calls_back() -> None:
    async def wait() -> None:
        called = asyncio.Event()
        SystemClock().call_later(-1, called.set)
        await called.wait()

    before = int(time.time() * 1000)
    asyncio.run(wait())
    assert before - 1 <= SystemClock().now_ms() <= time.time() * 1000 + 1
