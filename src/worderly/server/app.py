"""The ASGI application: Litestar for REST, static files for the page."""

import logging
from functools import lru_cache
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License
from sqlalchemy.exc import DataError

from worderly import __version__
from worderly.kit import Refused, encode
from worderly.server.engine_files import EngineFiles
from worderly.server.limits.guard import ENGINE_HEADERS, HEADERS, Guard, framed_headers
from worderly.server.limits.proxies import trust_proxies
from worderly.server.openapi import document_of
from worderly.server.pages import Pages
from worderly.server.routes import ROUTES
from worderly.server.service import Service
from worderly.server.static_files import StaticFiles
from worderly.server.transport.asgi import Scope, lang_of
from worderly.server.transport.handshake import Handshake
from worderly.server.transport.session import OPEN_WEBSOCKET
from worderly.store.database.outage import Unavailable
from worderly.table.errors import STATUS, Problem, retry_headers
from worderly.wire.rest import ErrorBody

REST_PATHS = ("/api/", "/healthz", "/readyz", "/metrics")
CODES = {400: "bad_request", 401: "no_player", 404: "no_such_page", 405: "wrong_method", 413: "too_large"}
_log = logging.getLogger("worderly")


class App:
    """Routes `/api/` to REST and the rest to the page; WebSockets bypass ASGI and go to `Handshake`."""

    def __init__(
        self, service: Service, files: StaticFiles | None = None, engine: EngineFiles | None = None
    ) -> None:
        self.service = service
        self.litestar = rest_app(service)
        self._rest = Guard(self.litestar, service)
        pages = Pages(service, files or StaticFiles())
        frames = service.settings.frames
        self._files = Guard(pages, service)
        self._embeds = Guard(pages, service, HEADERS if frames is None else framed_headers(frames))
        self._engine = Guard(engine or EngineFiles(), service, ENGINE_HEADERS)
        route = self._route if service.traces is None else service.traces.around(self._route)
        self._trusting = trust_proxies(route, service.settings.proxies)

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][OPEN_WEBSOCKET] = Handshake(self.service)
            await self._run(receive, send)
        else:
            await self._trusting(scope, receive, send)

    async def _route(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["path"].startswith(REST_PATHS):
            await self._rest(scope, receive, send)
        elif scope["path"].startswith("/embed/"):
            await self._embeds(scope, receive, send)
        elif scope["path"].startswith("/engine/"):
            await self._engine(scope, receive, send)
        else:
            await self._files(scope, receive, send)

    async def _run(self, receive: Any, send: Any) -> None:
        await receive()
        await self.service.open()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.service.close()
        await send({"type": "lifespan.shutdown.complete"})


@get("/api/openapi.json", include_in_schema=False)
async def show_openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(_openapi(request.app), media_type="application/json")


@lru_cache(maxsize=1)
def _openapi(app: Litestar) -> bytes:
    """Made once: it takes 50 ms."""
    document: dict[str, Any] = app.openapi_schema.to_schema()
    return encode(document_of(document))


def rest_app(service: Service) -> Litestar:
    handlers: dict[Any, Any] = {
        Problem: _problem,
        Refused: _refused,
        Unavailable: lambda request, error: _problem(request, Problem("unavailable")),
        HTTPException: _http,
        # A body that is not UTF-8, that is nested too deeply, or with a text that PostgreSQL cannot keep.
        UnicodeDecodeError: _bad_request,
        RecursionError: _bad_request,
        DataError: _bad_request,
        Exception: _failed,
    }
    app = Litestar(
        [*ROUTES, show_openapi],
        exception_handlers=handlers,
        openapi_config=OpenAPIConfig(
            title="Worderly",
            version=__version__,
            # No route reaches Litestar's own pages; the document is at `/api/openapi.json`.
            path="/openapi",
            license=License(name="MIT", identifier="MIT"),
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        request_max_body_size=None,
    )
    app.state.service = service
    return app


def _error(
    request: Request[Any, Any, Any],
    code: str,
    facts: dict[str, Any],
    status: int,
    headers: dict[str, str] | None = None,
) -> Response[ErrorBody]:
    service: Service = request.app.state.service
    message = service.sentence(lang_of(request.scope), code, facts)  # type: ignore[arg-type]
    return Response(ErrorBody(code=code, message=message, facts=facts), status_code=status, headers=headers)


def _problem(request: Request[Any, Any, Any], problem: Problem) -> Response[ErrorBody]:
    return _error(request, problem.code, problem.facts, problem.status, retry_headers(problem))


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[ErrorBody]:
    bad = {"bad_option": 400, "bad_move": 400}
    status = bad.get(refused.code) or STATUS.get(refused.code, 409)
    return _error(request, refused.code, refused.facts, status)


def _bad_request(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    # The database's own words would quote the value.
    detail = "a text that cannot be saved" if isinstance(error, DataError) else str(error)
    return _error(request, "bad_request", {"detail": detail}, 400)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    code = CODES.get(error.status_code, "bad_request" if error.status_code < 500 else "failed")
    facts: dict[str, Any] = {"detail": _detail(error)} if code == "bad_request" else {}
    return _error(request, code, facts, error.status_code)


def _detail(error: HTTPException) -> str:
    if not isinstance(error.extra, list):
        return str(error.detail)
    return "; ".join(f"{item.get('key', '')}: {item.get('message', '')}" for item in error.extra)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    _log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return _error(request, "failed", {}, 500)
