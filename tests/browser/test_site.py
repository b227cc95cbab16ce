"""The folder of `worderly site` on a plain file server: the arcade without any server of ours."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from worderly.server.site import write_site

from .conftest import LOST, Visits, answer_of
from .people import result
from .test_offline import look_at_the_analysis, play_to_the_end, problems, say_yes


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        pass


@dataclass
class Host:
    """A static host; closing it is what a lost network is to its visitors."""

    base: str
    server: ThreadingHTTPServer
    thread: threading.Thread

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_port}"

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture(params=["/", "/words/"])
def host(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    base: str = request.param
    write_site(tmp_path / base[1:], ("en",), base)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    host = Host(base, server, thread)
    yield host
    if thread.is_alive():
        host.close()


def links(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("a[href]", "all => all.map((a) => a.pathname)")
    return found


def test_a_folder_of_files_plays(visits: Visits, host: Host) -> None:
    # A plain host has no file for a deep link; the service worker answers with the page.
    visits.allow(LOST, answer_of(404), "svelte.dev/e/derived_inert")
    page = visits.page(host.url, service_workers="allow", has_touch=True, is_mobile=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.base)
    expect(page.get_by_role("link", name="Boards")).to_have_count(0)
    page.get_by_role("link", name="Settings").tap()
    say_yes(page)
    play_to_the_end(page, f"{host.base}boogle/{datetime.now(UTC).date()}")
    play_to_the_end(page, f"{host.base}hands/seed/site")
    look_at_the_analysis(page)
    assert [
        url for url in (*asked, *links(page)) if not url.removeprefix(host.url).startswith(host.base)
    ] == []
    assert [url for url in asked if "/api/" in url] == []

    host.close()
    page.goto(host.base)
    assert problems(page) == []
    assert all(link.startswith(host.base) for link in links(page))
    play_to_the_end(page, f"{host.base}wordsearch/seed/site")
    page.reload()
    expect(result(page)).to_be_visible()
