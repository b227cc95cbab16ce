"""Shared by all routes: the errors in OpenAPI, the service, the caller, kept answers, QR codes."""

from functools import partial
from io import BytesIO
from typing import Any

import litestar
import segno
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec

from worderly.server.callers import Caller
from worderly.server.kept_answers import KeptAnswer
from worderly.server.service import Service
from worderly.wire.rest import ErrorBody

ApiRequest = Request[Any, Any, Any]

MEANINGS = {
    400: "It does not fit: the code says what",
    401: "Needs a player's token",
    403: "Not yours",
    404: "Nothing there",
    405: "The address is right, the method is not",
    408: "The body came too slowly",
    409: "Not now, or against the rules",
    413: "Too large",
    415: "Not JSON",
    429: "Too fast",
    503: "Cannot be saved now",
}
ERRORS = {
    status: ResponseSpec(ErrorBody, description=meaning, generate_examples=False)
    for status, meaning in MEANINGS.items()
}

get = partial(litestar.get, responses=ERRORS)
post = partial(litestar.post, responses=ERRORS)
patch = partial(litestar.patch, responses=ERRORS)
delete = partial(litestar.delete, responses=ERRORS)


def service_of(request: ApiRequest) -> Service:
    service: Service = request.app.state.service
    return service


async def caller_of(request: ApiRequest) -> Caller:
    return await service_of(request).caller_of(request.scope)  # type: ignore[arg-type]


def qr_of(link: str) -> Response[bytes]:
    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=8, border=2, svgclass=None)
    return Response(out.getvalue(), media_type="image/svg+xml")


def respond(request: ApiRequest, kept: KeptAnswer, shared_s: int | None) -> Response[Any]:
    """`shared_s`: how long a proxy may answer everybody with it; None: it is one player's."""
    shared = f"public, max-age=0, s-maxage={shared_s}, must-revalidate"
    headers = {
        "etag": kept.etag,
        "cache-control": "private, no-cache" if shared_s is None else shared,
        "vary": "cookie, authorization",
    }
    known = {mark.strip() for mark in request.headers.get("if-none-match", "").split(",")}
    if kept.etag in known:
        return Response(None, status_code=304, headers=headers)
    return Response(kept.body, media_type=MediaType.JSON, headers=headers)
