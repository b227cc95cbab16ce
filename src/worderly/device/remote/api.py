"""Typed REST calls to a server; an error answer raises Refused."""

import ssl
from functools import cache
from typing import Any, TypeVar

import httpx
import msgspec

from worderly.kit import Refused, decode
from worderly.languages import DEFAULT
from worderly.wire.rest import ErrorBody, Health

T = TypeVar("T")
TIMEOUT_S = 15.0


class ServerAway(Refused):
    """The server cannot be reached."""

    def __init__(self, server: str) -> None:
        super().__init__("server_away", server=server)


class Api:
    def __init__(self, server: str, token: str | None = None, lang: str = DEFAULT) -> None:
        self.server, self.token, self.lang = server.rstrip("/"), token, lang
        try:
            self._http = httpx.Client(base_url=self.server, timeout=TIMEOUT_S, verify=_certificates())
        except httpx.InvalidURL:
            raise ServerAway(server) from None

    def check_server(self) -> None:
        """Raises ServerAway if nothing answers, Refused if it is not a Worderly server."""
        try:
            self.get("/healthz", Health)
        except ServerAway:
            raise
        except (Refused, ValueError):
            raise Refused("not_worderly", server=self.server) from None

    def get(self, path: str, kind: type[T], key: str | None = None) -> T:
        return self._call("GET", path, kind, None, key)

    def post(self, path: str, kind: type[T], body: Any = None, key: str | None = None) -> T:
        return self._call("POST", path, kind, body, key)

    def delete(self, path: str) -> None:
        self._call("DELETE", path, Any, None, None)

    def close(self) -> None:
        self._http.close()

    def _call(self, method: str, path: str, kind: type[T], body: Any, key: str | None) -> T:
        content = None if body is None else msgspec.json.encode(body)
        try:
            answer = self._http.request(method, path, content=content, headers=self._headers(key))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise ServerAway(self.server) from error
        if answer.status_code >= 400:
            raise _refusal(answer)
        return decode(answer.content or b"null", kind)

    def _headers(self, key: str | None) -> dict[str, str]:
        headers = {"Accept-Language": self.lang, "Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        return headers if key is None else {**headers, "Worderly-Key": key}


@cache
def _certificates() -> ssl.SSLContext:
    """Read once: it takes 40 ms."""
    return httpx.create_ssl_context()


def _refusal(answer: httpx.Response) -> Refused:
    try:
        body = decode(answer.content, ErrorBody)
    except msgspec.MsgspecError:
        return Refused("failed")
    # The detail of a wrong request names fields and patterns of the API, which say nothing to a player.
    return (
        Refused("request_not_understood") if body.code == "bad_request" else Refused(body.code, **body.facts)
    )
