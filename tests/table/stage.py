"""A table for tests: the example game, a fake clock, watchers that record."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NoReturn, TypeVar

import msgspec
import pytest

from tests.kit.codeword import CODEWORD
from tests.waiting import PATIENCE_S
from worderly.kit import AnyGame, encode
from worderly.store import people
from worderly.store.database.outage import Unavailable
from worderly.store.store import Store
from worderly.store.tables.rows import NewSeat
from worderly.table.boards.ranking import Ranking
from worderly.table.bus.bus import Bus
from worderly.table.catalog import Catalog
from worderly.table.clock import FakeClock
from worderly.table.match.create import COUNTDOWN_MS, CreatedMatch, MatchPlan, create_match
from worderly.table.match.hub import Hub
from worderly.table.match.table import Table
from worderly.table.news import News
from worderly.table.rooms.room import Room
from worderly.table.rooms.rooms import Rooms
from worderly.table.secret import digest
from worderly.wire.websocket import Ready, Setup, Start

T = TypeVar("T")
KEY = "the-key-of-the-seat"


class TestCatalog(Catalog):
    __test__ = False

    def __init__(self, games: Sequence[AnyGame] = (CODEWORD,)) -> None:
        super().__init__(games)

    def tools(self, options: Any, at_ms: int) -> Any:
        return None


class RecordingWatcher:
    """A watcher that records what it gets."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []

    def push(self, data: bytes) -> None:
        self.received.append(msgspec.json.decode(data))

    @property
    def last(self) -> dict[str, Any]:
        return self.received[-1]


class Stage:
    def __init__(self, url: str, clock: FakeClock | None = None, bus: Bus | None = None) -> None:
        self.store = Store(url, answer_s=PATIENCE_S)
        self.clock = clock or FakeClock()
        self.hub = Hub(self.store, TestCatalog(), self.clock, bus, secret=b"test")
        self.ranking = Ranking(self.hub)
        self.rooms = Rooms(self.hub)
        self.news = News(self.hub, self.rooms)

    async def create(self, **plan: Any) -> tuple[CreatedMatch, Table]:
        plan.setdefault("seats", [NewSeat(key_hash=digest(KEY))])
        plan.setdefault("seed", "seed")
        created = await create_match(self.hub, MatchPlan(game="codeword", **plan))
        return created, await self.hub.table(created.match)

    async def player(self, name: str = "Ann") -> int:
        token = len(name).to_bytes(4) + name.encode()
        row = await self.store.write(lambda c: people.add(c, name, 1, True, digest_of(token), 0))
        return row.id

    async def turn(self, ms: int) -> None:
        self.clock.advance(ms)
        await self.hub.wait_for_tasks()


def digest_of(data: bytes) -> bytes:
    return digest(data.decode("latin-1"))


def guess(word: str) -> bytes:
    return encode({"type": "guess", "word": word})


@asynccontextmanager
async def opened(*stages: Stage) -> AsyncIterator[None]:
    for stage in stages:
        await stage.news.open()
    try:
        yield
    finally:
        for stage in stages:
            await stage.hub.wait_for_tasks()
            await stage.hub.bus.close()
            await asyncio.to_thread(stage.store.close)


def play(url: str, script: Callable[[Stage], Awaitable[T]]) -> T:
    """Runs a script on a new stage and closes it."""

    async def run() -> T:
        stage = Stage(url)
        async with opened(stage):
            return await script(stage)

    return asyncio.run(run())


@contextmanager
def away(stage: Stage) -> Iterator[None]:
    """The store does not answer."""

    async def fail(*_: object) -> NoReturn:
        raise Unavailable("away")

    with pytest.MonkeyPatch.context() as patch:
        for name in ("append", "append_with", "read", "write"):
            patch.setattr(stage.store, name, fail)
        yield


def secret_of(table: Any) -> str:
    state = table.stream.state.state
    return str((state.lanes[0] if hasattr(state, "lanes") else state).secret)


async def a_room(stage: Stage, rounds: int = 1) -> tuple[Room, int, int, RecordingWatcher, RecordingWatcher]:
    """Ann hosts, Bob has joined, both watch."""
    ann, bob = await stage.player("Ann"), await stage.player("Bob")
    code = await stage.rooms.create(ann, Setup(game="codeword", rounds=rounds))
    room, host = await stage.rooms.join(code, ann, False)
    _, guest = await stage.rooms.join(code, bob, False)
    watchers = RecordingWatcher(), RecordingWatcher()
    stage.rooms.watch(room, watchers[0], host)
    stage.rooms.watch(room, watchers[1], guest)
    await stage.hub.wait_for_tasks()
    return room, host, guest, *watchers


def names(frame: dict[str, Any]) -> list[str]:
    return [member["info"]["name"] or member["info"]["bot"] for member in frame["members"]]


async def begin_round(stage: Stage, room: Room, host: int, guest: int, move_id: str = "go") -> Any:
    await stage.rooms.act(room, guest, f"ready-{move_id}", Ready(on=True))
    await stage.rooms.act(room, host, move_id, Start())
    await stage.hub.wait_for_tasks()
    await stage.turn(COUNTDOWN_MS)
    assert room.state.match is not None
    return await stage.hub.table(room.state.match)


async def solve(stage: Stage, table: Any, seat: int, move_id: str) -> None:
    await table.submit(seat, move_id, guess(table.stream.state.state.lanes[seat].secret))
    await stage.hub.wait_for_tasks()
