"""Without a network all goes on that needs nobody else: lessons, bots, hints, own words, the maker."""

import re
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, expect

from .conftest import LOST, Server, Visits
from .flights import give_up_by_taps, say_yes
from .people import enter, follow, heard, result, rows_of_letters, type_word, until
from .test_lessons import do, sentence, told
from .test_make import WORDS, record, saved, sheet, unfold
from .test_words import not_listed

TODAY = datetime.now(UTC).date()
SATURDAY = (TODAY - timedelta(days=(TODAY.weekday() + 2) % 7)).isoformat()
"""Of the last weekend; the page's calendar is that of UTC."""


def away(visits: Visits, server: Server) -> Page:
    """A page with the engine, on a device without a network."""
    visits.allow(LOST)
    page = visits.page(server.url, service_workers="allow", has_touch=True)
    page.goto("/settings")
    say_yes(page)
    page.context.set_offline(True)
    return page


def test_playing_alone_needs_no_network(visits: Visits, server: Server) -> None:
    """One walk: to fetch and start the engine takes more than all that is done with it."""
    page = away(visits, server)
    take_the_lesson(page)
    play_an_own_word(page)
    play_against_a_bot(page)
    ask_for_a_hint(page)
    open_the_weekend(page)
    look_at_the_figures(page)
    make_a_puzzle(page)
    see_a_whole_board_on_a_small_phone(page)
    play_while_the_server_does_not_answer(page)
    free_the_storage(page)


def take_the_lesson(page: Page) -> None:
    steps = told(page, "battlewords")["pages"]  # asked by the test, which has a network
    follow(page, "/battlewords/lesson")
    for step in steps:
        sentence(page, step["text"])
        if step["wants"]:
            do(page, step["wants"])
        else:
            page.get_by_role("button", name="Next").click()
    expect(page.get_by_role("link", name="Play today’s")).to_be_visible()


def play_an_own_word(page: Page) -> None:
    word = not_listed("own1")
    follow(page, "/boogle/seed/own1?size=4&time_s=0")
    enter(page)
    type_word(page, word)
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"“{word}” is not in Worderly English")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Allow it here").click()
    expect(page.locator(".more .words")).to_contain_text(word)


def play_against_a_bot(page: Page) -> None:
    follow(page, "/hands/seed/bots?bots=reader&substitute=false&replay=false")
    enter(page)
    for place in (page.locator("main"), page.get_by_role("dialog")):
        place.get_by_role("button", name="Finish").click()
    expect(result(page)).to_be_visible()
    expect(page.get_by_text("Bot: reader").first).to_be_visible()


def ask_for_a_hint(page: Page) -> None:
    follow(page, "/wordsearch/seed/hint")
    enter(page)
    page.get_by_role("button", name="Hint").click()
    heard(page, "begins")


def open_the_weekend(page: Page) -> None:
    game = page.request.get(f"/api/weekend?language=en&date={SATURDAY}").json()["game"]
    give_up_by_taps(page, f"/{game}/weekend/{SATURDAY}")
    expect(page.get_by_text("The weekend’s big one")).to_be_visible()


def look_at_the_figures(page: Page) -> None:
    follow(page, "/stats")
    page.locator("label").filter(has_text="Hands").click()
    expect(page.locator(".history li")).to_have_count(1)


def make_a_puzzle(page: Page) -> None:
    follow(page, "/make")
    page.get_by_label("Your words").fill(WORDS)
    expect(sheet(page)).to_be_visible()
    assert saved(page, "PDF").startswith(b"%PDF")
    assert saved(page, "PNG").startswith(b"\x89PNG")
    assert b"<svg" in saved(page, "SVG")
    assert b"," in saved(page, "CSV")
    unfold(page, "Change a word")
    page.get_by_role("button", name="Change “seal”").click()
    page.get_by_label("Instead of “seal”").fill("gull")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Change “gull”")).to_be_visible()
    made = record(page)
    page.get_by_role("button", name="Get the link").click()
    heard(page, "Copied.")
    play_the_link(page, made["puzzle"]["grid"])


def play_the_link(page: Page, grid: list[str]) -> None:
    """The words that stayed are in their places."""
    link = page.evaluate("navigator.clipboard.readText()")
    follow(page, link)
    # The maker names the word too, until its page has gone.
    expect(sheet(page)).to_be_hidden()
    expect(page.get_by_text("gull", exact=True)).to_be_visible()
    expect(page.locator("[role=row]")).to_have_count(len(grid))
    assert rows_of_letters(page) == grid


def see_a_whole_board_on_a_small_phone(page: Page) -> None:
    """The sentence at the top takes nothing of it."""
    page.set_viewport_size({"width": 360, "height": 640})
    follow(page, "/wizards/seed/small")
    wheel = page.locator(".wheel")
    expect(wheel).to_be_visible()
    expect(page.locator(".strip")).to_be_visible()
    until(page, lambda: wheel.evaluate("wheel => wheel.getBoundingClientRect().bottom") <= 640)


def play_while_the_server_does_not_answer(page: Page) -> None:
    """The device itself has a network."""
    page.context.set_offline(False)
    page.context.route("**/api/**", lambda route: route.abort("connectionrefused"))
    follow(page, "/boards")
    expect(page.get_by_text("This page needs the network.")).to_be_visible()
    expect(page.locator(".strip")).to_have_text(
        "The server cannot be reached: new games are played on this device."
    )
    follow(page, "/hands/seed/refused")
    enter(page)
    expect(page.locator(".hand .key")).to_have_count(7)
    page.context.unroute_all()
    follow(page, "/boards")
    expect(page.locator(".strip")).to_have_count(0)


def free_the_storage(page: Page) -> None:
    follow(page, "/settings")
    expect(page.get_by_text(re.compile(r"^[\d.]+ MB of storage are used\.$"))).to_be_visible()
    page.get_by_role("button", name="Free the storage").tap()
    heard(page, "The storage is free again.")
    expect(page.get_by_role("button", name=re.compile("^Fetch"))).to_be_visible()
    expect(page.get_by_text("of storage are used")).to_have_count(0)
    assert page.evaluate("caches.has('worderly-engine')") is False
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("You are offline. What you have begun is kept")).to_be_visible()
    expect(page.get_by_text("fetch the games once in the settings")).to_be_visible()
    expect(page.get_by_text("everything else plays here")).to_have_count(0)
