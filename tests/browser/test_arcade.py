"""What people do around the games: the daily, sharing, links, turns, another language, a lost connection."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from worderly.games import IDS
from worderly.messages import Messages

from .conftest import LOST, Server, Visits
from .people import (
    answered,
    become,
    cell,
    end,
    enter,
    entry,
    give_up,
    heard,
    is_over,
    open_game,
    result,
    type_word,
)
from .puzzles import battlewords_words, boogle_words, hands_words, solution_of, wizards_words
from .test_rooms import gathered, start

FINISH = {"hands": "Finish", "boogle": "I’m done"}
"""What ends a game that nobody has to win."""


# --- the daily ----------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_the_daily_is_played_shared_and_remembered(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f".games a[href^='/{game}/']").click()
    enter(page)
    if game in FINISH:
        end(page, FINISH[game])
    else:
        give_up(page)
    expect(result(page)).to_be_visible()
    expect(page.locator(".result").get_by_text("1 day in a row")).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    heard(page, "Copied.")
    first, *others = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert re.match(rf"{Messages('en').text(f'title-{game}')} \d+ ", first)
    assert re.search(rf"/{game}/\d{{4}}-\d\d-\d\d$", others[-1])
    assert not re.search(r"[^\W\d_]", "".join(others[:-1])), "decoration holds no letter"
    result_page = page.url
    page.goto("/settings")
    page.get_by_label("Decorate shared results").uncheck()
    page.goto(result_page)
    page.get_by_role("button", name="Share", exact=True).click()
    heard(page, "Copied.")
    assert len(page.evaluate("navigator.clipboard.readText()").splitlines()) == 2
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("img", name=f"1 of {len(IDS)} played")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()


SOUNDS = """
() => {
    window.pitches = [];
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
        apply(make, context) {
            const tone = make.call(context);
            tone.start = () => pitches.push(tone.frequency.value);
            tone.stop = () => undefined;
            return tone;
        },
    });
}
"""
TAP, GOOD, BAD, END = 520, 720, 180, 960


def test_sounds_are_off_until_asked_for_and_then_tell_good_from_bad(touch: Page) -> None:
    touch.add_init_script(f"({SOUNDS})()")
    open_game(touch, "/battlewords/seed/heard")
    (word, first), *_ = battlewords_words("heard")
    cell(touch, first).tap()
    answered(touch)
    assert touch.evaluate("pitches") == []
    touch.goto("/settings")
    touch.get_by_label("Sounds").check()
    open_game(touch, "/battlewords/seed/heard")
    cell(touch, (11, 11)).tap()
    answered(touch)
    for letters, tone in (("zz", BAD), (word, GOOD)):
        if (erase := touch.get_by_role("button", name="Erase", exact=True)).is_visible():
            erase.tap()
        for letter in letters:
            touch.locator(".keys").get_by_role("button", name=letter.upper(), exact=True).tap()
        touch.get_by_role("button", name="Enter").tap()
        answered(touch)
        touch.wait_for_function("(tone) => pitches.at(-1) === tone", arg=tone)
    assert touch.evaluate("pitches") == [TAP, TAP, TAP, BAD, *[TAP] * len(word), GOOD]
    give_up(touch)
    touch.wait_for_function("(end) => pitches.at(-1) === end", arg=END)


@pytest.mark.parametrize("game", ["boogle", "hands"])
def test_what_is_shared_names_no_word_of_the_puzzle(page: Page, game: str) -> None:
    options = {"size": 4, "time_s": 0} if game == "boogle" else {"substitute": False, "replay": False}
    query = "&".join(f"{name}={value}".lower() for name, value in options.items())
    words = (
        [word for word, _ in boogle_words("sh", **options)[:4]]
        if game == "boogle"
        else hands_words("sh", **options)[:1]
    )
    open_game(page, f"/{game}/seed/sh?{query}")
    for word in words:
        type_word(page, word)
        heard(page, word)
    if not is_over(page):
        end(page, FINISH[game])
    page.get_by_role("button", name="Share", exact=True).click()
    heard(page, "Copied.")
    text = page.evaluate("navigator.clipboard.readText()").lower()
    solved = solution_of(game, "sh", **options)
    answers = {word.word for word in (solved.words if game == "boogle" else solved.par_line)} | set(words)
    assert (
        set(re.findall(r"[a-z]+", text.partition("http")[0])) & (answers - {"points", "words", "longest"})
        == set()
    )


# --- nothing is lost ------------------------------------------------------------


def test_a_reload_loses_nothing(page: Page) -> None:
    open_game(page, "/wizards/seed/r1")
    for word in wizards_words("r1")[1:4]:
        type_word(page, word)
        heard(page, word)
    found = page.locator("[role=gridcell]").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    page.reload()
    expect(page.get_by_role("heading", name="Found 3")).to_be_visible()
    assert found == page.locator("[role=gridcell]").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()


def test_a_refusal_says_why_and_costs_nothing(page: Page) -> None:
    open_game(page, "/boogle/seed/r2?size=4&time_s=0")
    type_word(page, "zz")
    heard(page, "too short")
    word, _ = boogle_words("r2", size=4, time_s=0)[0]
    for answer in (": ", "You already have"):
        type_word(page, word)
        heard(page, answer)


def test_a_restarted_server_costs_nothing(visits: Visits, new_server: Callable[[], Server]) -> None:
    """Neither who plays alone nor a room."""
    visits.allow(LOST)
    server = new_server()
    host, guest, _ = gathered(visits, server)
    start(host, guest)
    page = visits.page(server.url)
    open_game(page, "/wizards/seed/again")
    first, second, third, *_ = wizards_words("again")[1:]
    type_word(page, first)
    heard(page, first)
    server.stop()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    type_word(page, second)
    server.start()
    # The browser tells a page that its network is back; here the page is told so at once.
    page.evaluate("dispatchEvent(new Event('offline')), dispatchEvent(new Event('online'))")
    heard(page, second)
    expect(page.get_by_text("The connection was lost")).to_have_count(0)
    type_word(page, third)
    heard(page, third)
    page.reload()
    expect(page.get_by_role("heading", name="Found 3")).to_be_visible()
    a_room_goes_on(host, guest)


def a_room_goes_on(host: Page, guest: Page) -> None:
    for page in (host, guest):
        page.evaluate("dispatchEvent(new Event('offline')), dispatchEvent(new Event('online'))")
        expect(page.get_by_text("The connection was lost")).to_have_count(0)
    guest.reload()
    expect(entry(guest)).to_be_visible()
    type_word(guest, "zz")
    heard(guest, "too short")
    for page in (guest, host):
        end(page, "I’m done")
    for page in (host, guest):
        expect(result(page)).to_have_text("A tie")


def test_without_a_network_the_shell_opens_and_says_so(visits: Visits, server: Server) -> None:
    visits.allow(LOST)
    page = visits.page(server.url, service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")  # its cache was filled before
    page.context.set_offline(True)
    page.goto("/stats")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("heading", name="Streak")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("You are offline.")).to_have_count(0)


# --- several people -------------------------------------------------------------


def test_players_at_one_screen_take_turns_and_see_only_their_own_letters(page: Page) -> None:
    open_game(page, "/boogle/seed/turns?size=4&time_s=1800&players=Ada,Bo&mode=turns")
    boards = []
    for name in ("Ada", "Bo"):
        expect(page.get_by_role("heading", name=f"{name}, it’s your turn")).to_be_visible()
        expect(page.locator("[role=grid]")).to_have_count(0)
        letters = page.locator("main").inner_text()
        assert not re.search(r"^([A-Z]|Qu)$", letters, re.MULTILINE), "a die can be read before the turn"
        page.get_by_role("button", name="I’m ready").click()
        expect(page.locator("[role=grid]")).to_be_visible()
        boards.append(page.locator("[role=grid]").inner_text())
        end(page, "I’m done")
    expect(result(page)).to_be_visible()
    for number, letters in ((2, boards[1]), (1, boards[0])):
        board = page.get_by_role("button", name=f"Board {number}")
        board.click()
        expect(board).to_have_attribute("aria-pressed", "true")
        assert page.locator("[role=grid]").inner_text() == letters
    for name in ("Ada", "Bo"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(page.locator("main").get_by_text(re.compile(r"^you$", re.IGNORECASE))).to_have_count(0)


def test_a_challenge_lists_two_browsers_side_by_side(visits: Visits, server: Server) -> None:
    first, second = visits.page(server.url), visits.page(server.url)
    first.goto("/profile")
    become(first)
    open_game(first, "/battlewords/seed/c1")
    give_up(first)
    first.get_by_role("button", name="Challenge a friend").click()
    link = first.locator(".result a[href*='/c/']").get_attribute("href")
    assert link is not None
    second.goto(link)
    second.get_by_role("button", name="Play").click()
    cell(second, (0, 0)).click()
    heard(second, "A1")
    give_up(second)
    for page in (first, second):
        page.goto(link)
        expect(page.locator("tbody tr")).to_have_count(2)
    expect(first.locator("tbody tr").filter(has_text="you")).to_have_count(1)
    expect(first.locator("tbody tr").filter(has_text="somebody")).to_have_count(1)
    expect(second.locator("tbody tr").filter(has_text="you")).to_have_count(1)


def test_a_finished_match_is_replayed_move_by_move(page: Page) -> None:
    open_game(page, "/hands/seed/rp?substitute=false&replay=false")
    word = hands_words("rp", substitute=False, replay=False)[0]
    type_word(page, word)
    expect(result(page).or_(page.locator("table .word")).first).to_be_visible()
    if not is_over(page):
        end(page, "Finish")
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_text(re.compile(r"Move 1 of [12]"))).to_be_visible()
    expect(page.locator(".sentence")).to_contain_text(f"You played {word.upper()}.")
    expect(page.locator(".board")).to_contain_text(word, ignore_case=True)
    page.get_by_role("button", name="Earlier move").click()
    expect(page.get_by_text("The start")).to_be_visible()
    expect(page.locator(".board")).not_to_contain_text(word, ignore_case=True)


def test_the_untimed_twin_of_the_timed_game_is_one_choice_away(page: Page) -> None:
    page.goto("/boogle")
    page.get_by_label("Time").select_option("untimed")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("timer", name="Time spent")).to_be_visible()
    page.goto("/settings")
    page.get_by_label("Practise without a clock").check()
    page.goto("/boogle")
    expect(page.get_by_label("Time").locator("option:checked")).to_have_text("untimed")


def test_the_weekends_big_puzzle_has_an_address_and_says_what_it_is(page: Page) -> None:
    today = datetime.now(UTC).date()
    saturday = (today - timedelta(days=(today.weekday() + 2) % 7)).isoformat()
    game = page.request.get(f"/api/weekend?language=en&date={saturday}").json()["game"]
    open_game(page, f"/{game}/weekend/{saturday}")
    expect(page.get_by_text("The weekend’s big one")).to_be_visible()
    page.reload()
    expect(page.locator(".layout .board")).to_be_visible()
