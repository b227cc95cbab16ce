"""The files of the engine: found by name, packed, kept for ever, under a policy of their own."""

import asyncio
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest

from tests.server.running import running
from worderly.server.engine_files import PIECE, EngineFiles

FILES = {
    "manifest.json": b"{}",
    "worker-1a.js": b"1",
    "worker-1a.js.br": b"packed",
    "core-2b.bin": b"2",
    "pyodide-3c/python.asm.wasm": b"\0asm",
    "pyodide-3c/python.mjs": b"3",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, data in FILES.items():
        path = tmp_path / "engine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path / "engine"


def test_types_caches_and_policies(folder: Path, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, engine=EngineFiles(folder)) as server:
        plain = {"accept-encoding": "gzip"}
        found = {name: server.http.get(f"/engine/{name}", headers=plain) for name in FILES}
        with server.http.stream(
            "GET", "/engine/worker-1a.js", headers={"accept-encoding": "gzip, br"}
        ) as answer:
            packed = answer.headers["content-encoding"], b"".join(answer.iter_raw())
        missing = server.http.get("/engine/core-0.bin").status_code
        wrong = server.http.post("/engine/manifest.json", headers={"origin": server.url}).status_code
        page = server.http.get("/").headers["content-security-policy"]
    kinds = {name: one.headers["content-type"] for name, one in found.items()}
    assert kinds["pyodide-3c/python.asm.wasm"] == "application/wasm"
    assert kinds["pyodide-3c/python.mjs"] == kinds["worker-1a.js"] == "text/javascript"
    worker = found["worker-1a.js"]
    assert (worker.content, packed) == (b"1", ("br", b"packed"))
    assert "'wasm-unsafe-eval'" in worker.headers["content-security-policy"]
    assert "wasm-unsafe-eval" not in page
    assert worker.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found["manifest.json"].headers["cache-control"] == "no-cache"
    assert (missing, wrong) == (404, 405)


def test_a_manifest_that_the_page_has_is_not_sent_again(folder: Path, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, engine=EngineFiles(folder)) as server:
        etag = server.http.get("/engine/manifest.json").headers["etag"]
        known = server.http.get("/engine/manifest.json?newest", headers={"if-none-match": etag})
        older = server.http.get("/engine/manifest.json?newest", headers={"if-none-match": '"older"'})
    assert (known.status_code, known.content) == (304, b"")
    assert (older.status_code, older.content) == (200, b"{}")
    assert known.headers["content-security-policy"] == older.headers["content-security-policy"]


def test_a_large_file_arrives_whole_and_its_head_says_how_large_it_is(folder: Path, tmp_path: Path) -> None:
    data = bytes(range(256)) * 4096
    (folder / "core-2b.bin").write_bytes(data)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, engine=EngineFiles(folder)) as server:
        found, head = server.http.get("/engine/core-2b.bin"), server.http.head("/engine/core-2b.bin")
    assert found.content == data
    assert head.content == b""
    assert found.headers["content-length"] == head.headers["content-length"] == str(len(data))


class NotedFile:
    """Notes in which thread and how much is read."""

    def __init__(self, file: Any, reads: list[tuple[int, int]]) -> None:
        self._file, self._reads = file, reads

    def read(self, size: int = -1) -> bytes:
        data: bytes = self._file.read(size)
        self._reads.append((get_ident(), len(data)))
        return data

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> "NotedFile":
        return self

    def __exit__(self, *given: object) -> None:
        self._file.close()


def test_no_file_is_read_on_the_event_loop(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    size = 3 * PIECE + 1
    (folder / "core-2b.bin").write_bytes(b"x" * size)
    files, reads, sent = EngineFiles(folder), list[tuple[int, int]](), list[int]()
    real = Path.open
    monkeypatch.setattr(Path, "open", lambda *given, **named: NotedFile(real(*given, **named), reads))

    async def send(message: Any) -> None:
        sent.append(len(message.get("body", b"")))

    asyncio.run(files({"method": "GET", "path": "/engine/core-2b.bin", "headers": []}, None, send))
    assert sum(sent) == sum(read for _, read in reads) == size
    assert max(sent) <= PIECE
    assert get_ident() not in {thread for thread, _ in reads}
