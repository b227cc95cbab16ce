"""Serves the built page: hashed assets are cached for a year, the rest is not; deep links get index.html."""

import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from worderly.server.transport.asgi import Scope, Send, lang_of
from worderly.table.errors import Problem

FOLDER = Path(__file__).parent / "static"
FOREVER = b"public, max-age=31536000, immutable"
FRESH = b"no-cache"
SHELL = "/index.html"
ENCODINGS = {".br": b"br", ".gz": b"gzip"}
PLAY = re.compile(r"/[a-z]+/(?:seed/|\d{4}-)")
"""The path of a page with a match."""
MODULE = re.compile(r"/assets/(\w+)-.{8}\.js")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    body: bytes
    headers: list[tuple[bytes, bytes]]
    etag: bytes


class StaticFiles:
    """Reads all files at the start, so no URL reaches the disk and an upgrade cannot mix versions."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = (path for path in folder.rglob("*") if path.is_file())
        self._bodies = {f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in found}
        self._modules = {named[1]: path for path in self._bodies if (named := MODULE.fullmatch(path))}
        self._file = lru_cache(maxsize=None)(self._file_of)

    @property
    def is_built(self) -> bool:
        return SHELL in self._bodies

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Problem("wrong_method", 405)
        headers = dict(scope["headers"])
        name = self._name(scope["path"])
        if name is None:
            await _answer(send, 404, File(b"Not found", [(b"content-type", b"text/plain")], b""), False)
            return
        file = self._file(name, self._encoding_suffix(name, headers.get(b"accept-encoding", b"")))
        if name == SHELL:
            file = file._replace(
                headers=[*file.headers, (b"link", self._preload_links(scope["path"], lang_of(scope)))]
            )
        if headers.get(b"if-none-match") == file.etag:
            await _answer(send, 304, File(b"", file.headers, file.etag), False)
        else:
            await _answer(send, 200, file, scope["method"] == "HEAD")

    def _preload_links(self, path: str, lang: str) -> bytes:
        """Preload links for the modules of a path: they save a phone one round trip.

        At most two: an opening page then uses six connections, and a seventh would delay its style sheet.
        """
        names = (lang, "match" if PLAY.match(path) else "Home" if path == "/" else "")
        links = (f"<{self._modules[name]}>; rel=modulepreload" for name in names if name in self._modules)
        return ", ".join(links).encode()

    def _name(self, path: str) -> str | None:
        """The file of a path, or index.html for a deep link; None for a missing asset."""
        if path in self._bodies:
            return path
        is_page = "." not in path.rpartition("/")[2] and not path.startswith("/assets/")
        return SHELL if is_page and self.is_built else None

    def _encoding_suffix(self, name: str, accepted: bytes) -> str:
        accepts = {part.split(b";")[0].strip() for part in accepted.split(b",")}
        fits = (
            suffix for suffix, kind in ENCODINGS.items() if kind in accepts and name + suffix in self._bodies
        )
        return next(fits, "")

    def _file_of(self, name: str, suffix: str) -> File:
        body = self._bodies[name + suffix]
        etag = b'"' + sha256(body).hexdigest()[:20].encode() + b'"'
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        charset = "; charset=utf-8" if kind.startswith("text/") else ""
        headers = [
            (b"content-type", (kind + charset).encode()),
            (b"cache-control", FOREVER if name.startswith("/assets/") else FRESH),
            (b"etag", etag),
            (b"vary", b"accept-encoding, accept-language" if name == SHELL else b"accept-encoding"),
        ]
        if suffix:
            headers.append((b"content-encoding", ENCODINGS[suffix]))
        return File(body, headers, etag)


async def _answer(send: Send, status: int, file: File, head_only: bool) -> None:
    length = (b"content-length", str(len(file.body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*file.headers, length]})
    await send({"type": "http.response.body", "body": b"" if head_only else file.body})
