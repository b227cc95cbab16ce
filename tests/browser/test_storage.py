"""What is kept on the device for play without a network: a new version, storage that is freed or refused."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .conftest import Server, Visits
from .flights import fetch_button, visit_site
from .hosts import Host
from .people import enter, follow, heard, result, type_word, until
from .puzzles import hands_words
from .taps import path_of, tap_to_the_end

NewHost = Callable[[str], Host]
VERSION = """async () => {
  const cache = await caches.open('worderly-engine');
  return (await (await cache.match('/engine/manifest.json')).json()).version;
}"""
SOURCES = """async () => {
  const files = await (await caches.open('worderly-engine')).keys();
  return files.map(({ url }) => url.split('/').at(-1)).filter((name) => name.startsWith('core-'));
}"""
NO_DATABASE = "indexedDB.open = () => { throw new DOMException('private', 'SecurityError') };"
FULL_DATABASE = """const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...entry) {
  if (this.name === 'log') throw new DOMException('full', 'QuotaExceededError');
  return add.apply(this, entry);
};"""

ENDS_AT_THE_ANSWER = """const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...message) {
  this.ends ??= this.addEventListener('message', ({ data }) => {
    const { match, move } = data.kind === 'live' ? JSON.parse(data.text) : {};
    if (!move) return;
    this.terminate();
    window.answered = match;
  }) ?? true;
  return post.apply(this, message);
};"""


def test_an_answered_move_is_there_though_the_engine_ends_at_its_answer(
    visits: Visits, new_host: NewHost
) -> None:
    page = visit_site(visits, new_host("/"), ENDS_AT_THE_ANSWER)
    follow(page, path_of("hands", "ends"))
    enter(page)
    word = hands_words("ends", substitute=False, replay=False)[0]
    type_word(page, word)
    match = page.wait_for_function("() => window.answered").json_value()
    page.close()
    again = page.context.new_page()
    again.goto(f"/m/{match}")
    expect(again.locator(".hand .key")).to_have_count(7 - len(word))


def test_a_new_version_is_fetched_during_a_match_and_used_from_the_next_start_on(
    visits: Visits, new_host: NewHost
) -> None:
    host = new_host("/")
    page = visit_site(visits, host)
    follow(page, path_of("wordsearch", "new"))
    enter(page)
    (old,) = page.evaluate(SOURCES)
    host.publish("next")
    page.reload()
    enter(page)
    until(page, lambda: page.evaluate(VERSION) == "next")
    assert sorted(page.evaluate(SOURCES)) == sorted([old, "core-next.bin"])
    tap_to_the_end(page, "wordsearch", "new")

    started: list[str] = []
    page.on("request", lambda request: started.append(request.url.split("/")[-1]))
    page.reload()
    expect(result(page)).to_be_visible()
    assert "core-next.bin" in started
    assert old not in started
    until(page, lambda: page.evaluate(SOURCES) == ["core-next.bin"])


def is_refused(page: Page, why: str) -> None:
    """One sentence, and the page is as it was before the yes."""
    expect(page.get_by_role("alert")).to_have_text(re.compile(why))
    expect(page.get_by_role("button", name=re.compile("^Fetch"))).to_be_visible()
    assert page.evaluate("localStorage['worderly.engine']") is None


def fetch_where(visits: Visits, server: Server, spoilt: str) -> Page:
    """Says yes in the settings of a browser of which one part does not work."""
    page = visits.page(server.url, service_workers="allow", has_touch=True)
    page.add_init_script(spoilt)
    page.goto("/settings")
    fetch_button(page)
    return page


def test_a_full_storage_is_one_sentence(visits: Visits, server: Server) -> None:
    put = "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))"
    is_refused(fetch_where(visits, server, put), "not enough room")


def test_a_private_window_without_a_cache_is_one_sentence(visits: Visits, server: Server) -> None:
    opened = "CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))"
    is_refused(fetch_where(visits, server, opened), "A private window keeps nothing")


def test_a_private_window_without_a_database_is_one_sentence(visits: Visits, new_host: NewHost) -> None:
    visits.allow("storage")
    host = new_host("/")
    host.spoil_worker(NO_DATABASE)
    page = visits.page(host.url, service_workers="allow", has_touch=True)
    page.goto("/")
    page.get_by_role("link", name="Settings").tap()
    fetch_button(page)
    is_refused(page, "A private window keeps nothing")


def test_a_move_that_cannot_be_kept_is_told_and_not_made(visits: Visits, new_host: NewHost) -> None:
    host = new_host("/")
    host.spoil_worker(FULL_DATABASE)
    page = visit_site(visits, host)
    follow(page, path_of("hands", "full"))
    enter(page)
    type_word(page, hands_words("full", substitute=False, replay=False)[0])
    heard(page, "This device keeps nothing more")
    expect(page.locator(".hand .key")).to_have_count(7)
