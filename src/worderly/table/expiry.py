"""Deletes old data: anonymous matches, unused rooms, unconfirmed pairings, tries of closed days."""

from worderly.store import matches, others, people, rooms
from worderly.store.store import Store

DAY_MS = 24 * 3_600_000
MATCH_DAYS, ROOM_DAYS = 30, 1


async def delete_expired(store: Store, now_ms: int) -> None:
    """Deletes in small batches, so that no move waits long behind one."""
    while await store.write(lambda c: matches.drop_anonymous(c, now_ms - MATCH_DAYS * DAY_MS)):
        continue
    while await store.write(lambda c: rooms.drop_old(c, now_ms - ROOM_DAYS * DAY_MS)):
        continue
    await store.write(lambda c: people.drop_pairings(c, now_ms))
    await store.write(lambda c: others.drop_tries(c, now_ms))
