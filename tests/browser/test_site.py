"""The folder of `worderly site` on a plain file server: the arcade without any server of ours."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visits
from .flights import (
    ALL_TRIPS,
    add_french,
    give_up_by_taps,
    look_at_the_analysis,
    make_a_pdf,
    open_again,
    play_by_taps,
    problems,
    visit_site,
)
from .hosts import Host
from .people import result


def links(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all("a[href]", "all => all.map((a) => a.pathname)")
    return found


def test_a_folder_of_files_plays(visits: Visits, new_host: Callable[[str], Host]) -> None:
    host = new_host("/words/")
    asked: list[str] = []
    page = visit_site(visits, host)
    page.on("request", lambda request: asked.append(request.url))
    give_up_by_taps(page, f"{host.base}boogle/{datetime.now(UTC).date()}")
    expect(page.locator(".result .days")).to_have_text("1 day in a row")
    give_up_by_taps(page, f"{host.base}hands/seed/site")
    look_at_the_analysis(page)
    assert [
        url for url in (*asked, *links(page)) if not url.removeprefix(host.url).startswith(host.base)
    ] == []
    assert [url for url in asked if "/api/" in url] == []

    host.close()
    page.goto(host.base)
    expect(page.locator("main")).to_be_visible()
    assert problems(page) == []
    assert all(link.startswith(host.base) for link in links(page))
    give_up_by_taps(page, f"{host.base}wordsearch/seed/site")
    page.reload()
    expect(result(page)).to_be_visible()
    page.goto(f"{host.base}boards")
    expect(page.get_by_role("heading", name="Other people are not here")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("base", ["/", "/words/"])
def test_the_aeroplane_from_a_folder_of_files(
    visits: Visits, new_host: Callable[[str], Host], base: str
) -> None:
    host = new_host(base)
    page = visit_site(visits, host)
    add_french(page)
    host.close()
    page.goto(base)
    play_by_taps(page, ALL_TRIPS, base)
    make_a_pdf(page, base)
    open_again(page, base)
