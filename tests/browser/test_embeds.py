"""A puzzle in a frame of another site, in a browser that knows nothing of us."""

from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visits
from .people import until


class School(BaseHTTPRequestHandler):
    """A page of another site that shows the address in its query in a frame."""

    def do_GET(self) -> None:
        _, _, address = self.path.partition("?")
        body = (
            f'<link rel="icon" href="data:,"><iframe title="puzzle" width="420" height="700" src="{address}">'
        )
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *args: object) -> None:
        return None


@pytest.fixture
def school(visits: Visits) -> Iterator[Callable[[Page, str], None]]:
    """Another name than the server's, so another site; Chromium lets no public one frame a local address."""
    site = ThreadingHTTPServer(("127.0.0.1", 0), School)
    Thread(target=site.serve_forever, daemon=True).start()
    visits.allow("asked another origin: http://localhost:")

    def show(page: Page, address: str) -> None:
        page.goto(f"http://localhost:{site.server_port}/?{address}")

    yield show
    site.shutdown()
    site.server_close()


def test_a_daily_is_played_in_a_frame_and_links_leave_it(
    desk: Page, server: Server, school: Callable[[Page, str], None]
) -> None:
    school(desk, f"{server.url}/embed/hands")
    frame = desk.frame_locator("iframe")
    expect(frame.get_by_role("heading", level=1)).to_have_text("Hands")
    expect(frame.get_by_role("link", name="Back")).to_have_count(0)
    held = frame.locator(".hand .key").first
    expect(held).to_be_visible()
    # A letter that is held would be lost, so the page would ask first.
    letters = "".join(frame.locator(".hand .key .letter").all_inner_texts()).lower()
    frame.get_by_role("textbox").fill(4 * next(letter for letter in "zqxjkvbw" if letter not in letters))
    frame.get_by_role("textbox").press("Enter")
    expect(frame.get_by_role("status").first).not_to_be_empty()
    with desk.context.expect_page() as opened:
        frame.get_by_role("link", name="Open in Worderly").click()
    opened.value.wait_for_url("**/hands/*")
    assert desk.frames[1].url == f"{server.url}/embed/hands"


def test_no_other_page_shows_itself_in_a_frame(
    desk: Page, visits: Visits, server: Server, school: Callable[[Page, str], None]
) -> None:
    visits.allow("frame-ancestors")
    school(desk, f"{server.url}/hands")
    until(desk, lambda: desk.frames[1].url.startswith("chrome-error:"))
