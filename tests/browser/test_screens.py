"""Every screen, on a phone and a desk, in light and in dark: axe finds nothing, nothing overflows.

With WORDERLY_SHOTS=folder each screen is also kept as a picture.
"""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .conftest import DESK, PHONE
from .people import become, give_up, open_room
from .puzzles import battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words

Act = Callable[[Page], None]
Look = Literal["light", "dark"]
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = {
    "resultTypes": ["violations"],
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
LOOKS: list[tuple[Look, ViewportSize]] = [("light", PHONE), ("dark", DESK)]
ALL_LOOKS: list[tuple[Look, ViewportSize]] = [*LOOKS, ("dark", PHONE), ("light", DESK)]


def typed(words: list[str]) -> Act:
    def act(page: Page) -> None:
        expect(page.locator("form.entry input")).to_be_visible()
        for word in words:
            page.keyboard.type(word)
            page.keyboard.press("Enter")
            expect(page.locator("#app > [role=status]")).not_to_be_empty()
            expect(page.locator("form.entry input")).to_have_value("")

    return act


def uncovered(page: Page) -> None:
    for word, (row, col) in battlewords_words("s4")[:2]:
        page.locator(f'[data-cell="{row},{col}"]').click()
        expect(page.get_by_label("Name a word")).to_be_enabled()
        page.get_by_label("Name a word").fill(word)
        page.keyboard.press("Enter")
        expect(page.get_by_label("Name a word")).to_be_disabled()
    for cell in ("0,0", "5,5", "11,11", "7,3"):
        page.locator(f'[data-cell="{cell}"]').click()


def over(*before: Act) -> Act:
    def act(page: Page) -> None:
        for each in before:
            each(page)
        give_up(page)

    return act


def paused(page: Page) -> None:
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()


def made(page: Page) -> None:
    page.get_by_label("Title").fill("By the sea")
    page.get_by_label("Your words").fill("otter, sea lion, seal, walrus, dolphin, whale, gull, crab")
    for part in ("Grid", "Secrets"):
        page.locator("summary").filter(has_text=part).click()
    page.get_by_label("Directions").select_option("my own choice")
    page.get_by_label("Secret words").fill("squid, hippopotamuses")
    page.get_by_label("Size").select_option("8 × 8")
    expect(page.get_by_text("longer than the grid")).to_be_visible()
    page.get_by_role("button", name="Get the link").click()
    expect(page.get_by_alt_text("QR code of the link")).to_be_visible()
    page.locator("summary").filter(has_text="Change a word").click()
    page.get_by_role("button", name="Change “gull”").click()


def replayed(page: Page) -> None:
    give_up(page)
    page.get_by_role("link", name="Move by move").click()
    expect(page.get_by_text(re.compile("Move 0 of"))).to_be_visible()


def challenged(page: Page) -> None:
    give_up(page)
    page.get_by_role("button", name="Challenge a friend").click()
    page.locator(".result a[href*='/c/']").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()


def with_results(page: Page) -> None:
    """Stats of a fortnight, as an earlier player of this device would have them."""
    days = [f"2026-11-{day:02}" for day in range(2, 16)]
    results = [
        {
            "game": game,
            "match": f"{game}{day}",
            "language": "en",
            "date": day,
            "score": 20 + 7 * index % 41,
            "solved": True,
            "at": index,
        }
        for index, day in enumerate(days)
        for game in ("wizards", "hands", "boogle", "battlewords", "wordsearch")[: 1 + index % 5]
    ]
    page.evaluate("text => localStorage.setItem('worderly.results', text)", json.dumps(results))
    page.reload()
    expect(page.get_by_role("heading", name="Distribution")).to_be_visible()


def named(page: Page) -> None:
    become(page)


def in_a_room(page: Page) -> None:
    open_room(page, "Boogle")


BOOGLE = boogle_words("s3", size=4, time_s=0)
SCREENS: list[tuple[str, str, Act | None]] = [
    ("home", "/", None),
    ("stats", "/stats", with_results),
    ("settings", "/settings", None),
    ("help", "/help", None),
    ("privacy", "/privacy", None),
    ("profile-anonymous", "/profile", None),
    ("profile", "/profile", named),
    ("rooms", "/rooms", None),
    ("room", "/rooms", in_a_room),
    ("make", "/make", made),
    ("boards", "/boards/hands", None),
    ("game", "/boogle", None),
    ("rules", "/wizards/rules", None),
    ("archive", "/hands/archive", None),
    ("lost", "/nowhere", None),
    ("paused", "/hands/seed/s9", paused),
    ("replay", "/hands/seed/s8", replayed),
    ("challenge", "/hands/seed/s7", challenged),
    ("wizards", "/wizards/seed/s1", typed(wizards_words("s1")[1:9])),
    ("wizards-over", "/wizards/seed/s11", over(typed(wizards_words("s11")[1:12]))),
    ("hands", "/hands/seed/s2", typed(hands_words("s2")[:1])),
    ("hands-over", "/hands/seed/s21", over(typed(hands_words("s21")[:1]))),
    ("boogle", "/boogle/seed/s3?time_s=0", typed([word for word, _ in BOOGLE[:6]])),
    ("boogle-over", "/boogle/seed/s3?size=4&time_s=0", over(typed([word for word, _ in BOOGLE[:6]]))),
    ("battlewords", "/battlewords/seed/s4", uncovered),
    ("battlewords-over", "/battlewords/seed/s4", over(uncovered)),
    ("wordsearch", "/wordsearch/seed/s5?theme=*&rows=12&cols=12", None),
    (
        "wordsearch-over",
        "/wordsearch/seed/s6?rows=12&cols=12",
        over(typed([word for word, _ in wordsearch_words("s6", rows=12, cols=12)[:5]])),
    ),
]


def violations(page: Page) -> list[str]:
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, rules)", RULES)
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found["violations"]]


def judge(page: Page, name: str, look: Look, viewport: ViewportSize) -> None:
    page.emulate_media(color_scheme=look, reduced_motion="reduce")
    page.set_viewport_size(viewport)
    if folder := os.environ.get("WORDERLY_SHOTS"):
        page.screenshot(path=Path(folder) / f"{name}-{viewport['width']}-{look}.png")
    if (look, viewport) in LOOKS:
        assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("name", "path", "act"), SCREENS, ids=[name for name, _, _ in SCREENS])
def test_a_screen_is_accessible_and_fits(page: Page, name: str, path: str, act: Act | None) -> None:
    page.goto(path)
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    if act is not None:
        act(page)
    page.evaluate("document.fonts.ready")
    page.evaluate(AXE.read_text())
    for look, viewport in ALL_LOOKS:
        judge(page, name, look, viewport)
