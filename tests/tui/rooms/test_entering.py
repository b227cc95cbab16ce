"""A room is opened from the arcade."""

import asyncio
from pathlib import Path

from tests.server.running import Running
from tests.tui.stage import (
    TODAY,
    Stage,
    play,
)
from worderly.cli.places import open_tools
from worderly.device.local.shelf import Shelf
from worderly.device.remote import RemoteDevice, RemoteRoom
from worderly.tui.games.hands import HandsScreen
from worderly.tui.rooms.code import CodeDialog
from worderly.tui.rooms.entering import TogetherPage
from worderly.tui.rooms.room import RoomPage
from worderly.tui.screens.dialog import Dialog, Question
from worderly.tui.screens.home import Home
from worderly.wire import websocket as wire


def test_a_room_is_opened_joined_and_played_to_the_scores(server: Running, tmp_path: Path) -> None:
    guest = RemoteDevice(Shelf(tmp_path / "guest"), open_tools, lambda: TODAY, server=server.url)
    guest.enroll("Guest", on_boards=False)

    async def action(stage: Stage) -> None:
        await stage.press("down", "g")
        assert stage.is_on(TogetherPage)
        stage.screen.query("FormRow").last().focus()
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(Dialog))
        await stage.press("down", "enter")
        await stage.until(lambda: stage.is_on(Question))
        await stage.enter("Host")
        await stage.until(lambda: stage.is_on(Dialog))
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(RoomPage))
        page = stage.screen
        room = await asyncio.to_thread(RemoteRoom, guest, page.room.code, page.say)
        await asyncio.to_thread(room.act, wire.Ready())
        await stage.until(lambda: "Guest" in stage.text_of("#members"))
        (host,) = [line for line in stage.text_of("#members").splitlines() if line.endswith("host")]
        assert host.startswith("  Host"), "no star before there is a winner"
        await stage.press("c")
        assert stage.is_on(CodeDialog)
        await stage.press("escape", "s")
        await stage.until(lambda: stage.is_on(HandsScreen))
        assert "Guest" in stage.text_of("#panel")
        await stage.press("f8", "down", "enter")
        await stage.until(lambda: stage.game.link.is_done)
        await stage.until(lambda: "the others still play" in stage.game.entry.prompt)
        await stage.press("escape")
        assert stage.screen is page
        await stage.press("e")
        await stage.until(lambda: page.room.now.phase == "over")
        await stage.until(lambda: "★" in stage.text_of("#members"))
        stars = {line[2:].split()[0] for line in stage.text_of("#members").splitlines() if line[0] == "★"}
        assert stars == {page.room.name(member).split()[0] for member in page.room.now.winners}
        await stage.press("escape")
        assert stage.is_on(Dialog)
        await stage.press("down", "enter")
        assert stage.is_on(Home)
        await asyncio.to_thread(room.stop_listening)

    play(tmp_path / "host", action, server=server.url)
