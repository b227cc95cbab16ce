"""Makes the pictures of README and documents anew: `make pictures`. Look at them before a commit."""

import json
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.ports import free_port
from worderly.notebook import play
from worderly.wordsearch import Wordsearch

from .conftest import CHROMIUM, DESK, FLAGS, PATIENCE_MS, PHONE, Server, Visits
from .pointers import by_mouse
from .test_notebook import Notebook
from .tours import Tour, battlewords, boogle, home_later, wizards

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs/pictures"
TERMINAL: ViewportSize = {"width": 994, "height": 635}


class Shot(NamedTuple):
    """A stop of a tour, as it looks there."""

    name: str
    tour: Tour
    stop: str
    size: ViewportSize
    look: str


SHOTS = (
    Shot("web-home-390-light", home_later, "home-later", PHONE, "light"),
    Shot("web-wizards-390-light", wizards, "wizards-during", PHONE, "light"),
    Shot("web-boogle-390-dark", boogle, "boogle-during", PHONE, "dark"),
    Shot("web-battlewords-1280-dark", battlewords, "battlewords-during", DESK, "dark"),
)
SCREENS = ("home", "wizards", "boogle", "battlewords")


def shoot(browser: Browser, server: Server, shot: Shot) -> None:
    page = Visits(browser).page(server.url, viewport=shot.size)
    next(stop for stop in shot.tour(page) if stop == shot.stop)
    page.evaluate("look => { document.documentElement.dataset.theme = look; }", shot.look)
    page.screenshot(path=PICTURES / f"{shot.name}.png")
    page.context.close()


def draw_screen(browser: Browser, name: str) -> None:
    """Of the terminal's snapshot; its font would be fetched from elsewhere."""
    drawn = (ROOT / f"tests/tui/snapshots/{name}.svg").read_text("utf-8")
    page = browser.new_page(viewport=TERMINAL)
    page.set_content(
        f"<style>body {{ margin: 0 }}</style>{re.sub(r'@font-face {.*?}', '', drawn, flags=re.S)}"
    )
    page.screenshot(path=PICTURES / f"tui-{name}.png")
    page.close()


def draw_widget(browser: Browser, server: Server) -> None:
    notebook = json.loads((ROOT / "examples/library.ipynb").read_text("utf-8"))
    words = next(
        "".join(cell["source"]) for cell in notebook["cells"] if "add_wordlist" in "".join(cell["source"])
    )
    names = {"Wordsearch": Wordsearch}
    exec(words, names)
    page = Visits(browser).page(server.url, viewport={"width": 780, "height": 600}, bypass_csp=True)
    Notebook(page, by_mouse(page)).show(play(names["sea"]))
    page.get_by_label("Word", exact=True).fill("otter")
    page.keyboard.press("Enter")
    page.get_by_text("1 of 8 words").wait_for()
    page.locator(".worderly").screenshot(path=PICTURES / "notebook-wordsearch.png")
    page.context.close()


def main() -> None:
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        server = Server(Path(folder), free_port())
        server.start()
        try:
            for shot in SHOTS:
                shoot(browser, server, shot)
            for name in SCREENS:
                draw_screen(browser, name)
            draw_widget(browser, server)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
