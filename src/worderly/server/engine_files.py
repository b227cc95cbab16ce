"""Serves the files of the engine that plays in the browser: large, and few players ask for them."""

import mimetypes
from pathlib import Path
from typing import Any

from worderly.server.static_files import FOREVER, FRESH, File, send_file
from worderly.server.transport.asgi import Scope, Send
from worderly.table.errors import Problem

FOLDER = Path(__file__).parent / "engine_files"
"""Written by `make engine`; not in a wheel, where it would be most of its size."""
MANIFEST = "manifest.json"

mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("text/javascript", ".mjs")


class EngineFiles:
    """Knows all names at the start, so no URL reaches the disk; reads a file when it is asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._paths = {
            f"/engine/{path.relative_to(folder).as_posix()}": path
            for path in folder.rglob("*")
            if path.is_file()
        }

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise Problem("wrong_method", 405)
        path = scope["path"]
        if path in self._paths:
            await send_file(scope, send, self._file(scope, path))
        else:
            await send_file(scope, send, File(b"Not found", [(b"content-type", b"text/plain")], b""), 404)

    def _file(self, scope: Scope, path: str) -> File:
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"")
        is_packed = f"{path}.br" in self._paths and b"br" in accepted.replace(b",", b" ").split()
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", FRESH if path.endswith(MANIFEST) else FOREVER),
            (b"vary", b"accept-encoding"),
        ]
        packed = [(b"content-encoding", b"br")] if is_packed else []
        body = self._paths[f"{path}.br" if is_packed else path].read_bytes()
        return File(body, [*headers, *packed], b"")
