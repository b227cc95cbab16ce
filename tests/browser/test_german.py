"""All five games in German, each to its win, with umlauts typed as on a keyboard that has none."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Server, Visits
from .people import answered, cell, is_over, open_game, reason, result, type_word
from .puzzles import battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words

GERMAN = {"languages": ("de",)}
PLAIN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
SEARCH = {"rows": 12, "cols": 12}
BOOGLE = {"size": 4, "time_s": 0}
HANDS = {"substitute": False, "replay": False}


@pytest.fixture
def german(visits: Visits, server: Server) -> Page:
    return visits.page(server.url, locale="de-DE")


def play_all(page: Page, words: list[str]) -> None:
    for word in words:
        if is_over(page):
            return
        type_word(page, word.translate(PLAIN))
        answered(page)


def finish(page: Page, name: str) -> None:
    if not is_over(page):
        page.locator("main").get_by_role("button", name=name).click()
        page.get_by_role("dialog").locator(".danger").click()
    expect(result(page)).to_be_visible()


def test_wizards_is_solved_in_german(german: Page) -> None:
    open_game(german, "/wizards/seed/g1")
    play_all(german, wizards_words("g1", **GERMAN))
    expect(reason(german)).to_have_text("Gelöst!")


def test_battlewords_is_won_in_german(german: Page) -> None:
    open_game(german, "/battlewords/seed/g2")
    for word, at in battlewords_words("g2", **GERMAN):
        cell(german, at).click()
        answered(german)
        play_all(german, [word])
    expect(result(german)).to_be_visible()
    expect(german.get_by_text("Fantastisch").first).to_be_visible()


def test_boogle_is_played_in_german_to_its_end(german: Page) -> None:
    open_game(german, "/boogle/seed/g3?size=4&time_s=0")
    play_all(german, [word for word, _ in boogle_words("g3", **BOOGLE, **GERMAN)][:12])
    finish(german, "Fertig")
    expect(german.get_by_role("heading", name="Gefunden 12")).to_be_visible()
    expect(german.get_by_role("heading", name="Übersehene geläufige Wörter")).to_be_visible()


def test_hands_reaches_par_in_german(german: Page) -> None:
    open_game(german, "/hands/seed/g4?substitute=false&replay=false")
    play_all(german, hands_words("g4", **HANDS, **GERMAN))
    finish(german, "Fertig")


def test_wordsearch_is_solved_in_german(german: Page) -> None:
    open_game(german, "/wordsearch/seed/g5?rows=12&cols=12")
    play_all(german, [word for word, _ in wordsearch_words("g5", **SEARCH, **GERMAN)])
    expect(reason(german)).to_have_text("Alle Wörter sind gefunden.")


def test_a_long_theme_leaves_the_clock_beside_it_on_a_small_phone(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, locale="de-DE", viewport={"width": 360, "height": 640})
    open_game(page, "/wordsearch/seed/g6?theme=adjectives&rows=12&cols=12&languages=en")
    title, clock = (page.locator(f".status > .{part}").bounding_box() for part in ("title", "time"))
    assert title
    assert clock
    assert clock["x"] > title["x"] + title["width"]
    assert clock["y"] < title["y"] + title["height"]
