"""A match and a room are loaded once, whoever asks and whoever stops asking."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tests.table.stage import Stage, play
from worderly.table.errors import Problem
from worderly.wire.websocket import Setup

Get = Callable[[], Coroutine[Any, Any, object]]


async def of_three_askers(get: Get) -> tuple[object, object]:
    """The first gives up while it loads, the second waits, the third comes after the first has gone."""
    first, second = asyncio.ensure_future(get()), asyncio.ensure_future(get())
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    assert first.cancelled()
    assert not second.done()
    return await asyncio.gather(second, get())


def test_a_match_is_loaded_once_although_one_caller_was_cancelled(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, _ = await stage.create()
        stage.hub.tables.clear()
        one, other = await of_three_askers(lambda: stage.hub.table(created.match))
        assert one is other is stage.hub.tables[created.match]

    play(database, script)


def test_a_room_is_loaded_once_although_one_caller_was_cancelled(database: str) -> None:
    async def script(stage: Stage) -> None:
        code = await stage.rooms.create(await stage.player(), Setup(game="codeword"))
        stage.rooms.by_code.clear()
        stage.rooms.by_id.clear()
        one, other = await of_three_askers(lambda: stage.rooms.room(code))
        assert one is other is stage.rooms.by_code[code]

    play(database, script)


def test_a_failed_load_is_tried_again_for_the_next_caller(database: str) -> None:
    async def script(stage: Stage) -> None:
        for _ in range(2):
            with pytest.raises(Problem):
                await stage.hub.table("no-such-match")

    play(database, script)
