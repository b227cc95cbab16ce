"""The page's HTML has what a first view needs, and its policy knows all of it."""

import asyncio
import gzip
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.running import Running, running
from worderly.server.documents import Documents
from worderly.server.static_files import SHELL as SHELL_PATH
from worderly.server.static_files import StaticFiles

SHELL = """<!doctype html><html><head><meta charset="utf-8" />
    <title>Worderly</title>
    <meta name="description" content="x" />
    <script src="/assets/first-12345678.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/page-12345678.css">
    <script type="module" src="/assets/start-12345678.js"></script>
  </head><body>Grüße</body></html>"""
FILES = {
    "first.js": "document.documentElement.lang = 'en'",
    "start.js": "",
    "page.js": "",
    "page.css": "@font-face { src: url(./font-12345678.woff2) }",
    "match.js": "",
    "match.css": ".match {}",
    "hands.js": "",
    "hands.css": ".hands {}",
    "en.json": json.dumps({"a": "</script><b>"}),
    "fr.json": json.dumps({"a": "é"}),
    "en.js": "",
}
BY_A_WORKER = {"Service-Worker-Navigation-Preload": "true"}


def write_files(folder: Path) -> None:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(SHELL, encoding="utf-8")
    for name, text in FILES.items():
        (folder / "assets" / name.replace(".", "-12345678.")).write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("documents")
    write_files(folder)
    with running(f"sqlite:///{folder / 'w.db'}", folder, files=StaticFiles(folder), frames="*") as server:
        yield server


def mark(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_a_game_has_its_styles_and_its_sentences_in_its_html(here: Running) -> None:
    html = here.http.get("/hands/seed/1", headers={"Accept-Language": "fr"}).text
    assert ".match {}.hands {}</style>" in html
    assert "url(/assets/font-12345678.woff2)" in html
    assert '<script type="application/json" id="sentences" lang="fr">{"a": "\\u00e9"}</script>' in html
    assert re.findall(r'disabled href="/assets/(\w+)', html) == ["page", "match", "hands"]


def test_sentences_cannot_end_their_script(here: Running) -> None:
    html = here.http.get("/settings").text
    found = re.search(r'id="sentences" lang="en">(.*?)</script>', html)
    assert found is not None
    assert json.loads(found[1]) == {"a": "</script><b>"}


@pytest.mark.parametrize("path", ["/", "/hands/seed/1", "/settings", "/nowhere", "/embed/hands"])
def test_the_policy_allows_the_style_in_the_html_and_no_script_there(here: Running, path: str) -> None:
    answer = here.http.get(path)
    policy = answer.headers["content-security-policy"]
    [style] = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    assert f"style-src 'self' {mark(style)};" in policy
    assert "script-src 'self';" in policy
    assert policy.count("sha256") == 1
    assert re.findall(r"<script(?![^>]*(?: src=|application/json))", answer.text) == []
    assert "sha256" not in here.http.get("/api/games").headers["content-security-policy"]


def test_what_is_in_the_html_is_not_preloaded(here: Running) -> None:
    links = re.findall(r"assets/(\w+)-\w+(\.\w+)", here.http.get("/hands/seed/1").headers["link"])
    assert ["".join(each) for each in links] == ["start.js", "page.js", "match.js", "hands.js"]


def test_who_has_the_files_gets_the_short_page(here: Running) -> None:
    short = here.http.get("/hands/seed/1", headers=BY_A_WORKER)
    assert '<link rel="stylesheet" crossorigin href="/assets/page-12345678.css">' in short.text
    assert "<style>" not in short.text
    assert "og:title" in short.text
    assert "sha256" not in short.headers["content-security-policy"]
    assert "match-12345678.css" in short.headers["link"]
    assert "service-worker-navigation-preload" in short.headers["vary"]


@pytest.mark.parametrize("path", ["/", "/settings", "/hands/2026-11-15"])
def test_the_packed_page_is_the_page(here: Running, path: str) -> None:
    plain = here.http.get(path, headers={"Accept-Encoding": "identity"})
    request = here.http.build_request("GET", path, headers={"Accept-Encoding": "gzip, br"})
    packed = here.http.send(request, stream=True)
    raw = b"".join(packed.iter_raw())
    packed.close()
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert "Grüße" in plain.text
    assert packed.headers["etag"] != plain.headers["etag"]


class Counted(StaticFiles):
    """Counts how often a page is composed."""

    composed = 0

    def body(self, path: str) -> bytes:
        self.composed += path == SHELL_PATH
        return super().body(path)


async def ask(documents: Documents, game: str) -> None:
    async def send(message: object) -> None:
        """Nobody reads it here."""

    scope = {"type": "http", "method": "GET", "path": f"/{game}/seed/1", "headers": [], "query_string": b""}
    await documents.send(scope, send)


def test_games_that_there_are_not_share_one_composed_page(tmp_path: Path) -> None:
    write_files(tmp_path)
    files = Counted(tmp_path)
    documents = Documents(files)
    for game in ("hands", "aa", "ab", "ac"):
        asyncio.run(ask(documents, game))
    assert files.composed == 2
