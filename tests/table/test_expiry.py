"""What is deleted after a while."""

from sqlalchemy import Connection

from tests.table.stage import Stage, guess, play
from worderly.kit import encode
from worderly.store import dailies, matches
from worderly.store.dailies import ChallengeRow
from worderly.store.stream_ids import DAY_MS
from worderly.store.tables.rows import NewSeat
from worderly.table.expiry import KEPT_DAYS, MATCH_DAYS, delete_expired


def test_an_anonymous_match_is_deleted_after_thirty_days_and_a_players_finished_one_is_not(
    database: str,
) -> None:
    async def script(stage: Stage) -> None:
        anonymous, _ = await stage.create()
        owned, table = await stage.create(seats=[NewSeat(player=await stage.player())])
        await table.submit(0, "end", encode({"type": "give_up"}))

        async def left() -> list[bool]:
            found = (matches.get, anonymous.match), (matches.get, owned.match)
            return [await stage.store.read(lambda c, g=get, m=m: g(c, m)) is not None for get, m in found]  # type: ignore[misc]

        now_ms = stage.clock.now_ms()
        await delete_expired(stage.store, now_ms + MATCH_DAYS * DAY_MS)
        assert await left() == [True, True]
        await delete_expired(stage.store, now_ms + MATCH_DAYS * DAY_MS + 1)
        assert await left() == [False, True]

    play(database, script)


def test_a_players_match_is_kept_while_it_is_touched_and_a_year_when_it_is_finished(database: str) -> None:
    async def script(stage: Stage) -> None:
        seats = [NewSeat(player=await stage.player())]
        plans = [await stage.create(seats=seats) for _ in range(3)]
        (left, _), (touched, playing), (done, ended) = plans
        began_ms = stage.clock.now_ms()
        await ended.submit(0, "end", encode({"type": "give_up"}))
        stage.clock.jump_to(began_ms + DAY_MS)
        await playing.submit(0, "late", guess("wrong"))

        async def kept(days: int) -> list[bool]:
            await delete_expired(stage.store, began_ms + days * DAY_MS + 1)
            ids = (left.match, touched.match, done.match)
            return [stage.store.read_now(lambda c, m=m: matches.get(c, m)) is not None for m in ids]  # type: ignore[misc]

        assert await kept(MATCH_DAYS - 1) == [True, True, True]
        assert await kept(MATCH_DAYS) == [False, True, True]
        assert await kept(MATCH_DAYS + 1) == [False, False, True]
        assert await kept(KEPT_DAYS - 1) == [False, False, True]
        assert await kept(KEPT_DAYS) == [False, False, False]

    play(database, script)


def test_a_challenge_goes_a_year_after_its_last_match(database: str) -> None:
    def make(connection: Connection) -> None:
        for name in ("played", "unused"):
            row = ChallengeRow(name, "codeword", 1, b"{}", b"{}", None, 0, None)
            dailies.add_challenge(connection, row, None)

    async def script(stage: Stage) -> None:
        stage.store.write_now(make)
        stage.clock.jump_to(100 * DAY_MS)
        _, table = await stage.create(challenge="played", seats=[NewSeat(player=await stage.player())])
        await table.submit(0, "end", encode({"type": "give_up"}))

        async def kept(days: int) -> list[bool]:
            await delete_expired(stage.store, days * DAY_MS + 1)
            ids = ("played", "unused")
            return [stage.store.read_now(lambda c, m=m: dailies.challenge(c, m)) is not None for m in ids]  # type: ignore[misc]

        assert await kept(KEPT_DAYS - 1) == [True, True]
        assert await kept(KEPT_DAYS) == [True, False]
        assert await kept(KEPT_DAYS + 99) == [True, False]
        assert await kept(KEPT_DAYS + 100) == [False, False]

    play(database, script)
