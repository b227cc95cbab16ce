"""The weekend's big one at a table: stored once, published like a daily, never ranked."""

from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.kit.codeword import CODEWORD, CodewordOptions
from tests.table.stage import Stage, TestCatalog, guess, play
from worderly.kit.dailies.days import Days, Weekend
from worderly.store import dailies
from worderly.table.days import weekend
from worderly.table.days.infos import saturday
from worderly.table.errors import Problem
from worderly.table.match.matchmaking import begin
from worderly.table.people.stats import of_player
from worderly.wire.rest import NewMatch

SATURDAY = "2026-11-21"
BIG: Weekend[Any, Any] = Weekend(options=lambda language: CodewordOptions(languages=(language,), guesses=9))


def ms_of(moment: str) -> int:
    return int(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


def opened(stage: Stage, moment: str = "2026-11-21 12:00") -> Stage:
    stage.hub.catalog = TestCatalog([replace(CODEWORD, days=lambda: Days(weekend=BIG))])
    stage.clock.jump_to(ms_of(moment))
    return stage


def test_both_days_have_the_same_puzzle_and_a_weekday_has_none(tmp_path: Path) -> None:
    async def both(stage: Stage) -> list[str]:
        opened(stage, "2026-11-22 12:00")
        days = [saturday(day) for day in ("2026-11-21", "2026-11-22")]
        rows = [await weekend.puzzle(stage.hub, "en", day) for day in days]
        assert rows[0] == rows[1]
        return days

    assert play(f"sqlite:///{tmp_path}/w.db", both) == [SATURDAY, SATURDAY]
    for day in ("2026-11-20", "2026-13-40", "2025-11-22"):
        with pytest.raises(Problem, match="no_such_daily"):
            saturday(day)


def test_it_is_kept_apart_from_the_daily_of_that_game(tmp_path: Path) -> None:
    async def stored(stage: Stage) -> Any:
        await weekend.prepare(opened(stage).hub)
        return await stage.store.read(lambda c: dailies.newest(c, "codeword", "en", SATURDAY))

    assert play(f"sqlite:///{tmp_path}/w.db", stored) is None


def test_its_window_is_from_before_saturday_to_the_end_of_sunday(tmp_path: Path) -> None:
    async def windows(stage: Stage) -> dict[str, bool]:
        found = {}
        for moment in ("2026-11-20 09:59", "2026-11-20 10:00", "2026-11-23 11:59", "2026-11-23 12:00"):
            found[moment] = (await weekend.info(opened(stage, moment).hub, "en", SATURDAY)).open
        return found

    assert list(play(f"sqlite:///{tmp_path}/w.db", windows).values()) == [False, True, True, False]


def test_its_hash_is_published_and_its_salt_told_when_it_has_closed(tmp_path: Path) -> None:
    async def published(stage: Stage) -> None:
        row = await weekend.puzzle(opened(stage).hub, "en", SATURDAY)
        while_open = await weekend.info(stage.hub, "en", SATURDAY)
        closed = await weekend.info(opened(stage, "2026-11-23 12:00").hub, "en", SATURDAY)
        assert (while_open.hash, while_open.salt) == (row.hash, None)
        assert closed.salt is not None
        assert sha256(closed.salt.encode() + row.start).hexdigest() == closed.hash

    play(f"sqlite:///{tmp_path}/w.db", published)


def test_nobody_gets_it_early(tmp_path: Path) -> None:
    async def early(stage: Stage) -> None:
        await weekend.puzzle(opened(stage, "2026-11-20 09:59").hub, "en", SATURDAY)

    with pytest.raises(Problem, match="not_yet_open"):
        play(f"sqlite:///{tmp_path}/w.db", early)


def test_a_match_of_it_neither_ranks_nor_counts_for_a_streak(tmp_path: Path) -> None:
    async def played(stage: Stage) -> None:
        player = await opened(stage).player()
        request = NewMatch(game="codeword", weekend="2026-11-22")
        started = await begin(stage.hub, request, player)
        assert (started.weekend, started.daily, started.frame.ranked) == (SATURDAY, None, False)
        assert started.frame.view.left == 9
        table = await stage.hub.table(started.match)
        await table.submit(0, "a", guess(table.stream.state.state.secret))
        assert table.is_over
        assert stage.store.read_now(lambda c: of_player(c, player, stage.clock.now_ms())) == ()

    play(f"sqlite:///{tmp_path}/w.db", played)
