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
PLAY = re.compile(r"/([a-z]+)/(?:seed/|weekend/|\d{4}-)")
"""The path of a page with a match, and its game."""
ASSET = re.compile(r"/assets/(\w+-).{8}(\.(?:js|css))")
KINDS = {".js": "rel=modulepreload", ".css": "rel=preload; as=style; crossorigin"}

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
        self._assets = {
            named[1] + named[2]: path for path in self._bodies if (named := ASSET.fullmatch(path))
        }
        self._file = lru_cache(maxsize=None)(self._file_of)

    @property
    def is_built(self) -> bool:
        return SHELL in self._bodies

    @property
    def shell(self) -> bytes:
        return self._bodies[SHELL]

    def is_page(self, path: str) -> bool:
        """Whether the path is answered with the page's HTML: no file, and no missing asset."""
        is_address = "." not in path.rpartition("/")[2] and not path.startswith("/assets/")
        return path not in self._bodies and is_address and self.is_built

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Problem("wrong_method", 405)
        path = scope["path"]
        if self.is_page(path):
            await self.send_page(scope, send)
        elif path in self._bodies:
            await send_file(scope, send, self._encoded(scope, path))
        else:
            missing = File(b"Not found", [(b"content-type", b"text/plain")], b"")
            await send_file(scope, send, missing, 404)

    async def send_page(self, scope: Scope, send: Send, status: int = 200) -> None:
        file = self._encoded(scope, SHELL)
        await send_file(scope, send, self._with_links(scope, file), status)

    def page_file(self, scope: Scope, body: bytes, etag: bytes, is_packed: bool) -> File:
        """The page's HTML with another body, which may be gzip."""
        packed = [(b"content-encoding", b"gzip")] if is_packed else []
        return self._with_links(scope, File(body, [*self._file(SHELL, "").headers, *packed], etag))

    def _with_links(self, scope: Scope, file: File) -> File:
        headers = [(name, file.etag if name == b"etag" else value) for name, value in file.headers]
        links = self._preload_links(scope["path"], lang_of(scope))
        return file._replace(headers=[*headers, (b"link", links)])

    def _encoded(self, scope: Scope, name: str) -> File:
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
        return self._file(name, self._encoding_suffix(name, accepted))

    def _preload_links(self, path: str, lang: str) -> bytes:
        """Preload links for the scripts and styles of a path: they save a phone one round trip.

        The large files and the first script come first: a phone has six connections, the rest waits for one.
        """
        match = PLAY.match(path)
        parts = ("match", match[1]) if match else ("Home",) if path == "/" else ()
        own = [f"{part}-.{kind}" for part in parts for kind in ("js", "css")]
        names = ["start-.js", "page-.js", "page-.css", *own[:2], f"{lang}-.js", *own[2:]]
        paths = [self._assets[name] for name in names if name in self._assets]
        return ", ".join(f"<{path}>; {KINDS[path[path.rindex('.') :]]}" for path in paths).encode()

    def _encoding_suffix(self, name: str, accepted: bytes) -> str:
        accepts = {part.split(b";")[0].strip() for part in accepted.split(b",")}
        fits = (
            suffix for suffix, kind in ENCODINGS.items() if kind in accepts and name + suffix in self._bodies
        )
        return next(fits, "")

    def _file_of(self, name: str, suffix: str) -> File:
        body = self._bodies[name + suffix]
        etag = etag_of(body)
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


def etag_of(body: bytes) -> bytes:
    return b'"' + sha256(body).hexdigest()[:20].encode() + b'"'


async def send_file(scope: Scope, send: Send, file: File, status: int = 200) -> None:
    is_known = status == 200 and dict(scope["headers"]).get(b"if-none-match") == file.etag
    body = b"" if is_known else file.body
    headers = [*file.headers, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 304 if is_known else status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})
