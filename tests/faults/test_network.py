"""A faulty network between client and server: both converge, and each move takes effect once."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.faults import breaks
from tests.waiting import PATIENCE_S
from worderly.games import GAMES
from worderly.games.hands.model import Try
from worderly.kit import Chance
from worderly.server.service import Service
from worderly.server.settings import Settings
from worderly.server.transport.connection import Connection
from worderly.server.transport.outbox import Outbox
from worderly.store.store import Store
from worderly.table.catalog import Catalog
from worderly.table.clock import SystemClock
from worderly.table.match.frames import Frames
from worderly.table.match.matchmaking import begin
from worderly.table.match.reducer import ClockedState, MatchReducer
from worderly.wire.rest import NewMatch

GAMES_EACH, MOVES = 5, 12
FAULTS = ("drop", "delay", "duplicate", "reorder", "cut", "half_open", "slow")


class Wire:
    """One connection's two directions, with a fault that strikes one message in four.

    It takes the place of a WebSocket on the server's side.
    """

    def __init__(self, service: Service, fault: str, chance: Chance) -> None:
        self.fault, self.chance = fault, chance
        self.down: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.is_cut = self.is_lost = False
        self.client = ("test", 1)
        self.outbox = FaultyOutbox(self)
        self._loop = asyncio.get_running_loop()
        self._due = self._loop.time()
        self._server = Connection(service, self, "en", None, "test")

    def send_up(self, text: str) -> None:
        self._carry(lambda: None if self.is_lost else self._server.receive(text))

    def send_down(self, text: bytes) -> None:
        self._carry(lambda: self.down.put_nowait(text))

    def _carry(self, deliver: Callable[[], None]) -> None:
        if self.is_cut:
            return
        strikes = self.chance.is_hit(0.25)
        if self.fault == "slow":
            # Each message waits for the ones before it.
            now = max(self._loop.time(), self._due + 1e-6)
            self._due = now + (self.chance.unit() / 100 if strikes else 0)
            self._loop.call_at(self._due, deliver)
        elif not strikes:
            deliver()
        elif self.fault == "duplicate":
            deliver()
            deliver()
        elif self.fault in ("delay", "reorder"):
            self._loop.call_later(self.chance.unit() / 50, deliver)
        elif self.fault == "cut":
            self.cut()
        elif self.fault == "half_open":
            self.is_cut = True

    def pause_reading(self, is_paused: bool) -> None:
        return None

    def close(self, code: int) -> None:
        self.cut()

    def cut(self) -> None:
        if not self.is_lost:
            self.is_cut = self.is_lost = True
            self._server.leave(lambda: None)
            self.down.put_nowait(None)


class FaultyOutbox(Outbox):
    def __init__(self, wire: Wire) -> None:
        super().__init__(lambda frame: None, lambda: None)
        self._wire = wire

    def push(self, text: bytes) -> None:
        self._wire.send_down(text)


class Client:
    """Sends each move until it is acknowledged; whatever goes wrong, it opens a new connection."""

    def __init__(self, service: Service, match: str, key: str, fault: str, chance: Chance) -> None:
        self.service, self.match, self.key, self.fault, self.chance = service, match, key, fault, chance
        self.wire: Wire | None = None
        self.view: Any = None

    def open(self) -> None:
        self.close()
        self.wire = Wire(self.service, self.fault, self.chance)
        self.say(type="watch", match=self.match, key=self.key)

    def say(self, **message: Any) -> None:
        assert self.wire is not None
        self.wire.send_up(msgspec.json.encode(message).decode())

    async def make(self, move_id: str, word: str) -> None:
        while True:
            if self.wire is None or self.wire.is_cut:
                self.open()
            move = {"type": "play", "word": word}
            self.say(type="submit", match=self.match, id=move_id, move=move)
            if await self._is_answered(move_id):
                return
            self.open()

    async def _is_answered(self, move_id: str) -> bool:
        assert self.wire is not None
        try:
            async with asyncio.timeout(0.06):
                while (text := await self.wire.down.get()) is not None:
                    message = msgspec.json.decode(text)
                    if message["type"] == "frame" and message["move"] == move_id:
                        self.view = message["view"]
                        return True
                    if message["type"] == "error" or message.get("code") == "not_your_seat":
                        return False
        except TimeoutError:
            pass
        return False

    def close(self) -> None:
        if self.wire is not None:
            self.wire.cut()


async def games_over(url: str, folder: Path, fault: str, games: int) -> list[str]:
    """The judge: where the two sides differ from what was sent, over so many games on a faulty wire."""
    wrong: list[str] = []
    settings = Settings(database=url, data=folder)
    service = Service(settings, Store(url), Catalog(GAMES), SystemClock())
    chance = Chance(fault)
    for _ in range(games):
        started = await begin(service.hub, NewMatch(game="hands", options={"hand": "aci*prt"}), None)
        client = Client(service, started.match, str(started.key), fault, chance)
        words = [f"z{'bdefghjklm'[n % 10]}{'bdefghjklm'[n // 10]}" for n in range(MOVES)]
        async with asyncio.timeout(PATIENCE_S):
            for n, word in enumerate(words):
                await client.make(f"id-{n}", word)
        table = await service.hub.table(started.match)
        kept = [play.word for play in table.frames().frame(0).view.plays]
        shown = [play["word"] for play in client.view["plays"]]
        wrong += [f"{fault}: sent {words}, {side}" for side in (kept, shown) if side != words]
        client.close()
    await service.hub.wait_for_tasks()
    for workers in (service.hub.makers, service.hub.work):
        workers.close()
    service.store.close()
    return wrong


@pytest.mark.parametrize("fault", FAULTS)
def test_both_sides_converge_and_each_move_counts_once(fault: str, tmp_path: Path) -> None:
    assert asyncio.run(games_over(f"sqlite:///{tmp_path}/w.db", tmp_path, fault, GAMES_EACH)) == []


@pytest.mark.long
@pytest.mark.parametrize("fault", FAULTS)
def test_a_hundred_games_each(fault: str, tmp_path: Path) -> None:
    assert asyncio.run(games_over(f"sqlite:///{tmp_path}/w.db", tmp_path, fault, 100)) == []


@pytest.mark.parametrize("fault", ["duplicate", "drop", "cut"])
def test_a_server_that_knows_no_ids_is_caught(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: when a repeat is accepted for a new move, a faulty network doubles moves."""
    breaks.knows_no_ids(monkeypatch.setattr)
    assert asyncio.run(games_over(f"sqlite:///{tmp_path}/w.db", tmp_path, fault, 3)) != []


def test_a_server_that_shows_an_old_state_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: an acknowledgement with the view before the move."""
    real = MatchReducer.frames

    def stale(self: MatchReducer, clocked: ClockedState, *more: Any) -> Frames:
        rounds = clocked.state.rounds
        tries = (Try(rounds[-1].tries[-1].plays[:-1]),)
        before = replace(clocked.state, rounds=(replace(rounds[-1], tries=tries),))
        return real(self, replace(clocked, state=before), *more)

    monkeypatch.setattr(MatchReducer, "frames", stale)
    assert asyncio.run(games_over(f"sqlite:///{tmp_path}/w.db", tmp_path, "slow", 1)) != []
