"""The daily puzzles at a table that plays every day."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.kit.codeword import CODEWORD
from tests.table.stage import Stage, TestCatalog, guess, play
from tests.table.zones import ZONES
from worderly.kit import Chance
from worderly.kit.dailies.days import Days
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.errors import Problem
from worderly.table.match.matchmaking import begin
from worderly.table.people.stats import of_player
from worderly.wire.rest import NewMatch


async def played_daily(stage: Stage, zone: str, start: date, count: int) -> list[str]:
    """A player in this zone plays each date once, at some hour of their own day; then all is compared."""
    place, chance, wrong = ZoneInfo(zone), Chance(f"hours {zone}"), []
    player = await stage.player(zone)
    for shift in range(count):
        own = start + timedelta(days=shift)
        hour = chance.below(24)
        moment = datetime(own.year, own.month, own.day, hour, 30, tzinfo=place).astimezone(UTC)
        stage.clock.jump_to(int(moment.timestamp() * 1000))
        day = moment.astimezone(place).date().isoformat()
        request = NewMatch(game="codeword", daily=day)
        begun = await begin(stage.hub, request, player)
        again = await begin(stage.hub, request, player)
        table = await stage.hub.table(begun.match)
        if again.match != begun.match or not begun.frame.ranked:
            wrong.append(f"{zone} {moment}: {day} served twice, or unranked")
        await table.submit(0, "a", guess(table.stream.state.state.secret))
        if (await begin(stage.hub, request, player)).frame.ranked:
            wrong.append(f"{zone} {moment}: a second try at {day} counts")
        wrong += await refused_ahead(stage, own)
        figures = stage.store.read_now(lambda c: of_player(c, player, stage.clock.now_ms()))
        if [one.streak.days for one in figures] != [shift + 1]:
            wrong.append(f"{zone} {moment}: {figures}, not a streak of {shift + 1}")
    return wrong


async def refused_ahead(stage: Stage, own: date) -> list[str]:
    """The day after tomorrow is open nowhere on earth."""
    ahead = (own + timedelta(days=2)).isoformat()
    try:
        await daily.puzzle(stage.hub, "codeword", "en", ahead)
    except Problem as problem:
        return [] if problem.code == "not_yet_open" else [problem.code]
    return [f"{ahead} served on {own}"]


@pytest.mark.parametrize("start", [date(2026, 12, 20), date(2027, 3, 20)])
def test_a_year_end_and_a_change_of_clocks_break_no_streak_anywhere(start: date, tmp_path: Path) -> None:
    async def everywhere(stage: Stage) -> list[str]:
        return [fault for zone in ZONES for fault in await played_daily(stage, zone, start, 13)]

    assert play(f"sqlite:///{tmp_path}/w.db", everywhere) == []


def test_a_server_that_serves_its_own_date_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: ranked only while it is that date in UTC."""
    monkeypatch.setattr(daily, "counts", lambda hub, day: days.today(hub.clock.now_ms()) == day)
    zone = "Pacific/Kiritimati"
    wrong = play(f"sqlite:///{tmp_path}/w.db", lambda stage: played_daily(stage, zone, date(2026, 12, 28), 6))
    assert any("unranked" in fault for fault in wrong)


# --- a new version of the days -------------------------------------------------

DAY = "2026-11-20"


def by_new_rules(stage: Stage) -> None:
    """The server is started again with days of version 2."""
    stage.hub.catalog = TestCatalog([replace(CODEWORD, days=lambda: Days(version=2))])


async def versions(stage: Stage, moments: dict[str, str]) -> dict[str, int]:
    """Made by the old rules at the first moment; asked for by the new rules at the others."""
    stage.clock.jump_to(ms_of("2026-11-18 12:00"))
    await daily.prepare(stage.hub)
    old = await daily.ensure(stage.hub, "codeword", "en", DAY)
    assert old.version == 1
    by_new_rules(stage)
    found = {}
    for name, moment in moments.items():
        stage.clock.jump_to(ms_of(moment))
        found[name] = (await daily.ensure(stage.hub, "codeword", "en", DAY)).version
    return found


def ms_of(moment: str) -> int:
    return int(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_stored_puzzle_is_made_anew_until_its_hash_is_published(tmp_path: Path) -> None:
    moments = {"before": "2026-11-18 23:59", "after": "2026-11-19 00:00", "open": "2026-11-20 12:00"}
    found = play(f"sqlite:///{tmp_path}/w.db", lambda stage: versions(stage, moments))
    assert found == {"before": 2, "after": 2, "open": 2}


@pytest.mark.parametrize("moment", ["2026-11-19 00:00", "2026-11-20 12:00", "2027-11-20 12:00"])
def test_a_published_puzzle_stays_though_the_rules_have_changed(moment: str, tmp_path: Path) -> None:
    found = play(f"sqlite:///{tmp_path}/w.db", lambda stage: versions(stage, {"later": moment}))
    assert found == {"later": 1}


def test_a_daily_that_was_begun_by_old_rules_is_played_on(tmp_path: Path) -> None:
    async def begun_twice(stage: Stage) -> tuple[str, str, bool]:
        stage.clock.jump_to(ms_of("2026-11-20 12:00"))
        player, request = await stage.player("Ann"), NewMatch(game="codeword", daily=DAY)
        first = await begin(stage.hub, request, player)
        by_new_rules(stage)
        again = await begin(stage.hub, request, player)
        return first.match, again.match, again.frame.ranked

    first, again, ranked = play(f"sqlite:///{tmp_path}/w.db", begun_twice)
    assert first == again
    assert ranked
