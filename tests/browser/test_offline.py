"""Play without a network: the aeroplane, in a real Chromium with the real engine."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from .conftest import LOST, Server, Visits
from .flights import (
    ALL_TRIPS,
    FEW_TRIPS,
    Trips,
    add_french,
    give_up_by_taps,
    kept,
    make_a_pdf,
    open_again,
    play_by_taps,
    problems,
    say_yes,
)
from .people import become, until


def histories(page: Page) -> list[str]:
    matches = page.request.get("/api/me/matches").json()["matches"]
    return sorted(match["match"] for match in matches)


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


def fly(visits: Visits, server: Server, trips: Trips) -> None:
    visits.allow(LOST)
    page = visits.page(server.url, service_workers="allow", has_touch=True, is_mobile=True)
    page.goto("/profile")
    become(page)
    page.goto("/settings")
    say_yes(page)
    add_french(page)

    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text("Offline: new games are played on this device.")).to_be_visible()
    expect(page.get_by_text("Rooms, boards and your profile need the network")).to_be_visible()
    assert problems(page) == []
    play_by_taps(page, trips)
    give_up_by_taps(page, f"/hands/{datetime.now(UTC).date()}")
    expect(page.get_by_text("Not ranked: played without a network.")).to_be_visible()
    assert problems(page) == []
    make_a_pdf(page)
    played = kept(page)
    assert len(played) == 1 + len([*trips])
    assert all(match.startswith("local-") for match in played)
    again = open_again(page)

    again.context.set_offline(False)
    until(again, lambda: histories(again) == played)


def test_the_aeroplane(visits: Visits, server: Server) -> None:
    fly(visits, server, FEW_TRIPS)


@pytest.mark.long
def test_the_aeroplane_with_every_game_in_both_languages(visits: Visits, server: Server) -> None:
    fly(visits, server, ALL_TRIPS)
