"""The page in real Chromium: when a phone can use it, and how soon a touch shows.

A phone is the mobile profile of Lighthouse: a cold cache without a service worker, 1.6 Mbit/s with 150 ms to
the server, and a CPU four times slower than this machine's. The last makes the figure the machine's as much
as ours: one that is slow already, or has company, tells more than a phone would. Touches are timed at full
speed.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bench.table import Row
from playwright.sync_api import Browser, Page, sync_playwright

ROUNDS, TOUCHES = 5, 60
SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Bytes a second, and ms; the mobile profile of Lighthouse."""
CHROMIUM = os.environ.get("WORDERLY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Place(NamedTuple):
    name: str
    path: str
    ready: str
    """What must be there to be used."""
    touch: str
    """Targets whose touch changes nothing on the server."""
    before: str = ""
    """A button to press first."""


PLACES = (
    Place("the lobby", "/", "a.game", ""),
    Place("Wizards", "/wizards/seed/1", ".wheel .key", ".wheel .key"),
    Place("Hands", "/hands/seed/1", ".hand .key", ".hand .key"),
    Place("Boogle", "/boogle/seed/1?time_s=0", "[role=gridcell]", "[role=gridcell]"),
    Place("Battlewords", "/battlewords/seed/1", "[role=gridcell]", "[role=gridcell]", "button[aria-pressed]"),
    Place("Word search", "/wordsearch/seed/1", "[role=gridcell]", "[role=gridcell]"),
)
READY = """selector => new Promise((done) => {
    const look = () => {
        const isThere = document.querySelector(selector);
        if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        else requestAnimationFrame(look);
    };
    look();
})"""
RESTED = "() => document.getAnimations().every((each) => each.effect.getTiming().iterations > 1)"
"""The radar never does."""
LISTEN = """() => {
    window.shown = [];
    const told = (event) => requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => window.shown.push(performance.now() - event.timeStamp);
        after.port2.postMessage(0);
    });
    for (const name of ['pointerup', 'keydown']) addEventListener(name, told, true);
}"""


def rows() -> Iterator[Row]:
    if CHROMIUM is None:
        yield Row("the page on a phone", "no chromium here", "", None, "", None)
        return
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visit(browser, url, PLACES[0])  # the server's own first time is not the page's
        for place in PLACES:
            yield limit(
                f"{place.name} can be used", [visit(browser, url, place) for _ in range(ROUNDS)], 1000, median
            )
        for place in PLACES[1:]:
            yield limit(f"{place.name}: tap to paint, 95 %", touched(browser, url, place, tap), 50, p95)
            yield limit(f"{place.name}: letter to paint, 95 %", touched(browser, url, place, letter), 50, p95)
        browser.close()


def limit(measure: str, times_ms: list[float], most_ms: int, of: Callable[[list[float]], float]) -> Row:
    ours = of(times_ms)
    return Row(measure, f"{ours:.0f} ms", f"n = {len(times_ms)}", None, f"≤ {most_ms} ms", ours <= most_ms)


def p95(times_ms: list[float]) -> float:
    return sorted(times_ms)[int(len(times_ms) * 0.95)]


def phone(browser: Browser, url: str, slower: int = SLOWER) -> Page:
    context = browser.new_context(
        base_url=url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        # A first visit has none, and while it fills its cache nothing of it would be throttled.
        service_workers="block",
    )
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    return page


def visit(browser: Browser, url: str, place: Place) -> float:
    """ms from the start of the navigation until the place can be used and has been painted."""
    page = phone(browser, url)
    page.goto(place.path, wait_until="commit")
    ready: float = page.evaluate(READY, place.ready)
    page.context.close()
    return ready


def touched(
    browser: Browser, url: str, place: Place, touch: Callable[[Page, Place, int], None]
) -> list[float]:
    page = phone(browser, url, slower=1)
    page.goto(place.path)
    page.locator(place.ready).first.wait_for()
    if place.before:
        page.locator(place.before).first.tap()
    page.evaluate(LISTEN)
    for count in range(TOUCHES):
        # No person touches again within 120 ms: while something moves Chromium queues frames, without a GPU
        # up to four (taps in Boogle: 30 ms each when they are calm, 62 when they follow each other at once).
        page.wait_for_function(RESTED)
        touch(page, place, count)
        page.wait_for_function("count => window.shown.length > count", arg=count)
    shown: list[float] = page.evaluate("window.shown")
    page.context.close()
    return shown


def tap(page: Page, place: Place, count: int) -> None:
    targets = page.locator(place.touch)
    targets.nth(count // 2 % targets.count()).tap()


def letter(page: Page, place: Place, count: int) -> None:
    page.keyboard.press("Backspace" if count % 6 == 5 else "abcde"[count % 6])


@contextmanager
def server() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with TemporaryDirectory() as data:
        command = [sys.executable, "-m", "worderly", "serve", "--port", str(port), "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            await_health(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


def await_health(url: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=2).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("the server did not start")
