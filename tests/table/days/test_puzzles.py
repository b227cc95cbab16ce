"""The daily puzzles at a table that plays every day."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.table.stage import Stage, guess, play
from tests.table.zones import ZONES
from worderly.kit import Chance
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
