"""A whole game of each kind, by keyboard only, by taps only, and by drags where dragging is a way in."""

from playwright.sync_api import Locator, Page, expect

from .puzzles import Cell, battlewords_words, boogle_words, hands_words, wizards_words, wordsearch_words

HANDS = {"substitute": False, "replay": False}
BOOGLE = {"size": 4, "time_s": 0}


def open_game(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("main")).to_be_visible()
    expect(page.locator(".layout .entry input").first).to_be_visible()


def cell(page: Page, at: Cell) -> Locator:
    return page.locator(f'[data-cell="{at[0]},{at[1]}"]')


def result(page: Page) -> Locator:
    return page.locator("#result")


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Only the keyboard: presses until the focus is there."""
    for _ in range(60):
        if page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def type_word(page: Page, word: str) -> None:
    page.keyboard.type(word)
    page.keyboard.press("Enter")


def taken(page: Page) -> None:
    """The word has left the line; or the game is over, and the line is gone."""
    expect(result(page).or_(page.locator("form.entry input:placeholder-shown")).first).to_be_visible()


def heard(page: Page, text: str) -> None:
    expect(page.locator("#app > [role=status]")).to_contain_text(text, ignore_case=True)


# --- by keyboard only ---------------------------------------------------------


def test_wizards_is_solved_by_keyboard_only(page: Page) -> None:
    open_game(page, "/wizards/seed/k1")
    for word in wizards_words("k1"):
        if result(page).is_visible():
            break
        type_word(page, word)
        taken(page)
    expect(result(page)).to_have_text("Solved!")


def test_hands_is_played_by_keyboard_only(page: Page) -> None:
    open_game(page, "/hands/seed/k2?substitute=false&replay=false")
    first, *others = hands_words("k2", **HANDS)
    type_word(page, first)
    heard(page, first)
    for word in others:
        type_word(page, word)
    if len("".join((first, *others))) < 7:
        tab_to(page, "button.finish")
        page.keyboard.press("Enter")
    expect(result(page)).to_be_visible()
    expect(page.get_by_text("Perfect").first).to_be_visible()


def test_boogle_is_played_by_keyboard_only(page: Page) -> None:
    open_game(page, "/boogle/seed/k3?size=4&time_s=0")
    for word, _ in boogle_words("k3", **BOOGLE)[:5]:
        type_word(page, word)
        heard(page, word)
    tab_to(page, "button.done")
    page.keyboard.press("Enter")
    expect(result(page)).to_be_visible()
    expect(page.get_by_role("heading", name="Common words missed")).to_be_visible()


def test_battlewords_is_won_by_keyboard_only(page: Page) -> None:
    open_game(page, "/battlewords/seed/k4")
    for word, (row, col) in battlewords_words("k4"):
        tab_to(page, "[role=gridcell]", "Shift+Tab")
        walk(page, (row, col))
        page.keyboard.press("Enter")
        expect(page.get_by_label("Name a word")).to_be_enabled()
        type_word(page, word)
        heard(page, word)
    expect(result(page)).to_be_visible()
    expect(page.get_by_text("Fantastic").first).to_be_visible()


def walk(page: Page, to: Cell) -> None:
    """Arrow keys from where the focus is to a cell of the grid."""
    row, col = map(int, page.evaluate("document.activeElement.dataset.cell").split(","))
    for key, steps in (("ArrowDown", to[0] - row), ("ArrowRight", to[1] - col)):
        back = {"ArrowDown": "ArrowUp", "ArrowRight": "ArrowLeft"}[key]
        for _ in range(abs(steps)):
            page.keyboard.press(key if steps > 0 else back)


def test_wordsearch_is_solved_by_keyboard_only(page: Page) -> None:
    open_game(page, "/wordsearch/seed/k5?rows=10&cols=10&count=6")
    (drawn, cells), *others = wordsearch_words("k5", rows=10, cols=10, count=6)
    tab_to(page, "[role=gridcell]")
    walk(page, cells[0])
    page.keyboard.press("Enter")
    walk(page, cells[-1])
    page.keyboard.press("Enter")
    heard(page, drawn)
    for word, _ in others:
        type_word(page, word)
        heard(page, word)
    expect(result(page)).to_have_text("Every word is found.")


# --- by taps only -------------------------------------------------------------


def tap_letters(page: Page, letters: Locator, word: str) -> None:
    for letter in word:
        free = letters.and_(page.locator('[aria-pressed="false"]'))
        free.get_by_text(letter.upper().replace("*", "✱"), exact=True).or_(
            free.and_(page.get_by_role("button", name=letter.upper(), exact=True))
        ).first.tap()


def test_wizards_is_solved_by_taps_only(touch: Page) -> None:
    open_game(touch, "/wizards/seed/t1")
    for word in wizards_words("t1"):
        if result(touch).is_visible():
            break
        tap_letters(touch, touch.locator(".wheel .key"), word)
        touch.get_by_role("button", name="Enter").tap()
        taken(touch)
    expect(result(touch)).to_have_text("Solved!")


def test_hands_is_played_by_taps_only(touch: Page) -> None:
    open_game(touch, "/hands/seed/t2?substitute=false&replay=false")
    words = hands_words("t2", **HANDS)
    for index, word in enumerate(words):
        tap_letters(touch, touch.locator(".hand .key"), word)
        touch.get_by_role("button", name="Enter").tap()
        left = 7 - len("".join(words[: index + 1]))
        expect(touch.locator(".hand .key")).to_have_count(left)
    if left:
        touch.get_by_role("button", name="Finish").tap()
    expect(result(touch)).to_be_visible()


def test_boogle_is_played_by_taps_only(touch: Page) -> None:
    open_game(touch, "/boogle/seed/t3?size=4&time_s=0")
    for word, path in boogle_words("t3", **BOOGLE)[:4]:
        for at in (*path, path[-1]):
            cell(touch, at).tap()
        heard(touch, word)
    touch.get_by_role("button", name="I’m done").tap()
    expect(result(touch)).to_be_visible()


def test_battlewords_is_won_by_taps_and_the_phones_own_keyboard(touch: Page) -> None:
    open_game(touch, "/battlewords/seed/t4")
    for word, at in battlewords_words("t4"):
        cell(touch, at).tap()
        expect(touch.get_by_label("Name a word")).to_be_enabled()
        touch.get_by_label("Name a word").tap()
        touch.get_by_label("Name a word").press_sequentially(word)
        touch.get_by_role("button", name="Enter").tap()
        heard(touch, word)
    expect(result(touch)).to_be_visible()


def test_wordsearch_is_solved_by_taps_on_first_and_last_letters(touch: Page) -> None:
    open_game(touch, "/wordsearch/seed/t5?rows=10&cols=10&count=6")
    for word, cells in wordsearch_words("t5", rows=10, cols=10, count=6):
        cell(touch, cells[0]).tap()
        cell(touch, cells[-1]).tap()
        heard(touch, word)
    expect(result(touch)).to_have_text("Every word is found.")


# --- by drag ------------------------------------------------------------------


def drag(page: Page, stops: list[Locator]) -> None:
    boxes = [stop.bounding_box() for stop in stops]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=4)
    page.mouse.up()


def test_boogle_words_are_dragged(desk: Page) -> None:
    open_game(desk, "/boogle/seed/d1?size=4&time_s=0")
    for word, path in boogle_words("d1", **BOOGLE)[:3]:
        drag(desk, [cell(desk, at) for at in path])
        heard(desk, word)


def test_wordsearch_words_are_dragged_from_either_end(desk: Page) -> None:
    open_game(desk, "/wordsearch/seed/d2?rows=10&cols=10&count=6")
    for index, (word, cells) in enumerate(wordsearch_words("d2", rows=10, cols=10, count=6)):
        ends = [cell(desk, cells[0]), cell(desk, cells[-1])]
        drag(desk, ends if index % 2 else ends[::-1])
        heard(desk, word)
    expect(result(desk)).to_be_visible()


def test_wizards_words_are_swiped_on_the_ring(desk: Page) -> None:
    open_game(desk, "/wizards/seed/d3")
    word = max(wizards_words("d3"), key=lambda each: (len(set(each)) == len(each), -len(each)))
    drag(desk, [desk.locator(".wheel .key").filter(has_text=letter.upper()).first for letter in word])
    heard(desk, word)
