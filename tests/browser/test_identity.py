"""A player of one's own: made, carried to another device, paired with a terminal, downloaded, deleted."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.waiting import PATIENCE_S

from .conftest import Server, Visits, answer_of
from .people import become, give_up, heard, result, sign


def test_recovery_words_carry_a_player_to_another_device_and_deletion_ends_it(
    visits: Visits, server: Server
) -> None:
    visits.allow(answer_of(404))
    first, second = visits.page(server.url), visits.page(server.url)
    first.goto("/profile")
    become(first)
    name = first.get_by_role("heading", level=2).first.inner_text()
    words = first.locator(".six").inner_text()
    assert len(words.split()) == 6
    second.goto("/profile")
    second.get_by_label("Six recovery words").fill("one two three four five six")
    second.get_by_role("button", name="Recover").click()
    expect(second.locator(".toast")).to_be_visible()
    second.get_by_label("Six recovery words").fill(f"  {words.upper()} ")
    second.get_by_role("button", name="Recover").click()
    expect(second.get_by_role("heading", name=name)).to_be_visible()
    with second.expect_download() as download:
        second.get_by_role("link", name="Download my data").click()
    kept = json.loads(download.value.path().read_text())
    assert name.partition("#")[0].strip().replace("\xa0", "") in json.dumps(kept)
    second.get_by_role("button", name="Delete my data").click()
    with second.expect_response(lambda answer: answer.request.method == "DELETE"):
        second.get_by_role("button", name="Delete it all").click()
    for page in (second, first):
        page.goto("/profile")
        expect(page.get_by_text("You play without a name.")).to_be_visible()


def test_a_terminal_is_paired_by_a_code_confirmed_in_the_browser(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto("/profile")
    become(page)
    command = [sys.executable, "-u", "-m", "worderly", "link", "--server", server.url]
    environment = os.environ | {"WORDERLY_DATA": str(tmp_path), "LC_ALL": "C.UTF-8"}
    terminal = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert terminal.stdout is not None
    code = re.search(r"\b[A-Z0-9]{3,4}-?[A-Z0-9]{3,4}\b", terminal.stdout.readline())
    assert code is not None
    page.get_by_label("Pairing code").fill(code[0].lower())
    page.get_by_role("button", name="Confirm").click()
    heard(page, "The terminal is paired.")
    told, _ = terminal.communicate(timeout=PATIENCE_S)
    name = page.get_by_role("heading", level=2).first.inner_text().partition("#")[0].strip()
    assert terminal.returncode == 0
    assert name.replace("\xa0", "") in told


def test_whoever_puts_a_daily_on_the_board_is_asked_for_a_name_there(page: Page, visits: Visits) -> None:
    visits.allow(answer_of(401))
    page.goto("/")
    page.get_by_role("link", name=re.compile("Battlewords")).first.click()
    give_up(page)
    page.get_by_role("button", name="Put it on the board").click()
    dialog = page.get_by_role("dialog")
    name = dialog.get_by_label("Name", exact=True)
    expect(name).not_to_have_value("")
    chosen = name.input_value()
    sign(page)
    heard(page, "It is on today’s board.")
    expect(result(page)).to_be_visible()
    page.get_by_role("link", name="Today’s board").click()
    expect(page.locator("tbody tr").filter(has_text="you")).to_contain_text(chosen)


def test_streak_and_figures_come_with_the_recovery_words(visits: Visits, server: Server) -> None:
    first, second = visits.page(server.url), visits.page(server.url)
    first.goto("/")
    first.get_by_role("link", name=re.compile("Hands")).first.click()
    give_up(first)
    first.goto("/profile")
    with first.expect_response(
        lambda answer: answer.request.method == "POST" and "/me/matches" in answer.url
    ):
        become(first)  # the results of this device follow it
    words = first.locator(".six").inner_text()
    second.goto("/stats")
    played = second.get_by_role("listitem").filter(has_text="1 of 5 played")
    expect(second.get_by_role("listitem").first).to_be_visible()
    expect(played).to_have_count(0)
    second.goto("/profile")
    second.get_by_label("Six recovery words").fill(words)
    second.get_by_role("button", name="Recover").click()
    heard(second, "Welcome back!")
    second.goto("/stats")
    expect(played).to_have_count(1)


def test_a_challenge_on_todays_daily_between_two_browsers(visits: Visits, server: Server) -> None:
    first, second = visits.page(server.url), visits.page(server.url)
    first.goto("/")
    first.get_by_role("link", name=re.compile("Hands")).first.click()
    give_up(first)
    first.get_by_role("button", name="Challenge a friend").click()
    link = first.locator("a[href*='/c/']").get_attribute("href")
    assert link is not None
    second.goto(link)
    expect(second.get_by_text("It is the daily puzzle of")).to_be_visible()
    second.get_by_role("button", name="Play").click()
    expect(second.locator(".layout .board")).to_be_visible()
    give_up(second)
    table = second.locator("table").filter(has_text="You")
    expect(table.locator("tbody tr")).to_have_count(2)
    first.goto(link)
    expect(first.locator("tbody tr")).to_have_count(2)
    second.goto("/")
    expect(second.get_by_role("link", name=re.compile("Hands")).first).not_to_contain_text("Play")
