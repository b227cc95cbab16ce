"""Rooms: joining, hosting, rounds, leaving, coming back."""

from typing import Any

import pytest
from msgspec import ValidationError, convert

from tests.table.stage import Ear, Stage, guess, play
from worderly.kit import Refused
from worderly.store import log
from worderly.table.errors import Problem
from worderly.table.rooms.room import Room
from worderly.table.secret import ROOM_LETTERS
from worderly.wire.websocket import (
    AddBot,
    EndRound,
    Leave,
    React,
    Ready,
    Rematch,
    Remove,
    Setup,
    Spectate,
    Start,
    Submit,
)


async def a_room(stage: Stage, rounds: int = 1) -> tuple[Room, int, int, Ear, Ear]:
    """Ann hosts, Bob has joined, both watch."""
    ann, bob = await stage.player("Ann"), await stage.player("Bob")
    code = await stage.rooms.create(ann, Setup(game="codeword", rounds=rounds))
    room, host = await stage.rooms.join(code, ann, False)
    _, guest = await stage.rooms.join(code, bob, False)
    ears = Ear(), Ear()
    stage.rooms.watch(room, ears[0], host)
    stage.rooms.watch(room, ears[1], guest)
    await stage.hub.settle()
    return room, host, guest, *ears


def names(frame: dict[str, Any]) -> list[str]:
    return [member["info"]["name"] or member["info"]["bot"] for member in frame["members"]]


async def begin(stage: Stage, room: Room, host: int, guest: int, move_id: str = "go") -> Any:
    await stage.rooms.do(room, guest, f"ready-{move_id}", Ready(on=True))
    await stage.rooms.do(room, host, move_id, Start())
    await stage.hub.settle()
    assert room.state.match is not None
    return await stage.hub.table(room.state.match)


async def solve(stage: Stage, table: Any, seat: int, move_id: str) -> None:
    await table.submit(seat, move_id, guess(table.stream.state.state.lanes[seat].secret))
    await stage.hub.settle()


def test_a_code_has_four_letters_and_no_vowel(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, *_ = await a_room(stage)
        assert len(room.code) == 4
        assert set(room.code) <= set(ROOM_LETTERS)
        assert not set(room.code) & set("AEIOUY")

    play(database, script)


def test_everyone_sees_who_is_there_and_who_hosts(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, bob = await a_room(stage)
        assert names(bob.last) == ["Ann", "Bob"]
        assert (bob.last["you"], bob.last["host"]) == (guest, host)
        assert [member["present"] for member in ann.last["members"]] == [True, True]
        stage.rooms.unwatch(room, bob)
        assert [member["present"] for member in ann.last["members"]] == [True, False]

    play(database, script)


def test_a_round_seats_the_ready_and_its_result_reaches_the_scoreboard(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, bob = await a_room(stage)
        table = await begin(stage, room, host, guest)
        assert (ann.last["phase"], ann.last["seats"]) == ("playing", [host, guest])
        await solve(stage, table, 1, "b")
        await table.submit(0, "a", b'{"type":"give_up"}')
        await stage.hub.settle()
        assert bob.last["phase"] == "over"
        assert bob.last["winners"] == [guest]
        assert [m["score"] for m in bob.last["members"]] == [0, 4]
        assert bob.last["results"][0]["scores"] == [0, 4]

    play(database, script)


def test_several_rounds_add_up_and_a_rematch_starts_from_nothing(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage, rounds=2)
        for number in ("one", "two"):
            table = await begin(stage, room, host, guest, number)
            await solve(stage, table, 0, "a")
            await solve(stage, table, 1, "b")
            assert ann.last["phase"] == ("between" if number == "one" else "over")
        assert [m["score"] for m in ann.last["members"]] == [8, 8]
        assert ann.last["winners"] == [host, guest]
        await stage.rooms.do(room, host, "again", Rematch())
        await stage.hub.settle()
        assert (ann.last["phase"], ann.last["round"], ann.last["results"]) == ("lobby", 0, [])
        assert [m["score"] for m in ann.last["members"]] == [0, 0]

    play(database, script)


def test_only_the_host_sets_up_starts_and_removes(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        forbidden = (Start(), Setup(game="codeword"), Rematch(), Remove(member=host), EndRound())
        for act in (*forbidden, AddBot(level="simple")):
            with pytest.raises(Refused, match="not_host"):
                await stage.rooms.do(room, guest, f"x-{act}"[:60], act)
        await stage.rooms.do(room, host, "out", Remove(member=guest))
        with pytest.raises(Refused, match="not_member"):
            await stage.rooms.do(room, guest, "r", Ready())

    play(database, script)


def test_acts_out_of_their_phase_are_refused(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        with pytest.raises(Refused, match="wrong_phase"):
            await stage.rooms.do(room, host, "a", EndRound())
        await begin(stage, room, host, guest)
        for move_id, act in (("b", Start()), ("c", Setup(game="codeword")), ("d", Rematch())):
            with pytest.raises(Refused, match="wrong_phase"):
                await stage.rooms.do(room, host, move_id, act)

    play(database, script)


def test_a_repeated_start_begins_one_round(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage)
        await begin(stage, room, host, guest)
        match = room.state.match
        with pytest.raises(Refused):
            await stage.rooms.do(room, host, "other", Start())
        assert (room.state.round, room.state.match) == (1, match)

    play(database, script)


def test_whoever_leaves_gives_up_their_seat_and_the_host_chair_is_passed_on(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin(stage, room, host, guest)
        await stage.rooms.do(room, host, "bye", Leave())
        await stage.hub.settle()
        assert table.reducer.game.outcome(table.stream.state.state) is None
        assert table.stream.state.state.lanes[0].ended == "gave_up"
        assert bob.last["host"] == guest
        await solve(stage, table, 1, "b")
        assert bob.last["phase"] == "over"

    play(database, script)


def test_the_host_can_end_a_round_that_somebody_does_not_finish(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        table = await begin(stage, room, host, guest)
        await solve(stage, table, 0, "a")
        await stage.rooms.do(room, host, "enough", EndRound())
        await stage.hub.settle()
        assert (ann.last["phase"], ann.last["winners"]) == ("over", [host])

    play(database, script)


def test_no_id_a_client_may_choose_stands_in_the_way_of_the_tables_own_moves(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        table = await begin(stage, room, host, guest)
        await table.submit(1, f"resign-{guest}", guess("zzzzz"))
        await stage.rooms.do(room, host, "enough", EndRound())
        await stage.hub.settle()
        assert ann.last["phase"] == "over"
        entries = await stage.store.read(lambda c: log.tail(c, table.stream.id, 0))
        theirs = [entry.move_id for entry in entries if entry.move_id != f"resign-{guest}"]
        assert len(theirs) == 2
        for move_id in theirs:
            with pytest.raises(ValidationError, match=r"\$.id"):
                convert({"type": "submit", "match": "m" * 16, "id": move_id, "move": {}}, Submit)

    play(database, script)


def test_a_late_joiner_waits_and_a_spectator_never_sits(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, *_ = await a_room(stage, rounds=2)
        table = await begin(stage, room, host, guest)
        cleo, dan = await stage.player("Cleo"), await stage.player("Daniel")
        _, late = await stage.rooms.join(room.code, cleo, False)
        _, watching = await stage.rooms.join(room.code, dan, True)
        assert late not in room.state.seats
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        await stage.rooms.do(room, late, "r", Ready())
        await stage.rooms.do(room, watching, "r", Ready())
        await begin(stage, room, host, guest, "two")
        assert room.state.seats == (host, guest, late)
        await stage.rooms.do(room, watching, "s", Spectate(on=False))
        assert not next(c for c in room.state.chairs if c.member == watching).spectator

    play(database, script)


def test_coming_back_gives_the_same_number_and_seat(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, bob = await a_room(stage)
        table = await begin(stage, room, host, guest)
        stage.rooms.unwatch(room, bob)
        player = room.players[guest]
        again, member = await stage.rooms.join(room.code, player, False)
        assert (again, member) == (room, guest)
        assert table.seat_of(None, player) == 1

    play(database, script)


def test_a_reaction_goes_to_everyone_and_is_one_of_the_fixed_ones(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, _, guest, ann, _ = await a_room(stage)
        seq = room.stream.seq
        await stage.rooms.do(room, guest, "x", React(what="clap"))
        assert ann.last == {"type": "reaction", "room": room.code, "member": guest, "what": "clap"}
        with pytest.raises(Refused, match="no_such_reaction"):
            await stage.rooms.do(room, guest, "y", React(what="free text"))
        assert room.stream.seq == seq

    play(database, script)


def test_a_bot_joins_and_plays(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, _ = await a_room(stage)
        with pytest.raises(Refused, match="no_such_bot"):
            await stage.rooms.do(room, host, "b0", AddBot(level="genius"))
        await stage.rooms.do(room, host, "b", AddBot(level="simple"))
        table = await begin(stage, room, host, guest)
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
        table = await begin(stage, room, host, guest)
        stage.hub.on_over = None
        await solve(stage, table, 0, "a")
        await solve(stage, table, 1, "b")
        assert room.state.phase == "playing"
        stage.rooms.by_code.clear()
        stage.rooms.by_id.clear()
        again = await stage.rooms.room(room.code)
        assert again.state.phase == "over"

    play(database, script)


def test_an_erased_player_leaves_the_room_without_a_name(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, _, guest, ann, _ = await a_room(stage)
        await stage.rooms.forget(room.players[guest])
        await stage.hub.settle()
        assert names(ann.last) == ["Ann"]

    play(database, script)


def test_a_code_that_leads_nowhere_is_a_problem(database: str) -> None:
    async def script(stage: Stage) -> None:
        with pytest.raises(Problem, match="no_such_room"):
            await stage.rooms.room("BBBB")

    play(database, script)
