"""A room as the device sees it: frames replace one another, names are kept."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from worderly.device.remote import RemoteRoom
from worderly.device.remote.connection import Listener
from worderly.messages import Messages
from worderly.wire import websocket as wire

CODE = "ABCD"


class FakeConnection:
    """Says the first frame when a room is watched, and what the test says later."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def watch(self, message: wire.Join) -> None:
        self.say(room_frame())

    def say(self, message: wire.Down) -> None:
        for listener in self.listeners:
            listener(message)


def room_frame(*members: wire.Member) -> wire.RoomFrame:
    return wire.RoomFrame(
        room=CODE,
        seq=1,
        you=None,
        host=None,
        phase="lobby",
        setup=wire.Setup(game="hands"),
        members=members,
        round=0,
        match=None,
        seats=(),
        results=(),
        winners=(),
        reactions=(),
    )


def member(info: wire.SeatInfo) -> wire.Member:
    return wire.Member(member=77, info=info, ready=False, present=True, spectator=False, score=0, wins=0)


def opened(language: str = "en") -> tuple[RemoteRoom, FakeConnection]:
    connection = FakeConnection()
    api = SimpleNamespace(get=lambda path, kind: SimpleNamespace(link="https://here/room"))
    device = SimpleNamespace(api=lambda: api, connection=connection, server="https://here")
    return RemoteRoom(cast("Any", device), CODE, Messages(language).text), connection


def test_nobody_is_shown_before_their_name_has_come() -> None:
    room, connection = opened()
    connection.say(room_frame(member(wire.SeatInfo())))
    assert room.members == []
    connection.say(room_frame(member(wire.SeatInfo(name="Ann", tag=7))))
    assert [room.name(one.member) for one in room.members] == ["Ann #7"]


@pytest.mark.parametrize(("language", "mark"), [("en", "bot"), ("fr", "bot"), ("de", "Bot")])
def test_a_program_is_marked_in_the_language_of_the_player(language: str, mark: str) -> None:
    room, connection = opened(language)
    connection.say(room_frame(replace(member(wire.SeatInfo(name="Robbie", tag=7)), is_program=True)))
    assert room.name(77) == f"Robbie #7 · {mark}"


def test_the_name_of_somebody_who_has_left_is_kept() -> None:
    room, connection = opened()
    connection.say(room_frame(member(wire.SeatInfo(name="Ann", tag=7))))
    connection.say(room_frame())
    assert room.members == []
    assert room.name(77) == "Ann #7"
