"""Who may open the WebSocket at /api/live: origin, token and language of the upgrade request."""

from http import HTTPStatus
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs

from websockets.http11 import Request

from worderly import __version__
from worderly.kit import encode
from worderly.languages import preferred
from worderly.server.limits.proxies import trust_proxies
from worderly.server.transport.asgi import Asgi, Scope, address_key
from worderly.server.transport.connection import Connection
from worderly.server.transport.websocket import WebSocket
from worderly.store.database.outage import Unavailable
from worderly.wire import websocket as wire

if TYPE_CHECKING:
    from worderly.server.service import Service
    from worderly.store.people import PlayerRow

PATH = "/api/live"
AWAY_MS = 1_000
"""When the client should retry while the database does not answer."""


class Handshake:
    """Accepts or rejects each client that asks for a WebSocket."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        # The same rule for X-Forwarded-For as for REST.
        self._trust_proxies: Asgi = trust_proxies(_ignore, service.settings.proxies)

    async def __call__(self, socket: WebSocket, request: Request) -> None:
        self._service.gc_policy.touch()
        scope = scope_of(request, socket.client)
        if scope["path"] != PATH or not self._service.is_allowed_origin(scope):
            socket.reject(HTTPStatus.FORBIDDEN)
            return
        await self._trust_proxies(scope, None, None)
        try:
            player = await self._service.player_of(scope)
            if self._service.skew.is_too_large:
                raise Unavailable("the clock of this node is wrong")
        except Unavailable:
            self._open(socket, scope, None).send_goodbye("unavailable", AWAY_MS)
        else:
            self._greet(self._open(socket, scope, player), player)

    def _open(self, socket: WebSocket, scope: Scope, player: "PlayerRow | None") -> Connection:
        service, player_id = self._service, player.id if player else None
        connection = service.connection_type(service, socket, _lang(scope), player_id, address_key(scope))
        # Register before hello, so that sign-out finds the socket.
        service.connections.add(connection)
        socket.accept(connection)
        return connection

    def _greet(self, connection: Connection, player: "PlayerRow | None") -> None:
        name = player.name if player else None
        connection.push(
            encode(wire.Hello(now_ms=self._service.clock.now_ms(), version=__version__, player=name))
        )


def scope_of(request: Request, client: tuple[str, int] | None) -> Scope:
    """The request as ASGI would describe it, as far as the checks that REST shares read it."""
    path, _, query = request.path.partition("?")
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in request.headers.raw_items()
    ]
    return {
        "type": "websocket",
        "path": path,
        "query_string": query.encode("latin-1"),
        "headers": headers,
        "client": client,
    }


def _lang(scope: Scope) -> str:
    query = parse_qs(scope["query_string"].decode("latin-1"))
    return preferred(query.get("lang", []))


async def _ignore(scope: Any, receive: Any, send: Any) -> None:
    return None
