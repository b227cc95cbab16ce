"""The terminal's client against a running server."""

import stat
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from websockets.protocol import State
from websockets.sync.client import connect

from tests.server.running import Running, running
from tests.waiting import PATIENCE_S
from worderly.cli.places import open_tools
from worderly.device.local.files import Damaged
from worderly.device.local.results import stats
from worderly.device.local.shelf import Shelf
from worderly.device.remote import Api, Connection, RemoteDevice, RemoteMatch, RemoteRoom, ServerAway, Tokens
from worderly.device.remote.history import exchange
from worderly.device.remote.room import open_room
from worderly.device.request import Request
from worderly.games import game_of
from worderly.games.hands.model import Finish, Play
from worderly.kit import GiveUp, Refused
from worderly.messages import Messages
from worderly.wire import websocket as wire
from worderly.wire.people import Me

TODAY = date.today()
SAY = Messages("en").text


def device_at(url: str, folder: Path, **more: Any) -> RemoteDevice:
    return RemoteDevice(Shelf(folder), open_tools, lambda: TODAY, server=url, **more)


@pytest.fixture
def device(server: Running, tmp_path: Path) -> Iterator[RemoteDevice]:
    device = device_at(server.url, tmp_path)
    yield device
    device.disconnect()


def hand(letters: str = "aci*prt", **more: Any) -> Request:
    return Request("hands", game_of("hands").Options(hand=letters, **more))


def begin(device: RemoteDevice, request: Request | None = None) -> RemoteMatch:
    match, _ = device.begin(request or hand())
    assert isinstance(match, RemoteMatch)
    return match


def no_damage(damaged: Damaged) -> None:
    raise damaged


def until(is_so: Any) -> None:
    """Looks again and again; the server answers in its own time."""
    import time

    for _ in range(12_000):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it never came")


# --- a match -----------------------------------------------------------------


def test_a_match_plays_through_the_same_face_as_a_local_one(device: RemoteDevice) -> None:
    match = begin(device)
    heard: list[object] = []
    match.watch(heard.extend)
    (event,) = match.submit(Play("part"))
    assert event.points == 114  # type: ignore[attr-defined]
    assert match.view().score == 114
    assert (match.is_local, match.is_done, match.scores) == (False, False, (114,))
    match.submit(GiveUp())
    assert match.outcome is not None
    assert match.is_done
    assert heard


def test_a_refusal_of_the_rules_comes_as_one(device: RemoteDevice) -> None:
    match = begin(device, hand("xyz*prt"))
    match.submit(GiveUp())
    with pytest.raises(Refused, match=r"^game_over\("):
        match.submit(Finish())


def test_a_pause_keeps_the_last_view_and_refuses_moves(device: RemoteDevice) -> None:
    match = begin(device)
    match.pause()
    assert match.view() is not None
    with pytest.raises(Refused, match=r"^paused\("):
        match.submit(Play("part"))
    match.unpause()
    match.submit(Play("part"))
    assert match.view().score == 114


def test_a_restart_of_the_server_goes_unnoticed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/w.db"
    with running(url, tmp_path) as here:
        device = device_at(here.url, tmp_path / "player")
        match = begin(device)
        match.submit(Play("part"))
        port = here.port
    until(lambda: match.is_lost)
    with running(url, tmp_path, at=port):
        match.submit(Play("cat"))
        assert [play.word for play in match.view().plays] == ["part", "cat"]
        assert not match.is_lost
        device.disconnect()


def test_a_move_made_while_the_server_is_away_is_told_when_patience_ends(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        device = device_at(here.url, tmp_path / "player", patience_s=0.2)
        match = begin(device)
    with pytest.raises(ServerAway):
        match.submit(Play("part"))
    device.disconnect()


def test_whoever_waits_is_let_go_when_the_connection_is_closed(tmp_path: Path) -> None:
    import threading

    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        device = device_at(here.url, tmp_path / "player")
        match = begin(device)
    let_go = threading.Event()

    def wait() -> None:
        with pytest.raises(ServerAway):
            match.submit(Play("part"))
        let_go.set()

    threading.Thread(target=wait, daemon=True).start()
    device.disconnect()
    assert let_go.wait(PATIENCE_S)


def test_a_line_that_is_given_up_while_it_is_opened_does_not_stay_open(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    is_opening, goes_on, opened = threading.Event(), threading.Event(), list[Any]()

    def slow(*known: Any, **named: Any) -> Any:
        is_opening.set()
        assert goes_on.wait(PATIENCE_S)
        opened.append(connect(*known, **named))
        return opened[0]

    monkeypatch.setattr("worderly.device.remote.connection.connect", slow)
    connection = Connection(server.url)
    assert is_opening.wait(PATIENCE_S)
    connection.close()
    goes_on.set()
    until(lambda: [line.state for line in opened] == [State.CLOSED])


# --- matches that wait -------------------------------------------------------


def test_a_match_is_offered_again_and_goes_on(device: RemoteDevice, tmp_path: Path) -> None:
    match = begin(device)
    match.submit(Play("part"))
    match.notes["marks"] = [1]
    match.save()
    device.disconnect()
    later = device_at(device.server, tmp_path)
    (waiting,) = later.all_waiting(no_damage)
    assert (waiting.game, waiting.moves, waiting.server) == ("hands", 1, device.server)
    resumed = later.resume(waiting.slot)
    assert resumed.view().score == 114
    assert resumed.notes == {"marks": [1]}
    resumed.submit(GiveUp())
    assert later.all_waiting(no_damage) == []
    later.disconnect()


def test_a_match_that_is_gone_from_the_server_is_not_offered_twice(device: RemoteDevice) -> None:
    match = begin(device)
    match.submit(Play("cat"))
    device.disconnect()
    ticket = device.tickets.read(match.config.slot)
    assert ticket is not None
    device.tickets.write(match.config.slot, type(ticket)(**{**_fields(ticket), "match": "x" * 16}))
    with pytest.raises(Refused, match=r"^no_such_match\("):
        device.resume(match.config.slot)
    assert device.waiting(match.config.slot) is None


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}


def test_keys_to_seats_are_their_owners_alone(device: RemoteDevice) -> None:
    match = begin(device)
    assert device.all_waiting(no_damage) == [], "nothing was played yet"
    match.submit(Play("cat"))
    assert stat.S_IMODE(device.tickets.folder.stat().st_mode) == 0o700


def test_a_word_list_of_ones_own_stays_on_the_device(device: RemoteDevice) -> None:
    with pytest.raises(Refused, match=r"^own_list_on_server\("):
        device.begin(Request("hands", game_of("hands").Options(), lexicon="words.txt"))


# --- the daily and the boards ------------------------------------------------


def test_a_daily_stands_on_the_board_after_opting_in(device: RemoteDevice) -> None:
    device.check_server()
    match = begin(device, device.daily("hands"))
    assert match.config.daily == TODAY.isoformat()
    match.submit(Finish())
    assert match.is_ranked
    assert device.can_post(match)
    identity = device.enroll("Boarder", on_boards=True)
    device.post(match)
    assert not device.can_post(match)
    names = [place.name for place in device.board("hands", "today") if place.is_you]
    assert names == [f"Boarder #{identity.player.tag}"]


def test_results_go_both_ways_when_a_device_becomes_a_players(device: RemoteDevice, tmp_path: Path) -> None:
    match = begin(device, device.daily("hands"))
    match.submit(Finish())
    device.record(match, Messages("en").text)
    identity = device.enroll("Carried", on_boards=False)
    other = device_at(device.server, tmp_path / "other")
    other.tokens.set(other.server, identity.token)
    for _ in range(2):
        exchange(other.api(), other.shelf.results)
    (restored,) = other.shelf.results.read()
    assert (restored.game, restored.daily, restored.played) == ("hands", TODAY.isoformat(), TODAY.isoformat())
    assert stats([restored], "hands", "en", TODAY).streak == 1
    exchange(device.api(), device.shelf.results)
    assert len(device.shelf.results.read()) == 1
    other.disconnect()


def test_a_known_device_is_greeted_by_name_and_a_forgotten_one_is_nobody(
    device: RemoteDevice, tmp_path: Path
) -> None:
    device.enroll("Known", on_boards=False)
    again = device_at(device.server, tmp_path)
    again.check_server()
    assert again.player is not None
    assert again.player.name == "Known"
    again.tokens.set(again.server, "nobody-has-this-token")
    again.disconnect()
    again.check_server()
    assert again.player != device.player
    assert again.tokens.get(again.server) is None
    again.disconnect()


def test_a_server_that_is_not_there_is_said_to_be_away(tmp_path: Path) -> None:
    api, device = Api("http://127.0.0.1:9"), device_at("http://127.0.0.1:9", tmp_path)
    with pytest.raises(ServerAway):
        api.get("/api/me", Me)
    with pytest.raises(ServerAway):
        device.check_server()
    api.close()
    device.disconnect()
    connection = Connection("http://127.0.0.1:9", patience_s=0.2)
    with pytest.raises(ServerAway):
        connection.ask(wire.Pause(match="x" * 8, id="1"))
    connection.close()


@pytest.mark.parametrize("address", ["nonsense", "http://", "http://[", "ftp://127.0.0.1"])
def test_an_address_that_is_none_is_told_as_one(address: str, tmp_path: Path) -> None:
    device = device_at(address, tmp_path)
    with pytest.raises(ServerAway):
        device.check_server()
    device.disconnect()


def test_tokens_are_kept_by_server_and_readable_by_their_owner_alone(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    tokens.set("https://a.example/", "one")
    tokens.set("https://b.example", "two")
    assert (tokens.get("https://a.example"), tokens.get("https://b.example/")) == ("one", "two")
    assert stat.S_IMODE((tmp_path / "tokens.json").stat().st_mode) == 0o600
    tokens.drop("https://a.example")
    assert tokens.get("https://a.example") is None


# --- rooms -------------------------------------------------------------------


def player(server: Running, folder: Path, name: str) -> RemoteDevice:
    device = device_at(server.url, folder)
    device.enroll(name, on_boards=False)
    return device


def test_two_race_in_a_room_and_each_sees_their_own_lane(server: Running, tmp_path: Path) -> None:
    ann, bob = player(server, tmp_path / "a", "Ann"), player(server, tmp_path / "b", "Bob")
    code = open_room(ann.api(), "hands", {"hand": "aci*prt", "replay": False}, 1).room
    first, second = RemoteRoom(ann, code, SAY), RemoteRoom(bob, code, SAY)
    until(lambda: len(first.now.members) == 2)
    assert (first.is_host, second.is_host) == (True, False)
    with pytest.raises(Refused, match=r"^not_host\("):
        second.act(wire.Start())
    second.act(wire.Ready())
    first.act(wire.Start())
    until(lambda: second.now.phase == "playing" and second.seat is not None)
    mine, theirs = first.match(), second.match()
    theirs.submit(Play("part"))
    assert (mine.view().score, theirs.view().score) == (0, 114)
    until(lambda: max(mine.scores) == 114)
    assert first.standing(mine)[0][0].startswith("Bob")
    theirs.submit(Finish())
    assert theirs.is_done
    assert theirs.outcome is None
    mine.submit(GiveUp())
    until(lambda: second.now.phase == "over" and theirs.outcome is not None)
    assert theirs.view().rounds
    assert [second.name(member) for member in second.now.winners] == [second.name(second.now.you or 0)]
    for room in (first, second):
        room.stop_listening()


def test_a_code_that_leads_nowhere_is_refused(server: Running, tmp_path: Path) -> None:
    lost = player(server, tmp_path, "Lost")
    with pytest.raises(Refused, match=r"^no_such_room\("):
        RemoteRoom(lost, server.no_room(), SAY)
    lost.disconnect()


def test_a_room_needs_a_player(server: Running, tmp_path: Path) -> None:
    host = player(server, tmp_path / "a", "Host")
    code = open_room(host.api(), "hands", None, 1).room
    nobody = device_at(server.url, tmp_path / "b")
    with pytest.raises(Refused, match=r"^no_player\("):
        RemoteRoom(nobody, code, SAY)
    nobody.disconnect()
    host.disconnect()


def test_a_daily_begun_in_the_browser_is_known_here(server: Running, tmp_path: Path) -> None:
    one, other = player(server, tmp_path / "a", "Twice"), device_at(server.url, tmp_path / "b")
    other.tokens.set(server.url, one.tokens.get(server.url) or "")
    other.check_server()
    assert other.played_elsewhere(TODAY) == frozenset()
    begin(one, one.daily("hands")).submit(Play("zz"))
    assert other.played_elsewhere(TODAY) == {"hands"}
    resumed = begin(other, other.daily("hands"))
    assert [play.word for play in resumed.view().plays] == ["zz"]
    for device in (one, other):
        device.disconnect()
