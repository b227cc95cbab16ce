"""A bot plays its seat."""

from tests.table.stage import KEY, Ear, Stage, play
from worderly.store.matches import NewSeat
from worderly.table.secret import digest


def test_a_bot_plays_its_seat_until_it_is_done(database: str) -> None:
    async def script(stage: Stage) -> None:
        _, table = await stage.deal(seats=[NewSeat(key_hash=digest(KEY)), NewSeat(bot="simple")])
        ear = Ear()
        table.watch(ear, 0)
        for _ in range(12):
            await stage.turn(10_000)
        assert ear.last["view"]["finished"] == [False, True]
        assert table.stream.count(1) <= 4
        await table.submit(0, "a", b'{"type":"give_up"}')
        assert ear.last["outcome"]["reason"] == "race_over"

    play(database, script)
