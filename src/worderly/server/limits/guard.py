"""Checks origin, size and rate before every route, and adds the security headers to every answer."""

import asyncio
import json
from contextlib import suppress

from worderly.server.documents import STYLE_MARK
from worderly.server.limits.costs import LESSON_MOVE, LOCAL, MAKERS, PREVIEW, cost_of
from worderly.server.limits.limits import BODY_BYTES, BODY_S, MAKER_BODY_BYTES
from worderly.server.service import Service
from worderly.server.transport.asgi import Asgi, Message, Receive, Scope, Send, address_key, lang_of
from worderly.server.watch.logs import take_request_id
from worderly.store.database.outage import Unavailable
from worderly.table.errors import Problem, retry_headers

Headers = list[tuple[bytes, bytes]]

SAFE = {"GET", "HEAD", "OPTIONS"}
NEWCOMERS = {"/api/players", "/api/recover", "/api/pairings", "/api/pairings/claim"}
LARGE = {*MAKERS, LOCAL, "/api/milestones"}
"""Routes with large bodies; milestones are counted from the results of years."""

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self';"
    " frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ENGINE_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""Of the engine's worker, which compiles WebAssembly; the page's own policy does not allow it."""
ENGINE_HEADERS = [(b"content-security-policy", ENGINE_POLICY.encode()), *HEADERS[1:]]
HSTS = (b"strict-transport-security", b"max-age=31536000")
"""For this name only: what else the host has below it is theirs."""
NO_STORE = (b"cache-control", b"no-store")


def framed_headers(sites: str) -> Headers:
    """The headers of a page that these sites may show in a frame."""
    policy = CSP.replace("frame-ancestors 'none'", f"frame-ancestors {sites}")
    changed = {
        b"content-security-policy": policy.encode(),
        b"cross-origin-resource-policy": b"cross-origin",
    }
    return [(name, changed.get(name, value)) for name, value in HEADERS]


def _with_style(headers: Headers, mark: str | None) -> Headers:
    """The policy of a page allows the one style that the page has in its HTML, and nothing else there."""
    if mark is None:
        return headers
    (name, policy), *rest = headers
    return [(name, policy.replace(b"style-src 'self'", f"style-src 'self' {mark}".encode())), *rest]


class Guard:
    def __init__(self, app: Asgi, service: Service, headers: Headers = HEADERS) -> None:
        """`headers`: of all answers."""
        self._app, self._service = app, service
        self._headers = [*headers, HSTS] if service.settings.is_secure else headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guarded = self._marked(scope, send)
        self._service.gc_policy.touch()
        try:
            await self._check(scope)
            await self._answer(scope, Body(receive, _limit(scope), scope["method"] in SAFE), guarded)
        except Problem as problem:
            await self._refuse(scope, guarded, problem)
        except Unavailable:
            await self._refuse(scope, guarded, Problem("unavailable"))

    async def _check(self, scope: Scope) -> None:
        if self._service.skew.is_too_large and scope["path"].startswith("/api/"):
            raise Problem("unavailable")
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > _limit(scope):
            raise Problem("too_large")
        if scope["method"] not in SAFE:
            if not self._service.is_allowed_origin(scope):
                raise Problem("wrong_origin")
            await self._count(scope)
        if (cost := cost_of(scope["method"], scope["path"])) > 0:
            await self._service.charge(scope, cost)

    async def _count(self, scope: Scope) -> None:
        """An unknown token counts like none; who becomes a player counts by the address in any case."""
        service, path = self._service, scope["path"]
        player = None if path in NEWCOMERS else await service.player_of(scope)
        if path == PREVIEW:
            limiter = service.limits.drafts
        elif LESSON_MOVE.fullmatch(path):
            limiter = service.limits.lesson_moves
        else:
            limiter = service.limits.writes if player is None else service.limits.player_writes
        if not await limiter.allows(address_key(scope) if player is None else f"player {player.id}"):
            raise Problem("too_fast", wait_s=60)

    async def _answer(self, scope: Scope, body: "Body", send: Send) -> None:
        """Costly work ends when its client has left."""
        if not cost_of(scope["method"], scope["path"]):
            await self._app(scope, body.receive, send)
            return
        work = asyncio.ensure_future(self._app(scope, body.receive, send))
        left = asyncio.ensure_future(body.wait_until_left())
        try:
            await asyncio.wait((work, left), return_when=asyncio.FIRST_COMPLETED)
        finally:
            left.cancel()
            if not work.done():
                work.cancel()
        with suppress(asyncio.CancelledError):
            await work

    def _marked(self, scope: Scope, send: Send) -> Send:
        request, began = take_request_id(dict(scope["headers"])), self._service.metrics.clock()

        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                mine = (b"x-request-id", request.encode())
                message["headers"] = [
                    *message.get("headers", []),
                    *_with_style(self._headers, scope.get(STYLE_MARK)),
                    mine,
                ]
                if scope["path"].startswith("/api/") and not _has_cache_rule(message):
                    message["headers"].append(NO_STORE)
                self._service.metrics.request_seconds.observe(self._service.metrics.clock() - began)
                self._service.metrics.requests.labels(scope["method"], message["status"]).inc()
            await send(message)

        return marked

    async def _refuse(self, scope: Scope, send: Send, problem: Problem) -> None:
        message = self._service.sentence(lang_of(scope), problem.code, problem.facts)
        body = json.dumps({"code": problem.code, "message": message, "facts": problem.facts}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        headers += [(name.encode(), value.encode()) for name, value in retry_headers(problem).items()]
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _has_cache_rule(message: Message) -> bool:
    return any(name == b"cache-control" for name, _ in message["headers"])


def _limit(scope: Scope) -> int:
    return MAKER_BODY_BYTES if scope["path"] in LARGE else BODY_BYTES


class Body:
    """Counts the bytes of a body as they arrive, and limits the time that they take."""

    def __init__(self, receive: Receive, limit: int, is_empty: bool) -> None:
        self._receive, self._limit, self._seen = receive, limit, 0
        self._until = asyncio.get_running_loop().time() + BODY_S
        self._whole = asyncio.Event()
        if is_empty:
            self._whole.set()

    async def receive(self) -> Message:
        try:
            async with asyncio.timeout_at(None if self._whole.is_set() else self._until):
                message = await self._receive()
        except TimeoutError:
            raise Problem("too_slow") from None
        self._seen += len(message.get("body", b""))
        if not message.get("more_body", False):
            self._whole.set()
        if self._seen > self._limit:
            raise Problem("too_large")
        return message

    async def wait_until_left(self) -> None:
        """Begins when the route has read the body, so that nothing of it is taken away."""
        await self._whole.wait()
        while (await self._receive())["type"] != "http.disconnect":
            continue
