"""What people do around the games: the daily, sharing, rooms, another language, a lost connection."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from .conftest import Server, Visits
from .people import become, give_up, open_room, sign
from .puzzles import boogle_words, hands_words, solution_of, wizards_words

GAMES = ("wizards", "hands", "boogle", "battlewords", "wordsearch")


def entry(page: Page) -> Any:
    return page.locator("form.entry input")


def test_the_daily_is_played_shared_and_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=re.compile("Hands")).first.click()
    expect(entry(page)).to_be_visible()
    page.get_by_role("button", name="Finish").click()
    expect(page.locator("#result")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.locator("#app > [role=status]")).to_have_text("Copied.")
    first, *_, link = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert re.match(r"Hands \d+ · 0 points · 0/7 letters", first)
    assert re.search(r"/hands/\d{4}-\d\d-\d\d$", link)
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_text("1 of 5 played")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()


def test_a_reload_loses_nothing(page: Page) -> None:
    page.goto("/hands/seed/r1")
    word = hands_words("r1")[0]
    entry(page).fill(word)
    page.keyboard.press("Enter")
    expect(page.locator("table .word")).to_have_text(word)
    page.reload()
    expect(page.locator("table .word")).to_have_text(word)
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()


def test_a_refusal_says_why_and_costs_nothing(page: Page) -> None:
    page.goto("/boogle/seed/r2?size=4&time_s=0")
    entry(page).fill("zz")
    page.keyboard.press("Enter")
    expect(page.locator("#app > [role=status]")).to_contain_text("too short")
    word, _ = boogle_words("r2", size=4, time_s=0)[0]
    for answer in (": ", "You already have"):
        entry(page).fill(word)
        page.keyboard.press("Enter")
        expect(page.locator("#app > [role=status]")).to_contain_text(answer)


def test_a_room_of_two_plays_a_round_and_a_rematch(visits: Visits, server: Server) -> None:
    host, guest = visits.page(server.url), visits.page(server.url)
    code = open_room(host, "Boogle")
    host.get_by_label("Time").select_option("untimed")
    guest.goto("/")
    guest.get_by_label("Room code").fill(code.lower())
    guest.get_by_role("button", name="Join").click()
    sign(guest)
    guest.get_by_role("button", name="I’m ready").click()
    expect(host.get_by_role("listitem").filter(has_text="ready")).to_have_count(1)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(entry(page)).to_be_visible()
    faces = [page.locator("[role=grid]").inner_text() for page in (host, guest)]
    assert faces[0] == faces[1]
    for page in (guest, host):
        page.get_by_role("button", name="I’m done").click()
    for page in (host, guest):
        expect(page.locator("#result")).to_have_text("A tie")
        expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
    host.get_by_role("button", name="Rematch").click()
    expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()


def test_players_at_one_screen_take_turns(page: Page) -> None:
    page.goto("/boogle/seed/turns?size=4&time_s=60&players=Ada,Bo&mode=turns")
    for name in ("Ada", "Bo"):
        expect(page.get_by_role("heading", name=f"{name}, it’s your turn")).to_be_visible()
        expect(page.locator("[role=grid]")).to_have_count(0)
        page.get_by_role("button", name="I’m ready").click()
        expect(page.locator("[role=grid]")).to_be_visible()
        page.get_by_role("button", name="I’m done").click()
    expect(page.get_by_role("heading", name="Bo", exact=True)).to_be_visible()


def test_a_restarted_server_costs_nothing(visits: Visits, new_server: Callable[[], Server]) -> None:
    server = new_server()
    page = visits.page(server.url)
    page.goto("/wizards/seed/again")
    first, second, *_ = wizards_words("again")[1:]
    entry(page).fill(first)
    page.keyboard.press("Enter")
    expect(page.locator("#app > [role=status]")).to_contain_text(first)
    server.stop()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    entry(page).fill(second)
    page.keyboard.press("Enter")
    server.start()
    expect(page.locator("#app > [role=status]")).to_contain_text(second, timeout=30_000)
    expect(page.get_by_text("The connection was lost")).to_have_count(0)


def test_the_page_speaks_french(visits: Visits, server: Server) -> None:
    page = visits.page(server.url, locale="fr-FR")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name="Jouer ensemble")).to_be_visible()
    page.goto("/hands/seed/fr1")
    entry(page).fill(hands_words("fr1", languages=("fr",))[0])
    page.keyboard.press("Enter")
    expect(page.locator("#app > [role=status]")).to_contain_text("rapporte")
    page.goto("/settings")
    page.get_by_label("Langue").first.select_option("English")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_a_challenge_lists_who_took_it(visits: Visits, server: Server) -> None:
    first, second = visits.page(server.url), visits.page(server.url)
    first.goto("/battlewords/seed/c1")
    give_up(first)
    first.get_by_role("button", name="Challenge a friend").click()
    link = first.locator(".result a[href*='/c/']").get_attribute("href")
    assert link is not None
    second.goto(link)
    second.get_by_role("button", name="Play").click()
    give_up(second)
    second.goto(link)
    expect(second.locator("tbody tr").first).to_contain_text("somebody")


def test_a_profile_is_made_downloaded_and_deleted(page: Page) -> None:
    page.goto("/profile")
    become(page)
    words = page.locator(".six").inner_text().split()
    assert len(words) == 6
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert json.loads(download.value.path().read_text())
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("You play without a name.")).to_be_visible()


def test_a_daily_played_without_a_name_reaches_the_board_later(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=re.compile("Battlewords")).first.click()
    give_up(page)
    page.get_by_role("button", name="Put it on the board").click()
    become(page)
    name = page.get_by_label("Name", exact=True).input_value()
    page.go_back()
    page.get_by_role("button", name="Put it on the board").click()
    expect(page.locator("#app > [role=status]")).to_have_text("It is on today’s board.")
    page.get_by_role("link", name="Today’s board").click()
    expect(page.locator("tbody tr").filter(has_text="you")).to_contain_text(name)


def test_without_a_network_the_shell_opens_and_says_so(visits: Visits, server: Server) -> None:
    page = visits.page(server.url)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("caches.keys().then(keys => keys.length > 0)")
    page.context.set_offline(True)
    page.goto("/stats")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("heading", name="Streak")).to_be_visible()
    visits.complaints.clear()


# --- secrets ------------------------------------------------------------------


def listen(page: Page) -> list[str]:
    """Everything the server says to this page, as text."""
    texts: list[str] = []

    def answered(answer: Response) -> None:
        if "/api/" in answer.url:
            texts.append(answer.text())

    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: texts.append(str(data))))
    page.on("response", answered)
    return texts


WORDS_OF_THE_WIRE = {
    "type",
    "mode",
    "phase",
    "scoring",
    "decides",
    "game",
    "wizard",
    "kind",
    "level",
    "difficulty",
    "fill",
}


def strings(value: Any, key: str = "") -> Iterator[str]:
    """Every text in a message that is not a word of the protocol itself."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from strings(inner, name)
    elif isinstance(value, list):
        yield json.dumps(value)
        for inner in value:
            yield from strings(inner, key)
    elif isinstance(value, str) and key not in WORDS_OF_THE_WIRE:
        yield value.lower()


def secrets_of(game: str, seed: str) -> set[str]:
    """What must not travel before the end: words, or in a word search where they lie."""
    solution = solution_of(game, seed)
    if game == "wordsearch":
        return {json.dumps(word.cells) for word in solution.words}
    lines = solution.par_line if game == "hands" else solution.words
    return {word.word for word in lines if hasattr(word, "word")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["x1", "x2", "x3"])
def test_no_secret_travels_before_the_end(page: Page, game: str, seed: str) -> None:
    heard = listen(page)
    page.goto(f"/{game}/seed/{seed}")
    expect(page.locator(".layout .board")).to_be_visible()
    if game == "battlewords":
        page.locator('[data-cell="0,0"]').click()
    else:
        entry(page).fill("qqqqqq")
        page.keyboard.press("Enter")
    expect(page.locator("#app > [role=status]")).not_to_be_empty()
    secrets = secrets_of(game, seed)
    assert heard
    assert {text for message in heard for text in strings(json.loads(message))} & secrets == set()
    give_up(page)
    expect(page.locator(".result h3, .result table, .result dl").first).to_be_visible()
    assert {text for message in heard for text in strings(json.loads(message))} & secrets
