"""How it went, on the page: fetched when asked for, gone through by keys or taps, readable by everyone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from worderly.games import IDS

from .people import answered, cell, give_up, open_game, type_word
from .puzzles import wizards_words

LIT = re.compile(r"\blit\b")

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
FAULTS = """
look => {
    document.documentElement.dataset.theme = look;
    const told = (each) => `${look}: ${each.id} ${each.nodes[0].html}`;
    return axe.run('.analysis').then((all) => all.violations.map(told));
}
"""


def look_back(page: Page) -> None:
    page.get_by_role("link", name="How it went").click()
    expect(page.locator("section.whole")).to_be_visible()


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
    assert not [url for url in asked if "/analysis?" in url or "Analysis-" in url], "nobody asked yet"
    look_back(page)
    page.keyboard.press("Home")
    expect(page.get_by_text("The start")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sentence")).to_contain_text("You uncovered F6.")
    expect(cell(page, (5, 5))).to_have_class(LIT)
    page.locator("button.chip").last.click()
    expect(cell(page, (5, 5))).not_to_have_class(LIT)
    expect(page.locator(".board .lit")).to_have_count(1)
    expect(page.locator(".sentence")).not_to_contain_text("bit")
    page.get_by_text("Why?").click()
    expect(page.locator(".analysis tbody tr")).to_have_count(12)
    expect(page.locator(".analysis td.played")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sentence")).to_contain_text("You guessed ZZZZ.")
    page.keyboard.press("End")
    expect(page.get_by_text("Move 4 of 4")).to_be_visible()
    page.evaluate(AXE)
    assert [fault for look in ("light", "dark", "contrast") for fault in page.evaluate(FAULTS, look)] == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hand_is_told_what_would_have_been_better(desk: Page) -> None:
    open_game(desk, "/hands/seed/analysis")
    give_up(desk)
    look_back(desk)
    expect(desk.locator(".accuracy")).to_contain_text("of perfect play")
    expect(desk.locator(".advice")).to_contain_text("Tomorrow:")
    chip = desk.locator("button.chip").first
    expect(chip).to_contain_text("points")
    chip.click()
    expect(desk.locator(".board .selected").first).to_be_visible()


def test_every_mark_is_told_by_a_word_as_well_as_by_its_shape(page: Page) -> None:
    word = wizards_words("analysis")[1]
    open_game(page, "/wizards/seed/analysis")
    type_word(page, word)
    answered(page)
    give_up(page)
    look_back(page)
    expect(page.locator(".marks svg")).to_have_count(1)
    expect(page.locator(".sentence")).to_contain_text(f"You guessed {word.upper()}. Right:")
    expect(page.locator(".sentence")).to_have_text(re.compile(r"\((best|good)\)"))


@pytest.mark.one_page
@pytest.mark.parametrize("game", IDS)
def test_board_move_and_sentence_are_in_sight_together_on_a_phone(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_game(page, f"/{game}/seed/together")
    give_up(page)
    look_back(page)
    page.keyboard.press("End")
    for part in (".pinned .board", "input[type=range]", ".sentence"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    page.mouse.wheel(0, 400)
    expect(page.locator(".pinned .board")).to_be_in_viewport(ratio=1)
