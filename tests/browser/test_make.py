"""The maker: words in by hand, file or theme, a preview that follows, and what becomes of it."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from .conftest import Server, Visits, answer_of
from .people import give_up, go_in, rows_of_letters

WORDS = "otter\nsea lion\nseal\nwalrus\ndolphin"


def sheet(page: Page, part: str = "The puzzle") -> Locator:
    return page.get_by_alt_text(re.compile(f"^{part}"))


def enter(page: Page, words: str = WORDS) -> None:
    page.goto("/make")
    page.get_by_label("Your words").fill(words)
    expect(sheet(page)).to_be_visible()


def saved(page: Page, kind: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name=kind, exact=True).click()
    assert download.value.suggested_filename.endswith(f".{kind.lower()}")
    return download.value.path().read_bytes()


def record(page: Page) -> Any:
    return json.loads(saved(page, "JSON"))


def unfold(page: Page, part: str) -> None:
    page.locator("summary").filter(has_text=part).click()


def status(page: Page) -> Locator:
    return page.locator("#app > [role=status]")


def test_the_preview_follows_what_is_typed(page: Page) -> None:
    enter(page)
    assert sheet(page).evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    before = sheet(page).get_attribute("src")
    page.get_by_label("Title").fill("By the sea")
    expect(sheet(page)).not_to_have_attribute("src", before or "")
    page.get_by_text("Answers", exact=True).first.click()
    expect(sheet(page, "The answers")).to_be_visible()


def test_a_makers_puzzle_is_saved_in_every_form(page: Page) -> None:
    enter(page)
    assert saved(page, "PDF").startswith(b"%PDF")
    assert saved(page, "PNG").startswith(b"\x89PNG")
    assert b"<svg" in saved(page, "SVG")
    assert b"," in saved(page, "CSV")
    assert record(page)["puzzle"]["words"] == WORDS.splitlines()


def test_paper_and_key_reach_the_file(page: Page) -> None:
    enter(page)
    page.get_by_label("Paper").select_option("A4")
    with_key = saved(page, "PDF")
    page.locator("#make-paper").select_option("A5")
    page.locator("#make-key").select_option("left out")
    without = saved(page, "PDF")
    books = [PdfReader(io.BytesIO(each)) for each in (with_key, without)]
    assert [round(book.pages[0].mediabox.width) for book in books] == [595, 420]
    assert [len(book.pages) for book in books] == [2, 1]


def test_a_typing_maker_asks_for_one_preview_at_a_time(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/press/" in request.url else None)
    # A letter every 40 ms of the page's own time, however slow the machine is.
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto("/make")
    for letter in "otter, seal, walrus, dolphin":
        page.get_by_label("Your words").press(letter if letter != " " else "Space")
        page.clock.run_for(40)
    page.clock.resume()
    expect(status(page)).to_have_text("4 of 4 words are in.")
    assert len(asked) <= 2
    page.get_by_text("Answers", exact=True).first.click()
    expect(sheet(page, "The answers")).to_be_visible()
    assert len(asked) <= 2
    assert all(url.endswith("/preview") for url in asked)


def test_a_rectangle_a_header_and_a_book_are_made_in_one_form(page: Page) -> None:
    enter(page)
    unfold(page, "Grid")
    page.get_by_label("Size").select_option("rows × columns …")
    page.locator("#make-rows").fill("9")
    page.locator("#make-cols").fill("16")
    unfold(page, "Margins, header, book")
    page.get_by_label("Line at the top").fill("Class 4b")
    page.get_by_label("Puzzles in the PDF").fill("3")
    page.keyboard.press("Tab")
    page.get_by_label("Words in each").select_option("all")
    expect(sheet(page)).to_have_attribute("alt", re.compile("9 rows of 16"))
    book = PdfReader(io.BytesIO(saved(page, "PDF")))
    assert len(book.pages) == 2 + 3 + 1
    assert "Class 4b" in book.pages[2].extract_text()


def test_a_teacher_prints_a_set_for_a_class(page: Page) -> None:
    enter(page)
    before = sheet(page).get_attribute("src")
    unfold(page, "For a class")
    page.get_by_label("Line for name and date").check()
    page.get_by_label("Small letters in the grid").check()
    page.get_by_label("The list shows").select_option("clues instead")
    page.get_by_label("Different versions").fill("6")
    page.keyboard.press("Tab")
    page.get_by_label("QR code to play each").check()
    expect(sheet(page)).not_to_have_attribute("src", before or "")
    pages = [one.extract_text() for one in PdfReader(io.BytesIO(saved(page, "PDF"))).pages]
    assert len(pages) == 7
    assert [f"Version {n}" in pages[n - 1] and "Name" in pages[n - 1] for n in range(1, 7)] == [True] * 6
    assert not any("walrus" in text for text in pages[:6])
    assert pages[6].count("walrus") == 6
    expect(page.get_by_label("Puzzles in the PDF")).to_be_disabled()


def test_a_message_is_measured_while_it_is_typed(page: Page, visits: Visits) -> None:
    visits.allow(answer_of(409))
    enter(page, "otter, seal")
    unfold(page, "Grid")
    page.get_by_label("Size").select_option("8 × 8")
    unfold(page, "Secrets")
    page.get_by_label("Secret message").fill("noon")
    expect(page.locator("#make-fit")).to_contain_text("It has 4 of the")
    page.get_by_label("Secret message").fill("noon" * 20)
    expect(page.locator("#make-fit")).to_contain_text("letters too many")


def test_a_table_is_pasted_from_a_spreadsheet(page: Page) -> None:
    page.goto("/make")
    page.get_by_label("Your words").focus()
    page.evaluate("navigator.clipboard.writeText('Word\\tMeaning\\notter\\tswims\\nseal\\tbarks')")
    page.keyboard.press("Control+v")
    expect(page.get_by_label("Your words")).to_have_value("otter\nseal")


def test_a_result_is_saved_as_a_summary_to_print(page: Page) -> None:
    page.goto("/hands/seed/paper")
    give_up(page)
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as PDF").click()
    assert download.value.suggested_filename == "worderly-hands.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF")


def test_the_link_of_a_makers_puzzle_plays_that_very_grid(visits: Visits, server: Server) -> None:
    maker, player = visits.page(server.url), visits.page(server.url)
    enter(maker)
    grid = record(maker)["puzzle"]["grid"]
    maker.get_by_role("button", name="Get the link").click()
    expect(status(maker)).to_have_text("Copied.")
    code = maker.get_by_alt_text("QR code of the link")
    expect(code).to_be_visible()
    assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    player.goto(maker.evaluate("navigator.clipboard.readText()"))
    player.get_by_role("button", name="Play").click()
    expect(player.get_by_text("sea lion")).to_be_visible()
    expect(player.locator("[role=row]")).to_have_count(len(grid))
    assert rows_of_letters(player) == grid


def test_one_word_is_changed_and_the_others_stay(page: Page) -> None:
    enter(page)
    before = {word["word"]: word["cells"] for word in record(page)["solution"]["words"]}
    unfold(page, "Change a word")
    page.get_by_role("button", name="Change “seal”").click()
    page.get_by_label("Instead of “seal”").fill("gull")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Change “gull”")).to_be_visible()
    after = {word["word"]: word["cells"] for word in record(page)["solution"]["words"]}
    assert after.keys() == before.keys() - {"seal"} | {"gull"}
    assert {word: after[word] for word in before if word != "seal"} == {
        word: cells for word, cells in before.items() if word != "seal"
    }


def test_words_come_from_a_file_or_the_file_is_refused(page: Page, tmp_path: Path) -> None:
    page.goto("/make")
    upload = page.locator("input[type=file]")
    table = tmp_path / "words.csv"
    table.write_text("Word,Meaning\notter,swims\nsea lion,barks\n")
    upload.set_input_files(table)
    expect(page.get_by_label("Your words")).to_have_value("otter\nsea lion")
    for name, data, answer in (
        ("latin.txt", "été".encode("latin-1"), "not a text"),
        ("large.txt", b"otter\n" * 200_000, "larger than 1 MB"),
        ("empty.txt", b"\n\n", "holds no words"),
    ):
        (tmp_path / name).write_bytes(data)
        upload.set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(answer)
    expect(page.get_by_label("Your words")).to_have_value("otter\nsea lion")


def test_words_come_from_a_theme(page: Page) -> None:
    page.goto("/make")
    page.get_by_text("By theme").click()
    page.locator("#make-theme").select_option("Ocean")
    page.locator("#make-count").fill("8")
    page.keyboard.press("Tab")
    expect(status(page)).to_have_text("8 of 8 words are in.")
    made = record(page)
    assert made["options"]["theme"] == "ocean"
    assert made["puzzle"]["title"] == "Ocean"


def test_a_message_that_does_not_fit_is_refused_by_the_form(page: Page, visits: Visits) -> None:
    visits.allow(answer_of(409))
    enter(page)
    before = sheet(page).get_attribute("alt")
    unfold(page, "Secrets")
    page.get_by_label("Secret message").fill("the seals are on the rocks again")
    page.get_by_label("It takes every letter left over").check()
    expect(sheet(page)).not_to_have_attribute("alt", before or "")
    unfold(page, "Grid")
    page.get_by_label("Size").select_option("30 × 30")
    expect(page.get_by_role("alert")).to_contain_text("cannot fill what the words leave")


@pytest.mark.parametrize(
    ("words", "reason"), [("otter, hippopotamuses", "longer than the grid"), ("otter, a", "shorter")]
)
def test_words_that_are_left_out_are_named(page: Page, words: str, reason: str) -> None:
    enter(page, words)
    unfold(page, "Grid")
    page.get_by_label("Size").select_option("8 × 8")
    expect(page.get_by_text(reason)).to_be_visible()


def test_a_picture_gives_the_grid_its_shape(page: Page, tmp_path: Path) -> None:
    enter(page, "ox, cat")
    picture = page.evaluate(
        """async () => {
            const canvas = new OffscreenCanvas(40, 40), pen = canvas.getContext('2d');
            pen.fillRect(0, 0, 20, 40);
            const bytes = await (await canvas.convertToBlob()).arrayBuffer();
            return [...new Uint8Array(bytes)];
        }"""
    )
    (tmp_path / "half.png").write_bytes(bytes(picture))
    unfold(page, "Grid")
    page.get_by_label("Size").select_option("10 × 10")
    page.get_by_label("Shape").select_option("From a picture …")
    page.get_by_label("Picture", exact=False).last.set_input_files(tmp_path / "half.png")
    expect(sheet(page)).to_have_attribute("alt", re.compile("10 rows of 5"))
    assert {row[5:] for row in record(page)["puzzle"]["grid"]} <= {"", "     "}


def test_what_is_no_picture_is_told_and_the_page_goes_on(page: Page, tmp_path: Path) -> None:
    """The form once followed its own complaint round and round, and nothing could be pressed any more."""
    enter(page, "ox, cat")
    (tmp_path / "no.png").write_text("no picture")
    unfold(page, "Grid")
    page.get_by_label("Shape").select_option("From a picture …")
    page.get_by_label("Picture", exact=False).last.set_input_files(tmp_path / "no.png")
    expect(page.get_by_text("“no.png” is not a picture this browser can read.")).to_be_visible()
    page.get_by_label("Shape").select_option("Heart")
    expect(page.get_by_text("“no.png”")).to_have_count(0)


def test_the_makers_puzzle_is_raced_in_a_room(page: Page) -> None:
    enter(page)
    grid = record(page)["puzzle"]["grid"]
    page.get_by_role("button", name="Open a room").click()
    go_in(page)
    expect(page.get_by_text("The host’s own puzzle with 5 words")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("sea lion")).to_be_visible()
    expect(page.locator("[role=row]")).to_have_count(len(grid))


def test_a_reload_keeps_the_draft(page: Page) -> None:
    enter(page)
    page.reload()
    expect(page.get_by_label("Your words")).to_have_value(WORDS)
    expect(sheet(page)).to_be_visible()


def test_practice_takes_a_theme(page: Page) -> None:
    page.goto("/wordsearch")
    page.get_by_label("Theme").select_option("Ocean")
    page.get_by_role("button", name="Start").click()
    expect(page).to_have_url(re.compile(r"/wordsearch/seed/.*theme=ocean"))
    expect(page.locator(".layout .board")).to_be_visible()


def test_the_spine_of_a_crossword_shows_before_it_is_uncovered(page: Page) -> None:
    page.goto("/wizards/seed/spine")
    expect(page.get_by_role("gridcell", name="covered, a letter of the spine")).to_have_count(6)
    expect(page.locator(".awaited")).to_have_count(6)


def test_a_file_holds_what_the_form_says_even_before_the_preview_follows(page: Page) -> None:
    enter(page)
    unfold(page, "Grid")
    page.get_by_label("Size").select_option("18 × 18")
    assert len(record(page)["puzzle"]["grid"]) == 18


def test_a_refusal_is_told_and_the_next_try_succeeds(page: Page, visits: Visits) -> None:
    visits.allow(answer_of(429))
    enter(page)
    refusal = {"code": "too_fast", "message": "", "facts": {"wait_s": 60}}
    page.route("**/api/press/pdf", lambda route: route.fulfill(status=429, json=refusal))
    page.get_by_role("button", name="PDF", exact=True).click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.unroute("**/api/press/pdf")
    assert saved(page, "PDF").startswith(b"%PDF")
    expect(page.get_by_role("alert")).to_have_count(0)
