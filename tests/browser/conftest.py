"""A real Chromium on a real server: one of each a session, a fresh context for each test."""

import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from ipaddress import IPv4Address
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.ports import free_port
from tests.waiting import PATIENCE_S
from worderly.games import IDS
from worderly.server import static_files

from .hosts import Host, open_host

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("WORDERLY_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
# Pages of tests live for seconds: what the optimizing compilers spend on them never comes back.
COMPILERS = "--js-flags=--no-opt --no-maglev --liftoff-only"
# `cross-origin-opener-policy` moves every new page to a second process; `tests/server` judges the header.
# Chromium heeds only the last list of features, so Playwright's is repeated.
OFF = """CrossOriginOpenerPolicy AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay MediaRouter PaintHolding OptimizationHints
ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect NetworkTimeServiceQuerying AimEnabled
PreconnectToSearch"""
FLAGS = [
    *"--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking".split(),
    *"--disable-component-update --disable-sync".split(),
    COMPILERS,
    f"--disable-features={','.join(OFF.split())}",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
PATIENCE_MS = PATIENCE_S * 1_000
EYES = Path(__file__).with_name("eyes.js").read_text()
KNOWS_GAMES = f"try {{ localStorage['worderly.lessons'] ??= {' '.join(IDS)!r} }} catch {{}}"
"""No lesson is offered; a blank page has no storage."""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""Few tests need the worker, and filling its cache costs each context half a second."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a bundle the tests say so; the gate fails on a skip."""
    here = [item for item in items if Path(item.path).parent == Path(__file__).parent]
    missing = "no chromium is installed" if CHROMIUM is None else ""
    if not static_files.StaticFiles().is_built:
        missing = "the web bundle is not built: make web"
    for item in here:
        if missing:
            item.add_marker(pytest.mark.skip(reason=missing))


@dataclass
class Server:
    """A server in a process of its own, on a folder that outlives a restart."""

    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = field(default=None)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "worderly",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
        ]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self._await_health()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE_S)

    def _await_health(self) -> None:
        assert self.process is not None
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE_S).close()
            except OSError:
                time.sleep(0.1)  # starting up, before any test looks
            else:
                return
        raise AssertionError("the server did not start")


@pytest.fixture(scope="session")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Server]]:
    servers: list[Server] = []

    def make() -> Server:
        server = Server(tmp_path_factory.mktemp("server"), free_port())
        server.start()
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def server(new_server: Callable[[], Server]) -> Server:
    return new_server()


@pytest.fixture
def new_host(tmp_path: Path) -> Iterator[Callable[[str], Host]]:
    """A host with a site in this folder of it."""
    hosts: list[Host] = []

    def make(base: str) -> Host:
        hosts.append(open_host(tmp_path, base))
        return hosts[-1]

    yield make
    for host in hosts:
        host.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


_VISITORS = count(1)


def own_address() -> dict[str, str]:
    """As behind a proxy: an address may write sixty times a minute, and tests of one session write more."""
    return {"X-Forwarded-For": str(IPv4Address("10.0.0.0") + next(_VISITORS))}


def midday() -> str:
    """A time zone where it is noon, so that no test sees its day turn; the date is that of UTC."""
    return f"Etc/GMT{datetime.now(UTC).hour - 12:+}"


@dataclass
class Visits:
    """Opens browsers' contexts and keeps what went wrong in them unseen."""

    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)
    is_shared: bool = False
    """By all the parameters of a test: each opens a document of its own, in the one page."""

    def page(self, base: str, *, is_new: bool = False, **options: Any) -> Page:
        """`is_new`: the player has played nothing yet, so that lessons are offered."""
        options = {
            "viewport": PHONE,
            "locale": "en-GB",
            "timezone_id": midday(),
            "reduced_motion": "reduce",
            "service_workers": "block",
            "extra_http_headers": own_address(),
            **options,
        }
        if self.is_shared and self.contexts:
            return self._page_again(options["viewport"])
        context = self.browser.new_context(base_url=base, **options)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=base)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(EYES)
        if not is_new:
            context.add_init_script(KNOWS_GAMES)
        self.contexts.append(context)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        context.on("request", lambda request: self._asked(base, request.url))
        page = context.new_page()
        page.on("websocket", lambda socket: self._asked(base.replace("http", "ws", 1), socket.url))
        return page

    def _page_again(self, viewport: ViewportSize) -> Page:
        [page] = self.contexts[0].pages
        page.unroute_all(behavior="ignoreErrors")
        if page.viewport_size != viewport:
            page.set_viewport_size(viewport)
        return page

    def close(self) -> None:
        for context in self.contexts:
            for each in context.pages:
                each.unroute_all(behavior="ignoreErrors")
            context.close()

    def allow(self, *patterns: str) -> None:
        """What this test brings about on purpose: a lost network, an answer of 404."""
        self.allowed += patterns

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            where = message.location.get("url", "")
            self.complaints.append(f"{message.type}: {message.text} ({where})")

    def _asked(self, base: str, url: str) -> None:
        if not url.startswith((f"{base}/", "data:", "blob:")):
            self.complaints.append(f"asked another origin: {url}")

    def unexpected(self) -> list[str]:
        return [
            each for each in self.complaints if not any(re.search(wanted, each) for wanted in self.allowed)
        ]


LOST = r"WebSocket connection to|Failed to load resource: net::ERR|Failed to fetch"
"""What Chromium itself writes to the console when the server or the network is away."""


def answer_of(status: int) -> str:
    """Chromium writes every refusal of the API to the console; a test names those it means."""
    return rf"Failed to load resource: the server responded with a status of {status}"


@pytest.fixture(scope="session")
def shared_visits(browser: Browser) -> Iterator[Callable[[str], Visits]]:
    """Those of a test with the mark `one_page`, until another such test begins."""
    latest: dict[str, Visits] = {}

    def close() -> None:
        for visits in latest.values():
            visits.close()
        latest.clear()

    def of(test: str) -> Visits:
        if test not in latest:
            close()
            latest[test] = Visits(browser, is_shared=True)
        return latest[test]

    yield of
    close()


@pytest.fixture
def visits(
    request: pytest.FixtureRequest, browser: Browser, shared_visits: Callable[[str], Visits]
) -> Iterator[Visits]:
    """Every test fails on a console message, a breach of the content policy, a request to another origin."""
    is_shared = request.node.get_closest_marker("one_page") is not None
    all_visits = shared_visits(request.node.originalname) if is_shared else Visits(browser)
    yield all_visits
    if not is_shared:
        all_visits.close()
    unexpected = all_visits.unexpected()
    all_visits.complaints.clear()
    assert unexpected == []


@pytest.fixture
def page(visits: Visits, server: Server) -> Page:
    return visits.page(server.url)


@pytest.fixture
def touch(visits: Visits, server: Server) -> Page:
    return visits.page(server.url, has_touch=True, is_mobile=True)


@pytest.fixture
def desk(visits: Visits, server: Server) -> Page:
    return visits.page(server.url, viewport=DESK)
