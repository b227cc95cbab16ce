"""Walks through the arcade that stop at every screen and state worth looking at."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route, expect

from worderly.games import IDS
from worderly.lexicon import Lexicon
from worderly.solver.boards import find_words

from .conftest import EYES, KNOWS_GAMES, PATIENCE_MS, own_address
from .days import SATURDAY, keep_results, offer_to_install, on_saturday, played
from .people import (
    answered,
    ask_to_give_up,
    become,
    end,
    entry,
    follow,
    give_up,
    go_in,
    heard,
    is_over,
    open_room,
    say_ready,
    status,
    type_word,
    unfold_options,
)
from .puzzles import battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words

Tour = Callable[[Page], Iterator[str]]
PLAIN = (
    "/stats",
    "/settings",
    "/help",
    "/privacy",
    "/profile",
    "/rooms",
    "/boards/hands",
    "/make",
    "/nowhere",
)


def arrive(page: Page, path: str) -> None:
    page.goto(path)
    settle(page)


def go_on(page: Page, path: str) -> None:
    """Where the way to a stop is not judged."""
    follow(page, path)
    settle(page)


def settle(page: Page) -> None:
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    say_ready(page)
    page.wait_for_function("() => document.fonts.ready")


# --- pages --------------------------------------------------------------------


def plain_pages(page: Page) -> Iterator[str]:
    arrive(page, "/")
    for path in PLAIN:
        go_on(page, path)
        yield path.strip("/").replace("/", "-")


def home(page: Page) -> Iterator[str]:
    arrive(page, "/")
    yield "home"


def home_later(page: Page) -> Iterator[str]:
    """With a game begun, one finished, and a fortnight of results."""
    arrive(page, "/hands/seed/h1")
    type_word(page, hands_words("h1")[0])
    expect(page.locator("table .word")).to_have_count(1)
    remember(page)
    arrive(page, "/")
    yield "home-later"
    go_on(page, "/stats")
    expect(page.get_by_role("heading", name="Distribution")).to_be_visible()
    yield "stats-later"
    expect(page.get_by_role("heading", name="Milestones")).to_be_visible()
    for path, stop in (("/hands/archive", "archive"), ("/archive", "archive-all")):
        go_on(page, path)
        yield stop
    page.locator("a.day.some").first.click()
    expect(page.locator("a.game")).to_have_count(len(IDS))
    yield "day"


def remember(page: Page) -> None:
    """Results of a fortnight, as an earlier player of this device would have them."""
    days = page.evaluate(
        "Array.from({length: 14}, (_, at) => new Date(Date.now() - at * 864e5).toISOString().slice(0, 10))"
    )
    keep_results(
        page,
        [
            played(game, day, score=20 + 7 * index % 41, at=index)
            for index, day in enumerate(days)
            for game in IDS[: 1 + index % 5]
        ],
    )


def home_done(page: Page) -> Iterator[str]:
    """All of today, and what the browser and the weekend offer beside it."""
    on_saturday(page)
    arrive(page, "/")
    keep_results(page, [played(game, SATURDAY, flawless=True) for game in IDS])
    arrive(page, "/")
    offer_to_install(page)
    expect(page.get_by_role("button", name="Install")).to_be_visible()
    expect(page.get_by_role("link", name="The weekend’s big one")).to_be_visible()
    yield "home-done"


def games_pages(page: Page) -> Iterator[str]:
    arrive(page, "/")
    for game in IDS:
        go_on(page, f"/{game}")
        yield f"{game}-page"
        go_on(page, f"/{game}/rules")
        yield f"{game}-rules"


def answers(page: Page) -> Iterator[str]:
    """Of the day before yesterday, which has closed wherever one is."""
    closed = page.evaluate("() => new Date(Date.now() - 2 * 864e5).toISOString().slice(0, 10)")
    arrive(page, "/")
    for game in IDS:
        go_on(page, f"/{game}/answers/{closed}")
        expect(page.get_by_role("grid")).to_be_visible()
        yield f"{game}-answers"
    go_on(page, f"/wizards/answers/{closed}")
    page.locator("summary").click()
    page.locator("button.word").last.click()
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\w"))).to_be_visible()
    yield "wizards-answers-open"


def somebody(page: Page) -> Iterator[str]:
    arrive(page, "/profile")
    become(page)
    yield "profile-new"
    page.get_by_role("button", name="Delete my data").click()
    yield "profile-delete"
    page.keyboard.press("Escape")
    go_on(page, "/")
    page.get_by_role("link", name=re.compile("Hands")).first.click()
    end(page, "Finish")
    expect(page.locator("#result")).to_be_visible()
    yield "daily-over"
    go_on(page, "/boards/hands")
    expect(page.get_by_role("table")).to_be_visible()
    yield "boards-filled"
    page.get_by_placeholder(re.compile(".")).fill("The office")
    page.get_by_role("button", name="Make").click()
    expect(page.get_by_role("heading", name="The office")).to_be_visible()
    yield "friends"


# --- games --------------------------------------------------------------------


def ended(page: Page, game: str) -> Iterator[str]:
    ask_to_give_up(page)
    yield f"{game}-give-up"
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("#result")).to_be_visible()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    yield f"{game}-over"
    page.get_by_role("button", name="More").click()
    yield f"{game}-over-more"
    page.keyboard.press("Escape")
    page.get_by_role("link", name="How it went").click()
    expect(page.locator("section.whole")).to_be_visible()
    expect(page.locator(".replay .board > *").first).to_be_visible()
    yield f"{game}-how"
    page.locator("summary").first.click()
    yield f"{game}-why"


def found(page: Page, words: Iterable[str]) -> None:
    for word in words:
        type_word(page, word)
        heard(page, word)


def refused(page: Page, game: str, text: str = "zzzz", said: str = "") -> Iterator[str]:
    """In the middle of a game, at a refusal, and then on to the end."""
    yield f"{game}-during"
    entry(page).fill(text)
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text(said or text)
    yield f"{game}-refusal"
    yield from ended(page, game)


def wizards(page: Page) -> Iterator[str]:
    arrive(page, "/wizards/seed/s1?hints=3")
    yield "wizards-before"
    found(page, wizards_words("s1", hints=3)[1:7])
    page.locator(".wheel .key").first.click()
    page.locator(".wheel .key").nth(2).click()
    yield from refused(page, "wizards")


def hands(page: Page) -> Iterator[str]:
    arrive(page, "/hands/seed/s2")
    yield "hands-before"
    page.locator(".hand .key").first.click()
    yield "hands-drafted"
    page.keyboard.press("Backspace")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()
    yield "hands-paused"
    page.get_by_role("button", name="Go on").click()
    expect(entry(page)).to_be_visible()
    found(page, hands_words("s2")[:1])
    yield from refused(page, "hands", said="Not in your hand")


def boogle(page: Page) -> Iterator[str]:
    arrive(page, "/boogle/seed/s3?time_s=1800&size=4")
    yield "boogle-before"
    words = boogle_words("s3", size=4, time_s=1800)
    found(page, (word for word, _ in words[:5]))
    entry(page).fill(words[6][0])
    yield from refused(page, "boogle", "zz")


def boogle_turns(page: Page) -> Iterator[str]:
    arrive(page, "/boogle/seed/turns?size=4&time_s=0&players=Ada,Bo&mode=turns")
    for name in ("Ada", "Bo"):
        expect(page.get_by_role("heading", name=f"{name}, it’s your turn")).to_be_visible()
        if name == "Ada":
            yield "boogle-hand-over"
        page.get_by_role("button", name="I’m ready").click()
        end(page, "I’m done")
    expect(page.locator("#result")).to_be_visible()
    yield "boogle-turns-over"


def battlewords(page: Page) -> Iterator[str]:
    arrive(page, "/battlewords/seed/s4")
    yield "battlewords-before"
    for word, (row, col) in battlewords_words("s4")[:2]:
        page.locator(f'[data-cell="{row},{col}"]').click()
        expect(page.get_by_label("Name a word")).to_be_enabled()
        page.get_by_label("Name a word").fill(word)
        page.keyboard.press("Enter")
        expect(page.get_by_label("Name a word")).to_be_disabled()
    page.get_by_role("button", name="Mark").click()
    page.locator('[data-cell="4,4"]').click()
    page.get_by_role("button", name="Mark").click()
    for cell in ("0,0", "5,5", "11,11", "7,3"):
        page.locator(f'[data-cell="{cell}"]').click()
    expect(page.get_by_label("Name a word")).to_be_enabled()
    answered(page)
    yield "battlewords-during"
    page.get_by_label("Name a word").fill("zzzz")
    page.keyboard.press("Enter")
    expect(page.locator("dd s, dd .struck").first).to_be_visible()
    yield "battlewords-wrong"
    yield from ended(page, "battlewords")


def wordsearch(page: Page) -> Iterator[str]:
    arrive(page, "/wordsearch/seed/s5?theme=ocean&rows=12&cols=12")
    yield "wordsearch-before"
    words = wordsearch_words("s5", theme="ocean", rows=12, cols=12)
    found(page, (word for word, _ in words[:3]))
    page.get_by_role("button", name=re.compile("Hint")).click()
    page.locator(f'[data-cell="{words[4][1][0][0]},{words[4][1][0][1]}"]').click()
    yield from refused(page, "wordsearch")


def won(page: Page) -> Iterator[str]:
    """The good ends: everything found."""
    arrive(page, "/wordsearch/seed/s8?theme=ocean&rows=8&cols=8&count=3")
    found(page, (word for word, _ in wordsearch_words("s8", theme="ocean", rows=8, cols=8, count=3)[:2]))
    type_word(page, wordsearch_words("s8", theme="ocean", rows=8, cols=8, count=3)[2][0])
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    yield "wordsearch-won"
    go_on(page, "/hands/seed/s9?substitute=false&replay=false")
    for word in hands_words("s9", substitute=False, replay=False):
        type_word(page, word)
        answered(page)
    if not is_over(page):
        end(page, "Finish")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
    yield "hands-won"


def wide_wordsearch(page: Page) -> Iterator[str]:
    arrive(page, "/wordsearch/seed/s6?rows=20&cols=20&count=20")
    yield "wordsearch-wide"


def challenge(page: Page) -> Iterator[str]:
    arrive(page, "/hands/seed/s7")
    give_up(page)
    page.get_by_role("button", name="Challenge a friend").click()
    page.locator(".result a[href*='/c/']").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    yield "challenge"


# --- rooms --------------------------------------------------------------------


def room(page: Page) -> Iterator[str]:
    page.goto("/rooms")
    page.get_by_role("button", name="Boogle").click()
    expect(page.get_by_label("Name", exact=True)).not_to_have_value("")
    yield "room-name"
    go_in(page)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_text(re.compile("Bot: ")).first).to_be_visible()
    yield "room-lobby"
    unfold_options(page)
    page.get_by_label("Time").select_option("untimed")
    page.get_by_role("button", name="Start").click()
    expect(entry(page)).to_be_visible()
    yield "room-playing"
    end(page, "I’m done")
    expect(page.get_by_text("Waiting for the others").or_(page.locator("#result")).first).to_be_visible()
    yield "room-done"


@contextmanager
def another(page: Page) -> Iterator[Page]:
    """Somebody else, at a browser of their own."""
    arrive(page, "/")
    browser = page.context.browser
    assert browser is not None
    context = browser.new_context(
        base_url=page.url,
        reduced_motion="reduce",
        service_workers="block",
        extra_http_headers=own_address(),
    )
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(EYES)
    context.add_init_script(KNOWS_GAMES)
    yield context.new_page()
    context.close()


def dice_words(page: Page) -> list[str]:
    faces = page.get_by_role("gridcell").evaluate_all("all => all.map((die) => die.ariaLabel.toLowerCase())")
    rows = [faces[at : at + 4] for at in range(0, 16, 4)]
    return [one.word for one in find_words(Lexicon.open("en"), rows)]


def room_struck(page: Page) -> Iterator[str]:
    """Two found the same word: at the end it is struck for both."""
    with another(page) as host:
        code = open_room(host, "Boogle")
        unfold_options(host)
        host.get_by_label("Time").select_option("untimed")
        host.get_by_label("What decides").select_option("words nobody else has")
        page.goto(f"/room/{code}")
        go_in(page)
        page.get_by_role("button", name="I’m ready").click()
        yield "room-guest"
        host.get_by_role("button", name="Start").click()
        expect(entry(page)).to_be_visible()
        words = dice_words(page)
        found(page, words[:6])
        expect(entry(host)).to_be_visible()
        found(host, words[4:9])
        yield "room-scores"
        for one in (page, host):
            end(one, "I’m done")
        expect(page.get_by_role("button", name="Share", exact=True)).to_be_visible()
        expect(page.locator("s.word").first).to_be_visible()
        yield "room-struck"


def room_looked_on(page: Page) -> Iterator[str]:
    """Late for dice, and again for a race: first the board, then what everyone did."""
    with another(page) as host:
        for game in ("Boogle", "Hands"):
            code = open_room_again(host, game)
            if game == "Boogle":
                unfold_options(host)
                host.get_by_label("Time").select_option("untimed")
            host.get_by_role("button", name="Start").click()
            expect(entry(host)).to_be_visible()
            page.goto(f"/room/{code}")
            if game == "Boogle":
                go_in(page)
            expect(page.get_by_text("You are looking on.")).to_be_visible()
            yield f"room-looked-on-{game.lower()}"
            give_up(host)
            expect(page.get_by_role("link", name="How it went")).to_be_visible()
            yield f"room-looked-on-{game.lower()}-over"


def open_room_again(page: Page, game: str) -> str:
    """Who has a name already is not asked for it."""
    if game == "Boogle":
        return open_room(page, game)
    page.goto("/rooms")
    page.get_by_role("button", name=game).click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    return page.url[-4:]


def room_alone(page: Page) -> Iterator[str]:
    open_room(page, "Hands")
    page.get_by_role("button", name="Start").click()
    expect(entry(page)).to_be_visible()
    give_up(page)
    expect(page.get_by_role("button", name="Again")).to_be_visible()
    yield "room-over"
    go_on(page, "/rooms")
    yield "rooms-mine"


# --- makers and troubles ------------------------------------------------------


def maker(page: Page) -> Iterator[str]:
    arrive(page, "/make")
    page.get_by_label("Title").fill("By the sea")
    page.get_by_label("Your words").fill("otter, sea lion, seal, walrus, dolphin, whale, gull, crab")
    for part in ("Grid", "Secrets"):
        page.locator("summary").filter(has_text=part).click()
    page.get_by_label("Directions").select_option("my own choice")
    page.get_by_label("Secret words").fill("squid, hippopotamuses")
    page.get_by_label("Size").select_option("8 × 8")
    expect(page.get_by_text("longer than the grid")).to_be_visible()
    yield "make-left-out"
    page.get_by_role("button", name="Get the link").click()
    expect(page.get_by_alt_text("QR code of the link")).to_be_visible()
    page.locator("summary").filter(has_text="Change a word").click()
    page.get_by_role("button", name="Change “gull”").click()
    yield "make"


def troubles(page: Page) -> Iterator[str]:
    page.goto("/m/0000000000000000000000")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    yield "trouble-missing"
    arrive(page, "/")
    page.route("**/api/boards/**", break_board)
    page.goto("/boards/hands")
    expect(page.get_by_text("This page stumbled")).to_be_visible()
    yield "trouble-broken"
    page.unroute("**/api/boards/**")
    arrive(page, "/")
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    yield "offline-strip"
    page.get_by_role("link", name="Statistics").or_(page.locator("a[href='/boards']")).last.click()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    yield "trouble-offline"
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def break_board(route: Route) -> None:
    """An answer that the page does not understand."""
    route.fulfill(json={"count": 1, "frozen": False, "top": None, "around": [{}]})


TOURS: tuple[Tour, ...] = (
    home,
    home_later,
    home_done,
    plain_pages,
    games_pages,
    answers,
    somebody,
    wizards,
    hands,
    boogle,
    boogle_turns,
    battlewords,
    wordsearch,
    won,
    wide_wordsearch,
    challenge,
    room,
    room_struck,
    room_looked_on,
    room_alone,
    maker,
    troubles,
)
