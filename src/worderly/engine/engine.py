"""The engine: what a server answers to one player, without a server."""

import logging
from collections.abc import Callable, Iterable, Mapping

from worderly.engine.kept import Storage
from worderly.engine.link import Link
from worderly.engine.requests import Answer, error_answer, json_answer, request_of
from worderly.engine.routes import Routes
from worderly.engine.solo import Solo
from worderly.kit import AnyGame
from worderly.languages import preferred
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock, SystemClock
from worderly.table.errors import Problem


class Engine:
    def __init__(
        self,
        games: Iterable[AnyGame],
        storage: Storage,
        address: str,
        languages: tuple[str, ...] | None = None,
        clock: Clock | None = None,
    ) -> None:
        """`address`: where the page is, without a slash at its end; links in share texts begin with it."""
        self.solo = Solo(Catalog(games, languages), clock or SystemClock(), storage)
        self._routes = Routes(self.solo, address)

    async def request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """`path` is what comes after `/api`. A fault of ours costs this request, not the engine."""
        request = request_of(method, path, headers, body)
        try:
            found = await self._routes.answer(request)
        except Exception as error:
            try:
                return error_answer(request, error)
            except Exception:
                logging.getLogger("worderly").exception("%s %s failed", method, path)
                return error_answer(request, Problem("failed"))
        return found if isinstance(found, Answer) else json_answer(found)

    def connect(self, send: Callable[[str], object], language: str = "") -> Link:
        """Begins a live connection; needs a running event loop."""
        return Link(self.solo, send, preferred([language]))
