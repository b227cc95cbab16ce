"""What an act does to a room: rounds, scores, chairs."""

import pytest

from tests.table.stage import Stage, a_room, begin_round, play, solve
from worderly.kit import Refused
from worderly.wire.websocket import (
    AddBot,
    EndRound,
    Ready,
    Rematch,
    Remove,
    Setup,
    Spectate,
    Start,
)


def test_a_round_seats_the_ready_and_its_result_reaches_the_scoreboard(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, bob = await a_room(stage)
        table = await begin_round(stage, room, host, guest)
        assert (ann.last["phase"], ann.last["seats"]) == ("playing", [host, guest])
        await solve(stage, table, 1, "b")
        await table.submit(0, "a", b'{"type":"give_up"}')
        await stage.hub.wait_for_tasks()
        assert bob.last["phase"] == "over"
        assert bob.last["winners"] == [guest]
        assert [m["score"] for m in bob.last["members"]] == [0, 4]
        assert bob.last["results"][0]["scores"] == [0, 4]

    play(database, script)


def test_several_rounds_add_up_and_a_rematch_starts_from_nothing(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage, rounds=2)
        for number in ("one", "two"):
            table = await begin_round(stage, room, host, guest, number)
            await solve(stage, table, 0, "a")
            await solve(stage, table, 1, "b")
            assert ann.last["phase"] == ("between" if number == "one" else "over")
        assert [m["score"] for m in ann.last["members"]] == [8, 8]
        assert ann.last["winners"] == [host, guest]
        await stage.rooms.act(room, host, "again", Rematch())
        await stage.hub.wait_for_tasks()
        assert (ann.last["phase"], ann.last["round"], ann.last["results"]) == ("lobby", 0, [])
        assert [m["score"] for m in ann.last["members"]] == [0, 0]

    play(database, script)


def test_start_after_the_last_round_plays_again_with_everybody_who_is_here(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        await stage.rooms.act(room, host, "bot", AddBot(level="simple"))
        _, gone = await stage.rooms.join(room.code, await stage.player("Cleo"), False)
        table = await begin_round(stage, room, host, guest)
        bot = room.state.seats[2]
        await solve(stage, table, 0, "a")
        await stage.rooms.act(room, host, "enough", EndRound())
        await stage.hub.wait_for_tasks()
        setup = ann.last["setup"]
        await stage.rooms.act(room, host, "again", Start())
        await stage.hub.wait_for_tasks()
        assert (ann.last["phase"], ann.last["round"], ann.last["setup"]) == ("playing", 1, setup)
        assert ann.last["seats"] == [host, guest, bot], f"{gone} looks at no screen of ours"
        assert [member["score"] for member in ann.last["members"]] == [0, 0, 0, 0]
        assert ann.last["match"] != table.stream.id

    play(database, script)


def test_only_the_host_sets_up_starts_and_removes(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        forbidden = (Start(), Setup(game="codeword"), Rematch(), Remove(member=host), EndRound())
        for act in (*forbidden, AddBot(level="simple")):
            with pytest.raises(Refused, match=r"^not_host\("):
                await stage.rooms.act(room, guest, f"x-{act}"[:60], act)
        await stage.rooms.act(room, host, "out", Remove(member=guest))
        with pytest.raises(Refused, match=r"^not_member\("):
            await stage.rooms.act(room, guest, "r", Ready())

    play(database, script)


def test_acts_out_of_their_phase_are_refused(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        with pytest.raises(Refused, match=r"^wrong_phase\("):
            await stage.rooms.act(room, host, "a", EndRound())
        await begin_round(stage, room, host, guest)
        for move_id, act in (("b", Start()), ("c", Setup(game="codeword")), ("d", Rematch())):
            with pytest.raises(Refused, match=r"^wrong_phase\("):
                await stage.rooms.act(room, host, move_id, act)

    play(database, script)


def test_a_repeated_start_begins_one_round(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        await begin_round(stage, room, host, guest)
        match = room.state.match
        with pytest.raises(Refused):
            await stage.rooms.act(room, host, "other", Start())
        assert (room.state.round, room.state.match) == (1, match)

    play(database, script)


def test_a_late_joiner_waits_and_a_spectator_never_sits(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage, rounds=2)
        table = await begin_round(stage, room, host, guest)
        cleo, dan = await stage.player("Cleo"), await stage.player("Daniel")
        _, late = await stage.rooms.join(room.code, cleo, False)
        _, watching = await stage.rooms.join(room.code, dan, True)
        assert late not in room.state.seats
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        await stage.rooms.act(room, late, "r", Ready())
        await stage.rooms.act(room, watching, "r", Ready())
        await begin_round(stage, room, host, guest, "two")
        assert room.state.seats == (host, guest, late)
        await stage.rooms.act(room, watching, "s", Spectate(on=False))
        assert not next(c for c in room.state.chairs if c.member == watching).spectator

    play(database, script)
