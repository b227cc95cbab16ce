"""The widgets of notebooks in a real Chromium: a page plays the notebook, Python judges as it would there."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from worderly.boogle import Board
from worderly.notebook import Match, play
from worderly.notebook.widget import PuzzleWidget
from worderly.wordsearch import Wordsearch

from .conftest import DESK, PHONE, Server, Visits
from .pointers import Drag, by_finger, by_mouse, middle

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
NOTEBOOK = """async ([script, state, isInShadow]) => {
  const handlers = [];
  const model = {
    get: (name) => state[name],
    set: (name, value) => { state[name] = value; },
    save_changes: async () => {
      state.frame = JSON.parse(await ask(JSON.stringify(state.asked)));
      handlers.forEach((each) => each());
    },
    on: (_name, handler) => handlers.push(handler),
    off: (_name, handler) => handlers.splice(handlers.indexOf(handler), 1),
  };
  const cell = document.createElement('main');
  document.body.replaceChildren(cell);
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const { default: widget } = await import(url);
  window.clean = widget.render({ model, el: isInShadow ? cell.attachShadow({ mode: 'open' }) : cell });
}"""
"""What anywidget's model does in Jupyter; marimo draws in a shadow root."""
BOARD = "pers/latg/sine/ters"


class Notebook:
    def __init__(self, page: Page, pointer: Drag) -> None:
        self.page, self.pointer = page, pointer

    def show(self, widget: Match, is_in_shadow: bool = False, background: str = "white") -> None:
        assert isinstance(widget, PuzzleWidget)

        def ask(asked: str) -> str:
            widget.set_state({"asked": json.loads(asked)})
            return json.dumps(widget.frame)

        self.page.expose_function("ask", ask)
        self.page.goto("/healthz")
        self.page.evaluate("color => { document.body.style.background = color; }", background)
        state = {name: getattr(widget, name) for name in ("frame", "asked", "texts")}
        self.page.evaluate(NOTEBOOK, [widget.get_state()["_esm"], state, is_in_shadow])

    def cell(self, row: int, col: int) -> Locator:
        return self.page.locator(f"[data-cell='{row},{col}']")

    def drag(self, *cells: tuple[int, int]) -> None:
        self.pointer([middle(self.cell(*cell)) for cell in cells])


@pytest.fixture
def notebook(visits: Visits, server: Server) -> Notebook:
    # The policy of the arcade's own pages would forbid what a notebook's page allows.
    page = visits.page(server.url, viewport=DESK, bypass_csp=True)
    return Notebook(page, by_mouse(page))


@pytest.fixture
def phone(visits: Visits, server: Server) -> Notebook:
    """A notebook on a telephone, longer than its screen: a finger scrolls wherever the widget lets it."""
    page = visits.page(server.url, has_touch=True, bypass_csp=True)
    page.add_init_script("addEventListener('load', () => { document.body.style.minHeight = '3000px'; })")
    return Notebook(page, by_finger(page))


def sea() -> Wordsearch:
    puzzle = Wordsearch(8, seed=1)
    puzzle.add_wordlist(["whale", "coral", "tuna"])
    return puzzle


IN_SHADOW = pytest.mark.parametrize("is_in_shadow", [False, True], ids=["document", "shadow root"])


@IN_SHADOW
def test_a_word_is_dragged_another_tapped_and_a_third_typed(notebook: Notebook, is_in_shadow: bool) -> None:
    puzzle = sea()
    notebook.show(play(puzzle), is_in_shadow)
    first, second, third = puzzle.solution
    notebook.drag(first.cells[0], first.cells[-1])
    expect(notebook.page.get_by_role("status")).to_contain_text(first.word)
    for end in (second.cells[0], second.cells[-1]):
        notebook.cell(*end).click()
    expect(notebook.page.get_by_role("status")).to_contain_text(second.word)
    notebook.page.get_by_label("Word", exact=True).fill(third.word)
    notebook.page.keyboard.press("Enter")
    expect(notebook.page.get_by_text("3 of 3 words")).to_be_visible()
    expect(notebook.page.get_by_role("button", name="Give up")).to_have_count(0)


@IN_SHADOW
def test_a_word_search_is_solved_by_a_finger(phone: Notebook, is_in_shadow: bool) -> None:
    puzzle = sea()
    phone.show(play(puzzle), is_in_shadow)
    first, second, third = puzzle.solution
    for ends in ((first.cells[0], first.cells[-1]), (second.cells[-1], second.cells[0])):
        phone.drag(*ends)
    for end in (third.cells[0], third.cells[-1]):
        phone.cell(*end).tap()
    expect(phone.page.get_by_text("3 of 3 words")).to_be_visible()
    assert phone.page.evaluate("[eyes.used(), scrollY]") == [["touch"], 0]


@IN_SHADOW
def test_boogle_is_played_by_a_finger(phone: Notebook, is_in_shadow: bool) -> None:
    widget = play(Board.parse(BOARD))
    phone.show(widget, is_in_shadow)
    phone.page.get_by_role("button", name="Ready").tap()
    expect(phone.page.get_by_role("grid")).to_be_visible()
    phone.drag((0, 0), (1, 1), (1, 2))  # p, a, t
    expect(phone.page.get_by_role("status")).to_contain_text("pat")
    for at in ((1, 0), (1, 1), (1, 2), (0, 1), (0, 1)):  # l, a, t, e; the last letter again enters the word
        phone.cell(*at).tap()
    expect(phone.page.get_by_role("status")).to_contain_text("late")
    assert [word.word for word in widget.view.found] == ["pat", "late"]
    assert phone.page.evaluate("[eyes.used(), scrollY]") == [["touch"], 0]


def test_a_finger_beside_the_board_scrolls_the_notebook(phone: Notebook) -> None:
    phone.show(play(sea()))
    phone.pointer([middle(phone.page.get_by_role("heading")), (20, -400)])
    phone.page.wait_for_function("scrollY > 100")


def test_a_board_waits_for_its_player_and_takes_paths_and_keys(notebook: Notebook) -> None:
    widget = play(Board.parse(BOARD))
    notebook.show(widget, is_in_shadow=True)
    expect(notebook.page.get_by_role("grid")).to_have_count(0)
    notebook.page.get_by_role("button", name="Ready").click()
    notebook.drag((0, 0), (1, 1), (1, 2))  # p, a, t
    expect(notebook.page.get_by_role("status")).to_contain_text("pat")
    notebook.cell(0, 0).focus()
    for key in ("Enter", "ArrowDown", "ArrowRight", "Enter", "ArrowUp", "Enter", "Enter"):
        notebook.page.keyboard.press(key)  # p, a, e
    expect(notebook.page.get_by_role("status")).to_have_class("said bad")
    notebook.page.keyboard.type("plaster")  # typed on the board, it goes on in the draft
    expect(notebook.page.get_by_role("gridcell", selected=True)).to_have_count(7)
    notebook.page.keyboard.press("Enter")
    expect(notebook.page.get_by_role("status")).to_contain_text("plaster")
    assert [word.word for word in widget.view.found] == ["pat", "plaster"]


def test_the_end_shows_what_was_missed_and_where_it_runs(notebook: Notebook) -> None:
    notebook.show(play(Board.parse(BOARD), time_s=0))
    notebook.page.get_by_role("button", name="I’m done").click()
    missed = notebook.page.get_by_role("listitem").filter(has_text="missed").first
    missed.get_by_role("button").click()
    letters = (missed.locator(".text").text_content() or "").strip()
    expect(notebook.page.get_by_role("gridcell", selected=True)).to_have_count(len(letters))


@pytest.mark.parametrize(
    ("background", "look"), [("white", "light"), ("#111", "dark"), ("oklch(0.2 0 0)", "dark")]
)
def test_it_is_light_or_dark_as_the_notebook_and_readable(
    notebook: Notebook, background: str, look: str
) -> None:
    notebook.show(play(sea()), background=background)
    expect(notebook.page.locator(".worderly")).to_have_attribute("data-theme", look)
    notebook.page.evaluate(AXE)
    for size in (DESK, PHONE):
        notebook.page.set_viewport_size(size)
        assert faults(notebook.page) == []
        assert notebook.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def faults(page: Page) -> list[Any]:
    """Of the widget; title and language belong to the notebook's page."""
    found: list[Any] = page.evaluate(
        "async () => (await axe.run('.worderly')).violations.map((each) => [each.id, each.nodes[0].html])"
    )
    return found


def test_a_look_that_changes_is_followed_and_a_removed_widget_is_silent(notebook: Notebook) -> None:
    notebook.show(play(Board.parse(BOARD), time_s=0))
    notebook.page.evaluate("document.body.style.background = '#111'")
    expect(notebook.page.locator(".worderly")).to_have_attribute("data-theme", "dark")
    notebook.page.evaluate("clean()")
    expect(notebook.page.get_by_role("grid")).to_have_count(0)
