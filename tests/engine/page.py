"""The engine as the page sees it: JSON in, JSON out."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from worderly.engine.engine import Engine
from worderly.engine.kept import InMemory, Storage
from worderly.engine.requests import Answer
from worderly.games import GAMES
from worderly.kit import AnyGame
from worderly.table.clock import FakeClock

T = TypeVar("T")
ADDRESS = "https://words.example/play"


class Told(NamedTuple):
    status: int
    data: Any


class Page:
    """Asks an engine, and records what its live connection says."""

    def __init__(
        self,
        storage: Storage | None = None,
        clock: FakeClock | None = None,
        games: Sequence[AnyGame] = GAMES,
    ) -> None:
        self.clock = clock or FakeClock()
        self.engine = Engine(games, storage or InMemory(), ADDRESS, clock=self.clock)
        self.heard: list[dict[str, Any]] = []
        self._link = self.engine.connect(lambda text: self.heard.append(json.loads(text)), "en")

    async def ask(self, method: str, path: str, data: object = None, key: str | None = None) -> Told:
        answer = await self.answer(method, path, data, key)
        assert answer.type == "application/json"
        return Told(answer.status, json.loads(answer.body))

    async def answer(
        self, method: str, path: str, data: object = None, key: str | None = None, language: str = "en"
    ) -> Answer:
        headers = {"Accept-Language": language} | ({} if key is None else {"Worderly-Key": key})
        return await self.engine.request(method, path, headers, b"" if data is None else _bytes(data))

    async def begin(self, **wish: object) -> dict[str, Any]:
        told = await self.ask("POST", "/matches", wish)
        assert told.status == 201, told.data
        begun: dict[str, Any] = told.data
        return begun

    async def say(self, **message: object) -> dict[str, Any]:
        """Returns the last answer."""
        self._link.receive(json.dumps(message))
        await self.settle()
        return self.heard[-1]

    async def watch(self, begun: dict[str, Any]) -> dict[str, Any]:
        return await self.say(type="watch", match=begun["match"], key=begun["key"])

    async def settle(self) -> None:
        """Until nothing more happens by itself."""
        for _ in range(20):
            await asyncio.sleep(0)

    async def close(self) -> None:
        self._link.close()
        await self.engine.solo.wait_for_tasks()


def _bytes(data: object) -> bytes:
    return data if isinstance(data, bytes) else json.dumps(data).encode()


def on_page(script: Callable[[Page], Awaitable[T]], **given: Any) -> T:
    async def run() -> T:
        page = Page(**given)
        try:
            return await script(page)
        finally:
            await page.close()

    return asyncio.run(run())
