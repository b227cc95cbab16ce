"""A real `worderly serve` in its own process, with rooms in its database, and clients that connect to it."""

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time_ns
from typing import NamedTuple

from bench import load
from bench.load import Echo, Player, Seat
from sqlalchemy import Connection

from worderly.games import GAMES
from worderly.games.boogle import model
from worderly.games.boogle.options import Options
from worderly.kit import Chance, encode, start
from worderly.store import matches
from worderly.store.store import Store
from worderly.store.stream_ids import new_stream_id
from worderly.store.tables.rows import MatchRow, NewSeat
from worderly.table.catalog import Catalog
from worderly.table.match.deal import seating
from worderly.table.secret import digest, new_id

SEATS = 8
ECHO_BYTES = 120
"""As long as a move."""


class Arcade(NamedTuple):
    """A running server, and the rooms that were added to its database before it started."""

    port: int
    rooms: list[list[Seat]]

    def take_rooms(self, count: int) -> list[list[Seat]]:
        """Removes and returns rooms without a move."""
        rooms = self.rooms[:count]
        del self.rooms[:count]
        return rooms

    async def probe(self, query: str = "") -> dict[str, float]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"GET /bench/probe{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        writer.write(head.encode())
        _, _, body = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        values: dict[str, float] = json.loads(body[body.index(b"{") : body.rindex(b"}") + 1])
        return values


def add_rooms(url: str, count: int, seats: int = SEATS) -> list[list[Seat]]:
    """Adds rooms, each with its own untimed board; every seat plays each word of the board once."""
    catalog, store = Catalog(GAMES), Store(url)
    rooms = [room(make_puzzle(catalog, number, seats), number, seats) for number in range(count)]

    def add(connection: Connection) -> None:
        for (new, new_seats), _ in rooms:
            matches.add(connection, new, new_seats)

    store.write_now(add)
    store.close()
    return [players for _, players in rooms]


class Puzzle(NamedTuple):
    options: bytes
    state: bytes
    moves: list[bytes]


def make_puzzle(catalog: Catalog, number: int, seats: int) -> Puzzle:
    rules, options = seating(catalog.game("boogle"), Options(time_s=0), seats)
    options, _ = rules.check(options)
    state = start(rules, options, str(number), catalog.tools(options, 0))
    return Puzzle(encode(options), encode(state), [encode(model.Find(w.word)) for w in state.deals[0].words])


def room(puzzle: Puzzle, number: int, seats: int) -> tuple[tuple[MatchRow, list[NewSeat]], list[Seat]]:
    now_ms = time_ns() // 1_000_000
    match, keys = new_stream_id(now_ms), [new_id() for _ in range(seats)]
    new = MatchRow(
        id=match,
        game="boogle",
        version=1,
        race=False,
        options=puzzle.options,
        seed=None,
        start=puzzle.state,
        started_ms=now_ms,
        ranked=False,
        daily=None,
        challenge=None,
        room=None,
        owned=False,
    )
    chance = Chance(f"{number}")
    players = [Seat(match, key, chance.shuffled(puzzle.moves)) for key in keys]
    return (new, [NewSeat(key_hash=digest(key)) for key in keys]), players


@asynccontextmanager
async def serving(rooms: int) -> AsyncIterator[Arcade]:
    with TemporaryDirectory(prefix="worderly-bench-") as folder:
        seats = add_rooms(f"sqlite:///{Path(folder) / 'worderly.db'}", rooms)
        port = free_port()
        command = [sys.executable, "-m", "bench.server_probe", "--data", folder, "--port", str(port)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=os.environ)
        try:
            arcade = Arcade(port, seats)
            await wait_until_up(arcade, process)
            yield arcade
        finally:
            process.terminate()
            process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def wait_until_up(arcade: Arcade, process: "subprocess.Popen[bytes]") -> None:
    while process.poll() is None:
        try:
            await arcade.probe()
        except (OSError, ValueError):
            await asyncio.sleep(0.05)
        else:
            return
    raise RuntimeError(f"the server ended with {process.returncode}")


@asynccontextmanager
async def playing(arcade: Arcade, count: int) -> AsyncIterator[list[list[Player]]]:
    rooms = arcade.take_rooms(count)
    players = await load.connect_players(arcade.port, [seat for room in rooms for seat in room])
    try:
        yield [players[at : at + SEATS] for at in range(0, len(players), SEATS)]
    finally:
        load.disconnect([player.socket for player in players])
        await asyncio.sleep(0.5)


@asynccontextmanager
async def echoing(arcade: Arcade, count: int) -> AsyncIterator[list[Echo]]:
    sockets = await load.connect(arcade.port, "/bench/echo", count)
    try:
        yield [Echo(socket, b"x" * ECHO_BYTES) for socket in sockets]
    finally:
        load.disconnect(sockets)


@asynccontextmanager
async def echo_groups(arcade: Arcade, count: int) -> AsyncIterator[list[list[Echo]]]:
    """Groups of eight: the server sends each message of one client to all of them."""
    groups = [await load.connect(arcade.port, f"/bench/echo?{n}", SEATS) for n in range(count)]
    try:
        yield [[Echo(socket, b"x" * ECHO_BYTES) for socket in group] for group in groups]
    finally:
        load.disconnect([socket for group in groups for socket in group])


def in_turns(rooms: Sequence[Sequence[Player]]) -> list[Player]:
    """The first seat of every room, then every second seat, so that moves alternate between rooms."""
    return [room[seat] for seat in range(SEATS) for room in rooms]
