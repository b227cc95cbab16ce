"""The day's puzzles over REST: the server's CPU for a visitor who comes back, and for beginning a daily."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from typing import NamedTuple

from bench.server_arcade import Arcade, serving
from bench.table import Row, limit_row

from worderly.games import GAMES

VISITS, BEGINNERS, ROUNDS = 60, 6, 5
CALM_S, CALM_SHARE, CALM_TRIES = 0.5, 0.03, 120


class Answer(NamedTuple):
    status: int
    head: dict[str, str]
    body: bytes


class Visitor:
    """One open connection, from an address of its own: what an address may ask for is limited."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def ask(self, line: str, body: bytes = b"", **head: str) -> Answer:
        given = {"Host": "127.0.0.1", "Content-Length": str(len(body)), "Content-Type": "application/json"}
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in (given | head).items()]
        self._writer.write("\r\n".join([f"{line} HTTP/1.1", *lines, "", ""]).encode() + body)
        first, *rest = (await self._reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        known = {name.lower(): value for name, value in (one.split(": ", 1) for one in rest)}
        size = int(known.get("content-length", 0))
        return Answer(int(first.split()[1]), known, await self._reader.readexactly(size))


@asynccontextmanager
async def visitor(arcade: Arcade, number: int) -> AsyncIterator[Visitor]:
    address = f"127.0.{1 + number // 250}.{1 + number % 250}"
    reader, writer = await asyncio.open_connection("127.0.0.1", arcade.port, local_addr=(address, 0))
    try:
        yield Visitor(reader, writer)
    finally:
        writer.close()


async def until_calm(arcade: Arcade) -> None:
    """At its start a server makes the puzzles of the next days."""
    before = (await arcade.probe())["cpu_s"]
    for _ in range(CALM_TRIES):
        await asyncio.sleep(CALM_S)
        after = (await arcade.probe())["cpu_s"]
        if after - before < CALM_SHARE * CALM_S:
            return
        before = after
    raise RuntimeError("the server does not come to rest")


async def return_us(arcade: Arcade, number: int) -> float:
    """CPU of one visit by somebody whose browser has the page of today."""
    async with visitor(arcade, number) as guest:
        etag = (await guest.ask("GET /api/daily")).head["etag"]
        before = (await arcade.probe())["cpu_s"]
        for _ in range(VISITS):
            answer = await guest.ask("GET /api/daily", If_None_Match=etag)
            assert answer.status == 304, answer
        return ((await arcade.probe())["cpu_s"] - before) * 1e6 / VISITS


async def begin_us(arcade: Arcade, number: int, day: str) -> float:
    """CPU of beginning one daily; each visitor begins all of today's."""
    before = (await arcade.probe())["cpu_s"]
    for at in range(BEGINNERS):
        async with visitor(arcade, number + at) as guest:
            for game in GAMES:
                wish = {"game": game.id, "daily": day}
                answer = await guest.ask("POST /api/matches", json.dumps(wish).encode())
                assert answer.status == 201, answer
    return ((await arcade.probe())["cpu_s"] - before) * 1e6 / (BEGINNERS * len(GAMES))


async def day_rows() -> AsyncIterator[Row]:
    async with serving(0) as arcade:
        await until_calm(arcade)
        async with visitor(arcade, 0) as guest:
            day = json.loads((await guest.ask("GET /api/daily")).body)["date"]
        await begin_us(arcade, 1, day)
        visits = [await return_us(arcade, 100 + at) for at in range(ROUNDS)]
        begins = [await begin_us(arcade, 200 + at * BEGINNERS, day) for at in range(ROUNDS)]
    yield limit_row("today's five for a visitor who comes back", median(visits), 500)
    yield limit_row("beginning a daily", median(begins), 3_000)
