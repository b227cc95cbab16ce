"""Who sends a request, and from where."""

from typing import NamedTuple

from worderly.server.settings import Settings
from worderly.server.transport.asgi import Scope, address_key, cookie_of, lang_of
from worderly.store import people
from worderly.store.people import PlayerRow
from worderly.store.store import Store
from worderly.table.secret import digest

PLAYER = "worderly.player"
"""In the scope of a request: who sent it."""


class Caller(NamedTuple):
    """The sender of a request; `player` is None for an anonymous device."""

    player: PlayerRow | None
    address: str
    lang: str


class Callers:
    """The part of the service that knows them."""

    settings: Settings
    store: Store

    def token_of(self, scope: Scope) -> str | None:
        headers = dict(scope["headers"])
        bearer = headers.get(b"authorization", b"").decode("latin-1")
        if bearer.startswith("Bearer "):
            return str(bearer).removeprefix("Bearer ").strip()
        return cookie_of(scope, self.settings.cookie)

    async def player_of(self, scope: Scope) -> PlayerRow | None:
        """Looked up once in a request, however many of its parts ask."""
        if PLAYER not in scope:
            scope[PLAYER] = await self._look_up(self.token_of(scope))
        player: PlayerRow | None = scope[PLAYER]
        return player

    async def _look_up(self, token: str | None) -> PlayerRow | None:
        if not token:
            return None
        token_hash = digest(token)
        return await self.store.read(lambda c: people.by_token(c, token_hash))

    async def caller_of(self, scope: Scope) -> Caller:
        return Caller(await self.player_of(scope), address_key(scope), lang_of(scope))

    def is_allowed_origin(self, scope: Scope) -> bool:
        """A page of another origin may not act for a player; clients that are not browsers send no Origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return True
        if self.settings.public_url is not None:
            return bool(origin == self.settings.public_url.rstrip("/"))
        scheme, _, host = origin.partition("://")
        return scheme in ("http", "https") and host == headers.get(b"host", b"").decode("latin-1")

    def link(self, scope: Scope, path: str) -> str:
        if self.settings.public_url is not None:
            return self.settings.public_url.rstrip("/") + path
        host = dict(scope["headers"]).get(b"host", b"localhost").decode("latin-1")
        return f"{scope.get('scheme', 'http').replace('ws', 'http')}://{host}{path}"
