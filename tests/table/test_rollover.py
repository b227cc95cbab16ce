"""Days roll over in eight zones: no puzzle early, none twice, no streak broken, boards frozen on time."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from types import SimpleNamespace
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest

from tests.table.stage import Stage, guess
from tests.table.test_days import ZONES
from worderly.kit import Chance
from worderly.store import boards
from worderly.table.days import calendar as days
from worderly.table.days import puzzles as daily
from worderly.table.days.calendar import Streak
from worderly.table.errors import Problem
from worderly.table.match.matchmaking import begin
from worderly.table.people.stats import of_player
from worderly.wire.rest import NewMatch

POINTS, LONG_POINTS = 500, 10_000
"""A zone; 4,000 in all."""
FIRST, DAYS = date(2026, 1, 1), 1_200


class Point(NamedTuple):
    """A moment, and the date on the wall of a player in some zone."""

    now_ms: int
    own: date


def points(zone: str, count: int) -> Iterator[Point]:
    """Chosen around midnights, month and year ends and changes of the clock, some anywhere."""
    place, chance = ZoneInfo(zone), Chance(zone)
    for number in range(count):
        day = FIRST + timedelta(days=1 + chance.below(DAYS))
        if number % 4 == 0:
            day = chance.choice(_edges(day.year))
        midnight = datetime(day.year, day.month, day.day, tzinfo=place)
        seconds = chance.choice([-1, 0, 1, 3_599, 3_600, 43_200, chance.between(-43_200, 43_200)])
        moment = midnight.astimezone(UTC) + timedelta(seconds=seconds)
        if (own := moment.astimezone(place).date()) >= FIRST:
            yield Point(int(moment.timestamp() * 1000), own)


def _edges(year: int) -> list[date]:
    """New Year, the leap day, and the Sundays on which clocks change here and there."""
    changes = [
        (1, 1),
        (2, 28),
        (3, 1),
        (3, 8),
        (3, 29),
        (4, 5),
        (9, 27),
        (10, 4),
        (10, 25),
        (11, 1),
        (12, 31),
    ]
    leap = [date(year, 2, 29)] if year % 4 == 0 else []
    return [
        *(date(max(year, 2026), month, day) for month, day in changes if (year, month) > (2026, 1)),
        *leap,
    ]


def faults_of(calendar: Any, zone: str, count: int) -> list[str]:
    """The judge: the rules of the product for a player in this zone, against the calendar."""
    wrong = []
    for now_ms, own in points(zone, count):
        day, number = own.isoformat(), (own - FIRST).days + 1
        moment = datetime.fromtimestamp(now_ms / 1000, UTC)
        opens = datetime(own.year, own.month, own.day, 10, tzinfo=UTC) - timedelta(days=1)
        closes = datetime(own.year, own.month, own.day, 12, tzinfo=UTC) + timedelta(days=1)
        if calendar.number_of(day) != number or calendar.day_of(number) != day:
            wrong.append(f"{zone} {day}: number {calendar.number_of(day)}")
        if not calendar.is_open(day, now_ms) or day not in calendar.open_days(now_ms):
            wrong.append(f"{zone} {moment}: {day} is not served all day")
        for other in range(-3, 4):
            near = (own + timedelta(days=other)).isoformat()
            begins, ends = opens + timedelta(days=other), closes + timedelta(days=other)
            if own + timedelta(days=other) < FIRST:
                continue
            if calendar.is_open(near, now_ms) != (begins <= moment < ends):
                wrong.append(f"{zone} {moment}: {near} early or late")
            if calendar.is_closed(near, now_ms) != (moment >= ends):
                wrong.append(f"{zone} {moment}: {near} frozen early or late")
    return wrong


@pytest.mark.parametrize("zone", ZONES)
def test_every_moment_in_every_zone_serves_the_right_days(zone: str) -> None:
    assert faults_of(days, zone, POINTS) == []


@pytest.mark.long
@pytest.mark.parametrize("zone", ZONES)
def test_ten_thousand_moments_in_every_zone(zone: str) -> None:
    assert faults_of(days, zone, LONG_POINTS) == []


def broken(**instead: Any) -> Any:
    names = ("number_of", "day_of", "is_open", "is_closed", "open_days")
    return SimpleNamespace(**{**{name: getattr(days, name) for name in names}, **instead})


def of_utc_only(day: str, now_ms: int) -> bool:
    return days.today(now_ms) == day


def an_hour_early(day: str, now_ms: int) -> bool:
    return days.is_open(day, now_ms) or days.is_open(day, now_ms + 3_600_000)


@pytest.mark.parametrize(
    "calendar",
    [
        broken(is_open=of_utc_only),
        broken(is_open=an_hour_early),
        broken(is_closed=lambda day, now_ms: now_ms > days.closes_ms(day)),
        broken(is_closed=lambda day, now_ms: not days.is_open(day, now_ms)),
        broken(open_days=lambda now_ms: [days.today(now_ms)]),
        broken(number_of=lambda day: days.number_of(day) - (day > "2028-02-29")),
    ],
)
def test_a_calendar_that_is_wrong_somewhere_is_caught(calendar: Any) -> None:
    """The controls."""
    assert [fault for zone in ZONES for fault in faults_of(calendar, zone, POINTS)] != []


# --- streaks -----------------------------------------------------------------


def told_streak(played: set[int], now: int) -> Streak:
    """The rule as the product tells it, day by day, with no cleverness."""
    run = best = freezes = 0
    for number in range(1, now + 1):
        if number in played:
            run += 1
            if run % 7 == 0:
                freezes = min(2, freezes + 1)
        elif number < now and run:
            if freezes:
                freezes -= 1
            else:
                run = 0
        if run == 0:
            freezes = 0
        best = max(best, run)
    return Streak(run, best, freezes)


def streak_faults(streak: Callable[[set[int], int], Streak], seeds: int) -> list[str]:
    """The judge: on many calendars of play, some with long gaps, the streak is what the rule says."""
    wrong = []
    for seed in range(seeds):
        chance = Chance(f"streak-{seed}")
        habit = chance.choice([0.5, 0.8, 0.9, 0.97])
        played = {number for number in range(1, 61) if chance.is_hit(habit)}
        now = chance.between(1, 60)
        ours = {number for number in played if number <= now}
        if streak(played, now) != told_streak(ours, now):
            wrong.append(f"{sorted(ours)} at {now}: {streak(played, now)}, not {told_streak(ours, now)}")
    return wrong


def test_streaks_are_what_the_rule_says_day_by_day() -> None:
    assert streak_faults(days.streak, 2_000) == []


def test_a_streak_without_freezes_or_one_that_counts_today_as_missed_is_caught() -> None:
    """The controls."""

    def without_freezes(played: set[int], now: int) -> Streak:
        return Streak(
            max((n for n in range(now + 1) if all(now - i in played for i in range(n))), default=0), 0, 0
        )

    assert streak_faults(without_freezes, 200) != []
    assert streak_faults(lambda played, now: days.streak(played, now + 1), 200) != []


# --- a table that plays every day --------------------------------------------


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
        wish = NewMatch(game="codeword", daily=day)
        begun = await begin(stage.hub, wish, player)
        again = await begin(stage.hub, wish, player)
        table = await stage.hub.table(begun.match)
        if again.match != begun.match or not begun.frame.ranked:
            wrong.append(f"{zone} {moment}: {day} served twice, or unranked")
        await table.submit(0, "a", guess(table.stream.state.state.secret))
        if (await begin(stage.hub, wish, player)).frame.ranked:
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


def on_stage(script: Callable[[Stage], Any], folder: Any) -> Any:
    async def run() -> Any:
        stage = Stage(f"sqlite:///{folder}/w.db")
        try:
            return await script(stage)
        finally:
            await stage.hub.settle()
            stage.store.close()

    return asyncio.run(run())


@pytest.mark.parametrize("start", [date(2026, 12, 20), date(2027, 3, 20)])
def test_a_year_end_and_a_change_of_clocks_break_no_streak_anywhere(start: date, tmp_path: Any) -> None:
    async def everywhere(stage: Stage) -> list[str]:
        return [fault for zone in ZONES for fault in await played_daily(stage, zone, start, 13)]

    assert on_stage(everywhere, tmp_path) == []


def test_a_server_that_serves_its_own_date_is_caught(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: ranked only while it is that date in UTC."""
    monkeypatch.setattr(daily, "counts", lambda hub, day: of_utc_only(day, hub.clock.now_ms()))
    zone = "Pacific/Kiritimati"
    wrong = on_stage(lambda stage: played_daily(stage, zone, date(2026, 12, 28), 6), tmp_path)
    assert any("unranked" in fault for fault in wrong)


def test_a_result_after_the_close_is_on_no_board_and_changes_none(tmp_path: Any) -> None:
    """Begun in time, ended late: the board has been frozen in between."""

    async def late(stage: Stage) -> tuple[int, int]:
        day = "2026-11-15"
        early, tardy = await stage.player("Early"), await stage.player("Tardy")
        tables = []
        stage.clock.jump_to(days.closes_ms(day) - 2)
        for player in (early, tardy):
            begun = await begin(stage.hub, NewMatch(game="codeword", daily=day), player)
            tables.append(await stage.hub.table(begun.match))
        for table, moment in zip(tables, (days.closes_ms(day) - 1, days.closes_ms(day)), strict=True):
            stage.clock.jump_to(moment)
            await table.submit(0, "a", guess(table.stream.state.state.secret))
        names = (f"codeword/en/{tables[0].reducer.game.version}/{day}", "codeword/en/all")
        first, second = (stage.store.read_now(lambda c, n=name: boards.count(c, n)) for name in names)  # type: ignore[misc]
        return first, second

    assert on_stage(late, tmp_path) == (1, 1)
