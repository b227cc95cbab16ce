"""Words of the player's own, and letters to tap: what the page adds to the rules."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import LOST, Server, Visits
from .people import give_up, reason
from .puzzles import battlewords_words, solution_of, state_of, wizards_words

BOARD = {"size": 4, "time_s": 0}


def entry(page: Page) -> Any:
    return page.locator("form.entry input")


def say(page: Page, word: str) -> None:
    entry(page).fill(word)
    page.keyboard.press("Enter")


def status(page: Page) -> Any:
    return page.locator("#app > [role=status]")


def not_listed(seed: str) -> str:
    """Four touching dice of a row that spell no word."""
    faces = state_of("boogle", seed, **BOARD).deals[0].faces
    listed = {word.word for word in solution_of("boogle", seed, **BOARD).words}
    rows = ["".join(row) for row in faces]
    return next(word for row in rows for word in (row, row[::-1], row[:3]) if word not in listed)


def test_a_word_is_allowed_next_to_its_refusal_and_counts_in_practice(page: Page) -> None:
    word = not_listed("own1")
    page.goto("/boogle/seed/own1?size=4&time_s=0")
    say(page, word)
    expect(status(page)).to_contain_text("is not in Worderly English")
    page.get_by_role("button", name="Allow it here").click()
    expect(page.locator(".more .words")).to_contain_text(word)
    page.reload()
    expect(page.locator(".more .words")).to_contain_text(word)
    page.goto("/boogle/seed/own1?size=4&time_s=0&scoring=classic")
    say(page, word)
    expect(page.locator(".more .words")).to_contain_text(word)


def test_a_refused_word_is_explained_in_a_sheet(page: Page) -> None:
    word = not_listed("own1")
    page.goto("/boogle/seed/own1?size=4&time_s=0")
    say(page, word)
    page.get_by_role("button", name="Why?").click()
    sheet = page.get_by_role("dialog", name="About this word")
    expect(sheet).to_contain_text(f"“{word}” is not in Worderly English")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name="Why?")).to_be_focused()
    page.get_by_role("button", name="Why?").click()
    sheet.get_by_role("button", name="It should be in").click()
    expect(status(page)).to_contain_text(f"“{word}” is reported to the host")


def test_where_scores_meet_no_word_is_allowed(page: Page) -> None:
    page.goto("/boogle/seed/own2?size=4&time_s=0")
    give_up(page)
    page.get_by_role("button", name="Challenge a friend").click()
    page.goto(page.locator(".result a[href*='/c/']").get_attribute("href") or "")
    page.get_by_role("button", name="Play").click()
    word = not_listed("own2")
    say(page, word)
    expect(status(page)).to_contain_text("is not in Worderly English")
    expect(page.get_by_role("button", name="Why?")).to_be_visible()
    expect(page.get_by_role("button", name="Allow")).to_have_count(0)


def test_a_reported_word_is_not_shown_again(page: Page) -> None:
    word = wizards_words("own3")[2]
    for seed_visit in range(2):
        page.goto("/wizards/seed/own3")
        if seed_visit == 0:
            give_up(page)
            page.get_by_role("button", name=f"missed {word}", exact=True).click()
            page.get_by_role("button", name="Report", exact=True).click()
            expect(status(page)).to_contain_text("is not shown to you any more")
        else:
            expect(page.get_by_text("One word that you reported is left out.")).to_be_visible()
            expect(page.get_by_role("button", name=f"missed {word}", exact=True)).to_have_count(0)


def test_own_words_are_edited_saved_and_opened_in_the_settings(
    visits: Visits, server: Server, tmp_path: Path
) -> None:
    page, other = visits.page(server.url), visits.page(server.url)
    page.goto("/settings")
    for word, button in (("Zyzzy", "Allow"), ("cat", "Report"), ("qqq", "Allow")):
        page.get_by_label("Word", exact=True).fill(word)
        page.get_by_role("button", name=button, exact=True).click()
    page.get_by_role("button", name="Take “qqq” back").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as a file").click()
    saved = tmp_path / "words.txt"
    download.value.save_as(saved)
    assert saved.read_text() == "+zyzzy\n-cat"
    other.goto("/settings")
    other.get_by_label("Open a file").set_input_files(saved)
    for word in ("zyzzy", "cat"):
        expect(other.get_by_role("button", name=f"Take “{word}” back")).to_be_visible()


def test_a_report_without_a_connection_is_sent_once_when_there_is_one(visits: Visits, page: Page) -> None:
    sent: list[str] = []
    visits.allowed.append(LOST)
    page.on("request", lambda asked: sent.append(asked.url) if asked.url.endswith("/api/reports") else None)
    page.goto("/settings")
    page.get_by_label("Word", exact=True).fill("jar")
    page.context.set_offline(True)
    page.get_by_role("button", name="Report").click()
    expect(status(page)).to_contain_text("as soon as there is one")
    sent.clear()
    with page.expect_response(lambda answer: answer.url.endswith("/api/reports")) as answered:
        page.context.set_offline(False)
    assert answered.value.status == 204
    page.reload()
    expect(page.get_by_role("heading", name="Your own words")).to_be_visible()
    assert len(sent) == 1


def test_all_words_are_asked_for_in_the_settings(page: Page) -> None:
    page.goto("/settings")
    page.get_by_label("Sad and violent words").check()
    page.goto("/battlewords")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/battlewords/seed/*all_words=true*")


def test_battlewords_is_won_by_one_finger_without_the_phones_keyboard(touch: Page) -> None:
    touch.goto("/battlewords/seed/own4")
    expect(touch.locator("form.entry output")).to_be_visible()
    expect(entry(touch)).to_have_count(0)
    keys = touch.get_by_role("group", name="Letters")
    for word, (row, col) in battlewords_words("own4"):
        touch.locator(f'[data-cell="{row},{col}"]').tap()
        expect(keys).to_be_visible()
        for letter in word:
            keys.get_by_role("button", name=letter.upper(), exact=True).tap()
        touch.get_by_role("button", name="Enter").tap()
        expect(touch.locator("#result").or_(touch.locator(".named", has_text=word.upper()))).to_be_attached()
    expect(reason(touch)).to_have_text("Solved!")


def test_the_radar_has_six_pulses_and_a_guess_waits_for_a_reveal(page: Page) -> None:
    page.goto("/battlewords/seed/own5")
    expect(page.locator("svg .pulse")).to_have_count(6)
    expect(entry(page)).to_be_disabled()
    page.locator('[data-cell="0,0"]').click()
    expect(entry(page)).to_be_enabled()
    say(page, "zzzz")
    expect(entry(page)).to_be_disabled()


def test_board_and_entry_share_what_an_open_keyboard_leaves(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 430})
    for path in ("/boogle/seed/own6?time_s=0", "/wizards/seed/own6", "/hands/seed/own6"):
        page.goto(path)
        entry(page).focus()
        for part in (page.locator(".layout .board"), entry(page)):
            expect(part).to_be_in_viewport(ratio=1)


def test_a_deep_link_never_shows_another_page_first(page: Page) -> None:
    page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.games')) window.sawHome = true; })"
        ".observe(document, { subtree: true, childList: true })"
    )
    page.goto("/wizards/rules")
    expect(page.get_by_role("heading", name="Wizards")).to_be_visible()
    assert page.evaluate("window.sawHome") is None


def test_a_grid_too_large_for_a_phone_is_made_larger(page: Page) -> None:
    page.goto("/wizards/seed/own7?book=bibliotheca")
    cell = page.locator("[role=gridcell]").first
    expect(cell).to_be_visible()
    before = cell.bounding_box()
    for _ in range(4):
        page.get_by_role("button", name="Larger").click()
    expect(cell).to_be_attached()
    after = cell.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > 2.5 * before["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
