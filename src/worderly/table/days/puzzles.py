"""Makes the daily puzzles ahead of time from a secret, stores them and publishes their hashes."""

import logging

from worderly.kit import Refused
from worderly.store import dailies
from worderly.store.tables.rows import DailyRow
from worderly.table.days import calendar as days
from worderly.table.days.infos import known_day
from worderly.table.days.making import make_daily
from worderly.table.days.seeds import identity
from worderly.table.errors import Problem
from worderly.table.match.hub import Hub
from worderly.table.work.budget import DAY

_log = logging.getLogger("worderly")


def name_of(row: DailyRow) -> str:
    return identity(row.game, row.language, row.version, row.date)


async def puzzle(hub: Hub, game: str, language: str, day: str) -> DailyRow:
    """Returns the puzzle of a date that is open now or in the archive."""
    if hub.clock.now_ms() < days.opens_ms(known_day(day)):
        raise Problem("not_yet_open")
    return await ensure(hub, game, language, day)


def counts(hub: Hub, day: str) -> bool:
    """A match is ranked only if it begins while the day is open."""
    return days.is_open(day, hub.clock.now_ms())


async def ensure(hub: Hub, game_id: str, language: str, day: str) -> DailyRow:
    if (kept := hub.day_rows.get((game_id, language, day))) is not None:
        return kept
    row = await stored(hub, game_id, language, day) or await _make(hub, game_id, language, day)
    if days.is_published(day, hub.clock.now_ms()):
        hub.day_rows.keep((game_id, language, day), row)
    return row


async def _make(hub: Hub, game_id: str, language: str, day: str) -> DailyRow:
    """If two nodes make a puzzle at once, the first one stored wins."""
    made = await hub.work.run(DAY, make_daily, hub.secret, game_id, language, day)
    return await hub.store.write(lambda c: dailies.add(c, made))


async def stored(hub: Hub, game_id: str, language: str, day: str) -> DailyRow | None:
    """The puzzle that counts for the date; None: it must be made.

    A puzzle of an older version counts if it was published; otherwise it is made anew by today's rules.
    """
    game = hub.catalog.game(game_id)
    row = await hub.store.read(lambda c: dailies.newest(c, game.id, language, day))
    is_settled = days.is_published(day, hub.clock.now_ms())
    return row if row is not None and (is_settled or row.version >= game.days().version) else None


def due_days(hub: Hub) -> list[str]:
    """Every date that is open or opens within a day."""
    now_ms = hub.clock.now_ms()
    return sorted({*days.open_days(now_ms), *days.open_days(now_ms + 24 * 3_600_000)})


async def prepare(hub: Hub) -> None:
    """Makes every puzzle that is open or opens within a day, so that players never wait for one."""
    for day in due_days(hub):
        for game_id in hub.catalog.games:
            for language in hub.catalog.languages:
                await _try_to_ensure(hub, game_id, language, day)


async def _try_to_ensure(hub: Hub, game_id: str, language: str, day: str) -> None:
    """A word list too small for one game must not stop the other puzzles."""
    try:
        await ensure(hub, game_id, language, day)
    except Refused as refused:
        _log.warning("no daily %s in %s for %s: %s", game_id, language, day, refused.code)
