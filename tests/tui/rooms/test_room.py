"""A room on the screen: its members, its rounds, and looking on."""

import asyncio
from pathlib import Path

from tests.server.running import Running
from tests.tui.stage import (
    TODAY,
    Stage,
    play,
    said,
)
from worderly.cli.places import open_tools
from worderly.device.local.shelf import Shelf
from worderly.device.remote import RemoteDevice, RemoteRoom
from worderly.device.remote.room import open_room
from worderly.games.boogle.model import Done, Find
from worderly.games.hands.model import Finish
from worderly.games.hands.model import Play as PlayWord
from worderly.messages import Messages
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.boogle import BoogleScreen
from worderly.tui.rooms.room import RoomPage
from worderly.wire import websocket as wire

SAY = Messages("en").text


def guests(server: Running, folder: Path, game: str, options: object) -> list[RemoteRoom]:
    """A host and a guest, ready to play, in a room of their own."""
    devices = [
        RemoteDevice(Shelf(folder / name), open_tools, lambda: TODAY, server=server.url)
        for name in ("Ann", "Bob")
    ]
    for device, name in zip(devices, ("Ann", "Bob"), strict=True):
        device.enroll(name, on_boards=False)
    code = open_room(devices[0].api(), game, options, 1).room
    return [RemoteRoom(device, code, SAY) for device in devices]


def looker(server: Running, folder: Path, code: str) -> RemoteRoom:
    device = RemoteDevice(Shelf(folder), open_tools, lambda: TODAY, server=server.url)
    device.enroll("Looker", on_boards=False)
    room = RemoteRoom(device, code, SAY)
    room.act(wire.Spectate())
    return room


def test_who_looks_on_sees_the_dice_and_every_score_but_cannot_play(server: Running, tmp_path: Path) -> None:
    ann, bob = guests(server, tmp_path, "boogle", {"grid": "pers/latg/sine/ters"})
    mine = looker(server, tmp_path / "me", ann.code)

    async def action(stage: Stage) -> None:
        await asyncio.to_thread(bob.act, wire.Ready())
        await asyncio.to_thread(ann.act, wire.Start())
        await stage.until(lambda: stage.is_on(BoogleScreen))
        assert stage.game.grid.tiles[0][0].text == "P"
        await stage.enter("satin")
        assert stage.game.entry.draft == ""
        keys = stage.game.keys()
        assert [key.key for key in keys] == ["f1", "escape"]
        match = await asyncio.to_thread(ann.match)
        await asyncio.to_thread(match.submit, Find("satin"))
        await stage.until(lambda: str(max(match.scores)) in stage.text_of("#panel"))
        await stage.until(lambda: bob.now.match is not None)
        for room in (ann, bob):
            played = await asyncio.to_thread(room.match)
            await asyncio.to_thread(played.submit, Done())
        await stage.until(lambda: stage.is_on(ResultScreen))
        assert "Ann" in stage.screen.summary.headline
        assert stage.text_of("#share") == ""
        for room in (ann, bob):
            await asyncio.to_thread(room.stop_listening)

    play(tmp_path / "me", action, server=server.url, room=mine)


def test_who_looks_on_at_a_race_sees_its_points_and_its_board_at_the_end(
    server: Running, tmp_path: Path
) -> None:
    ann, bob = guests(server, tmp_path, "hands", {"hand": "ajef*rx", "hands": 1, "replay": False})
    mine = looker(server, tmp_path / "me", ann.code)

    async def action(stage: Stage) -> None:
        await asyncio.to_thread(bob.act, wire.Ready())
        await asyncio.to_thread(ann.act, wire.Start())
        await stage.until(lambda: said(stage, "You are looking on"))
        match = await asyncio.to_thread(ann.match)
        await asyncio.to_thread(match.submit, PlayWord("jar"))
        await stage.until(lambda: "90" in stage.text_of("#members"))
        await stage.until(lambda: bob.now.match is not None)
        for room in (ann, bob):
            played = await asyncio.to_thread(room.match)
            await asyncio.to_thread(played.submit, Finish())
        await stage.until(lambda: stage.is_on(ResultScreen))
        assert "Ann" in stage.screen.summary.headline
        assert "jar" in [word.text for word in stage.screen.summary.words]
        for room in (ann, bob):
            await asyncio.to_thread(room.stop_listening)

    play(tmp_path / "me", action, server=server.url, room=mine)


def test_the_command_line_goes_straight_into_a_room(server: Running, tmp_path: Path) -> None:
    device = RemoteDevice(Shelf(tmp_path), open_tools, lambda: TODAY, server=server.url)
    device.enroll("Straight", on_boards=False)
    room = RemoteRoom(device, open_room(device.api(), "hands", None, 1).room, SAY)

    async def action(stage: Stage) -> None:
        assert stage.is_on(RoomPage)
        assert room.code in stage.text_of("TitleBar")

    play(tmp_path, action, server=server.url, room=room)


def test_who_plays_in_a_room_reads_who_has_won_and_the_points_of_all(server: Running, tmp_path: Path) -> None:
    ann, bob = guests(server, tmp_path, "boogle", {"grid": "pers/latg/sine/ters"})

    async def action(stage: Stage) -> None:
        await asyncio.to_thread(bob.act, wire.Ready())
        await asyncio.to_thread(ann.act, wire.Start())
        await stage.until(lambda: stage.is_on(BoogleScreen))
        match = await asyncio.to_thread(ann.match)
        await asyncio.to_thread(match.submit, Find("satin"))
        await asyncio.to_thread(match.submit, Done())
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(ResultScreen))
        won, first, second, *_ = stage.screen.summary.lines
        assert won.startswith("Ann")
        assert [first.split()[0], second.split()[0]] == ["Ann", "Bob"]
        await asyncio.to_thread(ann.stop_listening)

    play(tmp_path / "Bob", action, server=server.url, room=bob)
