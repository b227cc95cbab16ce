"""The replay of a match."""

import pytest

from tests.table.stage import Stage, guess, play, secret_of
from worderly.messages import Messages
from worderly.table.errors import Problem
from worderly.table.match.replays import replay, share


def test_a_replay_opens_at_the_end_and_shows_every_move(database: str) -> None:
    async def script(stage: Stage) -> None:
        created, table = await stage.create()
        secret = secret_of(table)
        wrong = next(w for w in ("apple", "berry") if w != secret)
        await table.submit(0, "a", guess(wrong))
        with pytest.raises(Problem, match="not_over"):
            await replay(stage.hub, table, 0)
        await table.submit(0, "b", guess(secret))
        shown = await replay(stage.hub, table, None)
        assert [step.text for step in shown.steps] == [wrong, secret]
        assert shown.steps[0].view.secret is None
        assert shown.final.secret == secret
        text, path = share(table, 0, Messages("en").text)
        assert secret not in text + path
        assert path == f"/codeword/seed/{created.seed}"

    play(database, script)
