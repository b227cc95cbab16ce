"""Checks origin, size and rate before every route, and adds the security headers to every answer."""

import asyncio
import json

from worderly.server.limits.limits import BODY_BYTES, BODY_S, MAKER_BODY_BYTES
from worderly.server.service import Service
from worderly.server.transport.asgi import Asgi, Message, Receive, Scope, Send, address_of, lang_of
from worderly.store.writer import Unavailable
from worderly.table.errors import Problem

SAFE = {"GET", "HEAD", "OPTIONS"}
PRINTED = ("svg", "png", "pdf", "csv", "json")
PREVIEW = "/api/press/preview"
"""Stores nothing and is requested often while a maker types, so it has its own limit."""
MAKERS = {"/api/challenges", "/api/matches", PREVIEW, *(f"/api/press/{kind}" for kind in PRINTED)}
"""Routes that take a maker's word list or grid."""
LARGE = {*MAKERS, "/api/milestones"}
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
HSTS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")


class Guard:
    def __init__(self, app: Asgi, service: Service) -> None:
        self._app, self._service = app, service
        self._headers = [*HEADERS, HSTS] if service.settings.is_secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guarded = self._marked(scope, send)
        self._service.gc_policy.touch()
        try:
            await self._check(scope)
            await self._app(scope, _limited(receive, _limit(scope)), guarded)
        except Problem as problem:
            await self._refuse(scope, guarded, problem)
        except Unavailable:
            await self._refuse(scope, guarded, Problem("unavailable"))

    async def _check(self, scope: Scope) -> None:
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > _limit(scope):
            raise Problem("too_large")
        if scope["method"] in SAFE:
            return
        if not self._service.is_allowed_origin(scope):
            raise Problem("wrong_origin")
        if await self._service.player_of(scope) is None:
            await self._count(scope)

    async def _count(self, scope: Scope) -> None:
        """An unknown token counts like none."""
        limiter = self._service.drafts if scope["path"] == PREVIEW else self._service.writes
        if not await limiter.allows(address_of(scope)):
            raise Problem("too_fast", wait_s=60)

    def _marked(self, scope: Scope, send: Send) -> Send:
        async def marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
                self._service.metrics.requests.labels(scope["method"], message["status"]).inc()
            await send(message)

        return marked

    async def _refuse(self, scope: Scope, send: Send, problem: Problem) -> None:
        message = self._service.sentence(lang_of(scope), problem.code, problem.facts)
        body = json.dumps({"code": problem.code, "message": message, "facts": problem.facts}).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _limit(scope: Scope) -> int:
    return MAKER_BODY_BYTES if scope["path"] in LARGE else BODY_BYTES


def _limited(receive: Receive, limit: int) -> Receive:
    """Counts the bytes of a body as they arrive, and limits the time that they take."""
    seen, is_whole, until = 0, False, asyncio.get_running_loop().time() + BODY_S

    async def counted() -> Message:
        nonlocal seen, is_whole
        try:
            async with asyncio.timeout_at(None if is_whole else until):
                message = await receive()
        except TimeoutError:
            raise Problem("too_slow") from None
        seen += len(message.get("body", b""))
        is_whole = not message.get("more_body", False)
        if seen > limit:
            raise Problem("too_large")
        return message

    return counted
