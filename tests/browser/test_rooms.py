"""Rooms of several browsers: joining, playing, looking on, coming late, coming back, playing again."""

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import Server, Visits
from .people import (
    answered,
    ask_to_give_up,
    end,
    entry,
    go_in,
    open_room,
    result,
    type_word,
    unfold_options,
)
from .tours import dice_words


@pytest.fixture
def two(visits: Visits, server: Server) -> tuple[Page, Page, str]:
    """A host, a guest who is ready, and the code of their untimed Boogle."""
    return gathered(visits, server)


def gathered(visits: Visits, server: Server, game: str = "Boogle") -> tuple[Page, Page, str]:
    host, guest = visits.page(server.url), visits.page(server.url)
    code = open_room(host, game)
    if game == "Boogle":
        unfold_options(host)
        host.get_by_label("Time").select_option("untimed")
    guest.goto("/")
    guest.get_by_label("Room code").fill(code.lower())
    guest.get_by_role("button", name="Join").click()
    go_in(guest)
    guest.get_by_role("button", name="I’m ready").click()
    expect(host.get_by_role("listitem").filter(has_text="ready")).to_have_count(1)
    return host, guest, code


def start(host: Page, *others: Page) -> None:
    host.get_by_role("button", name="Start").click()
    for page in (host, *others):
        expect(entry(page)).to_be_visible()


REACTED = """() => {
    const look = () => {
        const all = [...document.querySelectorAll('[role=log] p')];
        const box = all.find((each) => each.textContent.includes('Bravo!'))?.getBoundingClientRect();
        const line = document.querySelector('form.entry input')?.getBoundingClientRect();
        if (!box) return;
        const covers = !!line && box.top < line.bottom && line.top < box.bottom;
        window.reaction = { seen: box.width > 0 && box.height > 0, covers };
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
}"""
"""Notes whether a reaction was seen and lay over the line one writes into: it is gone after 2.6 s."""


COUNTED = """() => {
    window.counted = [];
    const look = () => {
        const number = document.querySelector('p[role=timer].number')?.textContent.trim();
        if (number) window.counted.push({ number, board: !!document.querySelector('[role=grid]') });
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
}"""
"""Notes each number of the countdown, and whether the board was there: a slow machine may show only one."""


def test_a_room_of_two_plays_a_round_and_a_rematch(two: tuple[Page, Page, str]) -> None:
    host, guest, _ = two
    start(host, guest)
    faces = [page.locator("[role=grid]").inner_text() for page in (host, guest)]
    assert faces[0] == faces[1]
    for page in (host, guest):
        own_words_come_before_the_scores(page)
    for page in (guest, host):
        end(page, "I’m done")
    for page in (host, guest):
        expect(result(page)).to_have_text("A tie")
        expect(page.get_by_role("heading", name="Final scores")).to_be_visible()
        expect(page.locator(".cloud")).to_have_count(0)
    for page in (host, guest):
        page.evaluate(COUNTED)
    host.get_by_role("button", name="Again").click()
    for page in (host, guest):
        expect(entry(page)).to_be_visible()
        counted = page.evaluate("window.counted")
        assert counted, "no countdown was shown"
        assert {each["number"] for each in counted} <= {"3", "2", "1"}
        assert not any(each["board"] for each in counted)
    assert host.locator("[role=grid]").inner_text() != faces[0]
    word = dice_words(guest)[0]
    type_word(guest, word)
    expect(guest.locator(".words button.word, .found .word").first).to_be_visible()
    the_end_is_seen_from_its_top(host, guest)
    each_word_is_told_with_who_found_it(host, guest, word)


def own_words_come_before_the_scores(page: Page) -> None:
    found, scores = (page.get_by_role("heading", name=name).bounding_box() for name in ("Found", "Scores"))
    assert found
    assert scores
    assert found["y"] < scores["y"]


def the_end_is_seen_from_its_top(host: Page, guest: Page) -> None:
    """Who is done reads the scores below the board until the others are."""
    host.set_viewport_size({"width": 360, "height": 640})
    end(host, "I’m done")
    expect(host.get_by_text("Waiting for the others")).to_be_visible()
    host.evaluate("scrollTo(0, document.body.scrollHeight)")
    host.wait_for_function("() => scrollY > 100")
    end(guest, "I’m done")
    expect(result(host)).to_be_visible()
    host.wait_for_function("() => scrollY === 0")


def each_word_is_told_with_who_found_it(host: Page, guest: Page, word: str) -> None:
    expect(result(guest)).to_be_visible()
    for page, count in ((host, 0), (guest, 1)):
        told = page.locator("li", has=page.locator("b.word", has_text=word))
        expect(told).to_have_count(1)
        expect(told.locator(".you")).to_have_count(count)


def test_who_comes_late_looks_on_and_a_reaction_reaches_everyone(
    two: tuple[Page, Page, str], visits: Visits, server: Server
) -> None:
    host, guest, code = two
    start(host, guest)
    late = visits.page(server.url)
    late.goto(f"/room/{code}")
    go_in(late)
    expect(late.get_by_role("heading", name="Scores")).to_be_visible()
    expect(entry(late)).to_have_count(0)
    for page in (host, guest, late):
        page.evaluate(REACTED)
    guest.get_by_role("button", name="Reactions").click()
    guest.get_by_role("button", name="Bravo!").click()
    for page in (host, guest, late):
        page.wait_for_function("() => window.reaction")
        expect(page.get_by_role("log").get_by_text("Bravo!")).to_have_count(0)
        assert page.evaluate("reaction") == {"seen": True, "covers": False}
    for page in (guest, host):
        end(page, "I’m done")
    expect(late.get_by_role("heading", name="Final scores")).to_be_visible()
    host.get_by_role("button", name="Again").click()
    expect(entry(late)).to_be_visible()


def test_a_spectator_cannot_play(two: tuple[Page, Page, str]) -> None:
    host, guest, _ = two
    guest.get_by_label("Look on from the next round").check()
    expect(host.get_by_text("looking on")).to_be_visible()
    start(host)
    expect(guest.get_by_text("You are looking on.", exact=True)).to_be_visible()
    expect(guest.get_by_role("grid")).to_be_visible()
    expect(entry(guest)).to_have_count(0)
    for name in ("I’m done", "Give up"):
        expect(guest.get_by_role("button", name=name)).to_have_count(0)
    end(host, "I’m done")
    expect(guest.get_by_role("heading", name="Common words missed")).to_be_visible()


def test_who_looked_on_at_a_race_sees_at_its_end_what_the_engine_says_of_everyone(
    visits: Visits, server: Server
) -> None:
    host, guest, code = gathered(visits, server, "Hands")
    start(host, guest)
    late = visits.page(server.url)
    late.goto(f"/room/{code}")
    go_in(late)
    expect(
        late.get_by_text("You are looking on. The board opens when everyone has finished.")
    ).to_be_visible()
    expect(late.locator(".layout")).to_have_count(0)
    for page in (guest, host):
        ask_to_give_up(page)
        page.get_by_role("button", name="Show the solution").click()
    expect(late.get_by_role("list", name="Your hand").get_by_role("listitem")).to_have_count(7)
    with late.expect_popup() as opened:
        late.get_by_role("link", name="How it went").click()
    moves = opened.value
    whose = moves.get_by_label("Whose moves")
    expect(whose.locator("option")).to_have_count(2)
    for index, own_move in ((0, "2"), (1, "1")):
        whose.select_option(index=index)
        moves.locator("input[type=range]").fill(own_move)
        expect(moves.locator(".sentence")).to_contain_text("Gave up.")
        expect(moves.locator(".sentence")).to_contain_text("could still make")


def test_a_press_that_comes_before_the_page_knows_who_presses_is_kept(page: Page) -> None:
    open_room(page, "Boogle")
    page.goto("/")
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route), times=1)  # noqa: PLW0108 (it is given an attribute)
    page.goto("/rooms")
    page.get_by_role("button", name="Hands").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    for route in held:
        route.continue_()


CHOOSE = """
    for (const [name, value] of [['time_s', '0'], ['decides', 'unique']]) {
        const field = document.getElementById(`option-boogle-${name}`);
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
    }
"""


def test_of_two_choices_faster_than_the_rooms_answer_none_undoes_the_other(page: Page) -> None:
    open_room(page, "Boogle")
    page.evaluate(CHOOSE)
    answered(page)
    page.reload()
    unfold_options(page)
    expect(page.get_by_label("Time").locator("option:checked")).to_have_text("untimed")
    expect(page.get_by_label("What decides")).to_have_value("unique")


def test_a_name_is_offered_once_and_a_typed_one_stays(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/names" in request.url else None)
    page.goto("/rooms")
    page.get_by_role("button", name="Boogle").click()
    name = page.get_by_label("Name", exact=True)
    expect(name).not_to_have_value("")
    first = name.input_value()
    page.get_by_role("button", name="Other names").click()
    expect(name).not_to_have_value(first)
    name.fill("Somebody")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(name).to_have_value("Somebody")
    assert len(asked) == 1


def test_the_code_of_a_room_stands_in_one_line(page: Page) -> None:
    open_room(page, "Boogle")
    for width in (360, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        tiles = page.locator(".code span").all()
        tops = {tile.evaluate("tile => tile.getBoundingClientRect().top") for tile in tiles}
        assert len(tops) == 1, width


def test_ones_own_points_are_in_sight_among_many_players(visits: Visits, server: Server) -> None:
    host, guest = visits.page(server.url), visits.page(server.url)
    guest.set_viewport_size({"width": 360, "height": 640})
    code = open_room(host, "Hands")
    for number in range(1, 5):
        host.get_by_role("button", name="Add a bot").click()
        expect(host.get_by_role("listitem").filter(has_text="Bot:")).to_have_count(number)
    guest.goto(f"/room/{code}")
    go_in(guest)
    guest.get_by_role("button", name="I’m ready").click()
    expect(host.get_by_role("listitem").filter(has_text="ready")).to_have_count(5)
    start(host, guest)
    mine = guest.locator(".strip .you").bounding_box()
    assert mine is not None
    assert mine["x"] + mine["width"] <= 360
