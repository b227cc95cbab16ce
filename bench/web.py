"""Measures the page in real Chromium: when it is usable on a phone, and how fast it shows a touch.

A phone is the mobile profile of Lighthouse: a cold cache without a service worker, 1.6 Mbit/s with 150 ms to
the server, and a CPU four times slower than this machine's. The result therefore depends on this machine: a
slow or busy machine gives higher figures than a phone. Touches are timed at full speed.
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

from worderly.games import IDS

ROUNDS, TOUCHES = 5, 60
SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Bytes per second, and ms; the mobile profile of Lighthouse."""
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("WORDERLY_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Screen(NamedTuple):
    name: str
    path: str
    ready: str
    """The selector that exists once the screen can be used."""
    touch: str
    """Targets whose touch does not change the server."""
    before: str = ""
    """A button to press first."""


SCREENS = (
    Screen("the lobby", "/", "a.game", ""),
    Screen("Wizards", "/wizards/seed/1", ".wheel .key", ".wheel .key"),
    Screen("Hands", "/hands/seed/1", ".hand .key", ".hand .key"),
    Screen("Boogle", "/boogle/seed/1?time_s=0", "[role=gridcell]", "[role=gridcell]"),
    Screen(
        "Battlewords", "/battlewords/seed/1", "[role=gridcell]", "[role=gridcell]", "button[aria-pressed]"
    ),
    Screen("Word search", "/wordsearch/seed/1", "[role=gridcell]", "[role=gridcell]"),
)
READY = """selector => new Promise((done) => {
    const look = () => {
        const isThere = document.querySelector(selector);
        if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
        else requestAnimationFrame(look);
    };
    look();
})"""
NO_ANIMATION = "() => document.getAnimations().every((each) => each.effect.getTiming().iterations > 1)"
"""Ignores endless animations, such as the radar."""
LISTEN = """() => {
    window.shown = [];
    const measure = (event) => requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => window.shown.push(performance.now() - event.timeStamp);
        after.port2.postMessage(0);
    });
    for (const name of ['pointerup', 'keydown']) addEventListener(name, measure, true);
}"""


def rows() -> Iterator[Row]:
    if CHROMIUM is None:
        yield Row("the page on a phone", "no chromium here", "", None, "", None)
        return
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visit(browser, url, SCREENS[0])  # warm up the server, which is not part of the measure
        for screen in SCREENS:
            yield limit(
                f"{screen.name} can be used",
                [visit(browser, url, screen) for _ in range(ROUNDS)],
                1000,
                median,
            )
        for screen in SCREENS[1:]:
            yield limit(f"{screen.name}: tap to paint, 95 %", touched(browser, url, screen, tap), 50, p95)
            yield limit(
                f"{screen.name}: letter to paint, 95 %", touched(browser, url, screen, letter), 50, p95
            )
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
        # A first visit has no service worker, and the requests of one would not be throttled.
        service_workers="block",
    )
    # Somebody who has played before: a new player is offered a lesson first.
    context.add_init_script(f"try {{ localStorage['worderly.lessons'] ??= {' '.join(IDS)!r} }} catch {{}}")
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    return page


def visit(browser: Browser, url: str, screen: Screen) -> float:
    """ms from the start of the navigation until the screen is usable and painted."""
    page = phone(browser, url)
    page.goto(screen.path, wait_until="commit")
    ready: float = page.evaluate(READY, screen.ready)
    page.context.close()
    return ready


def touched(
    browser: Browser, url: str, screen: Screen, touch: Callable[[Page, Screen, int], None]
) -> list[float]:
    page = phone(browser, url, slower=1)
    page.goto(screen.path)
    page.locator(screen.ready).first.wait_for()
    if screen.before:
        page.locator(screen.before).first.tap()
    page.evaluate(LISTEN)
    for count in range(TOUCHES):
        # Wait for animations, because people do not touch again within 120 ms. During an animation Chromium
        # queues frames, up to four without a GPU (taps in Boogle: 30 ms with the wait, 62 ms without).
        page.wait_for_function(NO_ANIMATION)
        touch(page, screen, count)
        page.wait_for_function("count => window.shown.length > count", arg=count)
    shown: list[float] = page.evaluate("window.shown")
    page.context.close()
    return shown


def tap(page: Page, screen: Screen, count: int) -> None:
    targets = page.locator(screen.touch)
    targets.nth(count // 2 % targets.count()).tap()


def letter(page: Page, screen: Screen, count: int) -> None:
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
