"""A match is played again from its record, in pages if it is long."""

import pytest

from tests.table.stage import Stage, guess, play, secret_of
from worderly.store import log
from worderly.table.match.record import moves_of, steps
from worderly.table.match.replays import replay
from worderly.wire.rest import ReplayStep

MOVES = 3


async def lost(stage: Stage) -> list[str]:
    """The ids of a match with many wrong guesses and a right one."""
    _, table = await stage.create()
    secret = secret_of(table)
    wrong = next(word for word in ("apple", "berry") if word != secret)
    for number in range(MOVES - 1):
        await table.submit(0, f"m{number}", guess(wrong))
    await table.submit(0, "last", guess(secret))
    return [table.reducer.match]


def test_a_long_replay_comes_in_pages_that_together_are_the_whole(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(stage: Stage) -> None:
        (match,) = await lost(stage)
        table = await stage.hub.table(match)
        whole = await replay(stage.hub, table, 0)
        assert whole.next is None
        monkeypatch.setattr("worderly.table.match.record.PAGE_BYTES", 1)
        found: list[ReplayStep] = []
        after = 0
        for _ in whole.steps:
            page = await replay(stage.hub, table, 0, after)
            assert len(page.steps) == 1
            found += page.steps
            after = page.next or 0
        assert tuple(found) == whole.steps
        assert after == 0

    play(database, script)


def test_a_record_gives_the_same_rules_moves_and_steps_as_the_live_match(database: str) -> None:
    async def script(stage: Stage) -> None:
        (match,) = await lost(stage)
        table = await stage.hub.table(match)
        entries = await stage.store.read(lambda c: log.tail(c, match, 0))
        again = table.record.reducer(stage.hub.catalog)
        assert again == table.reducer
        assert [stamp.seat for stamp, _ in moves_of(again, entries)] == [0] * len(entries)
        page = steps(stage.hub.catalog, table.record, entries, len(entries) - 1)
        assert [step.seq for step in page.steps] == [len(entries)]

    play(database, script)
