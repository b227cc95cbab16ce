"""The weekend's big one on a server: stored and published like a daily; it never ranks."""

from datetime import date

from worderly.kit import Refused
from worderly.kit.dailies.weekend import saturday_of
from worderly.store import dailies
from worderly.store.tables.rows import DailyRow
from worderly.table.days import calendar as days
from worderly.table.days.infos import game_of_weekend, weekend_closes_ms, weekend_info
from worderly.table.days.making import make_weekend, weekend_row_game
from worderly.table.days.puzzles import due_days
from worderly.table.errors import Problem
from worderly.table.match.hub import Hub
from worderly.table.work.budget import DAY
from worderly.wire.days import WeekendInfo


async def puzzle(hub: Hub, language: str, day: str) -> DailyRow:
    """Returns the puzzle of a weekend that is open now or was."""
    if hub.clock.now_ms() < days.opens_ms(day):
        raise Problem("not_yet_open")
    return await ensure(hub, language, day)


async def ensure(hub: Hub, language: str, day: str) -> DailyRow:
    """Reads the puzzle, or makes and stores it; of two nodes, the first one stored wins."""
    if (row := await stored(hub, language, day)) is not None:
        return row
    game = game_of_weekend(hub.catalog, day)
    made = await hub.work.run(DAY, make_weekend, hub.secret, game.id, language, day)
    return await hub.store.write(lambda c: dailies.add(c, made))


async def stored(hub: Hub, language: str, day: str) -> DailyRow | None:
    game = game_of_weekend(hub.catalog, day)
    row = await hub.store.read(lambda c: dailies.newest(c, weekend_row_game(game.id), language, day))
    is_settled = days.is_published(day, hub.clock.now_ms())
    return row if row is not None and (is_settled or row.version >= game.days().version) else None


async def info(hub: Hub, language: str, day: str) -> WeekendInfo:
    game, now_ms = game_of_weekend(hub.catalog, day), hub.clock.now_ms()
    row = await stored(hub, language, day)
    published = row.hash if row is not None and days.is_published(day, now_ms) else None
    salt = row.salt if row is not None and now_ms >= weekend_closes_ms(day) else None
    return weekend_info(game, language, day, now_ms, published, salt)


async def prepare(hub: Hub) -> None:
    """Makes the puzzle of a weekend that is open or opens within a day."""
    found = {saturday_of(date.fromisoformat(day)) for day in due_days(hub)}
    for day in sorted(one.isoformat() for one in found if one is not None):
        for language in hub.catalog.languages:
            await _try_to_ensure(hub, language, day)


async def _try_to_ensure(hub: Hub, language: str, day: str) -> None:
    """A word list may be too small, and a server may have no game for weekends."""
    try:
        await ensure(hub, language, day)
    except (Refused, Problem):
        return
