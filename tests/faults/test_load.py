"""A hundred rooms at once: no error, nothing lost, every round ends with the scores that were played."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.nodes import Node, Nursery

ROOMS, MOVES = 100, 8
DIGITS = "bdefghjklm"


class Member:
    def __init__(self, base: str, token: str) -> None:
        self.base, self.token = base, token
        self.acked: list[str] = []
        self.room: dict[str, Any] = {}

    async def join(self, code: str) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        self.ws: ClientConnection = await connect(
            f"ws://{self.base}/api/live", additional_headers=headers, compression=None
        )
        self.code = code
        await self.ask(None, type="join", room=code)

    async def say(self, **message: Any) -> None:
        await self.ws.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.ws.recv(), 60))
        assert told["type"] not in ("error", "refused", "bye"), told
        if told["type"] == "room":
            self.room = told
        return told

    async def ask(self, move_id: str | None, **message: Any) -> dict[str, Any]:
        await self.say(**message)
        while True:
            told = await self.hear()
            if told["type"] in ("room", "frame") and (move_id is None or told["move"] == move_id):
                return told

    async def act(self, kind: str) -> None:
        await self.ask(kind, type="do", room=self.code, id=kind, act={"type": kind})

    async def play(self) -> None:
        while self.room.get("phase") != "playing":
            await self.hear()
        match = self.room["match"]
        await self.ask(None, type="watch", match=match)
        for number in range(MOVES):
            word = f"z{DIGITS[number]}"
            move = {"type": "play", "word": word}
            frame = await self.ask(f"m{number}", type="submit", match=match, id=f"m{number}", move=move)
            self.acked.append(word)
            assert [play["word"] for play in frame["view"]["own"]["plays"]] == self.acked
            await asyncio.sleep(0.05)
        await self.ask("last", type="submit", match=match, id="last", move={"type": "play", "word": "part"})
        await self.ask("end", type="submit", match=match, id="end", move={"type": "give_up"})
        while self.room["phase"] != "over":
            await self.hear()


async def enroll(client: httpx.AsyncClient, name: str) -> str:
    answer = await client.post("/api/players", json={"notice": True, "name": name})
    return str(answer.json()["token"])


async def one_room(base: str, client: httpx.AsyncClient, tokens: list[str]) -> None:
    members = [Member(base, token) for token in tokens]
    wish = {"game": "hands", "options": {"hand": "aci*prt", "replay": False}}
    headers = {"Authorization": f"Bearer {tokens[0]}"}
    opened = await client.post("/api/rooms", json=wish, headers=headers)
    for member in members:
        await member.join(opened.json()["room"])
    await members[1].act("ready")
    await members[0].act("start")
    await asyncio.gather(*(member.play() for member in members))
    for member in members:
        assert member.room["results"][0]["scores"] == [114, 114]
        await member.ws.close()


async def all_rooms(base: str, count: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://{base}", timeout=60, verify=False) as client:
        first = await enroll(client, "Host")
        client.headers["Authorization"] = f"Bearer {first}"
        tokens = [await enroll(client, f"P{n}") for n in range(2 * count)]
        del client.headers["Authorization"]
        await asyncio.gather(*(one_room(base, client, tokens[2 * n : 2 * n + 2]) for n in range(count)))


def run(nursery: Nursery, folder: Path, count: int) -> None:
    node = Node(nursery, folder)
    node.start()
    try:
        asyncio.run(all_rooms(node.base, count))
        assert '"level": "error"' not in (folder / "log").read_text()
    finally:
        node.kill()


def test_a_hundred_rooms_play_a_round_without_an_error(nursery: Nursery, tmp_path: Path) -> None:
    run(nursery, tmp_path, ROOMS)


@pytest.mark.long
def test_five_hundred_rooms_play_a_round_without_an_error(nursery: Nursery, tmp_path: Path) -> None:
    run(nursery, tmp_path, 500)
