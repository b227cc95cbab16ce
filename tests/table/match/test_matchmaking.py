"""What a request for a match begins."""

import pytest

from tests.table.stage import Stage, play
from worderly.table.errors import Problem
from worderly.table.match.matchmaking import begin
from worderly.wire.rest import NewMatch


def test_practice_begins_with_a_seed_and_a_key_of_its_own(database: str) -> None:
    async def script(stage: Stage) -> None:
        first, second = [await begin(stage.hub, NewMatch(game="codeword"), None) for _ in range(2)]
        assert first.key
        assert (first.match, first.key, first.seed) != (second.match, second.key, second.seed)
        assert not first.frame.ranked

    play(database, script)


def test_a_player_resumes_an_unfinished_daily(database: str) -> None:
    async def script(stage: Stage) -> None:
        new_match = NewMatch(game="codeword", daily="2026-11-15")
        player = await stage.player()
        first, again = [await begin(stage.hub, new_match, player) for _ in range(2)]
        assert first.match == again.match
        assert first.frame.ranked
        assert (await begin(stage.hub, new_match, None)).match != first.match

    play(database, script)


@pytest.mark.parametrize(
    ("new_match", "code"),
    [
        (NewMatch(game="codeword", bots=("genius",)), "no_such_bot"),
        (NewMatch(game="codeword", challenge="nowhere"), "no_such_challenge"),
        (NewMatch(game="codeword", daily="2026-13-01"), "no_such_daily"),
        (NewMatch(game="codeword", daily="2030-01-01"), "not_yet_open"),
    ],
)
def test_an_impossible_request_raises_a_problem(database: str, new_match: NewMatch, code: str) -> None:
    async def script(stage: Stage) -> None:
        with pytest.raises(Problem, match=code):
            await begin(stage.hub, new_match, None)

    play(database, script)
