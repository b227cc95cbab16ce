"""A match on screens of every size: boards one can read, and nothing lost by surprise."""

import itertools
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from worderly.lexicon import Lexicon

from .conftest import DESK, Server, Visits
from .people import (
    answered,
    cell,
    end,
    enter,
    entry,
    give_up,
    heard,
    is_over,
    open_game,
    open_room,
    result,
    status,
    type_word,
    unfold_options,
)
from .puzzles import battlewords_words, boogle_words, hands_words, state_of, wizards_words

LEAST_PX = {(360, 640): 24, (390, 664): 26, (390, 844): 28, (844, 390): 24}
KEYBOARD_OPEN = (390, 380)
LEAST_WITH_KEYBOARD_PX = 20
TRAYS = {"wizards": ".wheel", "battlewords": ".keys"}


@pytest.fixture
def phone(visits: Visits, server: Server) -> Page:
    return visits.page(server.url, has_touch=True, is_mobile=True)


def show(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def side_of(page: Page) -> float:
    box = cell(page, (0, 0)).bounding_box()
    assert box is not None
    return box["width"]


def hidden_parts(page: Page, *parts: str) -> list[str]:
    """Those that are not whole on the screen, unscrolled."""
    assert page.evaluate("scrollY") == 0
    seen = """(part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return !!box && box.width > 0 && box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    }"""
    return [part for part in parts if not page.evaluate(seen, part)]


# --- sizes --------------------------------------------------------------------


@pytest.mark.one_page
@pytest.mark.parametrize("game", TRAYS)
def test_cells_are_as_large_as_promised_with_board_draft_and_tray_in_sight(phone: Page, game: str) -> None:
    open_game(phone, f"/{game}/seed/size")
    for size, least_px in LEAST_PX.items():
        show(phone, size)
        assert side_of(phone) >= least_px, size
        assert hidden_parts(phone, "[role=grid]", "form.entry output", TRAYS[game]) == [], size


@pytest.mark.parametrize("game", TRAYS)
def test_the_phones_keyboard_leaves_board_tray_and_draft_in_sight(phone: Page, game: str) -> None:
    open_game(phone, f"/{game}/seed/size")
    expect(entry(phone)).to_have_count(0)
    phone.get_by_role("button", name="The phone’s keyboard").tap()
    expect(entry(phone)).to_be_visible()
    show(phone, KEYBOARD_OPEN)
    assert side_of(phone) >= LEAST_WITH_KEYBOARD_PX
    tray = [".wheel"] if game == "wizards" else []
    assert hidden_parts(phone, "[role=grid]", "form.entry input", *tray) == []
    expect(phone.get_by_role("heading", name=re.compile(game, re.IGNORECASE))).to_be_hidden()


@pytest.mark.one_page
@pytest.mark.parametrize("game", TRAYS)
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_twice_the_zoom_enlarges_the_board(page: Page, game: str, size: tuple[int, int]) -> None:
    open_game(page, f"/{game}/seed/size")
    show(page, size)
    before = side_of(page)
    show(page, (size[0] // 2, size[1] // 2))
    assert 2 * side_of(page) > 1.1 * before


def test_a_hand_of_seven_is_one_row(phone: Page) -> None:
    open_game(phone, "/hands/seed/size")
    show(phone, (360, 640))
    boxes = [key.bounding_box() for key in phone.locator(".hand .key").all()]
    assert len(boxes) == 7
    assert len({box["y"] for box in boxes if box}) == 1
    assert all(box and box["width"] >= 46 for box in boxes)


@pytest.mark.one_page
@pytest.mark.parametrize("game", ["boogle", "wordsearch", "hands"])
def test_a_board_on_a_desk_is_at_most_640_px_with_a_panel_that_is_never_empty(
    visits: Visits, server: Server, game: str
) -> None:
    desk = visits.page(server.url, viewport={"width": 1440, "height": 900})
    open_game(desk, f"/{game}/seed/size")
    board = desk.locator(".layout .board").bounding_box()
    assert board is not None
    assert board["width"] <= 640
    expect(desk.get_by_role("region", name="Rules")).to_be_visible()
    if game == "hands":
        assert abs(board["x"] + board["width"] / 2 - 720) <= 16
        assert all(
            box["width"] <= 84 for key in desk.locator(".hand .key").all() if (box := key.bounding_box())
        )


def test_three_bonus_words_light_a_star_that_uncovers_the_letter_pointed_at(page: Page) -> None:
    open_game(page, "/wizards/seed/star?bonus=true")
    state = state_of("wizards", "star", bonus=True)
    on_board = set(wizards_words("star", bonus=True))
    words = Lexicon.open("en").anagrams(state.letters.lower(), min_length=3)
    for word in [word for word in words if word not in on_board][:3]:
        type_word(page, word)
        heard(page, f"{word} is a bonus word")
    heard(page, "A star is lit!")
    page.get_by_role("button", name="1 star ready").click()
    covered = page.locator("[role=gridcell].covered")
    before = covered.count()
    covered.first.click()
    heard(page, "Your star uncovers")
    expect(covered).to_have_count(before - 1)
    expect(page.get_by_role("button", name="Star: 3 more bonus words")).to_be_visible()


def test_the_rank_reached_and_the_next_are_told(page: Page) -> None:
    open_game(page, "/boogle/seed/rank?size=4&time_s=0")
    ladder = page.get_by_role("img", name=re.compile(r"Rank: Seed · \d+ points to Sprout"))
    expect(ladder).to_be_visible()
    before = ladder.get_attribute("aria-label") or ""
    word, _ = boogle_words("rank", size=4, time_s=0)[0]
    type_word(page, word)
    heard(page, word)
    expect(page.get_by_role("img", name=before)).to_have_count(0)
    expect(page.get_by_role("img", name=re.compile("Rank: "))).to_be_visible()


@pytest.mark.parametrize("way", ["felt", "calm", "off"])
def test_a_lost_life_is_felt_unless_the_player_wants_it_calm(
    visits: Visits, server: Server, way: str
) -> None:
    page = visits.page(server.url, reduced_motion="reduce" if way == "calm" else "no-preference")
    page.add_init_script("window.felt = 0; navigator.vibrate = () => { felt += 1; return true; }")
    if way == "off":
        page.goto("/settings")
        page.get_by_label("Vibrate when a life is lost").uncheck()
    open_game(page, "/wizards/seed/felt")
    letters = state_of("wizards", "felt").letters.lower()
    guesses = ("".join(three) for three in itertools.permutations(letters, 3))
    type_word(page, next(guess for guess in guesses if guess not in Lexicon.open("en")))
    heard(page, "4 lives left")
    assert page.evaluate("felt") == (1 if way == "felt" else 0)


# --- rank and ends --------------------------------------------------------------


def open_daily(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"a[href^='/{game}/20']").first.click()
    enter(page)


def test_a_hint_in_the_daily_hand_asks_before_the_rank_is_lost(page: Page) -> None:
    open_daily(page, "hands")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Keep it ranked")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(status(page)).to_be_empty()
    end(page, "Finish")
    expect(result(page)).to_be_visible()
    expect(page.get_by_text("Practice: this one does not count")).to_have_count(0)


def test_a_pause_in_the_daily_dice_asks_before_the_rank_is_lost(page: Page) -> None:
    open_daily(page, "boogle")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Keep it ranked").click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.get_by_role("heading", name="Paused")).to_have_count(0)
    give_up(page)
    expect(page.get_by_text("Practice: this one does not count")).to_have_count(0)


def test_a_word_typed_in_the_daily_search_is_only_marked(page: Page) -> None:
    open_daily(page, "wordsearch")
    words = page.get_by_role("list", name="Words").get_by_role("listitem")
    word = words.first.inner_text()
    type_word(page, word)
    heard(page, f"{word} is in the list")
    expect(page.locator("li.marked")).to_have_text(word)
    expect(page.locator("li.gone")).to_have_count(0)


@pytest.mark.one_page
@pytest.mark.parametrize(("path", "button"), [("/hands/seed/e1", "Finish"), ("/boogle/seed/e1", "I’m done")])
def test_what_ends_a_game_asks_and_the_ready_answer_plays_on(page: Page, path: str, button: str) -> None:
    open_game(page, path)
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(result(page)).to_have_count(0)
    expect(entry(page)).to_be_visible()


def test_a_round_is_not_ended_for_everybody_without_a_question(page: Page) -> None:
    open_room(page, "Boogle")
    unfold_options(page)
    page.get_by_label("Time").select_option("untimed")
    page.get_by_role("button", name="Start").click()
    expect(entry(page)).to_be_visible()
    page.get_by_role("button", name="End the round").click()
    page.get_by_role("button", name="Keep playing").click()
    expect(entry(page)).to_be_visible()
    end(page, "End the round")
    expect(result(page)).to_be_visible()


def test_another_one_keeps_the_options(page: Page) -> None:
    open_game(page, "/boogle/seed/opt?size=5&time_s=0&min_length=4")
    give_up(page)
    another = page.get_by_role("link", name="Another one")
    expect(another).to_have_attribute("href", re.compile(r"/boogle/seed/\d+\?size=5&time_s=0&min_length=4$"))


def test_letters_that_are_not_held_are_not_played_unasked(page: Page) -> None:
    open_game(page, "/hands/seed/held?substitute=false&replay=false")
    hand = state_of("hands", "held", substitute=False, replay=False).hand
    missing = next(letter for letter in "zxqjkv" if letter not in hand)
    type_word(page, missing * 3)
    heard(page, f"Not in your hand: {missing}")
    expect(entry(page)).to_have_value(missing * 3)
    own = next(letter for letter in hand if letter != "*")
    entry(page).fill(own + missing)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(f"these letters are lost: {own.upper()}")
    page.get_by_role("button", name="Change the word").click()
    expect(page.locator(".hand .key")).to_have_count(7)
    expect(entry(page)).to_have_value(own + missing)


def test_a_letter_that_is_held_too_few_times_is_counted(page: Page) -> None:
    open_game(page, "/hands/seed/few")
    letter = next(each for each in state_of("hands", "few").hand if each != "*")
    held = state_of("hands", "few").hand.count(letter)
    type_word(page, letter * (held + 1))
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(f"You hold only {held} × {letter.upper()}.")
    expect(question).not_to_contain_text("Not in your hand")


def test_a_key_that_asks_does_not_answer(phone: Page) -> None:
    """Without a field the Enter that plays a word would also press the ready answer."""
    open_game(phone, "/hands/seed/held?substitute=false&replay=false")
    hand = state_of("hands", "held", substitute=False, replay=False).hand
    missing = next(letter for letter in "zxqjkv" if letter not in hand)
    type_word(phone, next(letter for letter in hand if letter != "*") + missing)
    expect(phone.get_by_role("button", name="Change the word")).to_be_focused()


def test_a_word_that_was_written_is_entered_with_a_cell_in_focus(phone: Page) -> None:
    """A finger uncovers a cell, a keyboard names the word: Enter does not press the cell again."""
    word, start = battlewords_words("focused")[0]
    open_game(phone, "/battlewords/seed/focused")
    cell(phone, start).tap()
    answered(phone)
    cell(phone, start).focus()
    type_word(phone, word)
    heard(phone, word)
    expect(phone.locator(".named")).to_have_count(1)


def test_a_word_that_was_written_is_entered_with_a_letter_of_the_ring_in_focus(phone: Page) -> None:
    """A finger tapped a letter, a keyboard went on: Enter does not press the letter again."""
    open_game(phone, "/wizards/seed/focused")
    phone.locator(".wheel .key").first.tap()
    phone.keyboard.press("Escape")
    phone.locator(".wheel .key").first.focus()
    type_word(phone, wizards_words("focused")[1])
    heard(phone, wizards_words("focused")[1])


def test_the_hand_and_what_enters_it_are_together_on_a_phone_on_its_side(phone: Page) -> None:
    open_game(phone, "/hands/seed/size")
    show(phone, (844, 390))
    hand, entry_line = (phone.locator(part).bounding_box() for part in (".hand", "form.entry"))
    assert hand
    assert entry_line
    assert 0 <= entry_line["y"] - hand["y"] - hand["height"] <= 16
    assert abs(entry_line["x"] + entry_line["width"] / 2 - hand["x"] - hand["width"] / 2) <= 16
    assert hidden_parts(phone, ".hand", "form.entry", ".word", ".status") == []


def test_the_worth_of_a_letter_does_not_cover_it(phone: Page) -> None:
    open_game(phone, "/hands/seed/size")
    show(phone, (360, 640))
    phone.keyboard.type("zq")
    expect(phone.locator(".slot .tile")).to_have_count(2)
    assert phone.evaluate(OVERLAPS) == []


OVERLAPS = """() => [...document.querySelectorAll('.slot .tile')].filter((tile) => {
  const of = (part) => {
    const range = document.createRange();
    range.selectNodeContents(tile.querySelector(part));
    return range.getBoundingClientRect();
  };
  const letter = of('.letter'), value = tile.querySelector('.value').getBoundingClientRect();
  // A line is higher than its letters: a fifth of it above and below them is empty.
  const room = letter.height / 5;
  return letter.right > value.left + 1 && letter.bottom - room > value.top + 1;
}).map((tile) => tile.textContent.trim())"""


def test_the_draft_tells_what_it_would_earn(phone: Page) -> None:
    word, path = boogle_words("worth", time_s=0)[0]
    open_game(phone, "/boogle/seed/worth?time_s=0")
    for at in path:
        cell(phone, at).tap()
    points = re.compile(r"\d+ \+ \d+ = (\d+)$")
    shown = phone.locator("form.entry output small")
    expect(shown).to_have_text(points)
    worth = points.search(shown.inner_text())
    assert worth is not None
    phone.get_by_role("button", name="Enter").tap()
    heard(phone, f"{word}: {worth[1]} points")


def test_a_question_is_whole_on_a_small_phone(phone: Page) -> None:
    open_game(phone, "/hands/seed/whole")
    show(phone, (360, 640))
    phone.get_by_role("button", name="Finish").tap()
    box = (
        phone.get_by_role("dialog")
        .locator("p")
        .evaluate("text => [text.scrollWidth, text.clientWidth, text.getBoundingClientRect().right]")
    )
    assert box[0] <= box[1]
    assert box[2] <= 360


def test_the_last_answer_does_not_cover_the_end(page: Page) -> None:
    words = hands_words("cover", substitute=False, replay=False)
    open_game(page, "/hands/seed/cover?substitute=false&replay=false")
    for word in words:
        type_word(page, word)
        answered(page)
    if not is_over(page):
        end(page, "Finish")
    expect(result(page)).to_be_visible()
    heard(page, "Hand over")
    assert page.locator(".toast").count() == 0  # at once: a toast fades by itself
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator(".toast")).to_have_text("Copied.")


def test_a_button_that_is_off_looks_the_same_under_the_pointer(desk: Page) -> None:
    open_game(desk, "/battlewords/seed/off")
    enter = desk.get_by_role("button", name="Enter")
    expect(enter).to_be_disabled()
    colour = "button => getComputedStyle(button).backgroundColor"
    before = enter.evaluate(colour)
    enter.hover(force=True)
    assert enter.evaluate(colour) == before


# --- clocks and sentences -------------------------------------------------------

STANDS = """async () => {
  const { match, key } = JSON.parse(localStorage.getItem('worderly.matches'))[0];
  const read = async () => {
    const answer = await fetch(`/api/matches/${match}`, { headers: { 'Worderly-Key': key } });
    return (await answer.json()).frame.clock_ms;
  };
  const before = await read();
  await new Promise((done) => setTimeout(done, 50));
  return (await read()) === before;
}"""
"""Whether the server's clock of the match stands still."""
LOOK = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_clock_that_counts_up_stands_while_the_page_is_hidden_or_left(page: Page) -> None:
    open_game(page, "/wordsearch/seed/away")
    assert not page.evaluate(STANDS)
    page.evaluate(LOOK, "hidden")
    page.wait_for_function(STANDS)
    page.evaluate(LOOK, "visible")
    page.wait_for_function(f"async () => !(await ({STANDS})())")
    page.get_by_role("link", name="Back").click()
    page.wait_for_function(STANDS)


def test_a_sentence_is_seen_on_the_page_it_belongs_to_and_on_no_other(page: Page) -> None:
    open_game(page, "/hands/seed/said")
    give_up(page)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator(".toast")).to_have_text("Copied.")
    open_game(page, "/hands/seed/said2")
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator(".answer")).to_be_empty()
    type_word(page, hands_words("said2")[0])
    answered(page)
    expect(page.locator(".answer")).to_contain_text("earns")
    expect(page.locator(".toast")).to_have_count(0)


def test_a_sentence_is_seen_in_a_lobby(page: Page) -> None:
    open_room(page, "Hands")
    page.set_viewport_size(DESK)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".toast")).to_be_visible()
