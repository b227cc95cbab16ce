"""Health, readiness and metrics."""

from typing import Any

from litestar import Response
from litestar.enums import MediaType

from worderly import __version__
from worderly.server.routes.http import ApiRequest, get, service_of
from worderly.server.watch.metrics import CONTENT_TYPE
from worderly.table.errors import Problem
from worderly.wire.rest import Health


@get("/healthz", tags=["host"])
async def is_alive() -> Health:
    """Says that this process answers; it asks no database."""
    return Health(ok=True, version=__version__)


@get("/readyz", tags=["host"])
async def is_ready(request: ApiRequest) -> Health:
    """Answers within a second: whether this node can save, and how moves of other nodes reach it."""
    service = service_of(request)
    if service.is_closing or service.skew.is_too_large or not await service.readiness.can_save():
        raise Problem("unavailable")
    return Health(ok=True, version=__version__, news=service.readiness.news)


@get("/metrics", tags=["host"], media_type=MediaType.TEXT)
async def metrics(request: ApiRequest) -> Response[bytes]:
    """Figures for Prometheus; they need the admin token if the host has set one."""
    if not service_of(request).settings.is_admin(request.headers.get("authorization", "")):
        raise Problem("admin_only")
    return Response(service_of(request).metrics_text(), headers={"content-type": CONTENT_TYPE})


ROUTES: list[Any] = [is_alive, is_ready, metrics]
