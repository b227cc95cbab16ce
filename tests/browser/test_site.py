"""The folder of `worderly site` on a plain file server: the arcade without any server of ours."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from worderly.server.site import write_site

from .conftest import LOST, Visits, answer_of
from .flights import (
    ALL_TRIPS,
    add_french,
    give_up_by_taps,
    look_at_the_analysis,
    make_a_pdf,
    open_again,
    play_by_taps,
    problems,
    say_yes,
)
from .people import result


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


@pytest.fixture
def new_host(tmp_path: Path) -> Iterator[Callable[[str], Host]]:
    """A host with a site in this folder of it."""
    hosts: list[Host] = []

    def make(base: str) -> Host:
        write_site(tmp_path / base[1:], ("en", "fr"), base)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
        hosts.append(Host(base, server, threading.Thread(target=server.serve_forever)))
        hosts[-1].thread.start()
        return hosts[-1]

    yield make
    for host in hosts:
        if host.thread.is_alive():
            host.close()


def visit(visits: Visits, host: Host) -> Page:
    """On a phone, with the engine fetched."""
    # A plain host has no file for a deep link; the service worker answers with the page.
    visits.allow(LOST, answer_of(404))
    page = visits.page(host.url, service_workers="allow", has_touch=True, is_mobile=True)
    page.goto(host.base)
    expect(page.get_by_role("link", name="Boards")).to_have_count(0)
    expect(page.get_by_role("heading", name="Play together")).to_have_count(0)
    page.get_by_role("link", name="Settings").tap()
    words = page.get_by_label("Words to play with").locator("option")
    expect(words).to_have_text(["English", "Français"])
    say_yes(page)
    return page


def links(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("a[href]", "all => all.map((a) => a.pathname)")
    return found


def test_a_folder_of_files_plays(visits: Visits, new_host: Callable[[str], Host]) -> None:
    host = new_host("/words/")
    asked: list[str] = []
    page = visit(visits, host)
    page.on("request", lambda request: asked.append(request.url))
    give_up_by_taps(page, f"{host.base}boogle/{datetime.now(UTC).date()}")
    expect(page.locator(".result .days")).to_have_text("1 day in a row")
    give_up_by_taps(page, f"{host.base}hands/seed/site")
    look_at_the_analysis(page)
    assert [
        url for url in (*asked, *links(page)) if not url.removeprefix(host.url).startswith(host.base)
    ] == []
    assert [url for url in asked if "/api/" in url] == []

    host.close()
    page.goto(host.base)
    expect(page.locator("main")).to_be_visible()
    assert problems(page) == []
    assert all(link.startswith(host.base) for link in links(page))
    give_up_by_taps(page, f"{host.base}wordsearch/seed/site")
    page.reload()
    expect(result(page)).to_be_visible()
    page.goto(f"{host.base}boards")
    expect(page.get_by_role("heading", name="Other people are not here")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("base", ["/", "/words/"])
def test_the_aeroplane_from_a_folder_of_files(
    visits: Visits, new_host: Callable[[str], Host], base: str
) -> None:
    host = new_host(base)
    page = visit(visits, host)
    add_french(page)
    host.close()
    page.goto(base)
    play_by_taps(page, ALL_TRIPS, base)
    make_a_pdf(page, base)
    open_again(page, base)
