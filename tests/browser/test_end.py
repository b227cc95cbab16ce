"""The end of a match on the page: one screen, the words shown on the board above, what comes next."""

import pytest
from playwright.sync_api import Page, expect

from worderly.games import IDS
from worderly.messages import Messages

from .conftest import Server, Visits
from .people import answered, end, enter, give_up, open_game, result, type_word
from .puzzles import boogle_words, wizards_words

SIZES = ((360, 640), (390, 844), (844, 390), (1440, 900))
WATCH = """
() => new MutationObserver(() => {
    if (!document.querySelector('#result') || window.turning !== undefined) return;
    window.turning = document.getAnimations().filter(
        (each) => /flip/.test(each.animationName) && each.playState === 'running',
    ).length;
}).observe(document.body, { childList: true, subtree: true })
"""


@pytest.mark.one_page
@pytest.mark.parametrize("game", IDS)
def test_a_pressed_word_is_seen_on_the_board_with_its_meaning(page: Page, game: str) -> None:
    open_game(page, f"/{game}/seed/pressed")
    give_up(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        word = page.locator(".result button.word").last
        word.scroll_into_view_if_needed()
        word.click()
        expect(word).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".meaning [role=status]")).to_contain_text(word.locator(".text").inner_text())
        expect(page.locator(".layout .board")).to_be_in_viewport(ratio=0.95)
        expect(page.locator(".meaning")).to_be_in_viewport(ratio=0.95)


def test_a_missed_word_of_a_lost_crossword_shines_on_it_the_diagonal_too(page: Page) -> None:
    spine = wizards_words("diagonal")[0]
    open_game(page, "/wizards/seed/diagonal")
    give_up(page)
    page.get_by_role("button", name=f"missed {spine}", exact=True).click()
    expect(page.locator(".board .lit")).to_have_count(len(spine))


def test_share_and_what_comes_next_are_on_the_first_screen(page: Page) -> None:
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.goto("/")
    page.locator("a[href^='/wizards/2']").first.click()
    give_up(page)
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        for role, name in (("button", "Share"), ("link", "Next: Hands"), ("link", "How it went")):
            expect(page.get_by_role(role, name=name, exact=True)).to_be_in_viewport(ratio=1)  # type: ignore[arg-type]
        expect(result(page)).to_be_in_viewport(ratio=1)


def test_a_result_that_is_not_ranked_says_why(page: Page) -> None:
    others = {"players": 0, "unit": "points", "bars": [], "words": [], "unranked": "seen"}
    page.route("**/api/matches/*/others", lambda route: route.fulfill(json=others))
    page.goto("/")
    page.locator("a[href^='/wizards/2']").first.click()
    give_up(page)
    expect(page.get_by_text(Messages("en").text("others-unranked", why="seen"))).to_be_visible()


def test_a_milestone_is_told_at_the_end_without_a_player_too(page: Page) -> None:
    """A short word in a first match, then a longer one."""
    for seed, at in (("first", -1), ("second", 0)):
        word, _ = boogle_words(seed, time_s=0)[at]
        open_game(page, f"/boogle/seed/{seed}?time_s=0")
        type_word(page, word)
        answered(page)
        end(page, "I’m done")
        expect(result(page)).to_be_visible()
    expect(page.locator(".milestone")).to_have_text(f"{len(word)} letters in Boogle: your longest word yet.")


def test_all_five_in_turn_end_with_all_five(page: Page) -> None:
    page.goto("/")
    page.locator("a[href^='/wizards/2']").first.click()
    for game in IDS:
        expect(
            page.get_by_role("heading", name=Messages("en").text(f"title-{game}"), level=1)
        ).to_be_visible()
        enter(page)
        give_up(page) if game not in ("hands", "boogle") else end(
            page, {"hands": "Finish", "boogle": "I’m done"}[game]
        )
        expect(result(page)).to_be_visible()
        if game != IDS[-1]:
            page.get_by_role("link", name="Next: ").click()
    expect(page.get_by_text("All five!")).to_be_visible()


def test_the_last_letters_have_turned_before_the_result_is_shown(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, reduced_motion="no-preference")
    words = wizards_words("turned")
    open_game(page, "/wizards/seed/turned")
    page.evaluate(WATCH)
    for word in words:
        type_word(page, word)
        page.wait_for_function("() => !eyes.waits()")
    expect(result(page)).to_be_visible()
    assert page.evaluate("turning") == 0
