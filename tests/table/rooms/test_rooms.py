"""All rooms: opened, joined, left, found again after a restart."""

import pytest
from msgspec import ValidationError, convert

from tests.table.stage import Stage, a_room, begin_round, guess, names, play, solve
from worderly.kit import Refused
from worderly.store import log
from worderly.table.errors import Problem
from worderly.table.secret import ROOM_LETTERS
from worderly.wire.websocket import (
    AddBot,
    EndRound,
    Leave,
    Submit,
)


def test_a_code_has_four_letters_and_no_vowel(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, *_ = await a_room(stage)
        assert len(room.code) == 4
        assert set(room.code) <= set(ROOM_LETTERS)
        assert not set(room.code) & set("AEIOUY")

    play(database, script)


def test_whoever_leaves_gives_up_their_seat_and_the_host_chair_is_passed_on(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await stage.rooms.do(room, host, "bye", Leave())
        await stage.hub.wait_for_tasks()
        assert table.reducer.game.outcome(table.stream.state.state) is None
        assert table.stream.state.state.lanes[0].ended == "gave_up"
        assert bob.last["host"] == guest
        await solve(stage, table, 1, "b")
        assert bob.last["phase"] == "over"

    play(database, script)


def test_the_host_can_end_a_round_that_somebody_does_not_finish(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await solve(stage, table, 0, "a")
        await stage.rooms.do(room, host, "enough", EndRound())
        await stage.hub.wait_for_tasks()
        assert (ann.last["phase"], ann.last["winners"]) == ("over", [host])

    play(database, script)


def test_no_id_a_client_may_choose_stands_in_the_way_of_the_tables_own_moves(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await table.submit(1, f"resign-{guest}", guess("zzzzz"))
        await stage.rooms.do(room, host, "enough", EndRound())
        await stage.hub.wait_for_tasks()
        assert ann.last["phase"] == "over"
        entries = await stage.store.read(lambda c: log.tail(c, table.stream.id, 0))
        theirs = [entry.move_id for entry in entries if entry.move_id != f"resign-{guest}"]
        assert len(theirs) == 2
        for move_id in theirs:
            with pytest.raises(ValidationError, match=r"\$.id"):
                convert({"type": "submit", "match": "m" * 16, "id": move_id, "move": {}}, Submit)

    play(database, script)


def test_coming_back_gives_the_same_number_and_seat(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        stage.rooms.unwatch(room, bob)
        player = room.players[guest]
        again, member = await stage.rooms.join(room.code, player, False)
        assert (again, member) == (room, guest)
        assert table.seat_of(None, player) == 1

    play(database, script)


def test_a_bot_joins_and_plays(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        with pytest.raises(Refused, match="no_such_bot"):
            await stage.rooms.do(room, host, "b0", AddBot(level="genius"))
        await stage.rooms.do(room, host, "b", AddBot(level="simple"))
        table = await begin_round(stage, room, host, guest)
        assert names(ann.last) == ["Ann", "Bob", "simple"]
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        for _ in range(10):
            await stage.turn(9_000)
        assert ann.last["phase"] == "over"

    play(database, script)


def test_a_room_is_found_again_after_a_restart_with_its_round_settled(database: str) -> None:
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


def test_a_code_that_leads_nowhere_is_a_problem(database: str) -> None:
    async def script(stage: Stage) -> None:
        with pytest.raises(Problem, match="no_such_room"):
            await stage.rooms.room("BBBB")

    play(database, script)
