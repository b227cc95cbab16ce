"""What is public of a date is read with one question, and never again once it is published."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.table.stage import Stage, play
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.days.heads import DayHeads


def counted_reads(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    read, asked = stage.store.read, list[object]()

    async def counting(job: Callable[[Any], Any]) -> Any:
        asked.append(job)
        return await read(job)

    monkeypatch.setattr(stage.store, "read", counting)
    return asked


def test_a_published_day_is_read_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(stage: Stage) -> None:
        day, heads = days.today(stage.clock.now_ms()), DayHeads(stage.hub)
        made = await daily.ensure(stage.hub, "codeword", "en", day)
        asked = counted_reads(stage, monkeypatch)
        for _ in range(3):
            head = (await heads.of("en", day))["codeword"]
            assert head is not None
            assert (head.version, head.hash) == (made.version, made.hash)
        assert len(asked) == 1

    play(database, script)


def test_a_day_that_is_not_made_yet_is_asked_for_again(database: str) -> None:
    async def script(stage: Stage) -> None:
        day, heads = days.today(stage.clock.now_ms()), DayHeads(stage.hub)
        assert (await heads.of("en", day))["codeword"] is None
        made = await daily.ensure(stage.hub, "codeword", "en", day)
        head = (await heads.of("en", day))["codeword"]
        assert head is not None
        assert head.hash == made.hash

    play(database, script)
