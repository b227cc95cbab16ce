"""What people do on the page, shared by the tests."""

import re
import time
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tests.waiting import PATIENCE_S

from .puzzles import Cell


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """What a test hears of a page (requests, messages, frames) comes in while the page draws."""
    end_s = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end_s, "it never came"
        page.evaluate("() => new Promise(requestAnimationFrame)")


def entry(page: Page) -> Locator:
    return page.locator("form.entry input")


def status(page: Page) -> Locator:
    return page.locator("#app > [role=status]")


def result(page: Page) -> Locator:
    return page.locator("#result")


def is_over(page: Page) -> bool:
    """Whether the match has ended; its result is loaded a moment later."""
    if page.locator(".layout.over").count() == 0:
        return False
    expect(result(page)).to_be_visible()
    return True


def reason(page: Page) -> Locator:
    """Why the match is over, in the line under the result's heading."""
    return page.locator(".result .what > p:not(.diamond)")


def cell(page: Page, at: Cell) -> Locator:
    return page.locator(f'[data-cell="{at[0]},{at[1]}"]')


def rows_of_letters(page: Page) -> list[str]:
    """Of a grid whose cells are faces (`components/board/faces.ts`)."""
    letters = "rows => rows.map(row => [...row.children].map(cell => cell.dataset.face).join(''))"
    found: list[str] = page.locator("[role=row]").evaluate_all(letters)
    return found


def heard(page: Page, text: str) -> None:
    expect(status(page)).to_contain_text(text, ignore_case=True)


def type_word(page: Page, word: str) -> None:
    """Whatever has the focus: letters typed anywhere land in the line."""
    page.keyboard.type(word)
    page.keyboard.press("Enter")


def answered(page: Page) -> None:
    """Every move made so far has its answer, and the page shows it."""
    page.wait_for_function("() => !eyes.waits()")


def open_game(page: Page, path: str) -> None:
    page.goto(path)
    enter(page)


LINK = """path => {
  window.left = document.getElementById('main');
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def follow(page: Page, path: str) -> None:
    """As a link of the page would: half the work of a new document, and an engine that runs goes on."""
    expect(page.locator("#main")).to_be_visible()  # before, the browser would open a new document
    page.evaluate(LINK, path)
    page.wait_for_function("() => !left.isConnected")


def enter(page: Page) -> None:
    """From the page of a game to its board, over Ready where a clock waits."""
    expect(page.locator(".layout .board, .gate").first).to_be_visible()
    say_ready(page)
    expect(page.locator(".layout .board")).to_be_visible()


def ask_to_give_up(page: Page) -> None:
    """Alone it is behind the pause; together it has a button of its own."""
    pause, flag = (page.get_by_role("button", name=name, exact=True) for name in ("Pause", "Give up"))
    expect(pause.or_(flag)).to_be_visible()
    if pause.is_visible():
        pause.click()
    flag.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def say_ready(page: Page) -> None:
    """Starts the clock of a timed game; does nothing where none waits."""
    if page.locator(".gate").is_visible():
        page.locator(".gate .button.loud").click()


def give_up(page: Page) -> None:
    ask_to_give_up(page)
    page.get_by_role("button", name="Show the solution").click()
    expect(result(page)).to_be_visible()


def end(page: Page, name: str, press: Literal["click", "tap"] = "click") -> None:
    """What ends a game asks first."""
    for place in (page.locator("main"), page.get_by_role("dialog")):
        button = place.get_by_role("button", name=name)
        button.tap() if press == "tap" else button.click()


def sign(page: Page) -> None:
    """Takes the first name offered, after the notice."""
    expect(page.get_by_label("Name", exact=True)).not_to_have_value("")
    page.get_by_label("I have read this").check()
    page.get_by_role("button", name="Use this name").click()


def go_in(page: Page) -> None:
    """Into a room: the first name offered and one press."""
    expect(page.get_by_label("Name", exact=True)).not_to_have_value("")
    page.get_by_role("button", name="Go in").click()


def unfold_options(page: Page) -> None:
    """In the lobby of a room."""
    page.locator("summary").filter(has_text="Options").click()


def become(page: Page) -> None:
    sign(page)
    expect(page.get_by_role("heading", name="Six recovery words")).to_be_visible()


def open_room(page: Page, game: str) -> str:
    """A room of one, its code."""
    page.goto("/rooms")
    page.get_by_role("button", name=game).click()
    go_in(page)
    expect(page).to_have_url(re.compile("/room/[A-Z]{4}$"))
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    return page.url[-4:]
