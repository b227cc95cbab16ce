"""Every screen and state: in light, dark and high contrast, on a phone and a desk, small and enlarged.

With WORDERLY_SHOTS=folder each is also kept as a picture.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize

from .conftest import DESK, LOST, PHONE, Visits, answer_of
from .tours import TOURS, Tour

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
SMALLEST: ViewportSize = {"width": 320, "height": 640}
LOOKS = ("light", "dark", "contrast")
# High contrast follows the system's light or dark: so the desk's is dark and the phone's light.
DESK_LOOKS = ("dark", "contrast")
JUDGED = "async ([looks, isFirst]) => [...(await eyes.judge(looks, isFirst)), ...eyes.enlarged()]"


def faults(page: Page) -> list[str]:
    """Everything wrong with what is on the screen of a phone now; the page is left as it was.

    Every change of size or look lays out and paints the page anew, so there are as few as can be.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    page.keyboard.press("Shift")  # a ring is drawn for who uses the keyboard
    # All rules on the phone in light, and on the desk for what only a desk shows; elsewhere those of colours.
    found = {"phone": page.evaluate(JUDGED, [LOOKS, True])}
    page.emulate_media(forced_colors="active", color_scheme="dark")
    found["forced colours"] = page.evaluate("eyes.axed(['color-contrast'], eyes.suspects())")
    page.emulate_media(forced_colors="none")
    page.set_viewport_size(DESK)
    found["desk"] = page.evaluate(JUDGED, [DESK_LOOKS, False])
    page.set_viewport_size(SMALLEST)
    found["320 px"] = page.evaluate("[...eyes.small(), ...eyes.crowded(), ...eyes.beyond()]")
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="light")
    return [f"{where}: {each}" for where, wrong in found.items() for each in wrong]


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
