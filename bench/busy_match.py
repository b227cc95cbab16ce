"""One match at 200 moves a second: how far behind are the watchers of other matches, on another node?"""

import asyncio
from collections.abc import Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple

from bench import load
from bench.crosswords import share
from bench.load import Player, Seat, Socket
from bench.server_arcade import add_rooms
from bench.table import Row

CROWD, WATCHERS, PER_S = 20, 2, 200
"""Seats of the busy match (a connection may send twenty messages a second); watchers on the other node."""
OTHERS, OTHERS_PER_S = 10, 40
SECONDS = 5.0
DELAY_S = 0.05


class Watched:
    """A match with its mover on one node and a watcher on the other: when each move was saved and seen."""

    def __init__(self, player: Player, watcher: Socket) -> None:
        self.player, self.watcher = player, watcher
        self.lags: list[float] = []
        self._answered = 0.0
        watcher.on_text = self._on_frame

    def move(self, due: float) -> "asyncio.Future[None]":
        self._answered = 0.0
        sent = self.player.move(due)
        sent.add_done_callback(self._on_answer)
        return sent

    def _on_answer(self, _: object) -> None:
        self._answered = perf_counter()

    def _on_frame(self, data: bytes) -> None:
        """A frame that came before the mover's answer is not late."""
        self.lags.append(perf_counter() - self._answered if self._answered else 0.0)


class Lags(NamedTuple):
    seconds: list[float]
    busy_per_s: float
    """Moves of the busy match."""


async def watch(port: int, seats: Sequence[Seat]) -> list[Socket]:
    """Spectators; each has got its first frame."""
    sockets = await load.connect(port, "/api/live", len(seats))
    for socket, seat in zip(sockets, seats, strict=True):
        socket.send(b'{"type":"watch","match":"%b"}' % seat.match.encode())
    async with asyncio.timeout(load.ANSWER_S):
        while any(socket.received < 2 for socket in sockets):
            await asyncio.sleep(0.01)
    return sockets


async def lags(others: Sequence[Watched], crowd: Sequence[Player]) -> Lags:
    before = [len(other.lags) for other in others]
    n_moves, began = sum(len(player.times) for player in crowd), perf_counter()
    work = [load.at_rate([other.move for other in others], OTHERS_PER_S, SECONDS)]
    if crowd:
        work.append(load.at_rate(load.moves_of(crowd), PER_S, SECONDS))
    await asyncio.gather(*work)
    rate = (sum(len(player.times) for player in crowd) - n_moves) / (perf_counter() - began)
    await asyncio.sleep(0.5)
    new = [lag for other, at in zip(others, before, strict=True) for lag in other.lags[at:]]
    return Lags(new, rate)


async def measure(ports: Sequence[int], database: str) -> tuple[list[Lags], list[Lags]]:
    (busy,) = add_rooms(database, 1, CROWD)
    rooms = add_rooms(database, OTHERS)
    crowd = await load.connect_players(ports[0], busy)
    players = await load.connect_players(ports[0], [room[0] for room in rooms])
    spectators = await watch(ports[1], [busy[0]] * WATCHERS)
    watchers = await watch(ports[1], [room[0] for room in rooms])
    others = [Watched(player, watcher) for player, watcher in zip(players, watchers, strict=True)]
    alone, beside = [], []
    for _ in range(2):
        alone.append(await lags(others, []))
        beside.append(await lags(others, crowd))
    load.disconnect([*(player.socket for player in (*crowd, *players)), *spectators, *watchers])
    return alone, beside


def busy_match_rows(ports: Sequence[int], database: str) -> Iterator[Row]:
    alone, beside = asyncio.run(measure(ports, database))
    calm, busy = (sorted(lag for one in kind for lag in one.seconds) for kind in (alone, beside))
    rate = median(one.busy_per_s for one in beside)
    delay_s = share(busy, 0.95) - share(calm, 0.95)
    yield Row(
        f"a match of {CROWD} at {PER_S} moves/s: lag of the watchers of {OTHERS} others on another node",
        f"{_spread(busy)}; {rate:.0f} moves/s",
        _spread(calm),
        None,
        f"p95 ≤ {DELAY_S * 1000:.0f} ms more",
        delay_s <= DELAY_S and rate >= 0.95 * PER_S,
    )


def _spread(lags: list[float]) -> str:
    parts = ", ".join(f"p{int(part * 100)} {share(lags, part) * 1000:.1f}" for part in (0.5, 0.95, 0.99))
    return f"{parts} ms of {len(lags)}"
