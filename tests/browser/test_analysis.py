"""The analysis on the page: fetched when asked for, stepped through by keys or taps, readable by everyone."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from .people import answered, cell, give_up, open_game, type_word

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
FAULTS = """
look => {
    document.documentElement.dataset.theme = look;
    const told = (each) => `${look}: ${each.id} ${each.nodes[0].html}`;
    return axe.run('.analysis').then((all) => all.violations.map(told));
}
"""


def analyse(page: Page) -> None:
    page.get_by_role("button", name="How it went").click()
    expect(page.locator(".analysis .card")).to_be_visible()


def test_a_sea_is_looked_at_move_by_move(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_game(page, "/battlewords/seed/looked-at")
    cell(page, (5, 5)).click()
    expect(page.locator("form.entry input")).to_be_enabled()
    type_word(page, "zzzz")
    expect(page.locator("form.entry input")).to_be_disabled()
    cell(page, (6, 6)).click()
    expect(page.locator("form.entry input")).to_be_enabled()
    give_up(page)
    assert not [url for url in asked if "/analysis?" in url or "Heat-" in url], "nobody asked yet"
    analyse(page)
    section = page.locator(".analysis")
    expect(page.get_by_role("heading", name="How it went")).to_be_focused()
    expect(section.locator("ol li")).to_have_count(4)
    section.locator("ol button").first.click()
    expect(section.locator("h4")).to_contain_text("Uncovered F6")
    expect(section.locator("tbody tr")).to_have_count(12)
    expect(section.locator("td.played")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(section.locator("h4")).to_contain_text("Guessed ZZZZ")
    page.keyboard.press("Home")
    expect(page.get_by_role("status").filter(has_text="Move 1 of 4")).to_be_visible()
    section.locator(".instead button").last.click()
    expect(section.locator("td.better")).to_have_count(1)
    page.evaluate(AXE)
    assert [fault for look in ("light", "dark", "contrast") for fault in page.evaluate(FAULTS, look)] == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hand_is_told_what_would_have_been_better(desk: Page) -> None:
    open_game(desk, "/hands/seed/analysis")
    give_up(desk)
    analyse(desk)
    section = desk.locator(".analysis")
    expect(section.locator(".accuracy")).to_contain_text("of perfect play")
    expect(section.locator(".instead li").first).to_have_text(re.compile("points"))


def test_every_mark_is_told_by_a_word_as_well_as_by_its_shape(page: Page) -> None:
    open_game(page, "/wizards/seed/analysis")
    type_word(page, "tlf")
    answered(page)
    give_up(page)
    analyse(page)
    steps = page.locator(".analysis ol button")
    expect(steps).to_have_count(2)
    expect(steps.first).to_contain_text("wasted")
    expect(steps.first.locator("svg.wasted")).to_have_count(1)
