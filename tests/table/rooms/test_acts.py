"""What members do in a room: leave, end a round, add a bot."""

import pytest
from msgspec import ValidationError, convert
from msgspec.structs import replace

from tests.kit.codeword import Guess
from tests.table.stage import Stage, a_room, begin_round, guess, names, play, solve
from worderly.kit import Refused
from worderly.store import log
from worderly.table.match.create import COUNTDOWN_MS
from worderly.table.match.record import moves_of
from worderly.wire.websocket import AddBot, EndRound, Leave, Ready, Start, Submit


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
        assert ann.last["results"][0]["reason"] == "host_ended"

    play(database, script)


def test_whoever_the_host_stopped_has_not_given_up(database: str) -> None:
    """The moves that the analysis tells are those that were made."""

    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        await table.submit(1, "b", guess("mango"))
        await stage.rooms.act(room, host, "enough", EndRound())
        await stage.hub.wait_for_tasks()
        assert table.frames().frame(1).outcome == replace(
            table.reducer.game.outcome(table.stream.state.state), reason="host_ended"
        )
        entries = await stage.store.read(lambda c: log.tail(c, table.stream.id, 0))
        moves = moves_of(table.reducer, entries)
        assert [(stamp.seat, type(move)) for stamp, move in moves] == [(1, Guess)]

    play(database, script)


def test_a_member_may_leave_during_the_countdown(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        await stage.rooms.act(room, guest, "r", Ready())
        await stage.rooms.act(room, host, "go", Start())
        await stage.rooms.act(room, guest, "bye", Leave())
        await stage.hub.wait_for_tasks()
        await stage.turn(COUNTDOWN_MS)
        table = await stage.hub.table(str(room.state.match))
        await solve(stage, table, 0, "a")
        assert ann.last["phase"] == "over"

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
        assert theirs == ["!host-ended"]
        for move_id in theirs:
            with pytest.raises(ValidationError, match=r"\$.id"):
                convert({"type": "submit", "match": "m" * 16, "id": move_id, "move": {}}, Submit)

    play(database, script)


def test_a_bot_joins_and_plays(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        with pytest.raises(Refused, match=r"^no_such_bot\("):
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
