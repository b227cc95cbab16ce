"""The daily puzzles: made ahead from a secret, stored, their hash published before anybody can play them."""

import asyncio
import hmac
import logging
import secrets
from hashlib import sha256

from worderly.kit import Chance, Refused, encode, start
from worderly.store import dailies
from worderly.store.dailies import DailyRow
from worderly.table.days import calendar as days
from worderly.table.errors import Problem
from worderly.table.match.hub import Hub

_log = logging.getLogger("worderly")


def name_of(row: DailyRow) -> str:
    """The identity of a daily puzzle as text: boogle/en/1/2026-11-15."""
    return f"{row.game}/{row.language}/{row.version}/{row.date}"


async def puzzle(hub: Hub, game: str, language: str, day: str) -> DailyRow:
    """The stored puzzle of a date that may be played: in its window, or from the archive."""
    _check_day(day)
    if hub.clock.now_ms() < days.opens_ms(day):
        raise Problem("not_yet_open")
    return await ensure(hub, game, language, day)


def counts(hub: Hub, day: str) -> bool:
    """Only a puzzle played in its window ranks; archive plays never do."""
    return days.is_open(day, hub.clock.now_ms())


def _check_day(day: str) -> None:
    try:
        days.parse_day(day)
    except ValueError:
        raise Problem("no_such_daily", day=day) from None


async def ensure(hub: Hub, game_id: str, language: str, day: str) -> DailyRow:
    """Reads it, or makes and keeps it: where two nodes make it at once, the first one kept is the puzzle."""
    game = hub.catalog.game(game_id)
    kept = await hub.store.read(lambda c: dailies.get(c, game.id, language, game.version, day))
    if kept is not None:
        return kept
    made = await asyncio.to_thread(_make, hub, game_id, language, day)
    return await hub.store.write(lambda c: dailies.keep(c, made))


def _make(hub: Hub, game_id: str, language: str, day: str) -> DailyRow:
    """The seed is an HMAC of the day, so nobody without the secret can compute it."""
    game = hub.catalog.game(game_id)
    identity = f"{game.id}/{language}/{game.version}/{day}"
    seed = hmac.new(hub.secret, identity.encode(), sha256).hexdigest()
    options, _ = game.check(game.daily(language, Chance(f"{seed}/options")))
    state = start(game, options, seed, hub.catalog.tools(options))
    data, salt = encode(state), secrets.token_hex(16)
    published = sha256(salt.encode() + puzzle_text(data)).hexdigest()
    return DailyRow(game.id, language, game.version, day, encode(options), data, salt, published)


def puzzle_text(state: bytes) -> bytes:
    """What the hash commits to: the whole first state, answers included."""
    return state


async def prepare(hub: Hub) -> None:
    """Makes every puzzle that is open or opens within a day, so that no player waits for one."""
    now_ms = hub.clock.now_ms()
    ahead = days.open_days(now_ms + 24 * 3_600_000)
    for day in sorted({*days.open_days(now_ms), *ahead}):
        for game_id in hub.catalog.games:
            for language in hub.catalog.languages:
                await _try_to_ensure(hub, game_id, language, day)


async def _try_to_ensure(hub: Hub, game_id: str, language: str, day: str) -> None:
    """A list too small for a game must not keep the other puzzles from being made."""
    try:
        await ensure(hub, game_id, language, day)
    except Refused as refused:
        _log.warning("no daily %s in %s for %s: %s", game_id, language, day, refused.code)
