"""Serves the files of the engine that plays in the browser: large, and few players ask for them."""

import asyncio
import mimetypes
import os
from pathlib import Path
from typing import Any

from worderly.server.static_files import FOREVER, FRESH, File, etag_of, send_file
from worderly.server.transport.asgi import Scope, Send
from worderly.table.errors import Problem

FOLDER = Path(__file__).parent / "engine_files"
"""Written by `make engine`; not in a wheel, where it would be most of its size."""
MANIFEST = "manifest.json"
PIECE = 256 * 1024
"""Bytes that are read and sent at once: neither moves nor memory wait for a slow client of a large file."""

mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".mjs")


class EngineFiles:
    """Knows all names at the start, so no URL reaches the disk; reads by pieces what is asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._paths = {
            f"/engine/{path.relative_to(folder).as_posix()}": path
            for path in folder.rglob("*")
            if path.is_file()
        }
        self._manifest = _manifest(folder)

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Problem("wrong_method", 405)
        path = scope["path"]
        if path == f"/engine/{MANIFEST}" and self._manifest is not None:
            await send_file(scope, send, self._manifest)
        elif path in self._paths:
            await self._send(scope, send, path)
        else:
            await send_file(scope, send, File(b"Not found", [(b"content-type", b"text/plain")], b""), 404)

    async def _send(self, scope: Scope, send: Send, path: str) -> None:
        """Reads in a thread: the event loop waits for no disk."""
        packed = self._packed(scope, path)
        with await asyncio.to_thread(self._paths[packed or path].open, "rb") as file:
            size = str(os.fstat(file.fileno()).st_size).encode()
            headers = [*_headers(path, is_packed=packed is not None), (b"content-length", size)]
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            while scope["method"] == "GET" and (piece := await asyncio.to_thread(file.read, PIECE)):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})

    def _packed(self, scope: Scope, path: str) -> str | None:
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
        packed = f"{path}.br"
        return packed if packed in self._paths and b"br" in accepted.replace(b",", b" ").split() else None


def _manifest(folder: Path) -> File | None:
    """Small, and asked for at every start of a page that has the engine: an answer without a body mostly."""
    path = folder / MANIFEST
    if not path.exists():
        return None
    body = path.read_bytes()
    etag = etag_of(body)
    return File(body, [*_headers(MANIFEST, is_packed=False), (b"etag", etag)], etag)


def _headers(path: str, is_packed: bool) -> list[tuple[bytes, bytes]]:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = [
        (b"content-type", kind.encode()),
        (b"cache-control", FRESH if path.endswith(MANIFEST) else FOREVER),
        (b"vary", b"accept-encoding"),
    ]
    return [*headers, (b"content-encoding", b"br")] if is_packed else headers
