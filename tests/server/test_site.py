"""The arcade as a folder: page, engine and the chosen languages, served by a plain file server."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from worderly.cli.app import run
from worderly.server import engine_files, static_files

ENGINE = {"worker-1.js": None, "core-2.bin": None, "en-3.bin": "en", "fr-4.bin": "fr"}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page and an engine of a few bytes."""
    page, engine = tmp_path / "page", tmp_path / "engine"
    for folder in (page / "assets", engine):
        folder.mkdir(parents=True)
    (page / "index.html").write_text(
        '<html><head><script src="/assets/start-1.js"></script></head><body></body></html>'
    )
    for name in ("assets/start-1.js", "assets/start-1.js.br", "sw.js", "sw.js.gz"):
        (page / name).write_text(name)
    files = [
        {"name": name, "language": language, "packed": 1, "bytes": 7} for name, language in ENGINE.items()
    ]
    for name in ENGINE:
        (engine / name).write_text(name)
    (engine / "manifest.json").write_text(
        json.dumps({"version": "v", "worker": "worker-1.js", "files": files})
    )
    monkeypatch.setattr(static_files, "FOLDER", page)
    monkeypatch.setattr(engine_files, "FOLDER", engine)
    return tmp_path


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_plain_file_server_has_all_that_the_page_asks_for(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["site", str(built / "site"), "--languages", "fr"]) == 0
    assert "fr" in capsys.readouterr().out
    with served(built / "site") as url:
        shell = httpx.get(f"{url}/").text
        manifest = httpx.get(f"{url}/engine/manifest.json").json()
        answers = [httpx.get(f"{url}/engine/{one['name']}") for one in manifest["files"]]
        deep = (built / "site/404.html").read_text()
    head = shell.split("</head>")[0]
    assert '<meta name="worderly-place" content="engine" />' in head
    assert '<meta name="worderly-words" content="fr" />' in head
    assert deep == shell
    assert [one["name"] for one in manifest["files"]] == ["worker-1.js", "core-2.bin", "fr-4.bin"]
    assert [one["packed"] for one in manifest["files"]] == [7, 7, 7]
    assert all(answer.status_code == 200 for answer in answers)
    names = {path.name for path in (built / "site").rglob("*")}
    assert "en-3.bin" not in names
    assert not any(name.endswith((".br", ".gz")) for name in names)


def test_a_site_below_a_path_names_its_folder_in_every_address(built: Path) -> None:
    assert run(["site", str(built / "site"), "--base", "/words/"]) == 0
    for name in ("index.html", "404.html"):
        shell = (built / "site" / name).read_text()
        assert '<meta name="worderly-base" content="/words/" />' in shell
        assert 'src="/words/assets/start-1.js"' in shell


@pytest.mark.parametrize("base", ["words", "/words", "https://a.example/", '/"/', "//"])
def test_a_base_is_a_folder(built: Path, base: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["site", str(built / "site"), "--base", base]) == 2
    assert "/words/" in capsys.readouterr().err
    assert not (built / "site").exists()


def test_what_cannot_be_written_is_said_in_one_sentence(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["site", str(built / "site"), "--languages", "xx"]) == 2
    (built / "engine/manifest.json").unlink()
    assert run(["site", str(built / "site")]) == 1
    assert "make engine" in capsys.readouterr().err
    assert not (built / "site").exists()
