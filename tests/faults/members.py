"""Members of a room: play all rounds, reconnect after lost connections, and record errors."""

import asyncio
import contextlib
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.faults.nodes import faults
from tests.waiting import PATIENCE_S

DIGITS = "bdefghjklm"
SETUP = {"game": "hands", "options": {"hand": "aci*prt", "replay": False}}
POINTS = 114
"""What "part" earns; the other words are none."""
AWAY = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


class Member:
    """One of two in a room; the host is the one without `guest`."""

    def __init__(self, bases: list[str], token: str, code: str, *, guest: bool, pace_s: float) -> None:
        self.bases, self.token, self.code, self.guest, self.pace_s = bases, token, code, guest, pace_s
        self.may_end = asyncio.Event()
        """Until then the last word of a round is not played."""
        self.may_end.set()
        self.room: dict[str, Any] = {}
        self.acked: dict[str, list[str]] = {}
        """By match: the words that were acknowledged."""
        self.wrong: list[str] = []
        self.connections = 0
        self.moves = 0
        self.slowest_s = 0.0

    async def play(self, moves: int) -> None:
        """Until the last round is over, with so many moves in each."""
        while self.room.get("phase") != "over":
            base = self.bases[self.connections % len(self.bases)]
            headers = {"Authorization": f"Bearer {self.token}"}
            with contextlib.suppress(*AWAY):
                async with connect(
                    f"ws://{base}/api/live",
                    additional_headers=headers,
                    compression=None,
                    open_timeout=PATIENCE_S,
                    # No pings: a slow node is not dead, and a killed one closes the connection.
                    ping_interval=None,
                ) as ws:
                    self.connections += 1
                    await self._sit(ws, moves)
                    continue
            self.connections += 1
            await asyncio.sleep(0.02)

    async def _sit(self, ws: ClientConnection, moves: int) -> None:
        await self._ask(ws, lambda message: message["type"] == "room", type="join", room=self.code)
        while self.room["phase"] != "over":
            if self.room["phase"] == "playing":
                await self._play_round(ws, self.room["match"], moves)
            elif self.guest and not self._guest["ready"]:
                await self._act(ws, "ready")
            elif not self.guest and len(self.room["members"]) > 1 and self._guest["ready"]:
                await self._act(ws, "start")
            else:
                await self._hear(ws)

    @property
    def _guest(self) -> dict[str, Any]:
        guest: dict[str, Any] = self.room["members"][1]
        return guest

    async def _act(self, ws: ClientConnection, kind: str) -> None:
        act_id = f"{kind}-{self.room['round']}"
        await self._ask(
            ws,
            lambda message: message["type"] == "room" and message["move"] == act_id,
            type="do",
            room=self.code,
            id=act_id,
            act={"type": kind},
        )

    async def _play_round(self, ws: ClientConnection, match: str, moves: int) -> None:
        acked = self.acked.setdefault(match, [])
        has_begun = lambda message: message["type"] == "frame" and message["starts_in_ms"] is None  # noqa: E731
        await self._ask(ws, has_begun, type="watch", match=match)
        words = [f"z{DIGITS[n // 10]}{DIGITS[n % 10]}" for n in range(moves)]
        for word in [*words, "part"][len(acked) :]:
            if word == "part":
                await self.may_end.wait()
            began = time.monotonic()
            frame = await self._submit(ws, match, word, {"type": "play", "word": word})
            self.slowest_s = max(self.slowest_s, time.monotonic() - began)
            acked.append(word)
            self.moves += 1
            kept = [play["word"] for play in frame["view"]["own"]["plays"]]
            self.wrong += faults(acked, "", kept)
            await asyncio.sleep(self.pace_s)
        await self._submit(ws, match, "end", {"type": "give_up"})
        while self.room["phase"] == "playing" and self.room["match"] == match:
            await self._hear(ws)
        # A connection may watch sixteen at once, and there may be more rounds than that.
        await ws.send(msgspec.json.encode({"type": "unwatch", "match": match}).decode())

    async def _submit(
        self, ws: ClientConnection, match: str, move_id: str, move: dict[str, Any]
    ) -> dict[str, Any]:
        return await self._ask(
            ws,
            lambda message: message["type"] == "frame" and message["move"] == move_id,
            type="submit",
            match=match,
            id=move_id,
            move=move,
        )

    async def _ask(self, ws: ClientConnection, is_answer: Any, **message: Any) -> dict[str, Any]:
        await ws.send(msgspec.json.encode(message).decode())
        while not is_answer(message := await self._hear(ws)):
            continue
        return message

    async def _hear(self, ws: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(ws.recv(), 30))
        if message["type"] == "room":
            self.room = message
        elif message["type"] in ("error", "refused", "bye"):
            if message.get("code") not in ("unavailable", "going_down"):
                self.wrong.append(str(message))
            raise TimeoutError
        return message

    async def check(self, client: httpx.AsyncClient) -> list[str]:
        """What is wrong with the stored rounds, compared with the answers that this member got."""
        headers = {"Authorization": f"Bearer {self.token}"}
        wrong = list(self.wrong)
        if [result["scores"] for result in self.room["results"]] != [[POINTS, POINTS]] * len(self.acked):
            wrong.append(str(self.room["results"]))
        for match, acked in self.acked.items():
            info = (await client.get(f"/api/matches/{match}", headers=headers)).json()
            kept = [play["word"] for play in info["frame"]["view"]["own"]["plays"]]
            wrong += faults(acked, "", kept)
        return wrong


NEWCOMERS = 50
"""From one address: the server lets 60 a minute become players."""


async def enroll(client: httpx.AsyncClient, count: int) -> list[str]:
    """Returns tokens; the players come from as many addresses of this machine as they need."""
    tokens: list[str] = []
    for first in range(0, count, NEWCOMERS):
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{2 + first // NEWCOMERS}", verify=False)
        async with httpx.AsyncClient(transport=transport, base_url=client.base_url, timeout=None) as newcomer:
            for number in range(first, min(count, first + NEWCOMERS)):
                body = {"notice": True, "name": f"P{number}"}
                answer = await newcomer.post("/api/players", json=body)
                tokens.append(str(answer.json()["token"]))
    return tokens


async def open_room(client: httpx.AsyncClient, token: str, rounds: int) -> str:
    headers = {"Authorization": f"Bearer {token}"}
    opened = await client.post("/api/rooms", json={**SETUP, "rounds": rounds}, headers=headers)
    return str(opened.json()["room"])
