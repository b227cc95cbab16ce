"""Home, figures and archive: what was played, what comes next, and all within one tap."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Page, expect

from worderly.games import GAMES, IDS
from worderly.kit.dailies.weekend import weekend_game
from worderly.languages import interface_languages
from worderly.messages import Messages

from .conftest import Server, Visits
from .days import SATURDAY, keep_results, offer_to_install, on_saturday, played
from .people import end, enter, open_game, result

TODAY = "() => new Intl.DateTimeFormat('en-CA').format(new Date())"


def today(page: Page) -> date:
    """The page's own."""
    return date.fromisoformat(page.evaluate(TODAY))


def visit(page: Page, path: str = "/") -> None:
    page.goto(path)
    expect(page.locator("main:not([aria-busy])")).to_be_visible()


def row(page: Page, game: str) -> str:
    return f"a.game[data-game={game}]:not([href*='/weekend/'])"


# --- today ------------------------------------------------------------------------


def test_the_first_open_puzzle_is_large_and_one_tap_away(touch: Page) -> None:
    visit(touch)
    expect(touch.locator("a.game.large")).to_have_count(1)
    bottom = touch.locator("a.game.large").evaluate("each => each.getBoundingClientRect().bottom")
    assert bottom < 640, "it is seen without scrolling"
    touch.locator("a.game.large").tap()
    enter(touch)
    expect(touch).to_have_url(re.compile(f"/{IDS[0]}/{today(touch)}$"))


def test_a_finished_puzzle_is_a_line_with_rank_and_points_that_opens_its_result(page: Page) -> None:
    visit(page)
    open_game(page, f"/hands/{today(page)}")
    end(page, "Finish")
    expect(result(page)).to_be_visible()
    visit(page)
    line = page.locator(f"{row(page, 'hands')}.done")
    expect(line).to_contain_text("Copper")
    expect(line).to_contain_text("0 points")
    expect(page.locator("a.game.large[data-game=wizards]")).to_be_visible()
    line.click()
    expect(result(page)).to_be_visible()


def test_a_finished_puzzle_that_does_not_rank_is_done_all_the_same(page: Page) -> None:
    visit(page)
    open_game(page, f"/hands/{today(page)}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("dialog").get_by_role("button", name="Take the hint").click()
    end(page, "Finish")
    expect(page.get_by_text("does not count")).to_be_visible()
    page.evaluate("localStorage.removeItem('worderly.matches')")  # as after many other matches
    visit(page)
    expect(page.locator(f"{row(page, 'hands')}.done")).to_contain_text("points")
    expect(page.get_by_role("img", name=f"1 of {len(IDS)} played")).to_be_visible()


def test_all_of_a_day_is_a_joy_and_nothing_is_asked_for_any_more(page: Page) -> None:
    visit(page)
    keep_results(page, [played(game, str(today(page)), flawless=game == "hands") for game in IDS])
    visit(page)
    expect(page.get_by_role("heading", name="All five!")).to_be_visible()
    expect(page.get_by_text("New ones in")).to_be_visible()
    expect(page.locator("a.game.done")).to_have_count(len(IDS))
    expect(page.locator(row(page, "hands"))).to_contain_text("◆")
    expect(page.locator(".large")).to_have_count(0)


def test_the_weekends_big_one_is_on_home_at_the_weekend_only(page: Page) -> None:
    visit(page)
    page.clock.set_fixed_time("2026-11-20T11:00:00Z")
    visit(page)
    expect(page.get_by_text("The weekend’s big one")).to_have_count(0)
    on_saturday(page)
    visit(page)
    big = page.get_by_role("link", name="The weekend’s big one")
    game = weekend_game(GAMES, date.fromisoformat(SATURDAY))
    assert game is not None
    expect(big).to_have_attribute("href", f"/{game.id}/weekend/{SATURDAY}")
    assert page.evaluate("eyes.shift()") < 0.01


def test_home_knows_without_asking_whose_turn_it_is_at_a_weekend(page: Page) -> None:
    visit(page)
    newest = today(page) - timedelta(days=(today(page).weekday() + 1) % 7)
    for sunday in (newest - timedelta(weeks=back) for back in range(3)):
        told = page.request.get(f"/api/weekend?language=en&date={sunday}").json()
        page.clock.set_fixed_time(f"{sunday}T11:00:00Z")
        visit(page)
        big = page.get_by_role("link", name=f"Weekend {told['number']}")
        expect(big).to_have_attribute("href", f"/{told['game']}/weekend/{told['date']}")


def test_everything_is_within_one_tap_of_home(page: Page) -> None:
    visit(page)
    expect(page.locator("footer")).to_be_visible()  # what is below the fold comes after the first paint
    links = set(page.locator("a[href]").evaluate_all("all => all.map(each => each.getAttribute('href'))"))
    days = {f"/day/{today(page) - timedelta(days=ago)}" for ago in range(1, 8)}
    games = {path for game in IDS for path in (f"/{game}", f"/{game}/{today(page)}")}
    places = {
        "/rooms",
        "/archive",
        "/make",
        "/stats",
        "/boards",
        "/profile",
        "/help",
        "/settings",
        "/privacy",
    }
    assert places | games | days <= links
    expect(page.get_by_label("Room code")).to_be_visible()


# --- earlier days -----------------------------------------------------------------


def test_a_finished_puzzle_that_ranks_by_time_tells_its_time(page: Page) -> None:
    visit(page)
    timed = [game.id for game in GAMES if game.ranks.unit == "seconds"]
    keep_results(page, [played(each, str(today(page)), score=12, time_ms=221_000) for each in timed])
    visit(page)
    for each in timed:
        expect(page.locator(f"{row(page, each)}.done")).to_contain_text("3:41")
        expect(page.locator(f"{row(page, each)}.done")).not_to_contain_text("point")


def test_a_day_of_the_calendar_opens_its_results_and_what_is_left_to_play(page: Page) -> None:
    visit(page)
    day = today(page) - timedelta(days=2)
    keep_results(page, [played("hands", str(day), score=88), played("boogle", str(day))])
    for path in ("/", "/stats", "/archive" if day.month == today(page).month else "/stats"):
        visit(page, path)
        cell = page.locator(f"a.day[href='/day/{day}']")
        expect(cell).to_have_accessible_name(re.compile(f"2 of {len(IDS)} played"))
        cell.click()
        expect(page.locator("a.game.done")).to_have_count(2)
        expect(page.locator(row(page, "hands"))).to_contain_text("88 points")
        # Played on another device: there is no key of its seat here.
        expect(page.locator(row(page, "hands"))).to_have_attribute("href", f"/m/hands{day}")
        expect(page.locator(row(page, "wizards"))).to_contain_text("Play")


def test_a_puzzle_of_the_archive_is_marked_on_its_day_and_extends_no_streak(page: Page) -> None:
    visit(page)
    day = today(page) - timedelta(
        days=2
    )  # yesterday's still counts: somewhere it is that day until noon, UTC
    open_game(page, f"/hands/{day}")
    end(page, "Finish")
    expect(result(page)).to_be_visible()
    visit(page, f"/day/{day}")
    expect(page.locator(f"{row(page, 'hands')}.done")).to_contain_text("points")
    visit(page)
    expect(page.locator(f"a.day[href='/day/{day}']")).to_have_accessible_name(re.compile("1 of"))
    expect(page.get_by_text("No streak yet")).to_be_visible()


@pytest.mark.parametrize("path", ["/day/2025-12-31", "/day/2999-01-01"])
def test_a_day_without_puzzles_is_no_page(page: Page, visits: Visits, path: str) -> None:
    visits.allow("status of 404")
    page.goto(path)
    expect(page.get_by_role("link", name="Home").or_(page.locator("main a[href='/']")).first).to_be_visible()
    expect(page.locator("a.game")).to_have_count(0)


# --- figures ----------------------------------------------------------------------


def test_milestones_are_there_without_a_name_and_are_counted_once(page: Page) -> None:
    counted: list[str] = []
    page.on("request", lambda request: counted.append(request.url) if "milestones" in request.url else None)
    visit(page)
    days = [str(today(page) - timedelta(days=ago)) for ago in range(6, -1, -1)]
    week = [played("boogle", day, at=at, longest=5 + (at > 3)) for at, day in enumerate(days)]
    keep_results(page, week)
    for _ in range(2):
        visit(page, "/stats")
        expect(page.get_by_text("7 days in a row.")).to_be_visible()
        expect(page.get_by_text("6 letters in Boogle: your longest word yet.")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len([url for url in counted if url.endswith("/api/milestones")]) == 1


@pytest.mark.parametrize("language", interface_languages())
def test_one_day_and_one_game_are_told_in_the_singular(visits: Visits, server: Server, language: str) -> None:
    page = visits.page(server.url, locale=language)
    visit(page)
    keep_results(page, [played("wizards", str(today(page)), language=language)])
    say = Messages(language).text
    visit(page, "/stats")
    for sentence in (say("web-streak-now", days=1), say("web-stats-games", count=1)):
        expect(page.locator(".figures span", has_text=re.compile(f"^{sentence}$")).first).to_be_visible()
    assert say("web-streak-now", days=1) != say("web-streak-now", days=2)
    assert say("web-stats-games", count=1) != say("web-stats-games", count=2)
    visit(page)
    expect(page.get_by_text(say("web-streak-days", days=1))).to_be_visible()


# --- installing -------------------------------------------------------------------


def test_the_page_is_offered_to_be_installed_after_a_first_game_and_a_no_is_remembered(page: Page) -> None:
    visit(page)
    offer_to_install(page)
    install = page.get_by_role("button", name="Install")
    expect(install).to_have_count(0)
    keep_results(page, [played("hands", str(today(page)))])
    visit(page)
    offer_to_install(page)
    expect(install).to_be_visible()
    page.get_by_role("button", name="No, thanks").click()
    expect(install).to_have_count(0)
    visit(page)
    offer_to_install(page)
    expect(page.get_by_role("link", name="Privacy")).to_be_visible()
    expect(install).to_have_count(0)


@pytest.mark.parametrize("answer", ["accepted", "dismissed"])
def test_the_browsers_own_question_is_asked_once(page: Page, answer: str) -> None:
    visit(page)
    keep_results(page, [played("hands", str(today(page)))])
    visit(page)
    offer_to_install(page, answer)
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    assert page.evaluate("prompts") == 1
    page.wait_for_function(
        "no => (localStorage['worderly.install'] === 'no') === no", arg=answer == "dismissed"
    )


def test_the_days_before_and_after_are_in_one_line_on_a_small_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/day/2026-11-05")
    before, after = (
        page.get_by_role("link", name=name).bounding_box() for name in ("Day before", "Day after")
    )
    assert before
    assert after
    assert before["y"] == after["y"]
