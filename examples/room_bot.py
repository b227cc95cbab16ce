"""A bot that plays Hands in a room, marked as one: `python room_bot.py http://127.0.0.1:8000 BCDF`."""

import json
import secrets
import sys
from collections import Counter
from typing import Any

import httpx
from hands_bot import best_word
from websockets.sync.client import ClientConnection, connect

NAME = "Rechner"


def enroll(server: str) -> str:
    """A player of its own, on no board; a bot that stays keeps this token."""
    asked = {"notice": True, "name": NAME, "on_boards": False}
    return str(httpx.post(f"{server}/api/players", json=asked).raise_for_status().json()["token"])


def say(socket: ClientConnection, **message: Any) -> str:
    """Sends a message with an id of its own; the answer to it names that id."""
    own = secrets.token_hex(8)
    given = {"id": own} if message["type"] in ("do", "submit") else {}
    socket.send(json.dumps({**message, **given}))
    return own


def play(socket: ClientConnection, code: str) -> dict[str, Any]:
    """Joins, is ready, plays every round, and returns the room when it is over."""
    say(socket, type="join", room=code, bot=True)
    say(socket, type="do", room=code, act={"type": "ready"})
    match, asked = "", None
    while True:
        message = json.loads(socket.recv())
        if message["type"] in ("refused", "error", "bye"):
            raise SystemExit(f"{message['code']}: {message['message']}")
        if message["type"] == "room" and message["phase"] == "over":
            return dict(message)
        if message["type"] == "room" and message["phase"] == "playing" and message["match"] != match:
            match, asked = message["match"], None
            say(socket, type="watch", match=match)
        # A frame also comes when others move: only one that answers us asks for the next move.
        if message["type"] == "frame" and message["move"] == asked and (move := next_move(message)):
            asked = say(socket, type="submit", match=match, move=move)


def next_move(frame: dict[str, Any]) -> dict[str, str] | None:
    """None during the countdown and after the end."""
    hand = frame["view"] and frame["view"]["own"]
    if not hand or hand["phase"] == "over":
        return None
    if hand["phase"] == "after":
        return {"type": "next"}
    word = best_word(dict(Counter(hand["hand"])))
    return {"type": "play", "word": word} if word else {"type": "finish"}


def main() -> None:
    server, code = sys.argv[1].rstrip("/"), sys.argv[2]
    token = {"Authorization": f"Bearer {enroll(server)}"}
    with connect(f"{server.replace('http', 'ws', 1)}/api/live", additional_headers=token) as socket:
        for member in play(socket, code)["members"]:
            print(member["info"]["name"] or member["info"]["bot"], member["score"])


if __name__ == "__main__":
    main()
