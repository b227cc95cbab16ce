"""ASGI in types, and what can be read from a connection's scope."""

from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv4Address, IPv6Network, ip_address
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


def cookie_of(scope: Scope, name: str) -> str | None:
    """Ignores what is not ours: another site of the same host may have set any cookie."""
    for header, value in scope["headers"]:
        if header == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, text = pair.strip().partition("=")
                if key == name:
                    return str(text.strip('"'))
    return None


def address_key(scope: Scope) -> str:
    """What limits count: whoever has an IPv6 address usually has a whole /64 of them."""
    address = address_of(scope)
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((int(parsed) >> 64 << 64, 64)))


def lang_of(scope: Scope) -> str:
    """The first language that Accept-Language names and the program speaks."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return preferred(part.split(";")[0].strip() for part in accepted.split(","))
