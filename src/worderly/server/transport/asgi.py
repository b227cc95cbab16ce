"""ASGI in types, and what can be read from a connection's scope."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from worderly.languages import preferred

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def lang_of(scope: Scope) -> str:
    """The first language that Accept-Language names and the program speaks."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return preferred(part.split(";")[0].strip() for part in accepted.split(","))
