"""The terminal's client against a running server."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.running import Running, running
from worderly.cli.room_talk import RoomTalk
from worderly.client import Api, Live, RemoteMatch, ServerAway, Tokens
from worderly.games.hands import GAME, Finish, Play
from worderly.kit import GiveUp, Refused
from worderly.table.rest import Me, NewMatch, NewRoom, RoomInfo


@pytest.fixture
def api(server: Running) -> Iterator[Api]:
    api = Api(server.url)
    yield api
    api.close()


def begin(api: Api, live: Live) -> RemoteMatch:
    wish = NewMatch(game="hands", options={"hand": "aci*prt"})
    return RemoteMatch.begin(api, live, GAME, wish)


def test_a_match_plays_through_the_same_face_as_a_local_one(api: Api) -> None:
    live = Live(api.server)
    match = begin(api, live)
    heard: list[object] = []
    match.watch(heard.extend)
    (event,) = match.submit(Play("part"))
    assert event.points == 114  # type: ignore[attr-defined]
    assert match.view().score == 114
    with pytest.raises(Refused) as refused:
        match.submit(Finish(), seat=3)
    assert refused.value.code == "not_your_seat"
    match.submit(GiveUp())
    assert match.outcome is not None
    assert heard
    live.close()


def test_a_problem_about_a_move_is_a_refusal_not_a_wait(api: Api) -> None:
    live = Live(api.server)
    match = begin(api, live)
    match.pause()
    assert match.view() is None
    with pytest.raises(Refused, match="paused"):
        match.submit(Play("part"))
    match.go_on()
    assert match.view() is not None
    live.close()


def test_a_restart_of_the_server_goes_unnoticed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/w.db"
    with running(url, tmp_path) as here:
        api = Api(here.url)
        live = Live(here.url)
        match = begin(api, live)
        match.submit(Play("part"))
        port = here.port
    with running(url, tmp_path, at=port):
        match.submit(Play("cat"))
        assert [play.word for play in match.view().plays] == ["part", "cat"]
        live.close()
    api.close()


def test_a_server_that_is_not_there_is_said_to_be_away() -> None:
    with pytest.raises(ServerAway):
        Api("http://127.0.0.1:9").get("/api/me", Me)
    with pytest.raises(ServerAway):
        Live("http://127.0.0.1:9", tries=1).receive()


def test_tokens_are_kept_by_server_and_readable_by_their_owner_alone(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    tokens.keep("https://a.example/", "one")
    tokens.keep("https://b.example", "two")
    assert (tokens.get("https://a.example"), tokens.get("https://b.example/")) == ("one", "two")
    assert stat.S_IMODE((tmp_path / "tokens.json").stat().st_mode) == 0o600
    tokens.drop("https://a.example")
    assert tokens.get("https://a.example") is None


def test_a_room_is_played_line_by_line(server: Running) -> None:
    _, token = server.player("Liner")
    api = Api(server.url, token)
    code = api.post("/api/rooms", RoomInfo, NewRoom(game="hands", options={"hand": "aci*prt"})).room
    said: list[str] = []
    talk = RoomTalk(api, code, said.append)

    def until(text: str) -> None:
        for message in talk._live.messages():
            talk.hear(message)
            if text in "\n".join(said):
                return

    until("Liner")
    assert talk.say("/start")
    until("running")
    assert talk.say("part")
    until("114")
    assert talk.say("/end")
    until("over")
    assert not talk.say("/quit")
    talk._live.close()
    api.close()
