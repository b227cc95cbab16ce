"""What a request for a match begins."""

from typing import Any

import pytest

from tests.table.stage import Stage, guess, play
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


def count_jobs(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the jobs that the store is given from now on."""
    jobs: list[str] = []
    for name in ("read", "write"):
        real = getattr(stage.store, name)

        async def counted(job: Any, name: str = name, real: Any = real) -> Any:
            jobs.append(name)
            return await real(job)

        monkeypatch.setattr(stage.store, name, counted)
    return jobs


def test_a_daily_that_is_known_begins_with_one_commit_and_no_question(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(stage: Stage) -> None:
        new_match = NewMatch(game="codeword", daily="2026-11-15")
        await begin(stage.hub, new_match, None, "a device")
        jobs = count_jobs(stage, monkeypatch)
        assert (await begin(stage.hub, new_match, None, "another")).frame.ranked
        assert jobs == ["write"]

    play(database, script)


@pytest.mark.parametrize(
    "new_match",
    [
        NewMatch(game="codeword"),
        NewMatch(game="codeword", bots=("simple",)),
        NewMatch(game="codeword", daily="2026-11-15"),
    ],
    ids=["practice", "bots", "daily"],
)
def test_a_match_that_was_just_added_is_the_match_that_is_stored(database: str, new_match: NewMatch) -> None:
    async def script(stage: Stage) -> None:
        player = await stage.player()
        table = await stage.hub.table((await begin(stage.hub, new_match, player, "a device")).match)
        stage.hub.drop(table.stream.id)
        again = await stage.hub.table(table.stream.id)
        assert (again.row, again.seat_rows) == (table.row, table.seat_rows)
        assert (again.record, again.stream.state) == (table.record, table.stream.state)

    play(database, script)


def test_a_second_try_of_a_device_is_not_ranked_from_the_first_frame_on(database: str) -> None:
    async def script(stage: Stage) -> None:
        new_match = NewMatch(game="codeword", daily="2026-11-15")
        table = await stage.hub.table((await begin(stage.hub, new_match, None, "a device")).match)
        await table.submit(0, "a", guess(table.stream.state.state.secret))
        again = await begin(stage.hub, new_match, None, "a device")
        assert not again.frame.ranked
        assert not (await stage.hub.table(again.match)).row["ranked"]

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
