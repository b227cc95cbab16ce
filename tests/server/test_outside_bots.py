"""A program from outside plays in a room, and everybody sees that it is one."""

import runpy
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.test_live import answer_to
from tests.waiting import PATIENCE_S

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def room_bot(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return runpy.run_path(str(EXAMPLES / "room_bot.py"), run_name="room_bot")


def test_the_example_plays_a_round_and_wins(
    server: Running,
    room_bot: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ann, token = server.player("Ann")
    code = ann.post("/api/rooms", json={"game": "hands", "options": {"hand": "aci*prt"}}).json()["room"]
    monkeypatch.setattr(sys, "argv", ["room_bot", server.url, code])
    bot = Thread(target=room_bot["main"], daemon=True)
    with server.live(token) as talk:
        room = talk.ask("room", type="join", room=code)
        bot.start()
        while not any(member["ready"] and member["is_program"] for member in room["members"]):
            room = talk.receive("room")
        assert [member["is_program"] for member in room["members"]] == [False, True]
        room = answer_to(talk, type="do", room=code, id="s", act={"type": "start"})
        talk.ask("frame", type="watch", match=room["match"])
        while talk.receive("frame")["view"] is None:
            pass
        talk.say(type="submit", match=room["match"], id="end", move={"type": "give_up"})
        while room["phase"] != "over":
            room = talk.receive("room")
    bot.join(PATIENCE_S)
    assert room["winners"] == [2]
    assert "Rechner " in capsys.readouterr().out


def test_a_program_stays_marked_when_it_comes_back_without_saying_so(server: Running) -> None:
    ann, token = server.player("Ann")
    _, program = server.player("Rechner")
    code = ann.post("/api/rooms", json={"game": "hands"}).json()["room"]
    with server.live(program) as talk:
        assert talk.ask("room", type="join", room=code, bot=True)["members"][1]["is_program"]
    with server.live(program) as talk:
        assert talk.ask("room", type="join", room=code, spectate=True)["members"][1]["is_program"]
    with server.live(token) as talk:
        assert not talk.ask("room", type="join", room=code)["members"][0]["is_program"]


def test_a_member_is_marked_from_when_it_says_so(server: Running) -> None:
    ann, _ = server.player("Ann")
    _, program = server.player("Rechner")
    code = ann.post("/api/rooms", json={"game": "hands"}).json()["room"]
    with server.live(program) as talk:
        assert not talk.ask("room", type="join", room=code)["members"][1]["is_program"]
        room = talk.ask("room", type="join", room=code, bot=True)
        while not room["members"][1]["is_program"]:
            room = talk.receive("room")
