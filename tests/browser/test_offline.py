"""Play without a network: the aeroplane, in a real Chromium with the real engine."""

import re
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Page, expect

from worderly.games import IDS

from .conftest import LOST, Server, Visits
from .people import become, enter, result, until
from .test_games import BOOGLE_PATH, HANDS_PATH, SEARCH_PATH, tap_boogle, tap_hands, tap_search
from .test_make import saved

TAPPED = {HANDS_PATH: tap_hands, BOOGLE_PATH: tap_boogle, SEARCH_PATH: tap_search}
"""Won with words that the library finds for the same seed; the other games end by giving up."""
AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()


def problems(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[str] = page.evaluate("axe.run().then((all) => all.violations.map((each) => each.id))")
    return found


def fly_to(page: Page, path: str) -> None:
    """As a link of the page would: the engine, which takes seconds to start, runs on."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }", path)


def say_yes(page: Page) -> None:
    """In the settings."""
    page.get_by_role("button", name=re.compile(r"^Fetch [\d.]+ MB$")).tap()
    expect(page.get_by_text("It is here, with words in English.")).to_be_visible()


def play_to_the_end(page: Page, path: str) -> None:
    fly_to(page, path)
    expect(page.locator(".layout .board, .gate").first).to_be_visible()
    if page.locator(".gate").is_visible():
        page.locator(".gate .button.loud").tap()
    page.get_by_role("button", name="Pause", exact=True).tap()
    page.get_by_role("button", name="Give up", exact=True).tap()
    page.get_by_role("button", name="Show the solution").tap()
    expect(result(page)).to_be_visible()


def look_at_the_analysis(page: Page) -> None:
    page.get_by_role("link", name="How it went").tap()
    expect(page.locator(".analysis")).to_be_visible()


def histories(page: Page) -> list[str]:
    matches = page.request.get("/api/me/matches").json()["matches"]
    return sorted(match["match"] for match in matches)


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "JSON.parse(localStorage['worderly.results'] ?? '[]').map((r) => r.match)"
    )
    return sorted(found)


def test_nothing_of_the_engine_comes_before_the_yes(visits: Visits, server: Server) -> None:
    page = visits.page(server.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/hands", "/hands/seed/1", "/settings"):
        page.goto(path)
        expect(page.locator("main:not([aria-busy])")).to_be_visible()
        page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/engine/" in url and "manifest.json" not in url] == []
    assert page.evaluate("caches.has('worderly-engine')") is False


def test_fetching_can_be_cancelled(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, service_workers="allow", has_touch=True)
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.register('/sw.js')")
    page.get_by_role("button", name=re.compile("^Fetch")).tap()
    page.get_by_role("button", name="Cancel").tap()
    expect(page.get_by_role("button", name=re.compile("^Fetch"))).to_be_visible()
    assert page.evaluate("localStorage['worderly.engine']") is None


def test_a_full_storage_is_one_sentence(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, service_workers="allow", has_touch=True)
    page.add_init_script(
        "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))"
    )
    page.goto("/settings")
    page.get_by_role("button", name=re.compile("^Fetch")).tap()
    expect(page.get_by_role("alert")).to_have_text(re.compile("not enough room"))
    expect(page.get_by_role("button", name=re.compile("^Fetch"))).to_be_visible()


def test_the_aeroplane(visits: Visits, server: Server) -> None:
    # Svelte warns of a value that is read once more while its page is left; nothing of it is seen.
    visits.allow(LOST, "svelte.dev/e/derived_inert")
    page = visits.page(server.url, service_workers="allow", has_touch=True, is_mobile=True)
    page.goto("/profile")
    become(page)
    page.goto("/settings")
    say_yes(page)
    page.get_by_label("Words to play with").select_option("fr")
    page.get_by_role("button", name=re.compile("^Add words in")).tap()
    expect(page.get_by_text(re.compile("with words in English, Français"))).to_be_visible()
    page.get_by_label("Words to play with").select_option("en")

    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("Offline: new games are played on this device.")).to_be_visible()
    expect(page.get_by_text("Rooms, boards and your profile need the network")).to_be_visible()
    assert problems(page) == []
    for path, tap_all in TAPPED.items():
        fly_to(page, path)
        enter(page)
        tap_all(page)
        look_at_the_analysis(page)
    for language in ("en", "fr"):
        for game in IDS:
            play_to_the_end(page, f"/{game}/seed/plane?languages={language}")
            look_at_the_analysis(page)
    play_to_the_end(page, f"/hands/{datetime.now(UTC).date()}")
    expect(page.get_by_text("Not ranked: played without a network.")).to_be_visible()
    assert problems(page) == []
    fly_to(page, "/make")
    page.get_by_label("Your words").fill("otter\nseal\nwalrus")
    expect(page.get_by_alt_text(re.compile("^The puzzle"))).to_be_visible()
    assert saved(page, "PDF").startswith(b"%PDF")
    played = kept(page)
    assert len(played) == 11 + len(TAPPED)
    assert all(match.startswith("local-") for match in played)
    page.close()
    again = page.context.new_page()
    again.goto(f"/m/{played[0]}")
    expect(result(again)).to_be_visible()
    assert kept(again) == played

    again.context.set_offline(False)
    until(again, lambda: histories(again) == played)
