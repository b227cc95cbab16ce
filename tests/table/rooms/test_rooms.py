"""All rooms: opened, joined, loaded again after a restart."""

import pytest

from tests.table.stage import Stage, a_room, away, begin_round, play, solve
from worderly.table.errors import Problem
from worderly.table.secret import ROOM_LETTERS


def test_a_code_has_four_letters_and_no_vowel(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, *_ = await a_room(stage)
        assert len(room.code) == 4
        assert set(room.code) <= set(ROOM_LETTERS)
        assert not set(room.code) & set("AEIOUY")

    play(database, script)


def test_a_member_who_comes_back_has_the_same_number_and_seat(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        stage.rooms.unwatch(room, bob)
        player = room.players[guest]
        again, member = await stage.rooms.join(room.code, player, False)
        assert (again, member) == (room, guest)
        assert table.seat_of(None, player) == 1

    play(database, script)


def test_a_room_loaded_after_a_restart_has_the_result_of_its_round(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        stage.hub.on_over = None
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        assert room.state.phase == "playing"
        stage.rooms.by_code.clear()
        stage.rooms.by_id.clear()
        again = await stage.rooms.room(room.code)
        assert again.state.phase == "over"

    play(database, script)


def test_a_round_that_ends_while_the_store_is_away_ends_when_it_is_back(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        record, stage.hub.on_over = stage.hub.on_over, None
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        assert record is not None
        with away(stage):
            await record(table)
            await stage.turn(1_000)
        assert room.state.phase == "playing"
        await stage.turn(1_000)
        assert bob.last["phase"] == "over"

    play(database, script)


def test_an_unknown_code_raises_a_problem(database: str) -> None:
    async def script(stage: Stage) -> None:
        with pytest.raises(Problem, match="no_such_room"):
            await stage.rooms.room("BBBB")

    play(database, script)
