"""What the engine says of a match that is over."""

import pytest

from tests.table.stage import Stage, guess, play, secret_of
from worderly.table.errors import Problem
from worderly.table.match.analyses import analysis


def test_an_analysis_opens_at_the_end_and_is_worked_out_once(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.create()
        with pytest.raises(Problem, match="not_over"):
            await analysis(stage.hub, table, 0, None)
        await table.submit(0, "a", guess(secret_of(table)))
        first = await analysis(stage.hub, table, 0, None)
        assert first.seat == 0
        assert await analysis(stage.hub, table, 0, 0) is first
        with pytest.raises(Problem, match="no_such_seat"):
            await analysis(stage.hub, table, 0, 1)

    play(database, script)
