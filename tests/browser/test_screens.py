"""Every screen and state: in light, dark and high contrast, on a phone and a desk, small and enlarged.

With WORDERLY_SHOTS=folder each is also kept as a picture.
"""

import os
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from .conftest import DESK, LOST, PHONE, Visits, answer_of
from .tours import TOURS, Tour

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
SMALLEST: ViewportSize = {"width": 320, "height": 640}
LOOKS = ("light", "dark", "contrast")
# All rules on the phone in light, and on the desk for what only a desk shows; elsewhere those of colours.
SCHEMES: tuple[tuple[str, ViewportSize, Literal["dark", "light"], tuple[str, ...]], ...] = (
    ("phone", PHONE, "light", LOOKS),
    ("desk", DESK, "dark", ("dark", "contrast")),
)


def faults(page: Page) -> list[str]:
    """Everything wrong with what is on screen now; the page is left as it was."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.keyboard.press("Shift")  # a ring is drawn for who uses the keyboard
    found: list[str] = []
    # High contrast follows the system's light or dark: so the desk's is dark and the phone's light.
    for name, viewport, scheme, looks in SCHEMES:
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=scheme)
        wrong = page.evaluate("([looks, isFirst]) => eyes.judge(looks, isFirst)", [looks, name == "phone"])
        found += [f"{name}: {each}" for each in wrong]
        found += [f"{name}: {each}" for each in page.evaluate("eyes.enlarged()")]
    page.set_viewport_size(SMALLEST)
    found += [
        f"320 px: {each}" for each in page.evaluate("[...eyes.small(), ...eyes.crowded(), ...eyes.beyond()]")
    ]
    page.set_viewport_size(PHONE)
    page.emulate_media(forced_colors="active")
    found += [
        f"forced colours: {each}" for each in page.evaluate("eyes.axed(['color-contrast'], eyes.suspects())")
    ]
    page.emulate_media(forced_colors="none")
    return found


def picture(page: Page, name: str) -> None:
    folder = os.environ.get("WORDERLY_SHOTS")
    if folder is None:
        return
    for viewport in (PHONE, DESK):
        page.set_viewport_size(viewport)
        for look in LOOKS:
            page.evaluate("look => { document.documentElement.dataset.theme = look; }", look)
            page.screenshot(path=Path(folder) / f"{name}-{viewport['width']}-{look}.png")
    page.evaluate("delete document.documentElement.dataset.theme")
    page.set_viewport_size(PHONE)


@pytest.mark.parametrize("tour", TOURS, ids=lambda tour: str(tour.__name__))
def test_every_stop_is_accessible_and_fits_in_every_look(page: Page, visits: Visits, tour: Tour) -> None:
    if tour.__name__ == "troubles":
        visits.allow(LOST, answer_of(404), "TypeError")
    visits.allow(rf"{answer_of(404)}.*/nowhere\)$")
    found: dict[str, list[str]] = {}
    for stop in tour(page):
        picture(page, stop)
        if wrong := faults(page):
            found[stop] = wrong
    assert found == {}
