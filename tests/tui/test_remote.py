"""The same screens on a server: matches, dailies, boards, rooms, and a connection that goes and comes."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.running import Running, running
from tests.tui.idle_clock import run_on_idle_clock
from tests.tui.stage import TODAY, Clock, Stage, arcade, play, request
from worderly.cli.app import run
from worderly.cli.places import open_tools
from worderly.device.local.shelf import Shelf
from worderly.device.remote import RemoteDevice, RemoteRoom
from worderly.device.remote.room import open_room
from worderly.games.boogle.model import Done, Find
from worderly.games.hands.model import Finish
from worderly.games.hands.model import Play as PlayWord
from worderly.tui.ending.result import ResultScreen
from worderly.tui.games.boogle import BoogleScreen
from worderly.tui.games.hands import HandsScreen
from worderly.tui.rooms.entering import TogetherPage
from worderly.tui.rooms.room import RoomPage
from worderly.tui.screens.boards import BoardsPage
from worderly.tui.screens.dialog import Dialog, Question
from worderly.tui.screens.home import GameRow, Home
from worderly.tui.screens.waiting import WaitingPage
from worderly.wire import websocket as wire

HAND = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)
PRACTICE = request("hands", hands=1)


def said(stage: Stage, text: str) -> bool:
    return text in stage.text_of("Said")


def test_a_hand_is_played_on_a_server_through_the_same_screen(server: Running, tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.enter("jar")
        await stage.until(lambda: stage.game.view.score == 90)
        await stage.enter("zz")
        await stage.until(lambda: said(stage, "✕"))
        await stage.press("f5")
        await stage.until(lambda: stage.is_on(Dialog))
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(ResultScreen))
        assert "90" in stage.screen.summary.headline

    play(tmp_path, action, HAND, server=server.url)


def test_a_match_left_on_a_server_waits_in_the_list_and_goes_on(server: Running, tmp_path: Path) -> None:
    async def leave(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.enter("jar")
        await stage.until(lambda: stage.game.view.score == 90)
        await stage.press("escape")

    async def go_on(stage: Stage) -> None:
        assert "1 game is waiting" in stage.text_of("#waiting")
        await stage.press("r")
        assert stage.is_on(WaitingPage)
        assert [(one.game, one.moves) for one in stage.screen.waiting] == [("hands", 1)]
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(HandsScreen))
        assert stage.game.view.score == 90

    play(tmp_path, leave, HAND, server=server.url)
    play(tmp_path, go_on, server=server.url)


def test_a_lost_connection_is_shown_and_the_move_is_sent_when_it_is_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/w.db"
    port = free_port()
    first = running(database, tmp_path, at=port)
    here = first.__enter__()

    async def action(stage: Stage) -> None:
        await stage.until(lambda: stage.is_on(HandsScreen))
        await asyncio.to_thread(first.__exit__, None, None, None)
        await stage.until(lambda: said(stage, "is lost; trying again"))
        await stage.enter("jar")
        assert stage.game.view.score == 0
        second = running(database, tmp_path, at=port)
        await asyncio.to_thread(second.__enter__)
        await stage.until(lambda: stage.game.view.score == 90)
        await asyncio.to_thread(second.__exit__, None, None, None)

    play(tmp_path / "player", action, HAND, server=here.url)


def test_leaving_does_not_wait_for_a_server_that_is_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        app = arcade(tmp_path / "player", HAND, Clock(), server=here.url)

        async def drive() -> None:
            async with app.run_test() as pilot:
                stage = Stage(app, pilot, Clock())
                await stage.until(lambda: stage.is_on(HandsScreen))
                here.service.is_closing = True
                await stage.press("ctrl+c", "ctrl+c")

        run_on_idle_clock(drive(), skips=False)
    assert app.return_code == 130


def test_a_ranked_daily_comes_onto_the_board_after_the_notice(server: Running, tmp_path: Path) -> None:
    # One day for all of it: midnight may pass meanwhile, and the day is open until the next noon.
    day = datetime.now(UTC).date()
    device = RemoteDevice(Shelf(tmp_path), open_tools, today=lambda: day, server=server.url)

    async def action(stage: Stage) -> None:
        stage.app.device = device
        await stage.press("2")
        await stage.until(lambda: stage.is_on(HandsScreen))
        await stage.press("f7")
        await stage.until(lambda: stage.is_on(Dialog))
        assert "worderly forget" in stage.screen.about
        await stage.press("down", "enter")
        await stage.until(lambda: stage.is_on(Question))
        await stage.enter("Notary")
        await stage.until(lambda: stage.is_on(Dialog))
        assert "six words" in stage.screen.question
        await stage.press("enter")
        await stage.until(lambda: stage.is_on(BoardsPage) and "Notary" in stage.text_of("#text"))
        await stage.press("escape", "escape")
        assert stage.screen.query_one("#row-hands", GameRow).state == "✓ 0 points"

    play(tmp_path, action, server=server.url)


def test_a_server_that_is_away_is_told(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.until(lambda: bool(stage.screen.query("Toast")))
        assert "127.0.0.1" in stage.text_of("Toast")
        assert stage.is_on(Home)

    play(tmp_path, action, HAND, server="http://127.0.0.1:9")


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_a_server_gone_at_the_start_is_one_sentence(
    plain: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*plain, "--server", "http://127.0.0.1:9"]) == 1
    error = capsys.readouterr().err
    assert error == "The server http://127.0.0.1:9 does not answer; check its address and the network.\n"


# --- rooms -------------------------------------------------------------------


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
        room = await asyncio.to_thread(RemoteRoom, guest, page.room.code)
        await asyncio.to_thread(room.act, wire.Ready())
        await stage.until(lambda: "Guest" in stage.text_of("#members"))
        await stage.press("s")
        await stage.until(lambda: stage.is_on(HandsScreen))
        assert "Guest" in stage.text_of("#panel")
        await stage.press("f8", "down", "enter")
        await stage.until(lambda: stage.game.link.is_done)
        await stage.until(lambda: "the others still play" in stage.game.entry.prompt)
        await stage.press("escape")
        assert stage.screen is page
        await stage.press("e")
        await stage.until(lambda: page.room.now.phase == "over")
        await stage.press("escape")
        assert stage.is_on(Dialog)
        await stage.press("down", "enter")
        assert stage.is_on(Home)
        await asyncio.to_thread(room.leave_alone)

    play(tmp_path / "host", action, server=server.url)


def guests(server: Running, folder: Path, game: str, options: object) -> list[RemoteRoom]:
    """A host and a guest, ready to play, in a room of their own."""
    devices = [
        RemoteDevice(Shelf(folder / name), open_tools, lambda: TODAY, server=server.url)
        for name in ("Ann", "Bob")
    ]
    for device, name in zip(devices, ("Ann", "Bob"), strict=True):
        device.enroll(name, on_boards=False)
    code = open_room(devices[0].api(), game, options, 1).room
    return [RemoteRoom(device, code) for device in devices]


def looker(server: Running, folder: Path, code: str) -> RemoteRoom:
    device = RemoteDevice(Shelf(folder), open_tools, lambda: TODAY, server=server.url)
    device.enroll("Looker", on_boards=False)
    room = RemoteRoom(device, code)
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
            await asyncio.to_thread(room.leave_alone)

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
            await asyncio.to_thread(room.leave_alone)

    play(tmp_path / "me", action, server=server.url, room=mine)


def test_the_command_line_goes_straight_into_a_room(server: Running, tmp_path: Path) -> None:
    device = RemoteDevice(Shelf(tmp_path), open_tools, lambda: TODAY, server=server.url)
    device.enroll("Straight", on_boards=False)
    room = RemoteRoom(device, open_room(device.api(), "hands", None, 1).room)

    async def action(stage: Stage) -> None:
        assert stage.is_on(RoomPage)
        assert room.code in stage.text_of("TitleBar")

    play(tmp_path, action, server=server.url, room=room)
