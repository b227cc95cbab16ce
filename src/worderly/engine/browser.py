"""The engine in a worker of a browser: what JavaScript calls, and the storage that it brings."""

import json
from collections.abc import Callable
from typing import Any

from pyodide.ffi import JsException, to_js

from worderly.engine.engine import Engine
from worderly.engine.kept import Stored
from worderly.engine.link import Link
from worderly.games import GAMES
from worderly.languages import interface_languages, word_languages
from worderly.table.errors import Problem


class BrowserStorage:
    """IndexedDB behind `web/src/engine/storage.ts`; what it does not keep is refused, and not tried again."""

    def __init__(self, storage: Any) -> None:
        self._storage = storage

    async def add(self, match: str, slot: str, head: bytes) -> None:
        await self._kept(self._storage.add(match, slot, to_js(head)))

    async def append(self, match: str, seq: int, entry: bytes) -> None:
        await self._kept(self._storage.append(match, seq, to_js(entry)))

    async def read(self, match: str) -> Stored | None:
        found = await self._kept(self._storage.read(match))
        if found is None:
            return None
        return Stored(found.head.to_bytes(), [entry.to_bytes() for entry in found.entries])

    async def newest(self, slot: str) -> str | None:
        found: str | None = await self._kept(self._storage.newest(slot))
        return found

    async def _kept(self, promise: Any) -> Any:
        try:
            return await promise
        except JsException as error:
            raise Problem("not_kept") from error


class BrowserEngine:
    def __init__(self, storage: Any, address: str) -> None:
        self._engine = Engine(GAMES, BrowserStorage(storage), address)
        self._link: Link | None = None

    def refresh_languages(self) -> None:
        """After the files of a language have come."""
        for known in (interface_languages, word_languages):
            known.cache_clear()
        self._engine.solo.catalog.languages = word_languages()

    async def request(self, method: str, path: str, headers: str, body: str) -> Any:
        """`headers` as JSON; returns [status, type, body]."""
        return to_js([*await self._engine.request(method, path, json.loads(headers), body.encode())])

    def connect(self, send: Callable[[str], object], language: str) -> None:
        if self._link is not None:
            self._link.close()
        self._link = self._engine.connect(send, language)

    def receive(self, text: str) -> None:
        if self._link is not None:
            self._link.receive(text)
