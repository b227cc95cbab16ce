"""A whole game of each kind, by keyboard only, by taps only, and by drags where dragging is a way in."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from worderly.games import IDS

from .conftest import Server, Visits
from .people import answered, cell, end, heard, is_over, open_game, reason, result, type_word
from .pointers import Point, by_finger, by_mouse, middle
from .puzzles import Cell, battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words
from .taps import OPTIONS, path_of, tap_to_the_end

HANDS, BOOGLE, SEARCH = OPTIONS["hands"], OPTIONS["boogle"], OPTIONS["wordsearch"]


@contextmanager
def only(page: Page, means: str) -> Iterator[None]:
    """Whatever the page was touched with in between: it was this alone."""
    yield
    assert page.evaluate("eyes.used()") == [means]


# --- by keyboard only ---------------------------------------------------------


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    for _ in range(60):
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def walk(page: Page, to: Cell) -> None:
    """Arrow keys from where the focus is to a cell of the grid."""
    row, col = map(int, page.evaluate("document.activeElement.dataset.cell").split(","))
    for key, back, steps in (
        ("ArrowDown", "ArrowUp", to[0] - row),
        ("ArrowRight", "ArrowLeft", to[1] - col),
    ):
        for _ in range(abs(steps)):
            page.keyboard.press(key if steps > 0 else back)


def end_by_keyboard(page: Page) -> None:
    for button in ("button.ends", "dialog .danger"):
        tab_to(page, button)
        page.keyboard.press("Enter")


def test_wizards_is_solved_by_keyboard_only(page: Page) -> None:
    open_game(page, "/wizards/seed/k1")
    with only(page, "key"):
        for word in wizards_words("k1"):
            if is_over(page):
                break
            type_word(page, word)
            answered(page)
        expect(reason(page)).to_have_text("Solved!")


def test_hands_is_played_by_keyboard_only(page: Page) -> None:
    open_game(page, "/hands/seed/k2?substitute=false&replay=false")
    with only(page, "key"):
        for word in hands_words("k2", **HANDS):
            type_word(page, word)
            answered(page)
        if not is_over(page):
            end_by_keyboard(page)
        expect(result(page)).to_be_visible()
    expect(page.get_by_text("Perfect").first).to_be_visible()


def test_boogle_is_played_by_keyboard_only(page: Page) -> None:
    open_game(page, "/boogle/seed/k3?size=4&time_s=0")
    (traced, path), *others = boogle_words("k3", **BOOGLE)[:5]
    with only(page, "key"):
        tab_to(page, "[role=gridcell]")
        for at in (*path, path[-1]):
            walk(page, at)
            page.keyboard.press("Enter")
        heard(page, traced)
        for word, _ in others:
            type_word(page, word)
            heard(page, word)
        end_by_keyboard(page)
        expect(result(page)).to_be_visible()
    expect(page.get_by_role("heading", name="Common words missed")).to_be_visible()


def test_battlewords_is_won_by_keyboard_only(page: Page) -> None:
    open_game(page, "/battlewords/seed/k4")
    with only(page, "key"):
        for word, at in battlewords_words("k4"):
            tab_to(page, "[role=gridcell]", "Shift+Tab")
            walk(page, at)
            page.keyboard.press("Enter")
            expect(page.get_by_label("Name a word")).to_be_enabled()
            type_word(page, word)
            heard(page, word)
        expect(result(page)).to_be_visible()
    expect(page.get_by_text("Fantastic").first).to_be_visible()


def test_wordsearch_is_solved_by_keyboard_only(page: Page) -> None:
    open_game(page, "/wordsearch/seed/k5?rows=10&cols=10&count=6")
    (drawn, cells), *others = wordsearch_words("k5", **SEARCH)
    with only(page, "key"):
        tab_to(page, "[role=gridcell]")
        walk(page, cells[0])
        page.keyboard.press("Enter")
        walk(page, cells[-1])
        page.keyboard.press("Enter")
        heard(page, drawn)
        for word, _ in others:
            type_word(page, word)
            heard(page, word)
        expect(reason(page)).to_have_text("Every word is found.")


# --- by taps only -------------------------------------------------------------


@pytest.mark.one_page
@pytest.mark.parametrize("game", IDS)
def test_a_game_is_played_by_taps_only(touch: Page, game: str) -> None:
    open_game(touch, path_of(game, "t1"))
    with only(touch, "touch"):
        tap_to_the_end(touch, game, "t1")


# --- by drag ------------------------------------------------------------------


def keys_of(page: Page, word: str) -> list[Point]:
    """Where the ring's letters of a word are, no key twice."""
    free = [(key.inner_text().lower(), middle(key)) for key in page.locator(".wheel .key").all()]
    stops = []
    for letter in word:
        at = next(index for index, (face, _) in enumerate(free) if face == letter)
        stops.append(free.pop(at)[1])
    return stops


def test_wizards_is_solved_by_swipes_on_the_ring(touch: Page) -> None:
    open_game(touch, "/wizards/seed/d3?words=11")
    swipe = by_finger(touch)
    with only(touch, "touch"):
        for word in wizards_words("d3", **OPTIONS["wizards"]):
            if is_over(touch):
                break
            swipe(keys_of(touch, word))
            answered(touch)
        expect(reason(touch)).to_have_text("Solved!")


def test_boogle_is_dragged_against_the_clock(touch: Page) -> None:
    touch.goto("/boogle/seed/d1?size=4&time_s=1800")
    touch.get_by_role("button", name="Ready").tap()
    expect(touch.locator(".layout .board")).to_be_visible()
    drag = by_finger(touch)
    with only(touch, "touch"):
        for word, path in boogle_words("d1", size=4, time_s=1800)[:2]:
            drag([middle(cell(touch, at)) for at in path])
            heard(touch, word)
    expect(touch.get_by_role("heading", name="Found 2")).to_be_visible()


def test_boogle_is_ended_by_its_clock(page: Page) -> None:
    """Nothing is played meanwhile: on a busy machine the clock may be faster than any finger."""
    page.goto("/boogle/seed/d1?size=4&time_s=10")
    page.get_by_role("button", name="Ready").click()
    expect(result(page)).to_be_visible()
    expect(reason(page)).to_have_text("Time is up.")


def test_wordsearch_words_are_dragged_from_either_end(visits: Visits, server: Server) -> None:
    touch, desk = visits.page(server.url, has_touch=True, is_mobile=True), visits.page(server.url)
    for page, drag, means in ((touch, by_finger(touch), "touch"), (desk, by_mouse(desk), "mouse")):
        open_game(page, f"/wordsearch/seed/d2{means}?rows=10&cols=10&count=6")
        with only(page, means):
            for index, (word, cells) in enumerate(wordsearch_words(f"d2{means}", **SEARCH)):
                ends = [middle(cell(page, cells[0])), middle(cell(page, cells[-1]))]
                drag(ends if index % 2 else ends[::-1])
                heard(page, word)
            expect(reason(page)).to_have_text("Every word is found.")


# --- opening a game -------------------------------------------------------------


def test_a_game_is_fetched_once_from_its_first_letter_to_its_end(page: Page) -> None:
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.method) if "/api/matches" in request.url else None
    )
    open_game(page, "/hands/seed/k2?substitute=false&replay=false")
    for word in hands_words("k2", **HANDS):
        type_word(page, word)
        answered(page)
    if not is_over(page):
        end(page, "Finish")
    expect(page.get_by_text("Perfect").first).to_be_visible()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()
    assert asked == ["POST", "GET"], "one match begun, and after its end its share text"


def test_a_refused_word_keeps_the_line_and_the_focus(page: Page) -> None:
    open_game(page, "/hands/seed/k2?substitute=false&replay=false")
    line = page.locator("form.entry input")
    line.evaluate("field => (window.first = field)")
    type_word(page, "zzzz")
    answered(page)
    assert page.evaluate("() => document.activeElement === first && first.isConnected")
