"""What people do on the page, shared by the tests."""

import re

from playwright.sync_api import Page, expect


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("#result")).to_be_visible()


def sign(page: Page) -> None:
    """Takes the first name offered, after the notice."""
    expect(page.get_by_label("Name", exact=True)).not_to_have_value("")
    page.get_by_label("I have read this").check()
    page.get_by_role("button", name="Use this name").click()


def become(page: Page) -> None:
    sign(page)
    expect(page.get_by_role("heading", name="Six recovery words")).to_be_visible()


def open_room(page: Page, game: str) -> str:
    """A room of one, its code."""
    page.goto("/rooms")
    page.get_by_role("button", name=game).click()
    sign(page)
    expect(page).to_have_url(re.compile("/room/[A-Z]{4}$"))
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    return page.url[-4:]
