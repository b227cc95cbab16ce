"""What a first visit costs: bytes, requests to others, shifts of the layout, sizes of targets, the policy."""

import re
from base64 import b64encode
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response, Route, expect

from worderly.games import IDS
from worderly.server import static_files

from .conftest import Server, Visits
from .days import on_saturday
from .people import answered, cell, follow, heard, open_game, status, type_word, until

KB = 1024
# Most tests look at a Saturday, on which home has most to show.


def practice(game: str, seed: str) -> str:
    """Without a clock, so that a match begins at once."""
    return f"/{game}/seed/{seed}{'?time_s=0' if game == 'boogle' else ''}"


@pytest.mark.parametrize("game", IDS)
def test_the_lobby_and_a_game_cost_at_most_100_kb_without_the_font(page: Page, game: str) -> None:
    sizes: dict[str, int] = {}

    def count(answer: Response) -> None:
        path = answer.url.partition("/assets/")[2]
        if answer.request.is_navigation_request():
            sizes[answer.url] = int(answer.headers["content-length"])
        elif path.endswith((".js", ".css")) and answer.request.service_worker is None:
            sizes[path] = len((static_files.FOLDER / "assets" / f"{path}.br").read_bytes())

    page.on("response", count)
    on_saturday(page)
    page.goto("/")
    expect(page.locator(".games")).to_be_visible()
    follow(page, practice(game, "b1"))
    expect(page.locator(".layout .board")).to_be_visible()
    assert sizes
    assert [path for path in sizes if path.partition("-")[0] in set(IDS) - {game}] == []
    assert sum(sizes.values()) <= 100 * KB


@pytest.mark.parametrize("path", ["/", *(practice(game, "b1") for game in IDS)])
def test_everything_is_asked_for_once(page: Page, path: str) -> None:
    """A page asks early for what it needs, and whoever needs it does not ask again."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {urlsplit(request.url).path}"))
    on_saturday(page)
    page.goto(path)
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sorted(asked) == sorted(set(asked))
    assert [each for each in asked if "/api/" in each] == ([] if path == "/" else ["POST /api/matches"])
    asked.clear()
    page.reload()
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert sorted(asked) == sorted(set(asked))
    assert len([each for each in asked if each.startswith("GET /api/matches/")]) == (path != "/")
    assert "POST /api/matches" not in asked


def test_a_page_waits_for_nothing_in_a_row(page: Page) -> None:
    """All that a game needs is on its way before the page's own script has come."""
    held = hold(page, "**/assets/page-*.js")
    with ExitStack() as awaited:
        for path in ("/assets/match-*.js", "/assets/wizards-*.js", "/api/matches"):
            awaited.enter_context(page.expect_request(f"**{path}"))
        page.goto("/wizards/seed/b1", wait_until="commit")
    held.let_go()
    expect(page.locator(".layout .board")).to_be_visible()


def test_nothing_of_a_game_waits_for_the_first_module(page: Page) -> None:
    held = hold(page, "**/assets/start-*.js")
    with ExitStack() as awaited:
        for path in ("assets/page-*.js", "assets/match-*.js", "assets/wizards-*.js", "api/matches"):
            awaited.enter_context(page.expect_request(f"**/{path}"))
        page.goto("/wizards/seed/b1", wait_until="commit")
    held.let_go()
    expect(page.locator(".layout .board")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/hands/seed/b1"])
def test_no_script_is_asked_for_after_the_pages_own(visits: Visits, server: Server, path: str) -> None:
    """A file that only the page's script names would cost a phone another round trip.

    What the first paint does not wait for comes afterwards: sentences of other pages, and a match's end.
    """
    page = visits.page(server.url, locale="fr-FR")
    on_saturday(page)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    held = hold(page, "**/assets/page-*.js")
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")  # the first script has run
    until(page, lambda: bool(held.routes))
    early = {each for each in asked if each.endswith((".js", ".css"))}
    held.let_go()
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    after = {each for each in asked if each.endswith((".js", ".css"))} - early
    assert not [each for each in after if not each.startswith(("/assets/later-", "/assets/ending-"))]


# Without the clock, which goes on meanwhile.
SENTENCES = """() => {
    const said = (each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name));
    const labels = [...document.querySelectorAll('*')].flatMap(said).filter(Boolean);
    return [document.body.innerText.replaceAll(/\\d+:\\d\\d/g, ''), ...labels];
}"""


@pytest.mark.one_page
@pytest.mark.parametrize("path", ["/", *(practice(game, "b1") for game in IDS)])
def test_a_first_paint_has_all_its_sentences(page: Page, path: str) -> None:
    """The other sentences come afterwards, and nothing that is shown waits for them."""
    on_saturday(page)
    held = hold(page, "**/assets/later-*.js")
    with page.expect_request("**/assets/later-*.js"):
        page.goto(path, wait_until="commit")
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    if path != "/":
        expect(page.locator(".layout .board")).to_be_visible()
    # What is below the fold comes right after the first paint.
    expect(page.locator("footer, .layout .more > *").first).to_be_attached()
    first = page.evaluate(SENTENCES)
    with page.expect_response("**/assets/later-*.js"):
        held.let_go()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SENTENCES) == first


@dataclass
class Held:
    """What a page has asked for and does not get, until it is let go."""

    routes: list[Route] = field(default_factory=list)
    is_free: bool = False

    def keep(self, route: Route) -> None:
        if self.is_free:
            route.continue_()
        else:
            self.routes.append(route)

    def let_go(self) -> None:
        """And whatever is asked for only now."""
        self.is_free = True
        for route in self.routes:
            route.continue_()


def hold(page: Page, path: str) -> Held:
    held = Held()
    page.route(path, held.keep)
    return held


def test_the_font_is_small() -> None:
    fonts = [path.stat().st_size for path in static_files.FOLDER.rglob("*.woff2")]
    assert len(fonts) == 1
    assert fonts[0] <= 40 * KB


@pytest.mark.one_page
@pytest.mark.parametrize("path", ["/", *(practice(game, "b3") for game in IDS)])
def test_nothing_shifts_when_the_font_comes_late(page: Page, path: str) -> None:
    held = hold(page, "**/*.woff2")
    with page.expect_request("**/*.woff2"):
        page.goto(path, wait_until="commit")  # a font that is asked for early keeps a page from being loaded
    expect(page.locator("main:not([aria-busy])")).to_be_visible()
    held.let_go()
    page.evaluate("document.fonts.ready")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("[...document.fonts].some((font) => font.status === 'loaded')")
    assert page.evaluate("eyes.shift()") < 0.01


def test_nothing_is_pushed_down_when_a_board_comes_last(page: Page) -> None:
    row = {"info": {"name": "Amber Fox", "tag": 1, "bot": None}, "score": 9, "time_ms": 0, "you": False}
    top = [{"rank": rank, "match": "", **row} for rank in range(12)]
    held = hold(page, "**/api/boards/**")
    with page.expect_response("**/api/me"):
        page.goto("/boards/hands")
    until(page, lambda: bool(held.routes))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    held.routes.pop().fulfill(json={"count": 12, "frozen": False, "top": top, "around": []})
    expect(page.locator("tbody tr")).to_have_count(12)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("eyes.shift()") < 0.01


PAGES = (
    "/",
    "/settings",
    "/stats",
    "/profile",
    "/help",
    "/rooms",
    "/boards/hands",
    "/make",
    "/hands/archive",
    *(f"/{game}{part}" for game in IDS for part in ("", "/seed/b3")),
)


def test_nothing_shifts_while_a_page_opens(page: Page) -> None:
    shifts = {}
    for path in PAGES:
        page.goto(path)
        expect(page.locator("main:not([aria-busy])")).to_be_visible()
        page.wait_for_load_state("networkidle")
        shifts[path] = page.evaluate("eyes.shift()")
    assert {path: shift for path, shift in shifts.items() if shift >= 0.01} == {}


@pytest.mark.one_page
@pytest.mark.parametrize("game", IDS)
def test_nothing_shifts_while_a_game_is_played(page: Page, game: str) -> None:
    open_game(page, f"/{game}/seed/b5")
    page.evaluate("document.fonts.ready")
    before = places(page)
    if game == "battlewords":
        cell(page, (0, 0)).click()
        heard(page, "A1")
    type_word(page, "zzzz")
    answered(page)
    expect(status(page)).not_to_be_empty()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("eyes.shift()") < 0.01
    assert places(page) == before


def places(page: Page) -> list[list[int]]:
    """Where the board, the hand and the line one types into are; input may move nothing of them."""
    where: list[list[int]] = page.locator("[role=grid], .hand, form.entry").evaluate_all(
        "all => all.map((each) => ((box) => [box.x, box.y].map(Math.round))(each.getBoundingClientRect()))"
    )
    return where


def test_a_shift_is_seen(page: Page) -> None:
    """The control."""
    page.goto("/help")
    expect(page.locator("main")).to_be_visible()
    page.evaluate(
        "document.querySelector('main').prepend(Object.assign(new Image(), { height: 300, width: 9 }))"
    )
    page.wait_for_function("() => eyes.shift() >= 0.01")


INLINE = re.compile(r"<style>(.*?)</style>", re.DOTALL)


def test_the_policy_is_strict_allows_no_inline_script_and_knows_the_one_style(page: Page) -> None:
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self';" in policy
    [style] = INLINE.findall(answer.text())
    mark = b64encode(sha256(style.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{mark}';" in policy
    rest = INLINE.sub("", answer.text())
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*(\ssrc=|application/json))|\son\w+=", rest)
    html = (static_files.FOLDER / "index.html").read_text()
    assert not re.search(r"<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=", html)


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())"
    )
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok


# Counts what is made and taken away again before anybody sees it.
COUNT_ZOOMS = """
  window.zooms = 0;
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes) if (node.matches?.('.zoom')) window.zooms += 1;
  }).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(
    ("path", "count"),
    [("/wordsearch/seed/b1", 0), ("/battlewords/seed/b1", 0), ("/wizards/seed/told?book=bibliotheca", 1)],
)
def test_a_grid_is_laid_out_once(page: Page, path: str, count: int) -> None:
    """A grid that knew its width before its height took itself for too large: three layouts."""
    page.add_init_script(COUNT_ZOOMS)
    open_game(page, path)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("window.zooms") == count


def test_the_files_of_a_first_paint_are_compiled_while_they_come() -> None:
    """In its first line a file tells V8 to compile all of it; anywhere else the comment means nothing."""
    names = {"start", "page", "match", "Home", *IDS}
    files = [path for path in (static_files.FOLDER / "assets").glob("*.js") if path.name[:-12] in names]
    assert {path.name[:-12] for path in files} == names
    assert [
        path.name for path in files if not path.read_text().startswith("//# allFunctionsCalledOnLoad\n")
    ] == []


def test_every_text_file_is_packed_beside_itself() -> None:
    texts = [path for path in Path(static_files.FOLDER).rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert texts
    assert [path.name for path in texts if not path.with_name(f"{path.name}.br").exists()] == []
