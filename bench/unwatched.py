"""A Chromium that has opened a page before DevTools look at it, and the memory of its pages and workers.

Playwright has DevTools keep a copy of every file that a page loads, 31 MB of the engine's; no browser of a
player does that.
"""

import json
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.web import CHROMIUM, FLAGS
from playwright.sync_api import Page, Playwright

TRIES = 600
"""A minute."""


@contextmanager
def unwatched(playwright: Playwright, profile: str, url: str, title: str) -> Iterator[Page]:
    """`title` is what the page is called once it has all that it needs."""
    told = Path(profile) / "DevToolsActivePort"
    told.unlink(missing_ok=True)
    options = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
    process = subprocess.Popen([str(CHROMIUM), *options, *FLAGS, url], stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{_port(told)}"
    _await_title(address, title)
    browser = playwright.chromium.connect_over_cdp(address)
    try:
        yield browser.contexts[0].pages[0]
    finally:
        browser.new_browser_cdp_session().send("Browser.close")
        process.wait(30)


def _port(told: Path) -> str:
    for _ in range(TRIES):
        if told.exists() and (lines := told.read_text().split()):
            return lines[0]
        time.sleep(0.1)
    raise RuntimeError("the browser did not start")


def _await_title(address: str, title: str) -> None:
    """The list of targets is there without looking into one."""
    for _ in range(TRIES):
        with urllib.request.urlopen(f"{address}/json/list", timeout=10) as answer:
            if any(target["title"] == title for target in json.load(answer)):
                return
        time.sleep(0.1)
    raise RuntimeError(f"no page is called {title}")


def renderers_mb(profile: str) -> float:
    """The memory of their own of this browser's pages and workers."""
    return sum(own_mb(folder) for folder in Path("/proc").iterdir() if is_renderer(folder, profile))


def is_renderer(folder: Path, profile: str) -> bool:
    try:
        command = (folder / "cmdline").read_bytes().decode()
    except OSError:
        return False
    return "--type=renderer" in command and (profile in command or is_child(folder, profile))


def is_child(folder: Path, profile: str) -> bool:
    """The processes of a browser are below it; only itself names the profile."""
    try:
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        return parent > 1 and (
            profile in Path(f"/proc/{parent}/cmdline").read_bytes().decode()
            or is_child(Path(f"/proc/{parent}"), profile)
        )
    except OSError:
        return False


def own_mb(folder: Path) -> float:
    lines = (folder / "status").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) / 1000
