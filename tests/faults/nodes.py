"""Server processes that can be killed, and players who record all acknowledgements."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.ports import free_port, until_ready
from tests.waiting import PATIENCE_S


class ForkServer:
    """A process that has imported the server and forks a node for each request: a start needs no imports."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.fork_server"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[2],
            text=True,
        )

    def start(self, log: Path, broken: str, arguments: list[str]) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        request = {"log": str(log), "broken": broken, "arguments": arguments}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE_S)
        if self._process.stdout is not None:
            self._process.stdout.close()


class Node:
    """One `worderly serve` process on a port of its own."""

    def __init__(self, fork_server: ForkServer, folder: Path, *arguments: str, broken: str = "") -> None:
        self.fork_server, self.folder, self.arguments, self.broken = fork_server, folder, arguments, broken
        self.port = free_port()
        self.pid: int | None = None

    def start(self) -> None:
        arguments = ["serve", "--port", str(self.port), "--data", str(self.folder), *self.arguments]
        self.pid = self.fork_server.start(self.folder / "log", self.broken, arguments)
        until_ready(self.port, self.folder / "log")

    def stop(self, number: int) -> None:
        if self.pid is None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)
            until = time.monotonic() + PATIENCE_S
            while time.monotonic() < until:
                os.kill(self.pid, 0)
                time.sleep(0.002)
        self.pid = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    @property
    def base(self) -> str:
        return f"127.0.0.1:{self.port}"


class Player:
    """Plays invented words in a hand that never ends, and records every acknowledgement."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.match = self.key = ""
        self.number = 0
        self.acked: list[str] = []
        self.surprises: list[str] = []
        """Codes of answers that no fault should bring."""
        self.connections = 0

    async def begin(self, base: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE_S, verify=False) as client:
            body = {"game": "hands", "options": {"hand": "aci*prt"}}
            begun = (await client.post("/api/matches", json=body)).json()
        self.match, self.key = begun["match"], begun["key"]

    @property
    def word(self) -> str:
        """Letters that are not in the hand, so that it stays whole and every word is new."""
        digits = "bdefghjklm"
        return "z" + "".join(digits[int(d)] for d in str(self.number))

    async def play(self, bases: list[str], until: asyncio.Event, most: int = 10**9) -> None:
        """Reconnects to any node after a lost connection, and sends the same id again."""
        turn = 0
        while not until.is_set() and len(self.acked) < most:
            turn += 1
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(f"ws://{bases[turn % len(bases)]}/api/live", compression=None) as ws:
                    await self._sit(ws, until, most)
            await asyncio.sleep(0.01)

    async def _sit(self, ws: ClientConnection, until: asyncio.Event, most: int) -> None:
        self.connections += 1
        await _say(ws, type="watch", match=self.match, key=self.key)
        while not until.is_set() and len(self.acked) < most:
            move = {"type": "play", "word": self.word}
            await _say(ws, type="submit", match=self.match, id=f"id-{self.number}", move=move)
            while True:
                message = msgspec.json.decode(await asyncio.wait_for(ws.recv(), 10))
                if message["type"] == "error" and message["code"] == "too_fast":
                    await asyncio.sleep(0.1)
                    break
                if message["type"] == "error" and message["code"] == "unavailable":
                    if message["move"] is None:
                        # The match could not be opened: connect again.
                        return
                    break
                if message["type"] in ("error", "refused"):
                    # It names the move that it answers, but it is no acknowledgement.
                    self.surprises.append(message["code"])
                    break
                if message.get("move") == f"id-{self.number}":
                    self.acked.append(self.word)
                    self.number += 1
                    break

    async def check(self, base: str) -> list[str]:
        """What is wrong with the stored match, compared with the acknowledgements that this player got."""
        async with httpx.AsyncClient(base_url=f"http://{base}", timeout=PATIENCE_S, verify=False) as client:
            headers = {"Worderly-Key": self.key}
            info: dict[str, Any] = (await client.get(f"/api/matches/{self.match}", headers=headers)).json()
        kept = [play["word"] for play in info["frame"]["view"]["plays"]]
        found = [*faults(self.acked, self.word, kept), *(f"was answered {code}" for code in self.surprises)]
        return [f"{self.name}: {fault}" for fault in found]


def faults(acked: list[str], under_way: str, kept: list[str]) -> list[str]:
    """The judge: what was acknowledged is kept, once and in order.

    The move under way may have been saved without its acknowledgement having come through.
    """
    if kept in (acked, [*acked, under_way]):
        return []
    lost = [word for word in acked if word not in kept]
    doubled = sorted({word for word in kept if kept.count(word) > 1})
    return [f"lost {lost[-5:]}, doubled {doubled[-5:]}, told {acked[-5:]}, kept {kept[-5:]}"]


async def _say(ws: ClientConnection, **message: Any) -> None:
    await ws.send(msgspec.json.encode(message).decode())
