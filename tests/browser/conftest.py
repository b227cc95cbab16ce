"""A real Chromium on a real server: one of each a session, one fresh context a test."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
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

from worderly.web import static_files

CHROMIUM = os.environ.get("WORDERLY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
).split()
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
# A lost connection, and a refusal by design, are written to the console by the browser itself.
EXPECTED = re.compile(
    r"WebSocket connection to|Failed to load resource: the server responded with a status of 4\d\d"
)


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
            self.process.wait(30)

    def _await_health(self) -> None:
        assert self.process is not None
        for _ in range(600):
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=2).close()
            except OSError:
                time.sleep(0.1)  # starting up, before any test looks
            else:
                return
        raise AssertionError("the server did not start")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], Server]]:
    servers: list[Server] = []

    def make() -> Server:
        server = Server(tmp_path_factory.mktemp("server"), _free_port())
        server.start()
        servers.append(server)
        return server

    yield make
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def server(new_server: Callable[[], Server]) -> Server:
    return new_server()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    # A patient limit costs nothing where all is well and saves a loaded machine from false alarms.
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@dataclass
class Visits:
    """Opens browsers' contexts and keeps what their consoles complained about."""

    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def page(self, base: str, **options: Any) -> Page:
        options = {"viewport": PHONE, "locale": "en-GB", "reduced_motion": "reduce", **options}
        context = self.browser.new_context(base_url=base, **options)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=base)
        context.set_default_timeout(20_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(message.text)


@pytest.fixture
def visits(browser: Browser) -> Iterator[Visits]:
    """Every test fails on a console error, a warning, or a breach of the content policy."""
    all_visits = Visits(browser)
    yield all_visits
    for context in all_visits.contexts:
        context.close()
    assert all_visits.complaints == []


@pytest.fixture
def page(visits: Visits, server: Server) -> Page:
    return visits.page(server.url)


@pytest.fixture
def touch(visits: Visits, server: Server) -> Page:
    return visits.page(server.url, has_touch=True, is_mobile=True)


@pytest.fixture
def desk(visits: Visits, server: Server) -> Page:
    return visits.page(server.url, viewport=DESK)
