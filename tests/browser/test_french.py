"""The whole arcade in French: no English sentence of ours is left on any screen."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from worderly import messages

from .conftest import Server, Visits, answer_of
from .people import answered, entry, follow, heard, open_game, result, type_word
from .puzzles import boogle_words, hands_words, wizards_words, wordsearch_words

FRENCH = {"languages": ("fr",)}
PAGES = (
    "/",
    "/stats",
    "/settings",
    "/help",
    "/privacy",
    "/profile",
    "/rooms",
    "/make",
    "/boards/hands",
    "/nowhere",
    "/hands/archive",
    *(
        f"/{game}{part}"
        for game in ("wizards", "hands", "boogle", "battlewords", "wordsearch")
        for part in ("", "/rules")
    ),
)


class Texts(Visitor):
    """The plain pieces of every sentence."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.add(node.value.strip())


def sentences(language: str) -> set[str]:
    texts = Texts()
    for file in (Path(messages.__file__).parent / language).glob("*.ftl"):
        texts.visit(FluentParser().parse(file.read_text()))
    return {text for text in texts.found if re.search(r"[^\W\d_]{3}", text)}


@cache
def english() -> set[str]:
    """A language is always called by its own name."""
    return sentences("en") - sentences("fr") - {messages.language_name("en")}


def english_on(page: Page) -> list[str]:
    """Whole labels, and longer pieces wherever they stand."""
    long = [piece for piece in english() if len(piece) > 14]
    return [
        text
        for text in page.evaluate("eyes.texts()")
        if text in english() or any(piece in text for piece in long)
    ]


def stop(page: Page, found: dict[str, list[str]]) -> None:
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    if left := english_on(page):
        found[page.url] = left


def test_no_english_is_left_on_any_page(visits: Visits, server: Server) -> None:
    visits.allow(rf"{answer_of(404)}.*/nowhere\)$")
    page = visits.page(server.url, locale="fr-FR")
    found: dict[str, list[str]] = {}
    page.goto("/archive")
    for path in PAGES:
        follow(page, path)
        stop(page, found)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert found == {}


def test_no_english_is_left_in_any_game(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, locale="fr-FR")
    found: dict[str, list[str]] = {}
    played = {
        "wizards": wizards_words("fr1", **FRENCH)[1:3],
        "hands": hands_words("fr1", **FRENCH)[:1],
        "boogle": [word for word, _ in boogle_words("fr1", size=4, time_s=1800, **FRENCH)[:2]],
        "battlewords": [],
        "wordsearch": [word for word, _ in wordsearch_words("fr1", rows=12, cols=12, **FRENCH)[:2]],
    }
    queries = {"boogle": "?size=4&time_s=1800", "wordsearch": "?rows=12&cols=12"}
    for game, words in played.items():
        open_game(page, f"/{game}/seed/fr1{queries.get(game, '')}")
        stop(page, found)
        for word in words:
            type_word(page, word)
            heard(page, word)
            stop(page, found)
        if entry(page).is_enabled():
            type_word(page, "zzzz")
            answered(page)
            stop(page, found)
        page.get_by_role("button", name="Pause", exact=True).click()
        expect(page.get_by_role("button", name="Abandonner")).to_be_visible()
        stop(page, found)
        page.get_by_role("button", name="Abandonner").click()
        stop(page, found)
        page.get_by_role("dialog").locator(".danger").click()
        expect(result(page)).to_be_visible()
        stop(page, found)
    assert found == {}


def test_an_english_sentence_on_a_french_page_is_seen(visits: Visits, server: Server) -> None:
    """The control, and the way back to English."""
    page = visits.page(server.url, locale="fr-FR")
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    assert english_on(page) == []
    page.evaluate("document.querySelector('h1').textContent = 'Settings'")
    assert english_on(page) == ["Settings"]
    page.reload()
    page.get_by_label("Langue").first.select_option("English")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
