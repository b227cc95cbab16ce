"""The files of the engine: found by name, packed, kept for ever, under a policy of their own."""

from pathlib import Path

import pytest

from tests.server.running import running
from worderly.server.engine_files import EngineFiles

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
