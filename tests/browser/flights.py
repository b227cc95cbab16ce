"""What a player does who has no network, on a page with the engine."""

import itertools
import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, expect

from worderly.games import IDS

from .conftest import LOST, Visits, answer_of
from .hosts import Host
from .people import enter, follow, result
from .taps import path_of, tap_to_the_end
from .test_make import saved

Trips = Iterable[tuple[str, str]]
"""Games, and the languages of their words."""
FEW_TRIPS = (*((game, "en") for game in IDS), ("wordsearch", "fr"))
ALL_TRIPS = (*itertools.product(IDS, ("en", "fr")),)
SEED = "plane"
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()


def problems(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[str] = page.evaluate("axe.run().then((all) => all.violations.map((each) => each.id))")
    return found


def fetch_button(page: Page) -> None:
    """Of the settings."""
    page.get_by_role("button", name=re.compile(r"^Fetch [\d.]+ MB$")).tap()


def say_yes(page: Page) -> None:
    fetch_button(page)
    expect(page.get_by_text("It is here, with words in English.")).to_be_visible()


def add_french(page: Page) -> None:
    page.get_by_label("Words to play with").select_option("fr")
    page.get_by_role("button", name=re.compile("^Add words in")).tap()
    expect(page.get_by_text(re.compile("with words in English, Français"))).to_be_visible()
    page.get_by_label("Words to play with").select_option("en")


def play_by_taps(page: Page, trips: Trips, base: str = "/") -> None:
    """Each game to its end, with a look at its analysis."""
    for game, language in trips:
        follow(page, base + path_of(game, SEED, language)[1:])
        enter(page)
        tap_to_the_end(page, game, SEED, language)
        look_at_the_analysis(page)


def give_up_by_taps(page: Page, path: str) -> None:
    follow(page, path)
    enter(page)
    page.get_by_role("button", name="Pause", exact=True).tap()
    page.get_by_role("button", name="Give up", exact=True).tap()
    page.get_by_role("button", name="Show the solution").tap()
    expect(result(page)).to_be_visible()


def look_at_the_analysis(page: Page) -> None:
    page.get_by_role("link", name="How it went").tap()
    expect(page.locator(".analysis")).to_be_visible()


def make_a_pdf(page: Page, base: str = "/") -> None:
    follow(page, f"{base}make")
    page.get_by_label("Your words").fill("otter\nseal\nwalrus")
    expect(page.get_by_alt_text(re.compile("^The puzzle"))).to_be_visible()
    assert saved(page, "PDF").startswith(b"%PDF")


def kept(page: Page) -> list[str]:
    """The finished matches of this device."""
    found: list[str] = page.evaluate(
        "JSON.parse(localStorage['worderly.results'] ?? '[]').map((r) => r.match)"
    )
    return sorted(found)


def open_again(page: Page, base: str = "/") -> Page:
    """Closes the page; a new one has the same matches and shows the first."""
    played = kept(page)
    page.close()
    again = page.context.new_page()
    again.goto(f"{base}m/{played[0]}")
    expect(result(again)).to_be_visible()
    assert kept(again) == played
    return again


def visit_site(visits: Visits, host: Host, script: str = "") -> Page:
    """On a phone, with the engine fetched; the script runs before the page's own."""
    # A plain host has no file for a deep link; the service worker answers with the page.
    visits.allow(LOST, answer_of(404))
    page = visits.page(host.url, service_workers="allow", has_touch=True, is_mobile=True)
    page.add_init_script(script)
    page.goto(host.base)
    expect(page.get_by_role("link", name="Boards")).to_have_count(0)
    expect(page.get_by_role("heading", name="Play together")).to_have_count(0)
    page.get_by_role("link", name="Settings").tap()
    words = page.get_by_label("Words to play with").locator("option")
    expect(words).to_have_text(["English", "Français"])
    say_yes(page)
    return page
