"""A live room: who is there, and what each of them is told."""

import pytest

from tests.table.stage import Stage, a_room, away, names, play
from worderly.kit import Refused
from worderly.store.tables.rows import LogEntry
from worderly.table.stream import Change
from worderly.wire.websocket import (
    React,
)


def test_all_members_see_who_is_present_and_who_is_host(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, ann, bob = await a_room(stage)
        assert names(bob.last) == ["Ann", "Bob"]
        assert (bob.last["you"], bob.last["host"]) == (guest, host)
        assert [member["present"] for member in ann.last["members"]] == [True, True]
        stage.rooms.unwatch(room, bob)
        assert [member["present"] for member in ann.last["members"]] == [True, False]

    play(database, script)


def test_a_reaction_goes_to_everyone_and_is_one_of_the_fixed_ones(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, _, guest, ann, _ = await a_room(stage)
        seq = room.stream.seq
        await stage.rooms.act(room, guest, "x", React(what="clap"))
        assert ann.last == {"type": "reaction", "room": room.code, "member": guest, "what": "clap"}
        with pytest.raises(Refused, match=r"^no_such_reaction\("):
            await stage.rooms.act(room, guest, "y", React(what="free text"))
        assert room.stream.seq == seq

    play(database, script)


def test_an_erased_player_leaves_the_room_without_a_name(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, _, guest, ann, _ = await a_room(stage)
        await stage.rooms.forget(room.players[guest])
        await stage.hub.wait_for_tasks()
        assert names(ann.last) == ["Ann"]

    play(database, script)


def test_who_joins_while_the_members_are_read_stays(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, guest, _, _ = await a_room(stage)
        room.players[guest + 1] = room.players[host]
        await room.load_members()
        assert set(room.players) == {host, guest, guest + 1}

    play(database, script)


def test_a_change_is_shown_although_the_names_cannot_be_read(database: str) -> None:
    async def script(stage: Stage) -> None:
        room, host, _, ann, _ = await a_room(stage)
        room.roster.clear()
        with away(stage):
            room.stream.on_change(Change(LogEntry(room.stream.id, 9, host, "x", 0, 0, b""), ()), False)
            await stage.hub.wait_for_tasks()
        assert ann.last["move"] == "x"

    play(database, script)
