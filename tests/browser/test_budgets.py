"""What a first visit costs: bytes, requests to others, shifts of the layout, sizes of targets, the policy."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from worderly.web import static_files

from .conftest import Server, Visits

GAMES = ("wizards", "hands", "boogle", "battlewords", "wordsearch")
KB = 1024
SHIFTS = """
window.__shift = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.__shift += entry.value; }))
    .observe({ type: 'layout-shift', buffered: true });
"""

SMALL = """
all => all.filter((each) => each.checkVisibility() && !each.closest('.unseen, .skip'))
    .map((each) => [each.outerHTML.slice(0, 80), each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 24 || box.height < 24))
    .map(([html]) => html)
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_a_game_cost_at_most_100_kb_of_script_and_style(page: Page, game: str) -> None:
    sizes: dict[str, int] = {}

    def count(answer: Response) -> None:
        path = answer.url.partition("/assets/")[2]
        if path.endswith((".js", ".css")) and answer.request.service_worker is None:
            sizes[path] = len((static_files.FOLDER / "assets" / f"{path}.br").read_bytes())

    page.on("response", count)
    page.goto("/")
    page.goto(f"/{game}/seed/b1")
    expect(page.locator(".layout .board")).to_be_visible()
    assert sizes
    assert sum(sizes.values()) <= 100 * KB


def test_the_font_is_small_and_preloaded() -> None:
    html = (static_files.FOLDER / "index.html").read_text()
    font = re.search(r'rel="preload"[^>]*href="/(assets/[^"]+\.woff2)"', html)
    assert font is not None
    assert (static_files.FOLDER / font[1]).stat().st_size <= 40 * KB


def test_the_page_asks_nobody_else(page: Page, server: Server) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/wizards/seed/b2")
    expect(page.locator(".layout .board")).to_be_visible()
    assert [url for url in asked if not url.startswith((server.url, server.url.replace("http", "ws")))] == []


@pytest.mark.parametrize("path", ["/", "/settings", "/wizards/seed/b3", "/boogle/seed/b3", "/hands/seed/b3"])
def test_nothing_shifts_while_a_page_opens(page: Page, path: str) -> None:
    page.add_init_script(SHIFTS)
    page.goto(path)
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.__shift") < 0.02


@pytest.mark.parametrize("game", GAMES)
def test_targets_are_large_enough_on_the_smallest_phone(visits: Visits, server: Server, game: str) -> None:
    page = visits.page(server.url, viewport={"width": 320, "height": 640}, has_touch=True)
    page.goto(f"/{game}/seed/b4")
    expect(page.locator(".layout .board")).to_be_visible()
    targets = "button, a, input" + ("" if game in ("wizards", "hands") else ", [role=gridcell]")
    small = page.locator(targets).evaluate_all(SMALL)
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_policy_is_strict_and_nothing_is_inline(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    html = (static_files.FOLDER / "index.html").read_text()
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", html)


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok


def test_every_text_file_is_packed_beside_itself() -> None:
    texts = [path for path in Path(static_files.FOLDER).rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert texts
    assert [path.name for path in texts if not path.with_name(f"{path.name}.br").exists()] == []
