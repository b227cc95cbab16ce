"""Serves the files of the built page: hashed assets are cached for a year, the rest is not."""

import mimetypes
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from worderly.server.transport.asgi import Scope, Send
from worderly.table.errors import Problem

FOLDER = Path(__file__).parent / "static"
FOREVER = b"public, max-age=31536000, immutable"
FRESH = b"no-cache"
SHELL = "/index.html"
ENCODINGS = {".br": b"br", ".gz": b"gzip"}
ASSET = re.compile(r"/assets/(\w+-).{8}(\.(?:js|css|json))")

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

    def body(self, path: str) -> bytes:
        return self._bodies[path]

    def asset(self, name: str) -> str | None:
        """The path of a file by its name without the hash: `page-.css`."""
        return self._assets.get(name)

    def is_page(self, path: str) -> bool:
        """Whether the path is answered with the page's HTML: no file, and no missing asset."""
        is_address = "." not in path.rpartition("/")[2] and not path.startswith("/assets/")
        return path not in self._bodies and is_address and self.is_built

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Problem("wrong_method", 405)
        path = scope["path"]
        if path in self._bodies:
            await send_file(scope, send, self._encoded(scope, path))
        else:
            missing = File(b"Not found", [(b"content-type", b"text/plain")], b"")
            await send_file(scope, send, missing, 404)

    def _encoded(self, scope: Scope, name: str) -> File:
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
        return self._file(name, self._encoding_suffix(name, accepted))

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
            (b"vary", b"accept-encoding"),
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
