"""Measures the server under load: a real `worderly serve` in one process, its players in this one.

`WORDERLY_BENCH_QUICK=1` uses small sizes, for a shared machine.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import NamedTuple

from bench import load
from bench.crosswords import share
from bench.load import Echo, Player
from bench.server_arcade import ECHO_BYTES, SEATS, Arcade, echo_groups, echoing, in_turns, playing, serving
from bench.server_days import day_rows
from bench.server_probe import raise_file_limit
from bench.server_store import store_rows
from bench.table import Row


class Sizes(NamedTuple):
    rooms: tuple[int, int] = (100, 500)
    seconds: float = 15.0
    rounds: int = 7
    round_moves: int = 24
    """In each room: seven rounds are a match of 21 words a player, on a machine of any pace."""
    crowd: int = 5_000
    moves_per_s: int = 2_000
    mixed_per_s: tuple[int, ...] = (100, 1_000)
    ranked: int = 1_000_000
    entries: int = 60_000


QUICK = Sizes((20, 60), 3.0, 3, 24, 800, 200, (20, 100), 100_000, 10_000)


# --- latency and pace --------------------------------------------------------


def times_ms(players: Sequence[Player]) -> list[float]:
    return sorted(time * 1000 for player in players for time in player.times)


def spread(times: list[float]) -> str:
    return ", ".join(f"p{int(part * 100)} {share(times, part):.1f}" for part in (0.5, 0.95, 0.99)) + " ms"


async def pace(arcade: Arcade, count: int, seconds: float) -> AsyncIterator[Row]:
    """One move per second in every room, then as many as the server acknowledges."""
    async with playing(arcade, count) as rooms:
        players = in_turns(rooms)
        await load.at_rate(load.moves_of(players), count, seconds)
        times = times_ms(players)
        refused = sum(player.refused for player in players)
        ok = share(times, 0.95) <= 100 and share(times, 0.99) <= 250 and not refused
        shown = f"{len(times) / seconds:.0f} moves/s, {spread(times)}"
        target = "p95 ≤ 100, p99 ≤ 250 ms"
        yield Row(f"{count} rooms of {SEATS}, a move a second in each", shown, "", None, target, ok)
        before = len(times)
        began = perf_counter()
        await asyncio.gather(*(load.in_turn(room, began + seconds / 3) for room in rooms))
        n_moves = len(times_ms(players)) - before
        rate = n_moves / (perf_counter() - began)
        yield Row(f"{count} rooms, each as fast as it can", f"{rate:.0f} moves/s", "", None, "", None)


# --- what our code adds ------------------------------------------------------


async def cpu_of(arcade: Arcade, work: Callable[[], Awaitable[object]], count: Callable[[], int]) -> float:
    """The server's CPU per message of `work`, in µs."""
    cpu_before, n_before = (await arcade.probe())["cpu_s"], count()
    await work()
    return ((await arcade.probe())["cpu_s"] - cpu_before) * 1e6 / max(1, count() - n_before)


class Rounds(NamedTuple):
    """Clients for rounds of equal work: moves, echoes to one client, echoes to eight clients.

    A frame grows with the words found: in rounds of equal time a faster machine would play longer matches.
    """

    rooms: list[list[Player]]
    echoes: list[Echo]
    groups: list[list[Echo]]
    moves: int

    async def play(self) -> None:
        await asyncio.gather(*(load.some_in_turn(room, self.moves) for room in self.rooms))

    async def echo(self) -> None:
        await asyncio.gather(*(load.echo_some(echo, self.moves) for echo in self.echoes))

    async def echo_to_group(self) -> None:
        """Sends texts to eight clients that are as long as the frames of the last round of moves."""
        size = frame_bytes([player for room in self.rooms for player in room])
        message = f"{size} ".encode().ljust(ECHO_BYTES, b"x")
        for group in self.groups:
            group[0].message = message
        await asyncio.gather(*(load.echo_some(group[0], self.moves) for group in self.groups))


async def over_echo(arcade: Arcade, sizes: Sizes) -> AsyncIterator[Row]:
    count = sizes.rooms[0]
    async with (
        playing(arcade, count) as rooms,
        echoing(arcade, count) as echoes,
        echo_groups(arcade, count) as groups,
    ):
        rounds = Rounds(rooms, echoes, groups, sizes.round_moves)
        players, senders = in_turns(rooms), [group[0] for group in groups]
        moves, single, grouped = [], [], []
        for _ in range(sizes.rounds):
            moves.append(await cpu_of(arcade, rounds.play, lambda: answered(players)))
            single.append(await cpu_of(arcade, rounds.echo, lambda: answered(echoes)))
            grouped.append(await cpu_of(arcade, rounds.echo_to_group, lambda: answered(senders)))
    name = f"CPU of a move: decode, play, save, {SEATS} frames"
    yield cpu_row(f"{name}; over a bare echo to as many", median(moves), median(grouped))
    # No target: eight writes alone cost more than three echoes to one client (docs/adr/0022).
    row = cpu_row(f"{name}; over a bare echo to one", median(moves), median(single))
    yield row._replace(target="", ok=None)


def frame_bytes(players: Sequence[Player]) -> int:
    """The mean size since the last call."""
    frames = sum(player.socket.received for player in players)
    total = sum(player.socket.received_bytes for player in players)
    for player in players:
        player.socket.received = player.socket.received_bytes = 0
    return total // max(1, frames)


def answered(senders: Sequence[Player | Echo]) -> int:
    return sum(len(sender.times) for sender in senders)


def cpu_row(name: str, ours_us: float, bare_us: float) -> Row:
    ratio = ours_us / bare_us
    return Row(name, f"{ours_us:.0f} µs", f"{bare_us:.0f} µs", ratio, "≤ 3", ratio <= 3)


async def beside_echo(arcade: Arcade, sizes: Sizes) -> AsyncIterator[Row]:
    """Moves and echoes in turn from the same clients; only the moves wait for a commit."""
    count = sizes.rooms[0]

    async def as_answered(rooms: Sequence[Sequence[Player]], echoes: Sequence[Echo]) -> None:
        until = perf_counter() + sizes.seconds
        turns = (load.move_and_echo(room, echo, until) for room, echo in zip(rooms, echoes, strict=False))
        await asyncio.gather(*turns)

    name = f"p99 of a move over an echo, message by message, {count} clients as fast as they are answered"
    yield await _beside(arcade, name, count, as_answered)
    for per_s in sizes.mixed_per_s:

        async def at_fixed_rate(
            rooms: Sequence[Sequence[Player]], echoes: Sequence[Echo], each_s: int = per_s
        ) -> None:
            await load.at_rate(load.mixed(in_turns(rooms), echoes), 2 * each_s, sizes.seconds)

        # No target: when no client waits, one flush takes longer than 0.3 echoes (docs/adr/0022).
        row = await _beside(arcade, f"at leisure, {per_s} + {per_s} a second", count, at_fixed_rate)
        yield row._replace(target="", ok=None)


async def _beside(
    arcade: Arcade,
    name: str,
    count: int,
    work: Callable[[Sequence[Sequence[Player]], Sequence[Echo]], Awaitable[None]],
) -> Row:
    async with playing(arcade, count) as rooms, echoing(arcade, count * SEATS) as echoes:
        await arcade.probe()
        await work(rooms, echoes)
        probe = await arcade.probe()
    ours = times_ms([player for room in rooms for player in room])
    bare = sorted(time * 1000 for echo in echoes for time in echo.times)
    ratio = share(ours, 0.99) / share(bare, 0.99)
    disk = f"commit p50 {probe['commit_p50_s'] * 1000:.1f}, p99 {probe['commit_p99_s'] * 1000:.1f} ms"
    return Row(name, f"{spread(ours)}; {disk}", spread(bare), ratio, "≤ 1.3", ratio <= 1.3)


# --- a crowd -----------------------------------------------------------------


async def crowd(arcade: Arcade, sizes: Sizes) -> AsyncIterator[Row]:
    async with playing(arcade, 2):
        pass
    empty = (await arcade.probe())["rss"]
    async with playing(arcade, sizes.crowd // SEATS) as rooms:
        each_kb = ((await arcade.probe())["rss"] - empty) / (len(rooms) * SEATS) / 1024
        yield Row(
            f"memory of each of {sizes.crowd} connected players",
            f"{each_kb:.1f} KB",
            f"empty {empty / 2**20:.0f} MB",
            None,
            "≤ 30 KB",
            each_kb <= 30,
        )
        async with playing(arcade, sizes.crowd // SEATS) as more:
            async for row in busy(arcade, [*rooms, *more], sizes):
                yield row


async def busy(arcade: Arcade, rooms: list[list[Player]], sizes: Sizes) -> AsyncIterator[Row]:
    players = in_turns(rooms)
    before, began = await arcade.probe("?watch"), perf_counter()
    await load.at_rate(load.moves_of(players), sizes.moves_per_s, sizes.seconds)
    after, took = await arcade.probe(), perf_counter() - began
    times = times_ms(players)
    cores = (after["cpu_s"] - before["cpu_s"]) / took
    name = f"{len(players)} players, {sizes.moves_per_s} moves/s"
    shown = f"{len(times) / took:.0f} moves/s, {spread(times)}, {cores:.2f} of a core"
    yield Row(name, shown, "", None, f"{sizes.moves_per_s}/s", len(times) / took >= 0.95 * sizes.moves_per_s)
    pause_ms, busy_ms, gc_ms = (after[name] * 1000 for name in ("pause_s", "busy_s", "gc_s"))
    stolen_ms = (after["stolen_s"] - before["stolen_s"]) * 1000
    shown = f"{pause_ms:.1f} ms ({busy_ms:.1f} ms of its CPU, {gc_ms:.1f} ms of collection; "
    shown += f"the host took {stolen_ms:.0f} ms in all)"
    yield Row("longest pause of the event loop meanwhile", shown, "", None, "≤ 10 ms", pause_ms <= 10)


# --- a client that stops reading ---------------------------------------------


MOVE_PAUSE_S = 0.06
"""Between two moves of a player: a connection may send twenty messages per second."""


class Paces(NamedTuple):
    calm_s: list[float]
    ours_s: list[float]
    grown_mb: float
    """Growth of the server's memory: found words, and frames that wait for the client that does not read."""


async def slow_reader(arcade: Arcade) -> AsyncIterator[Row]:
    """Compares two rooms; in one of them a client stops reading, which must not slow down the others."""
    async with playing(arcade, 4) as (one, two, calm, room):
        usual = await measure_paces(arcade, one[:-1], two[:-1])
        room[-1].socket.transport.pause_reading()
        others = room[:-1]
        measured = await measure_paces(arcade, calm[:-1], others)
        n_moves = len(measured.ours_s) * len(others)
        ratio = median(measured.ours_s) / median(measured.calm_s)
        received = min(player.socket.received for player in others) - 2
        yield Row(
            f"one of eight stops reading, {n_moves} moves: pace of the seven",
            f"{median(measured.ours_s) * 1000:.1f} ms a round, {received} frames each",
            f"{median(measured.calm_s) * 1000:.1f} ms",
            ratio,
            "≤ 1.1, all frames",
            ratio <= 1.1 and received == n_moves,
        )
        cost_mb = measured.grown_mb - usual.grown_mb
        shown, peer = f"{measured.grown_mb:.2f} MB", f"{usual.grown_mb:.2f} MB when all read"
        yield Row("the server's growth meanwhile", shown, peer, None, "< 1 MB more", cost_mb < 1)


async def measure_paces(arcade: Arcade, calm: Sequence[Player], others: Sequence[Player]) -> Paces:
    calm_s: list[float] = []
    ours_s: list[float] = []
    before = most = (await arcade.probe())["rss"]
    while len(ours_s) < 60 and others[0].has_moves and calm[0].has_moves:
        calm_s.append(await round_of(calm))
        ours_s.append(await round_of(others))
        most = max(most, (await arcade.probe())["rss"])
        await asyncio.sleep(MOVE_PAUSE_S)
    return Paces(calm_s, ours_s, (most - before) / 2**20)


async def round_of(players: Sequence[Player]) -> float:
    began = perf_counter()
    for player in players:
        await player.move()
    return perf_counter() - began


# --- the table ---------------------------------------------------------------


def sizes_here() -> Sizes:
    return QUICK if os.environ.get("WORDERLY_BENCH_QUICK") else Sizes()


def rows(sizes: Sizes | None = None) -> Iterator[Row]:
    sizes = sizes or sizes_here()
    raise_file_limit()
    live = _live_rows(sizes)
    with asyncio.Runner() as runner:
        # Yield each row at once: the whole run takes minutes.
        while (row := runner.run(_next(live))) is not None:
            yield row
    yield from store_rows(sizes.ranked, sizes.entries)


async def _next(live: AsyncIterator[Row]) -> Row | None:
    return await anext(live, None)


async def _live_rows(sizes: Sizes) -> AsyncIterator[Row]:
    # A separate server: memory that earlier clients left behind would hide the memory of the crowd.
    async with serving(2 * (sizes.crowd // SEATS) + 2) as arcade:
        async for row in crowd(arcade, sizes):
            yield row
    async with serving(sum(sizes.rooms) + (2 + len(sizes.mixed_per_s)) * sizes.rooms[0] + 4) as arcade:
        parts = [
            over_echo(arcade, sizes),
            beside_echo(arcade, sizes),
            *(pace(arcade, count, sizes.seconds) for count in sizes.rooms),
            slow_reader(arcade),
        ]
        for part in parts:
            async for row in part:
                yield row
    async for row in day_rows():
        yield row


if __name__ == "__main__":
    for line in rows():
        verdict = {True: "held", False: "MISSED", None: ""}[line.ok]
        ratio = "" if line.ratio is None else f"{line.ratio:.2f}"
        print(f"{line.measure} | {line.ours} | {line.peer} | {ratio} | {line.target} | {verdict}", flush=True)
