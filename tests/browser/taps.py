"""A whole game of each kind with one finger; the words come from the library, dealt from the same seed."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .people import answered, cell, end, is_over, reason, result
from .puzzles import battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words

RING = '.wheel .key[aria-pressed="false"]:text-is("{}")'
HAND = '.hand .key[aria-pressed="false"]:has(.letter:text-is("{}"))'
KEYS = '.keys button:text-is("{}")'
OPTIONS: dict[str, dict[str, Any]] = {
    "wizards": {"words": 11},
    "hands": {"substitute": False, "replay": False},
    "boogle": {"size": 4, "time_s": 0},
    "battlewords": {},
    "wordsearch": {"rows": 10, "cols": 10, "count": 6},
}
"""Short, and without a clock that could be faster than a finger on a busy machine."""


def path_of(game: str, seed: str, language: str = "en") -> str:
    options = {**OPTIONS[game], "languages": language}
    query = "&".join(f"{name}={str(value).lower()}" for name, value in options.items())
    return f"/{game}/seed/{seed}?{query}"


def tap_to_the_end(touch: Page, game: str, seed: str, language: str = "en") -> None:
    """Begins at the board of `path_of`."""
    TAPPED[game](touch, seed, {**OPTIONS[game], "languages": (language,)})
    expect(result(touch)).to_be_visible()


def tap_letters(touch: Page, key: str, word: str) -> None:
    """Each letter on a tile that is still free, then Enter."""
    for letter in word.upper().replace("*", "✱"):
        touch.locator(key.format(letter)).first.tap()
    touch.get_by_role("button", name="Enter").tap()
    answered(touch)


def tap_wizards(touch: Page, seed: str, options: dict[str, Any]) -> None:
    for word in wizards_words(seed, **options):
        if is_over(touch):
            break
        tap_letters(touch, RING, word)
    expect(reason(touch)).to_have_text("Solved!")


def tap_hands(touch: Page, seed: str, options: dict[str, Any]) -> None:
    for word in hands_words(seed, **options):
        tap_letters(touch, HAND, word)
    if not is_over(touch):
        end(touch, "Finish", "tap")


def tap_boogle(touch: Page, seed: str, options: dict[str, Any]) -> None:
    words = boogle_words(seed, **options)[:3]
    for _, path in words:
        for at in (*path, path[-1]):
            cell(touch, at).tap()
        answered(touch)
    expect(touch.get_by_role("heading", name=f"Found {len(words)}")).to_be_visible()
    end(touch, "I’m done", "tap")


def tap_battlewords(touch: Page, seed: str, options: dict[str, Any]) -> None:
    for word, at in battlewords_words(seed, **options):
        cell(touch, at).tap()
        expect(touch.get_by_role("button", name="Enter")).to_be_enabled()
        tap_letters(touch, KEYS, word)
    expect(touch.get_by_text("Fantastic").first).to_be_visible()


def tap_wordsearch(touch: Page, seed: str, options: dict[str, Any]) -> None:
    """The first and the last letter of each word."""
    for _, cells in wordsearch_words(seed, **options):
        cell(touch, cells[0]).tap()
        cell(touch, cells[-1]).tap()
        answered(touch)
    expect(reason(touch)).to_have_text("Every word is found.")


TAPPED: dict[str, Callable[[Page, str, dict[str, Any]], None]] = {
    "wizards": tap_wizards,
    "hands": tap_hands,
    "boogle": tap_boogle,
    "battlewords": tap_battlewords,
    "wordsearch": tap_wordsearch,
}
