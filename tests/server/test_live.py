"""The WebSocket: watching, moving, refusals, limits, rooms, farewell."""

import asyncio
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running, Talk, running
from worderly.server.transport import scheduler
from worderly.store import log
from worderly.store.database.outage import Unavailable
from worderly.table.clock import FakeClock


def new_match(server: Running, **wish: Any) -> dict[str, Any]:
    answer = server.http.post("/api/matches", json={"game": "hands", **wish})
    assert answer.status_code == 201, answer.text
    body: dict[str, Any] = answer.json()
    return body


def sit(server: Running, talk: Talk, **wish: Any) -> str:
    begun = new_match(server, options={"hand": "aci*prt"}, **wish)
    assert talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])["seat"] == 0
    match: str = begun["match"]
    return match


def test_the_first_message_says_hello(server: Running) -> None:
    with server.live() as talk:
        assert talk.hello["type"] == "hello"
        assert talk.hello["player"] is None


def test_a_move_is_answered_by_a_frame_with_its_id(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        frame = talk.ask("frame", type="submit", match=match, id="a", move={"type": "play", "word": "part"})
        assert (frame["move"], frame["seq"], frame["scores"]) == ("a", 1, [114])


def test_a_repeat_after_a_lost_connection_is_answered_again(server: Running) -> None:
    with server.live() as talk:
        begun = new_match(server, options={"hand": "aci*prt"})
        talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
        move = {
            "type": "submit",
            "match": begun["match"],
            "id": "x",
            "move": {"type": "play", "word": "part"},
        }
        first = talk.ask("frame", **move)
    with server.live() as talk:
        resumed = talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
        assert resumed["view"] == first["view"]
        again = talk.ask("frame", **move)
        assert (again["move"], again["seq"], again["events"]) == ("x", 1, first["events"])


def test_a_refusal_names_the_move_and_speaks_the_language(server: Running) -> None:
    socket = connect(f"ws://127.0.0.1:{server.port}/api/live?lang=fr", compression=None)
    with Talk(socket) as talk:
        match = sit(server, talk)
        refused = talk.ask("refused", type="submit", match=match, id="z", move={"type": "nope"})
        assert (refused["code"], refused["move"]) == ("bad_move", "z")
        assert "coup" in refused["message"]


PART, ICE, NOPE = {"type": "play", "word": "part"}, {"type": "play", "word": "ice"}, {"type": "nope"}
BREATH = [PART, NOPE, NOPE, ICE]


def test_moves_sent_in_one_breath_are_answered_in_their_order(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        for number, move in enumerate(BREATH):
            talk.say(type="submit", match=match, id=f"m{number}", move=move)
        talk.say(type="ping")
        answers = [talk.receive() for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["frame", "refused", "refused", "frame", "pong"]
        assert [answer["move"] for answer in answers[:4]] == ["m0", "m1", "m2", "m3"]


def test_messages_of_a_client_that_has_left_are_handled(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        for number, move in enumerate(BREATH):
            talk.say(type="submit", match=match, id=f"m{number}", move=move)
    table = server.call(server.service.hub.table(match))
    while table.watchers:
        server.call(asyncio.sleep(0))
    assert [entry.move_id for entry in server.service.store.read_now(lambda c: log.tail(c, match, 0))] == [
        "m0",
        "m3",
    ]


MISFITS = """
{
[]
null
"x"
{"type":"nope"}
{"type":"watch"}
{"type":"watch","match":"a b"}
{"type":"ping","extra":1}
{"type":"submit","match":"12345678","id":"a","move":1e999}
"""


@pytest.mark.parametrize("text", MISFITS.split("\n")[1:])
def test_an_invalid_message_gets_an_error_and_changes_nothing(server: Running, text: str) -> None:
    with server.live() as talk:
        talk.socket.send(text)
        assert talk.receive()["type"] in ("error", "refused")
        assert talk.ask(type="ping")["type"] == "pong"


def test_a_client_cannot_move_for_another_seat(server: Running) -> None:
    begun = new_match(server)
    move = {"type": "submit", "match": begun["match"], "id": "a", "move": {"type": "finish"}}
    with server.live() as talk:
        assert talk.ask(**move)["code"] == "not_your_seat"
        wrong = talk.ask(type="watch", match=begun["match"], key="0" * 22)
        assert wrong["code"] == "not_your_seat"
        looking_on = talk.ask("frame", type="watch", match=begun["match"])
        assert looking_on["seat"] is None
        assert talk.ask(**move)["code"] == "not_your_seat"


def test_a_watcher_can_stop_watching(server: Running) -> None:
    with server.live() as talk, server.live() as other:
        match = sit(server, talk)
        other.ask("frame", type="watch", match=match)
        other.say(type="unwatch", match=match)
        assert other.ask(type="ping")["type"] == "pong"
        talk.ask("frame", type="submit", match=match, id="a", move={"type": "finish"})
        assert other.ask(type="ping")["type"] == "pong"


def test_pausing_over_the_socket(server: Running) -> None:
    with server.live() as talk:
        match = sit(server, talk)
        assert talk.ask("frame", type="pause", match=match, id="p")["view"] is None
        refused = talk.ask(type="submit", match=match, id="a", move={"type": "finish"})
        assert refused["code"] == "paused"
        assert talk.ask("frame", type="resume", match=match, id="r")["view"] is not None


def test_forty_at_once_then_one_is_dropped_and_the_others_wait_for_twenty_a_second(tmp_path: Path) -> None:
    clock = FakeClock()
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here, here.live() as talk:
        for _ in range(41 + 21):
            talk.say(type="ping")
        answers = [talk.receive()["type"] for _ in range(41)]
        assert answers == ["pong"] * 40 + ["error"]
        with here.live() as other:
            assert other.ask(type="ping")["type"] == "pong"
        with pytest.raises(TimeoutError):
            talk.socket.recv(timeout=0)
        here.loop.call_soon_threadsafe(clock.advance, 1_000)
        assert [talk.receive()["type"] for _ in range(21)] == ["pong"] * 20 + ["error"]
        # The server reads on, also that this connection ends.
        here.loop.call_soon_threadsafe(clock.advance, 1_000)


def test_a_message_over_four_kib_ends_the_connection(server: Running) -> None:
    with server.live() as talk:
        talk.socket.send('{"type":"ping"}' + " " * (4096 - 15))
        assert talk.receive()["type"] == "pong"
        talk.socket.send("x" * 4097)
        with pytest.raises(ConnectionClosed) as closed:
            talk.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_another_sites_page_may_not_connect(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.live(Origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    with server.live(Origin=server.url) as talk:
        assert talk.hello["type"] == "hello"


def test_one_connection_follows_sixteen_matches_at_most(server: Running) -> None:
    with server.live() as talk:
        for _ in range(16):
            sit(server, talk)
        last = new_match(server)
        assert talk.ask(type="watch", match=last["match"], key=last["key"])["code"] == "too_many_watched"


def answer_to(talk: Talk, **act: Any) -> dict[str, Any]:
    """The room's message that answers this act; others may come before it."""
    room = talk.ask("room", "refused", **act)
    while room["move"] != act["id"]:
        room = talk.receive("room", "refused")
    return room


PART = {"type": "play", "word": "part"}


def test_a_room_of_two_plays_a_round(server: Running) -> None:
    ann, ann_token = server.player("Ann")
    _, bob_token = server.player("Bob")
    code = ann.post("/api/rooms", json={"game": "hands", "options": {"hand": "aci*prt"}}).json()["room"]
    with server.live(ann_token) as a, server.live(bob_token) as b:
        assert a.hello["player"] == "Ann"
        assert a.ask("room", type="join", room=code)["you"] == 1
        assert b.ask("room", type="join", room=code)["you"] == 2
        answer_to(b, type="do", room=code, id="r", act={"type": "ready"})
        room = answer_to(a, type="do", room=code, id="s", act={"type": "start"})
        for talk, seat in ((a, 0), (b, 1)):
            frame = talk.ask("frame", type="watch", match=room["match"])
            assert (frame["seat"], frame["view"]) == (seat, None)
            assert 0 < frame["starts_in_ms"] <= 3_000
            assert ann.get(f"/api/matches/{room['match']}").json()["frame"]["view"] is None
            early = talk.ask("refused", type="submit", match=room["match"], id="e", move=PART)
            assert early["code"] == "not_begun"
        for talk in (a, b):
            frame = talk.receive("frame")
            assert frame["starts_in_ms"] is None
            assert (frame["view"]["type"], frame["view"]["own"]["dealt"]) == ("race_view", "aci*prt")
        with server.live() as looker:
            frame = looker.ask("frame", type="watch", match=room["match"])
            assert [lane["total"] for lane in frame["view"]["lanes"]] == [0, 0]
            assert frame["view"]["own"] is None
        for talk in (a, b):
            talk.say(type="submit", match=room["match"], id="end", move={"type": "give_up"})
        while room["phase"] != "over":
            room = b.receive("room")
        assert room["winners"] == [1, 2]


def test_whoever_the_host_stopped_shares_that_and_not_that_they_gave_up(server: Running) -> None:
    ann, token = server.player("Ann")
    code = ann.post("/api/rooms", json={"game": "wizards"}).json()["room"]
    with server.live(token) as talk:
        talk.ask("room", type="join", room=code)
        room = answer_to(talk, type="do", room=code, id="s", act={"type": "start"})
        talk.say(type="do", room=code, id="e", act={"type": "end_round"})
        while room["phase"] != "over":
            room = talk.receive("room")
        assert room["results"][0]["reason"] == "host_ended"
        text = ann.get(f"/api/matches/{room['match']}/share").json()["text"]
        assert "the host ended the round" in text
        assert ann.get(f"/api/matches/{room['match']}/analysis").json()["verdicts"] == []


def test_a_room_needs_a_player_and_a_right_code(server: Running) -> None:
    _, token = server.player("Cleo")
    with server.live() as talk:
        assert talk.ask(type="join", room=server.no_room())["code"] == "no_such_room"
    with server.live(token) as talk:
        assert talk.ask(type="join", room="lower")["code"] == "bad_request"
        assert talk.ask(type="do", room="BCDF", id="x", act={"type": "start"})["code"] == "not_member"


def test_room_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock()) as here, here.live() as talk:
        codes = ["B" + a + b + "D" for a in "CDFG" for b in "HJK"]
        answers = [talk.ask(type="join", room=code, spectate=True)["code"] for code in codes]
        assert answers == ["no_such_room"] * 10 + ["too_fast"] * 2


def test_a_server_that_goes_down_says_so_and_comes_back_with_everything(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/w.db"
    with running(url, tmp_path) as here:
        talk = here.live()
        begun = new_match(here, options={"hand": "aci*prt"})
        talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
        talk.ask("frame", type="submit", match=begun["match"], id="a", move={"type": "play", "word": "part"})
    bye = talk.receive("bye")
    assert (bye["code"], bye["retry_ms"]) == ("going_down", 250)
    with running(url, tmp_path) as again, again.live() as talk:
        frame = talk.ask("frame", type="watch", match=begun["match"], key=begun["key"])
        assert frame["scores"] == [114]


def test_a_client_that_does_not_read_cannot_keep_the_server_from_an_orderly_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("worderly.server.transport.websocket.SHUTDOWN_S", 0.2)

    async def fill() -> int:
        (connection,) = here.service.connections
        for _ in range(60):
            connection.push(b"x" * 500_000)
        return len(connection.outbox)

    with running(f"sqlite:///{tmp_path}/w.db", tmp_path) as here:
        talk = here.live()
        assert here.call(fill()) > 0
    with pytest.raises(Unavailable):
        here.service.store.write_now(lambda connection: None)
    talk.socket.socket.close()


def test_messages_that_wait_are_handled_after_the_client_has_left(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.live() as talk:
        begun = new_match(server, options={"hand": "aci*prt"})
        seat = {"type": "watch", "match": begun["match"], "key": begun["key"]}
        talk.ask("frame", **seat)
        # A crowd came before it, and a tick is enough for one.
        monkeypatch.setattr(scheduler, "LONGEST_S", 0.0)

        async def crowd() -> None:
            for _ in range(5_000):
                scheduler.run_later(lambda: None)

        server.call(crowd())
        talk.say(type="submit", match=begun["match"], id="last", move={"type": "play", "word": "part"})
        talk.socket.socket.shutdown(SHUT_RDWR)
    with server.live() as talk:
        frame = talk.ask("frame", **seat)
        # It is done by now, but perhaps not saved yet.
        assert (frame if frame["seq"] else talk.receive("frame"))["seq"] == 1


def test_after_a_goodbye_nothing_is_said(server: Running) -> None:
    talk, connection = server.meet()
    with talk:

        async def part() -> None:
            connection.send_goodbye("going_down")
            connection.push(b'{"type":"late"}')

        server.call(part())
        assert talk.receive()["type"] == "bye"
        with pytest.raises(ConnectionClosed):
            talk.receive()
