"""ASGI in types, and what can be read from a connection's scope."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def lang_of(scope: Scope) -> str:
    """The first of our languages that Accept-Language names."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    for part in accepted.split(","):
        code: str = part.split(";")[0].strip()[:2].lower()
        if code in ("en", "fr"):
            return code
    return "en"
