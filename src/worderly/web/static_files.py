"""The built page: hashed assets cached for good, everything else fresh, deep links answered by the shell."""

import mimetypes
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from worderly.web.asgi import Scope, Send

FOLDER = Path(__file__).parent / "static"
FOREVER = b"public, max-age=31536000, immutable"
FRESH = b"no-cache"
ENCODINGS = ((b"br", ".br"), (b"gzip", ".gz"))

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class File(NamedTuple):
    body: bytes
    headers: list[tuple[bytes, bytes]]
    etag: bytes


class StaticFiles:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._file = lru_cache(maxsize=512)(self._read)

    @property
    def is_built(self) -> bool:
        return (self._folder / "index.html").is_file()

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        headers = dict(scope["headers"])
        accepts = tuple(
            part.split(b";")[0].strip() for part in headers.get(b"accept-encoding", b"").split(b",")
        )
        file = self._file(scope["path"], accepts)
        if file is None:
            await _answer(send, 404, File(b"Not found", [(b"content-type", b"text/plain")], b""), False)
        elif headers.get(b"if-none-match") == file.etag:
            await _answer(send, 304, File(b"", file.headers, file.etag), False)
        else:
            await _answer(send, 200, file, scope["method"] == "HEAD")

    def _read(self, path: str, accepts: tuple[bytes, ...]) -> File | None:
        found = self._find(path)
        if found is None:
            return None
        for encoding, suffix in ENCODINGS:
            packed = found.with_name(found.name + suffix)
            if encoding in accepts and packed.is_file():
                return _file(found, packed, encoding, self._is_hashed(found))
        return _file(found, found, None, self._is_hashed(found))

    def _find(self, path: str) -> Path | None:
        """A file, or the shell for a deep link; a missing asset stays missing."""
        wanted = (self._folder / path.lstrip("/")).resolve()
        if not wanted.is_relative_to(self._folder):
            return None
        if wanted.is_file():
            return wanted
        shell = self._folder / "index.html"
        is_page = "." not in path.rpartition("/")[2] and not path.startswith("/assets/")
        return shell if is_page and shell.is_file() else None

    def _is_hashed(self, path: Path) -> bool:
        return path.parent.name == "assets"


def _file(path: Path, served: Path, encoding: bytes | None, is_hashed: bool) -> File:
    body = served.read_bytes()
    etag = b'"' + sha256(body).hexdigest()[:20].encode() + b'"'
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if kind.startswith("text/") else ""
    headers = [
        (b"content-type", (kind + charset).encode()),
        (b"cache-control", FOREVER if is_hashed else FRESH),
        (b"etag", etag),
        (b"vary", b"accept-encoding"),
    ]
    return File(body, [*headers, (b"content-encoding", encoding)] if encoding else headers, etag)


async def _answer(send: Send, status: int, file: File, head_only: bool) -> None:
    length = (b"content-length", str(len(file.body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*file.headers, length]})
    await send({"type": "http.response.body", "body": b"" if head_only else file.body})
