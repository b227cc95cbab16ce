"""What the page tells: of the right person, of the right puzzle, and whole."""

import re

import pytest
from playwright.sync_api import Page, expect

from worderly.games import IDS
from worderly.languages import interface_languages

from .conftest import Server, Visits
from .people import enter, entry, follow, open_game, status
from .test_make import enter as make
from .test_make import record

CUT = """() => [...document.querySelectorAll('form.entry input, form.entry output')].filter((each) => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = each;
  if (!each.placeholder) return scrollWidth > clientWidth || scrollHeight > clientHeight + 1;
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen.font = getComputedStyle(each, '::placeholder').font;
  const { paddingLeft, paddingRight } = getComputedStyle(each);
  const room = clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return pen.measureText(each.placeholder).width > room + 1;
}).map((each) => each.placeholder || each.textContent)"""
"""Lines whose invitation is wider than they are."""


def test_a_daily_never_says_practice_while_it_is_fetched(page: Page) -> None:
    page.goto("/")
    path = page.locator(".games a").first.get_attribute("href") or ""
    page.route("**/api/matches", lambda route: None)
    with page.expect_request("**/api/matches"):
        page.goto(path)
    expect(page.locator("main[aria-busy]")).to_be_visible()
    expect(page.get_by_text("Practice")).to_have_count(0)
    expect(page.locator("header")).to_contain_text("No.")


def test_the_link_of_a_makers_puzzle_says_what_that_puzzle_is(visits: Visits, server: Server) -> None:
    maker, player = visits.page(server.url), visits.page(server.url)
    make(maker)
    puzzle = record(maker)["puzzle"]
    maker.get_by_role("button", name="Get the link").click()
    expect(status(maker)).to_have_text("Copied.")
    player.goto(maker.evaluate("navigator.clipboard.readText()"))
    player.get_by_role("button", name="Play").click()
    listed = player.get_by_role("list", name="Words").get_by_role("listitem")
    expect(listed).to_have_count(len(puzzle["words"]))
    assert not re.search(
        r"twelve|12 words|eight directions", player.locator("body").inner_text(), re.IGNORECASE
    )


@pytest.mark.parametrize("language", interface_languages())
def test_the_invitation_to_write_is_whole_on_a_small_phone(
    visits: Visits, server: Server, language: str
) -> None:
    for touch in (True, False):
        page = visits.page(server.url, locale=language, has_touch=touch, is_mobile=touch)
        page.goto("/help")
        for game in IDS:
            follow(page, f"/{game}/seed/told?time_s=0" if game == "boogle" else f"/{game}/seed/told")
            enter(page)
            page.evaluate("document.fonts.ready")
            for width in (360, 390):
                page.set_viewport_size({"width": width, "height": 664})
                assert page.evaluate(CUT) == [], (game, width, touch)


def test_the_field_above_an_open_keyboard_is_wide_enough(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, has_touch=True, is_mobile=True)
    open_game(page, "/hands/seed/told")
    page.get_by_role("button", name="The phone’s keyboard").tap()
    expect(entry(page)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 380})
    page.wait_for_function("() => 'short' in document.documentElement.dataset")
    assert page.evaluate(CUT) == []
    expect(entry(page)).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand .key").first).to_be_in_viewport(ratio=1)


SWIPED = {"wizards/seed/told": ".wheel", "boogle/seed/told?time_s=0": ".board"}


@pytest.mark.one_page
@pytest.mark.parametrize("path", SWIPED)
def test_the_draft_is_above_the_finger_that_swipes(visits: Visits, server: Server, path: str) -> None:
    page = visits.page(server.url, has_touch=True, is_mobile=True)
    for width, height in ((360, 640), (390, 664), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        open_game(page, f"/{path}")
        draft = page.locator("form.entry output").bounding_box()
        swiped = page.locator(SWIPED[path]).bounding_box()
        assert draft is not None
        assert swiped is not None
        assert draft["y"] + draft["height"] <= swiped["y"]


OVER = """(zoom) => {
  const board = zoom.previousElementSibling.getBoundingClientRect();
  return zoom.getBoundingClientRect().top < board.bottom - 1;
}"""


def test_the_zoom_of_a_large_grid_covers_no_letter(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 664})
    open_game(page, "/wizards/seed/told?book=bibliotheca")
    zoom = page.get_by_role("group", name="Size of the grid")
    expect(zoom).to_be_visible()
    assert not zoom.evaluate(OVER)
