"""Deletes old data: matches, challenges, unused rooms, unconfirmed pairings, tries of closed days."""

from functools import partial

from worderly.store import dailies, departures, matches, partitions, people, rooms
from worderly.store.ranking import others, results
from worderly.store.store import Store
from worderly.store.stream_ids import DAY_MS

MATCH_DAYS, ROOM_DAYS = 30, 1
KEPT_DAYS = 365
"""Finished matches of players, for their replays, and challenges after their last match."""


async def delete_expired(store: Store, now_ms: int) -> None:
    """Deletes in small batches, so that no move waits long behind one."""
    while await store.write(lambda c: matches.drop_anonymous(c, now_ms - MATCH_DAYS * DAY_MS)):
        continue
    open_before_ms, before_ms = now_ms - MATCH_DAYS * DAY_MS, now_ms - KEPT_DAYS * DAY_MS
    while await store.write(lambda c: matches.drop_players(c, open_before_ms, before_ms)):
        continue
    while await store.write(lambda c: dailies.drop_unused(c, before_ms)):
        continue
    while await store.write(lambda c: rooms.drop_old(c, now_ms - ROOM_DAYS * DAY_MS)):
        continue
    await store.write(lambda c: people.drop_pairings(c, now_ms))
    await store.write(lambda c: others.drop_tries(c, now_ms))
    await store.write(lambda c: departures.drop_old(c, now_ms))
    await store.write_aside(lambda c: results.drop_old(c, now_ms - MATCH_DAYS * DAY_MS))
    for day in await store.read(lambda c: partitions.expired(c, open_before_ms)):
        await retire(store, day, now_ms)


async def retire(store: Store, day: int, now_ms: int) -> bool:
    """Packs the finished matches that began on that day, then drops its part of the log; in small steps."""
    alive: list[str] = []
    after: str | None = ""
    while after is not None:
        step = partial(partitions.visit, day=day, after=after, now_ms=now_ms)
        after, found = await store.write_aside(step)
        alive += found
    return await store.write_aside(lambda c: partitions.drop(c, day, alive))
