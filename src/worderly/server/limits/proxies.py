"""Whose X-Forwarded-* headers are believed."""

from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from worderly.server.transport.asgi import Asgi

EVERYONE = "*"


def trust_proxies(app: Asgi, proxies: str) -> Asgi:
    """Changes the scope's client before `app` sees it."""
    trusting: Any = ProxyHeadersMiddleware(app, proxies)
    if proxies == EVERYONE:
        trusting.trusted_hosts = NearestHop()
    asgi: Asgi = trusting
    return asgi


class NearestHop:
    """Whoever connects is a proxy, but only what it has added itself is true: the last address.

    All others come from the client, who may write what it likes.
    """

    def __contains__(self, host: str | None) -> bool:
        return True

    def get_trusted_client_address(self, forwarded: str) -> tuple[str, int]:
        return forwarded.rpartition(",")[2].strip(), 0
