"""What members do in a room: leave, end a round, add a bot."""

import pytest
from msgspec import ValidationError, convert

from tests.table.stage import Stage, a_room, begin_round, guess, names, play, solve
from worderly.kit import Refused
from worderly.store import log
from worderly.wire.websocket import AddBot, EndRound, Leave, Submit


def test_a_member_who_leaves_gives_up_and_the_next_member_becomes_host(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await stage.rooms.act(room, host, "bye", Leave())
        await stage.hub.wait_for_tasks()
        assert table.reducer.game.outcome(table.stream.state.state) is None
        assert table.stream.state.state.lanes[0].ended == "gave_up"
        assert bob.last["host"] == guest
        await solve(stage, table, 1, "b")
        assert bob.last["phase"] == "over"

    play(database, script)


def test_the_host_can_end_a_round_that_a_player_does_not_finish(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await solve(stage, table, 0, "a")
        await stage.rooms.act(room, host, "enough", EndRound())
        await stage.hub.wait_for_tasks()
        assert (ann.last["phase"], ann.last["winners"]) == ("over", [host])

    play(database, script)


def test_a_client_cannot_choose_the_id_of_a_move_of_the_server(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await table.submit(1, f"resign-{guest}", guess("zzzzz"))
        await stage.rooms.act(room, host, "enough", EndRound())
        await stage.hub.wait_for_tasks()
        assert ann.last["phase"] == "over"
        entries = await stage.store.read(lambda c: log.tail(c, table.stream.id, 0))
        theirs = [entry.move_id for entry in entries if entry.move_id != f"resign-{guest}"]
        assert len(theirs) == 2
        for move_id in theirs:
            with pytest.raises(ValidationError, match=r"\$.id"):
                convert({"type": "submit", "match": "m" * 16, "id": move_id, "move": {}}, Submit)

    play(database, script)


def test_a_bot_joins_and_plays(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        with pytest.raises(Refused, match="no_such_bot"):
            await stage.rooms.act(room, host, "b0", AddBot(level="genius"))
        await stage.rooms.act(room, host, "b", AddBot(level="simple"))
        table = await begin_round(stage, room, host, guest)
        assert names(ann.last) == ["Ann", "Bob", "simple"]
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        for _ in range(10):
            await stage.turn(9_000)
        assert ann.last["phase"] == "over"

    play(database, script)
