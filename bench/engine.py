"""Measures play without a network in real Chromium: the start to the first move, moves, deals, memory.

Cold is a browser that was just opened, warm a page that is opened again in it; the files are in its cache.
The network is off, so everything comes from the device. A busy machine gives higher figures.

A move is timed twice. The engine's part ends when its worker has answered, which it does after the commit.
The page's part is longer: before the answer comes to its turn, the page draws a frame without the sent word,
and then it puts the answer into the document.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.table import Row
from bench.unwatched import renderers_mb, unwatched
from bench.web import CHROMIUM, FLAGS, READY, limit, server
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from worderly import games, kit
from worderly.games import IDS
from worderly.games.tools import Tools

COLD, WARM, DEALS, MOVES = 3, 5, 5, 30
MOST_MB = 150
UNTIMED = {"boogle": "?time_s=0"}
"""A clock would wait for Ready."""
KNOWS_GAMES = f"try {{ localStorage['worderly.lessons'] ??= {' '.join(IDS)!r} }} catch {{}}"
LISTEN = """() => {
    window.took = { moves: [], sent: {}, deals: [], ready: false, match: '' };
    const post = Worker.prototype.postMessage;
    const note = (worker, list, isAnswer) => {
        const sent = performance.now();
        const listen = ({ data }) => {
            if (!isAnswer(data)) return;
            list.push(performance.now() - sent);
            worker.removeEventListener('message', listen);
        };
        worker.addEventListener('message', listen);
    };
    Worker.prototype.postMessage = function (message, ...rest) {
        const { id, type, match } = message.kind === 'live' ? JSON.parse(message.text) : {};
        if (message.kind === 'start') note(this, [], ({ kind }) => kind === 'ready' && (took.ready = true));
        if (type === 'submit') {
            took.match = match;
            took.sent[id] = performance.timeOrigin + performance.now();
            note(this, took.moves, (data) => data.kind === 'live' && JSON.parse(data.text).move === id);
        }
        if (message.kind === 'request' && message.method === 'POST' && message.path === '/matches')
            note(this, took.deals, (data) => data.kind === 'answer' && data.id === message.id);
        return post.call(this, message, ...rest);
    };
}"""
ANSWERS = """() => {
    self.answered = {};
    const post = self.postMessage.bind(self);
    self.postMessage = (message, ...rest) => {
        post(message, ...rest);
        const { move } = message.kind === 'live' ? JSON.parse(message.text) : {};
        if (move) self.answered[move] = performance.timeOrigin + performance.now();
    };
}"""
"""In the worker. Its clock and the page's are one, each counted from its own start."""
FLY = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"


def rows() -> Iterator[Row]:
    if CHROMIUM is None:
        yield Row("play without a network", "no chromium here", "", None, "", None)
        return
    with TemporaryDirectory() as profile, sync_playwright() as playwright:
        with server() as url:
            with opened(playwright, profile, url) as context:
                match = fetch(context)
            yield from time_rows(playwright, profile, url)
            alone_mb = page_alone_mb(playwright, profile, url)
        with unwatched(playwright, profile, f"{url}/m/{match}", "Hands · Worderly") as page:
            yield from memory_rows(page, profile, alone_mb)


def time_rows(playwright: Playwright, profile: str, url: str) -> Iterator[Row]:
    cold = []
    for count in range(COLD):
        with opened(playwright, profile, url) as context:
            cold.append(first_move(context, f"cold{count}")[0])
    yield limit("start to the first move, browser just opened", cold, 6000, median)
    with opened(playwright, profile, url) as context:
        yield from warm_rows(context)


def warm_rows(context: BrowserContext) -> Iterator[Row]:
    first_move(context, "warm")
    warm = [first_move(context, f"warm{count}")[0] for count in range(WARM)]
    yield limit("start to the first move, page opened again", warm, 2500, median)
    page = started(context)
    for game in IDS:
        first, *next_ones = deals(page, game)
        yield limit(f"{game}: the first deal, with its modules and lexicon", [first], 300, median)
        yield limit(f"{game}: the next deals, the slowest", next_ones, 300, max)
    engine_ms, page_ms = moves(page)
    yield limit("a move, with its place in the storage, median", engine_ms, 5, median)
    yield limit("the same until the page has it in its document, median", page_ms, 50, median)


def memory_rows(page: Page, profile: str, alone_mb: float) -> Iterator[Row]:
    yield memory_row("memory of the engine with a match", renderers_mb(profile) - alone_mb)
    page.context.set_offline(True)
    page.evaluate(LISTEN)
    for game in IDS:
        deals(page, game, "memory")
    play_boogle(page, "memory")
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    yield memory_row("memory of the engine after all that", renderers_mb(profile) - alone_mb)


def memory_row(measure: str, mb: float) -> Row:
    return Row(measure, f"{mb:.0f} MB", "", None, f"≤ {MOST_MB} MB", mb <= MOST_MB)


def page_alone_mb(playwright: Playwright, profile: str, url: str) -> float:
    """Of the lobby with a network, where no engine runs."""
    with unwatched(playwright, profile, url, "Worderly") as page:
        page.wait_for_load_state("networkidle")
        return renderers_mb(profile)


@contextmanager
def opened(playwright: Playwright, profile: str, url: str) -> Iterator[BrowserContext]:
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=CHROMIUM, args=FLAGS, base_url=url, locale="en-GB"
    )
    context.set_default_timeout(120_000)
    context.add_init_script(KNOWS_GAMES)
    context.add_init_script(f"({LISTEN})()")
    try:
        yield context
    finally:
        context.close()


def fetch(context: BrowserContext) -> str:
    """As a player does, in the settings; played once, as they would. Returns that match."""
    page = context.new_page()
    page.goto("/settings")
    page.get_by_role("button", name="Fetch").click()
    page.get_by_text("It is here, with words in English.").wait_for()
    return first_move(context, "fetched")[1]


def first_move(context: BrowserContext, seed: str) -> tuple[float, str]:
    """ms from the navigation to the board, and from the first move to its answer; and the match."""
    context.set_offline(True)
    page = context.new_page()
    page.goto(f"/hands/seed/{seed}", wait_until="commit")
    ready: float = page.evaluate(READY, ".hand .key")
    play_words(page, words_of("hands", seed)[:1])
    took, match = page.evaluate("[took.moves[0], took.match]")
    page.close()
    return ready + took, match


def words_of(game: str, seed: str, **options: Any) -> list[str]:
    record = games.game_of(game)
    legal, _ = record.check(record.Options(**options))
    solution: Any = record.solution(kit.start(record, legal, seed, Tools.open(legal.languages)))
    words = solution.par_line if game == "hands" else solution.words
    return list(dict.fromkeys(one.word for one in words))


def play_words(page: Page, words: list[str]) -> None:
    for count, word in enumerate(words, 1):
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        page.wait_for_function("count => took.moves.length >= count", arg=count)


def started(context: BrowserContext) -> Page:
    """A lobby whose engine is ready."""
    page = context.new_page()
    page.goto("/")
    page.wait_for_function("() => took.ready")
    return page


def deals(page: Page, game: str, seeds: str = "deal") -> list[float]:
    """ms of puzzles one after the other; of seeds that are new to this device, else nothing is dealt."""
    before = page.evaluate("took.deals.length")
    for count in range(DEALS + 1):
        page.evaluate(FLY, f"/{game}/seed/{seeds}{count}{UNTIMED.get(game, '')}")
        page.wait_for_function("count => took.deals.length > count", arg=before + count)
    found: list[float] = page.evaluate("took.deals")
    return found[before:]


def moves(page: Page) -> tuple[list[float], list[float]]:
    """ms until the worker has answered, and until the page has the answer in its document."""
    (worker,) = page.workers
    worker.evaluate(ANSWERS)
    play_boogle(page)
    sent, page_ms = page.evaluate("[took.sent, took.moves]")
    answered: dict[str, float] = worker.evaluate("self.answered")
    return [answered[move] - at for move, at in sent.items()], page_ms


def play_boogle(page: Page, seed: str = "moves") -> None:
    page.evaluate(FLY, f"/boogle/seed/{seed}?time_s=0")
    page.locator(".layout .board").wait_for()
    play_words(page, words_of("boogle", seed, time_s=0)[:MOVES])
