"""Measures play without a network in real Chromium: the start to the first move, moves, deals, memory.

Cold is a browser that was just opened, warm a page that is opened again in it; the files are in its cache.
The network is off, so everything comes from the device. A busy machine gives higher figures.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.table import Row
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
    window.took = { moves: [], deals: [], ready: false };
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
        const { id, type } = message.kind === 'live' ? JSON.parse(message.text) : {};
        if (message.kind === 'start') note(this, [], ({ kind }) => kind === 'ready' && (took.ready = true));
        if (type === 'submit')
            note(this, took.moves, (data) => data.kind === 'live' && JSON.parse(data.text).move === id);
        if (message.kind === 'request' && message.method === 'POST' && message.path === '/matches')
            note(this, took.deals, (data) => data.kind === 'answer' && data.id === message.id);
        return post.call(this, message, ...rest);
    };
}"""
FLY = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"


def rows() -> Iterator[Row]:
    if CHROMIUM is None:
        yield Row("play without a network", "no chromium here", "", None, "", None)
        return
    with TemporaryDirectory() as profile, sync_playwright() as playwright, server() as url:
        with opened(playwright, profile, url) as context:
            fetch(context)
        cold = []
        for count in range(COLD):
            with opened(playwright, profile, url) as context:
                cold.append(first_move(context, f"cold{count}"))
        yield limit("start to the first move, browser just opened", cold, 6000, median)
        with opened(playwright, profile, url) as context:
            yield from warm_rows(context, profile)


def warm_rows(context: BrowserContext, profile: str) -> Iterator[Row]:
    first_move(context, "warm")
    warm = [first_move(context, f"warm{count}") for count in range(WARM)]
    yield limit("start to the first move, page opened again", warm, 2500, median)
    alone_mb, page = page_alone_mb(context, profile), started(context)
    ready_mb = renderers_mb(profile) - alone_mb
    for game in IDS:
        first, *next_ones = deals(page, game)
        yield limit(f"{game}: the first deal, with its modules and lexicon", [first], 300, median)
        yield limit(f"{game}: the next deals, the slowest", next_ones, 300, max)
    yield limit("a move, with its place in the storage, median", moves(page), 5, median)
    yield memory_row("memory of the engine, ready", ready_mb)
    context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    yield memory_row("memory of the engine after all that", renderers_mb(profile) - alone_mb)


def memory_row(measure: str, mb: float) -> Row:
    return Row(measure, f"{mb:.0f} MB", "", None, f"≤ {MOST_MB} MB", mb <= MOST_MB)


def page_alone_mb(context: BrowserContext, profile: str) -> float:
    """Of the lobby with a network, where no engine runs."""
    context.set_offline(False)
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    mb = renderers_mb(profile)
    page.close()
    context.set_offline(True)
    return mb


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


def fetch(context: BrowserContext) -> None:
    """As a player does, in the settings; played once, as they would."""
    page = context.new_page()
    page.goto("/settings")
    page.get_by_role("button", name="Fetch").click()
    page.get_by_text("It is here, with words in English.").wait_for()
    first_move(context, "fetched")


def first_move(context: BrowserContext, seed: str) -> float:
    """ms from the navigation to the board, and from the first move to its answer."""
    context.set_offline(True)
    page = context.new_page()
    page.goto(f"/hands/seed/{seed}", wait_until="commit")
    ready: float = page.evaluate(READY, ".hand .key")
    play_words(page, words_of("hands", seed)[:1])
    took: float = page.evaluate("took.moves[0]")
    page.close()
    return ready + took


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


def deals(page: Page, game: str) -> list[float]:
    """ms of puzzles one after the other."""
    before = page.evaluate("took.deals.length")
    for count in range(DEALS + 1):
        page.evaluate(FLY, f"/{game}/seed/deal{count}{UNTIMED.get(game, '')}")
        page.wait_for_function("count => took.deals.length > count", arg=before + count)
    found: list[float] = page.evaluate("took.deals")
    return found[before:]


def moves(page: Page) -> list[float]:
    page.evaluate(FLY, "/boogle/seed/moves?time_s=0")
    page.locator(".layout .board").wait_for()
    play_words(page, words_of("boogle", "moves", time_s=0)[:MOVES])
    found: list[float] = page.evaluate("took.moves")
    return found


def renderers_mb(profile: str) -> float:
    """The memory of their own of this browser's pages and workers."""
    return sum(own_mb(folder) for folder in Path("/proc").iterdir() if is_renderer(folder, profile))


def is_renderer(folder: Path, profile: str) -> bool:
    try:
        command = (folder / "cmdline").read_bytes().decode()
    except OSError:
        return False
    return "--type=renderer" in command and (profile in command or is_child(folder, profile))


def is_child(folder: Path, profile: str) -> bool:
    """The processes of a browser are below it; only itself names the profile."""
    try:
        parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        return parent > 1 and (
            profile in Path(f"/proc/{parent}/cmdline").read_bytes().decode()
            or is_child(Path(f"/proc/{parent}"), profile)
        )
    except OSError:
        return False


def own_mb(folder: Path) -> float:
    lines = (folder / "status").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) / 1000
