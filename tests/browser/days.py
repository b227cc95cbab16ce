"""Days as a player of this device has them: earlier results, a weekend, an offer to install the page."""

import json
from typing import Any

from playwright.sync_api import Page

SATURDAY = "2026-11-21"
RANKS = {
    "wizards": "spell",
    "hands": "gold",
    "boogle": "tree",
    "battlewords": "great",
    "wordsearch": "jog",
}


def played(game: str, date: str, **facts: Any) -> dict[str, Any]:
    """A result as the page keeps it."""
    match = {"game": game, "match": f"{game}{date}", "language": "en", "date": date}
    return {**match, "score": 61, "at": 5, "rank": RANKS.get(game), **facts}


def keep_results(page: Page, results: list[dict[str, Any]]) -> None:
    page.evaluate("text => localStorage.setItem('worderly.results', text)", json.dumps(results))


def on_saturday(page: Page) -> None:
    """The page's calendar only: 11:00 UTC is on that date in every time zone that tests use."""
    page.clock.set_fixed_time(f"{SATURDAY}T11:00:00Z")


def offer_to_install(page: Page, answer: str = "accepted") -> None:
    """Chromium itself offers it to people only, after some visits."""
    page.evaluate(
        """(outcome) => {
            const offer = new Event('beforeinstallprompt', { cancelable: true });
            window.prompts ??= 0;
            offer.prompt = () => { prompts += 1; return Promise.resolve({ outcome }); };
            dispatchEvent(offer);
        }""",
        answer,
    )
