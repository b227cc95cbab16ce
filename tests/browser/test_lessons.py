"""Lessons on the page: each is played on the real board and points at what is there; Ready starts a clock."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from worderly.games import IDS

from .conftest import Server, Visits
from .people import cell, status, type_word

every_game = pytest.mark.parametrize("game", IDS)
SMALL = {"width": 360, "height": 640}


def sentence(page: Page, text: str) -> None:
    expect(page.locator(".card .text")).to_have_text(text)


def do(page: Page, move: dict[str, Any]) -> None:
    if move["type"] == "reveal":
        cell(page, (move["row"], move["col"])).click()
    elif move["type"] == "draw":
        for row, col in (move["start"], move["end"]):
            cell(page, (row, col)).click()
    else:
        type_word(page, move["word"])


def told(page: Page, game: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(f"/api/lessons/{game}/en").json()
    return answer


@pytest.mark.one_page
@every_game
def test_a_lesson_is_played_to_its_end_and_points_at_what_is_there(
    game: str, visits: Visits, server: Server
) -> None:
    page = visits.page(server.url, is_new=True, viewport=SMALL)
    page.goto(f"/{game}/lesson")
    for step in told(page, game)["pages"]:
        sentence(page, step["text"])
        pulses = page.locator(".veil .pulse")
        expect(pulses).to_have_count(pulses_of(step))
        for box in pulses.evaluate_all("all => all.map((each) => each.getBoundingClientRect().toJSON())"):
            assert box["width"] > 10, (step["text"], box)
            assert box["bottom"] <= SMALL["height"] + 12, (step["text"], box)
        if step["wants"]:
            do(page, step["wants"])
        else:
            page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Play today’s").click()
    expect(page.locator(".layout .board, .gate").first).to_be_visible()


@pytest.mark.one_page
@pytest.mark.parametrize("game", ["wizards", "boogle", "battlewords", "wordsearch"])
def test_the_board_of_a_lesson_is_seen_whole_and_not_under_its_card(
    visits: Visits, server: Server, game: str
) -> None:
    """In German, whose sentences are long."""
    page = visits.page(server.url, is_new=True, viewport={"width": 390, "height": 844}, locale="de-DE")
    page.goto(f"/{game}/lesson")
    for width, height in ((390, 664), (844, 390), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(WHOLE)
    expect(page.locator(".board .zoom")).to_have_count(0)


WHOLE = """() => {
  const card = document.querySelector('.card')?.getBoundingClientRect();
  const grid = document.querySelector('[role=grid]')?.getBoundingClientRect();
  return scrollY === 0 && grid?.width > 0 && grid.top >= card.bottom && grid.bottom <= innerHeight + 1;
}"""


def pulses_of(step: dict[str, Any]) -> int:
    """Every cell, and every letter of a word that is spelled with the tray; else the part itself."""
    word = step["wants"].get("word", "") if step["wants"] and step["part"] == "tray" else ""
    return len(step["cells"]) + len(word) or 1


def test_another_move_is_answered_and_nothing_is_lost(page: Page) -> None:
    page.goto("/wizards/lesson")
    page.get_by_role("button", name="Next").click()
    type_word(page, "srat")
    expect(page.get_by_text("Try what is marked")).to_be_visible()
    expect(page.get_by_role("img", name="5 lives")).to_be_visible()
    expect(status(page)).to_contain_text("“srat” is not in")
    expect(status(page)).not_to_contain_text("lives left")
    type_word(page, "rat")
    expect(page.get_by_text("Try what is marked")).to_be_hidden()


def test_a_new_player_is_offered_the_lesson_once(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, is_new=True)
    page.goto("/hands/seed/new1")
    page.get_by_role("button", name="Show me how").click()
    sentence(page, told(page, "hands")["pages"][0]["text"])
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".layout .board")).to_be_visible()
    page.goto("/hands/seed/new2")
    expect(page.locator(".layout .board")).to_be_visible()
    expect(page.locator(".card .text")).to_have_count(0)


def test_what_a_lesson_said_is_not_said_again_in_the_match(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, is_new=True)
    page.goto("/wordsearch/seed/after1")
    page.get_by_role("button", name="Show me how").click()
    for step in told(page, "wordsearch")["pages"]:
        sentence(page, step["text"])
        if step["wants"]:
            do(page, step["wants"])
        else:
            page.get_by_role("button", name="Next").click()
    page.locator(".card .body .button").click()
    expect(page.locator(".layout .board")).to_be_visible()
    expect(page.locator(".answer")).to_be_empty()


def test_both_ways_on_are_in_sight_before_a_match_on_a_phone_on_its_side(
    visits: Visits, server: Server
) -> None:
    page = visits.page(server.url, is_new=True, viewport={"width": 844, "height": 390})
    page.goto("/boogle/seed/side?time_s=60")
    for name in ("Show me how", "Ready"):
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_a_turned_phone_moves_the_light_of_a_lesson(page: Page) -> None:
    page.clock.install()
    page.goto("/boogle/lesson")
    page.get_by_role("button", name="Next").click()
    page.clock.run_for(1_000)
    page.set_viewport_size({"width": 844, "height": 390})
    over = """() => {
      const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2].map(Math.round).join();
      const pulses = [...document.querySelectorAll('.veil .pulse')];
      return pulses.length === 3 && pulses.every((pulse, at) =>
        middle(pulse.getBoundingClientRect())
          === middle(document.querySelector(`[data-cell="0,${at}"]`).getBoundingClientRect()));
    }"""
    page.wait_for_function(over)


def test_no_clock_starts_before_ready(page: Page) -> None:
    begun: list[str] = []
    page.on("request", lambda request: begun.append(request.url) if request.method == "POST" else None)
    page.goto("/boogle/seed/ready1?time_s=60")
    expect(page.get_by_role("button", name="Ready")).to_be_visible()
    expect(page.get_by_role("gridcell")).to_have_count(0)
    assert begun == []
    page.get_by_role("button", name="Ready").click()
    expect(page.get_by_role("gridcell")).to_have_count(16)
    page.reload()
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    expect(page.get_by_role("button", name="Ready")).to_have_count(0)


def test_the_question_mark_leads_to_lesson_and_rules(page: Page) -> None:
    page.goto("/hands/seed/help1")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Lesson").click()
    lesson = opened.value
    expect(lesson.locator(".card .text")).to_be_visible()
    lesson.get_by_role("link", name="Rules").click()
    expect(lesson.locator("ol.prose li").first).to_be_visible()
