"""What is deleted after a while."""

from tests.table.stage import Stage, play
from worderly.store import matches
from worderly.store.matches import NewSeat
from worderly.table.expiry import DAY_MS, MATCH_DAYS, delete_expired


def test_an_anonymous_match_is_deleted_after_thirty_days_and_a_players_is_not(database: str) -> None:
    async def script(stage: Stage) -> None:
        anonymous, _ = await stage.create()
        owned, _ = await stage.create(seats=[NewSeat(player=await stage.player())])

        async def left() -> list[bool]:
            found = (matches.get, anonymous.match), (matches.get, owned.match)
            return [await stage.store.read(lambda c, g=get, m=m: g(c, m)) is not None for get, m in found]  # type: ignore[misc]

        now_ms = stage.clock.now_ms()
        await delete_expired(stage.store, now_ms + MATCH_DAYS * DAY_MS)
        assert await left() == [True, True]
        await delete_expired(stage.store, now_ms + MATCH_DAYS * DAY_MS + 1)
        assert await left() == [False, True]

    play(database, script)
