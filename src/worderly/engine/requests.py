"""A request of the page and its answer, as REST has them."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import DecodeError, ValidationError

from worderly.kit import Fact, Refused, Say, decode, encode
from worderly.languages import preferred
from worderly.messages import Messages
from worderly.table.errors import STATUS, Problem
from worderly.wire.rest import ErrorBody

T = TypeVar("T")
JSON = "application/json"


class Answer(NamedTuple):
    status: int
    type: str
    body: bytes


class Request(NamedTuple):
    method: str
    parts: tuple[str, ...]
    """Of the path below `/api`."""
    query: Mapping[str, str]
    headers: Mapping[str, str]
    """Their names in lower case."""
    body: bytes

    @property
    def language(self) -> str:
        accepted = self.headers.get("accept-language", "")
        return preferred(part.split(";")[0].strip() for part in accepted.split(","))

    @property
    def say(self) -> Say:
        return Messages(self.language).text

    def data(self, kind: type[T]) -> T:
        """The body; raises ValidationError or DecodeError."""
        return decode(self.body, kind)

    def number(self, name: str) -> int | None:
        text = self.query.get(name)
        if text is None:
            return None
        if not text.isdecimal():
            raise Problem("bad_request", detail=f"{name}: {text}")
        return int(text)


def request_of(method: str, path: str, headers: Mapping[str, str], body: bytes) -> Request:
    url = urlsplit(path)
    parts = tuple(unquote(part) for part in url.path.split("/") if part)
    query = {name: values[-1] for name, values in parse_qs(url.query).items()}
    return Request(method, parts, query, {name.lower(): text for name, text in headers.items()}, body)


def json_answer(found: object, status: int = 200) -> Answer:
    return Answer(status, JSON, encode(found))


def error_answer(request: Request, error: Exception) -> Answer:
    """Raises what is no answer but a fault of ours."""
    code, facts, status = _told(error)
    message = Messages(request.language).refusal(code, facts)
    return json_answer(ErrorBody(code=code, message=message, facts=facts), status)


def _told(error: Exception) -> tuple[str, dict[str, Fact], int]:
    if isinstance(error, Problem):
        return error.code, error.facts, error.status
    if isinstance(error, Refused):
        status = {"bad_option": 400, "bad_move": 400}.get(error.code) or STATUS.get(error.code, 409)
        return error.code, error.facts, status
    if isinstance(error, ValidationError | DecodeError | UnicodeDecodeError | RecursionError):
        return "bad_request", {"detail": str(error)}, 400
    raise error


Found = Any
"""A record, which becomes JSON, or an answer."""
