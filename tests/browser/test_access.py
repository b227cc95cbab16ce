"""Beyond axe: what is spoken and when, what is told without colour, what stands still, the guard itself."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visits
from .people import (
    answered,
    ask_to_give_up,
    cell,
    entry,
    heard,
    open_game,
    result,
    status,
    type_word,
    until,
)
from .puzzles import battlewords_words, boogle_words, hands_word, wizards_words, wordsearch_words
from .test_games import walk
from .test_screens import AXE

LOOKS = ("light", "dark", "contrast")


# --- spoken -------------------------------------------------------------------


def test_the_status_region_is_there_before_anything_is_said(page: Page) -> None:
    page.goto("/wizards/seed/st")
    expect(status(page)).to_have_count(1)
    expect(status(page)).to_be_empty()
    expect(page.locator(".layout .board")).to_be_visible()
    expect(status(page)).to_be_empty()


@pytest.mark.one_page
@pytest.mark.parametrize("game", ["wizards", "hands", "boogle", "wordsearch"])
def test_a_result_is_announced_once_and_briefly(page: Page, game: str) -> None:
    words = {
        "wizards": wizards_words("on")[1],
        "hands": hands_word("on"),
        "boogle": boogle_words("on", size=4, time_s=0)[0][0],
        "wordsearch": wordsearch_words("on", rows=10, cols=10)[0][0],
    }
    query = {"boogle": "?size=4&time_s=0", "wordsearch": "?rows=10&cols=10"}.get(game, "")
    open_game(page, f"/{game}/seed/on{query}")
    before = len(page.evaluate("eyes.told"))
    type_word(page, words[game])
    heard(page, words[game])
    type_word(page, "zzzz")
    expect(status(page)).not_to_contain_text(words[game], ignore_case=True)
    told = page.evaluate("eyes.told")[before:]
    assert len(told) == 2
    assert max(len(text) for text in told) < 120


def test_the_clock_speaks_at_60_30_10_and_0_seconds(page: Page) -> None:
    # The page's time stands still but where the test moves it, however slow the machine is.
    page.clock.install(time=0)
    page.clock.pause_at(1)
    open_game(page, "/boogle/seed/cl?size=4&time_s=180")
    # An answer to a move comes after the line's first frame, which sets the clock.
    type_word(page, "zz")
    heard(page, "too short")
    spoken = page.locator("main [role=status]").first
    told: list[str] = []
    for seconds in (100, 21, 30, 20, 10):
        page.clock.run_for(seconds * 1000)
        expect(spoken).not_to_have_text(told[-1] if told else "-")
        told.append(spoken.inner_text())
    assert told == ["", "60 seconds left", "30 seconds left", "10 seconds left", "Time is up."]


# --- without colour -----------------------------------------------------------

DIFFER = "([one, other]) => eyes.differ(document.querySelector(one), document.querySelector(other))"


def told_apart(page: Page, *pairs: tuple[str, str]) -> None:
    """In every look, and where the system forces its own colours."""
    for forced in ("none", "active"):
        page.emulate_media(forced_colors=forced)
        for look in LOOKS:
            page.evaluate("look => { document.documentElement.dataset.theme = look; }", look)
            for one, other in pairs:
                assert page.locator(one).count(), one
                assert page.locator(other).count(), other
                assert page.evaluate(DIFFER, [one, other]), f"{one} looks like {other}: {look}, {forced}"
    page.emulate_media(forced_colors="none")


def test_letters_that_are_picked_are_told_without_colour(page: Page) -> None:
    open_game(page, "/boogle/seed/ap?size=4&time_s=0")
    entry(page).fill(boogle_words("ap", size=4, time_s=0)[0][0])
    told_apart(page, ("[aria-selected=true] .tile", "[aria-selected=false] .tile"))
    open_game(page, "/wizards/seed/ap")
    page.locator(".wheel .key").first.click()
    told_apart(page, (".wheel [aria-pressed=true]", ".wheel [aria-pressed=false]"))
    open_game(page, "/hands/seed/ap")
    page.locator(".hand .key").first.click()
    told_apart(page, (".hand [aria-pressed=true]", ".hand [aria-pressed=false]"))


def test_cells_of_a_sea_are_told_without_colour(page: Page) -> None:
    open_game(page, "/battlewords/seed/ap")
    word, at = battlewords_words("ap")[0]
    cell(page, at).click()
    expect(page.get_by_label("Name a word")).to_be_enabled()
    type_word(page, word)
    heard(page, word)
    taken = {(row, col) for _, (row, col) in battlewords_words("ap")}
    water = next(place for place in ((0, 0), (0, 11), (11, 0), (11, 11), (5, 5)) if place not in taken)
    cell(page, water).click()
    other = battlewords_words("ap")[1][1]
    cell(page, other).click()
    answered(page)
    page.get_by_role("button", name="Mark").click()
    free = page.locator("[role=gridcell].covered").first
    free.click()
    named, plain = f'[data-cell="{at[0]},{at[1]}"]', f'[data-cell="{other[0]},{other[1]}"]'
    told_apart(
        page,
        (named, plain),
        (f'[data-cell="{water[0]},{water[1]}"]', "[role=gridcell].covered:not(.marked)"),
        (".covered.marked", ".covered:not(.marked)"),
    )


def test_words_found_and_missed_are_told_without_colour(page: Page) -> None:
    open_game(page, "/wordsearch/seed/ap?rows=10&cols=10&count=6")
    word, _ = wordsearch_words("ap", rows=10, cols=10, count=6)[0]
    type_word(page, word)
    heard(page, word)
    told_apart(page, ("ul.list li.gone, ul li.gone", "ul.list li:not(.gone), ul li:not(.gone)"))


def test_a_covered_crossword_has_edges_where_colours_are_forced(page: Page) -> None:
    open_game(page, "/wizards/seed/fc")
    page.emulate_media(forced_colors="active")
    edged = page.locator(".box.covered").first.evaluate(
        "box => ((css) => css.boxShadow !== 'none' || css.borderStyle !== 'none')(getComputedStyle(box))"
    )
    assert edged


# --- standing still -------------------------------------------------------------


@pytest.mark.parametrize("way", ["system", "setting", "moving"])
def test_nothing_moves_for_who_asked_for_less(visits: Visits, server: Server, way: str) -> None:
    """And something does for who did not: the control."""
    page = visits.page(server.url, reduced_motion="reduce" if way == "system" else "no-preference")
    if way == "setting":
        page.goto("/settings")
        page.get_by_label("Less motion").check()
    open_game(page, "/battlewords/seed/mv")
    word, at = battlewords_words("mv")[0]
    cell(page, at).click()
    expect(page.get_by_label("Name a word")).to_be_enabled()
    type_word(page, word)
    heard(page, word)
    ask_to_give_up(page)
    moved = page.evaluate("[...eyes.moved, ...eyes.running()]")
    assert bool(moved) == (way == "moving"), moved


# --- looks ----------------------------------------------------------------------


def test_the_systems_dark_is_the_dark_one_chooses(page: Page) -> None:
    page.goto("/")
    read = """() => 'paper tile ink soft edge wizards lift outline'.split(' ')
        .map((name) => getComputedStyle(document.documentElement).getPropertyValue('--' + name))"""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for look, other in (schemes, schemes[::-1]):
        page.emulate_media(color_scheme=look)
        system = page.evaluate(read)
        page.emulate_media(color_scheme=other)
        page.evaluate("look => { document.documentElement.dataset.theme = look; }", look)
        assert page.evaluate(read) == system
        page.evaluate("delete document.documentElement.dataset.theme")


def test_the_focus_walks_a_grid_as_one_stop_and_comes_back_to_its_place(page: Page) -> None:
    open_game(page, "/battlewords/seed/rv")
    cell(page, (0, 0)).focus()
    walk(page, (3, 4))
    for key, at in (("Home", "3,0"), ("End", "3,11"), ("Control+End", "11,11"), ("Control+Home", "0,0")):
        page.keyboard.press(key)
        here = page.evaluate("document.activeElement.dataset.cell")
        if not key.startswith("Control"):
            assert here == at
    walk(page, (2, 2))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.cell ?? null") is None
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.cell") == "2,2"


def test_a_dialogue_holds_the_focus_and_gives_it_back(page: Page) -> None:
    open_game(page, "/hands/seed/dg")
    page.get_by_role("button", name="Pause").click()
    flag = page.get_by_role("button", name="Give up")
    flag.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(flag).to_be_focused()
    expect(result(page)).to_have_count(0)


# --- the eyes and the guard see -------------------------------------------------

BREAKS = {
    "small": "document.querySelector('.button').style.cssText = 'width: 20px; padding: 0'",
    "crowded": "(([one, other]) => { const { left, top, width, height } = one.getBoundingClientRect();"
    " other.style.cssText = `position: fixed; left: ${left + 9}px; top: ${top}px;"
    " width: ${width}px; height: ${height}px` })([...document.querySelectorAll('button')].slice(-2))",
    "beyond": "document.querySelector('h1').style.cssText = 'min-width: 900px'",
    "grids": "document.querySelectorAll('[role=gridcell]')[7].tabIndex = 0",
    "unfocused": "document.querySelector('.button').style.outline = 'none'",
}


@pytest.mark.one_page
@pytest.mark.parametrize("kind", BREAKS)
def test_a_broken_page_is_seen_by_the_eyes(page: Page, kind: str) -> None:
    open_game(page, "/boogle/seed/eye?size=4&time_s=0")
    page.keyboard.press("Shift")
    assert page.evaluate(f"eyes.{kind}()") == []
    page.evaluate(BREAKS[kind])
    assert page.evaluate(f"eyes.{kind}()")


def test_a_faint_text_is_seen_by_axe(page: Page) -> None:
    page.goto("/help")
    expect(page.locator("main p").first).to_be_visible()
    page.evaluate(AXE)
    assert page.evaluate("eyes.axed(['color-contrast'])") == []
    page.evaluate("document.querySelector('main p').style.color = '#aaa'")
    assert page.evaluate("eyes.axed(['color-contrast'])")


# Good in the light and faint in the dark, where axe is asked about doubtful texts only.
FAINT_IN_THE_DARK = {
    "a colour": "[data-theme=dark] main p { color: #444 }",
    "a plain paper for a picture": "main p { background: linear-gradient(#fff, #fff) }"
    " [data-theme=dark] main p { background: none; color: #444 }",
    "something of another branch behind": "main p { position: relative; z-index: 1 }"
    " .under { position: absolute; inset: 0; background: #fff; pointer-events: none }",
    "something behind in the dark": "main p { position: relative; z-index: 1 }"
    " [data-theme=dark] .under { position: absolute; inset: 0; background: #fff; pointer-events: none }",
    "a text that was not there": "main p { display: none }"
    " [data-theme=dark] main p { display: block; color: #444 }",
    "a link that looks like its text": "[data-theme=dark] main p a { color: #ddd; text-decoration: none }",
}
WEAR = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'a link' });
    document.querySelector('main p').append(' and ', link, ' in a text');
    if (css.includes('under')) document.querySelector('main').prepend(
        Object.assign(document.createElement('div'), { className: 'under' })
    );
}"""


@pytest.mark.one_page
@pytest.mark.parametrize("kind", [None, *FAINT_IN_THE_DARK])
def test_a_text_that_is_faint_in_the_dark_only_is_seen(page: Page, kind: str | None) -> None:
    page.goto("/help")
    expect(page.locator("main p").first).to_be_visible()
    page.evaluate(AXE)
    page.evaluate(WEAR, FAINT_IN_THE_DARK[kind] if kind else "")
    found = page.evaluate("eyes.judge(['light', 'dark'], true)")
    rule = "link-in-text-block" if kind and "link" in kind else "color-contrast"
    assert [fault.split(": <")[0] for fault in found] == ([f"dark: {rule}"] if kind else [])


MUST_NOT_HAPPEN = {
    "console.error('oh')": "^error: oh",
    "console.warn('oh')": "^warning: oh",
    "setTimeout(() => { throw new Error('oh'); })": "^oh",
    "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))": "inline script",
    "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">oh</p>')": "inline style",
    "void fetch('http://127.0.0.2:9/').catch(() => 0)": "Fetch API cannot load",
    "document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.2:9/' }))": "^asked another",
    "void new WebSocket('ws://127.0.0.2:9/')": "Connecting to 'ws:",
}
"""With what the guard then says, each something else."""


def test_the_guard_sees_what_must_not_happen(visits: Visits, server: Server) -> None:
    page = visits.page(server.url)
    page.goto("/help")
    assert visits.unexpected() == []
    for fault in MUST_NOT_HAPPEN:
        page.evaluate(f"() => {{ try {{ {fault} }} catch {{}} }}")
    until(page, lambda: unsaid(visits) == [])
    visits.allow("")


def unsaid(visits: Visits) -> list[str]:
    all_said = "\n".join(visits.unexpected())
    return [said for said in MUST_NOT_HAPPEN.values() if not re.search(said, all_said, re.MULTILINE)]
