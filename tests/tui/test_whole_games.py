"""A whole game of each kind, won by the keyboard alone and by the mouse alone."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.tui.stage import Stage, play, request
from worderly.games.wordsearch.notation import cell_text
from worderly.solver.boards import find_paths
from worderly.tui.ending.result import ResultScreen
from worderly.tui.screens.dialog import Question
from worderly.tui.widgets.tiles import Cell
from worderly.tui.widgets.tray import Tray

WIZARDS = request("wizards", words=5, languages=("en",))
HANDS = request("hands", hand="ajef*rx", hands=1, substitute=False, replay=False)
BOOGLE = request("boogle", grid="pers/latg/sine/ters", time_s=0)
BATTLEWORDS = request("battlewords")
WORDSEARCH = request("wordsearch", words=("oak", "elm", "ash tree"), rows=8, cols=8)


async def past_name(stage: Stage) -> ResultScreen:
    """The end of a game may ask for a name; the result stands behind the question."""
    await stage.pilot.pause()
    if isinstance(stage.screen, Question):
        await stage.press("escape")
    assert isinstance(stage.screen, ResultScreen)
    return stage.screen


def points(folder: Path, game: str) -> list[tuple[int, str]]:
    from worderly.device.local.shelf import Shelf

    return [(one.points, one.reason) for one in Shelf(folder).results.read() if one.game == game]


def hidden(stage: Stage) -> Iterable[str]:
    return dict.fromkeys(word.word for word in stage.state.words)


# --- Wizards -----------------------------------------------------------------


async def spell_by_mouse(stage: Stage, word: str, selector: str) -> None:
    for letter in word:
        tray = stage.screen.query_one(selector, Tray)
        cells = [(row, col) for row, line in enumerate(tray.tiles) for col in range(len(line))]
        free = (cell for cell in cells if tray.tiles[cell[0]][cell[1]].look != "used")
        cell = next(cell for cell in free if tray.letter_at(cell).lower() == letter)
        await stage.click_cell(selector, cell)
    await stage.click_text("Entry", "enter")


def test_wizards_is_won_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in hidden(stage):
            if stage.app.screen is not None and not isinstance(stage.screen, ResultScreen | Question):
                await stage.enter(word)
        await past_name(stage)

    play(tmp_path, action, WIZARDS)
    assert [reason for _, reason in points(tmp_path, "wizards")] == ["solved"]


def test_wizards_is_won_by_mouse(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        for word in hidden(stage):
            if not isinstance(stage.screen, ResultScreen | Question):
                await spell_by_mouse(stage, word, "#tray")
        await past_name(stage)

    play(tmp_path, action, WIZARDS)
    assert [reason for _, reason in points(tmp_path, "wizards")] == ["solved"]


# --- Hands -------------------------------------------------------------------


def test_a_hand_is_played_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.enter("jar")
        assert "90" in stage.text_of("Said")
        await stage.enter("f*x")
        await stage.press("f7")
        result = await past_name(stage)
        assert "306" in result.summary.headline

    play(tmp_path, action, HANDS)
    assert [score for score, _ in points(tmp_path, "hands")] == [306]


def test_a_hand_is_played_by_mouse(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await spell_by_mouse(stage, "jar", "#grid")
        await spell_by_mouse(stage, "f*x", "#grid")
        await stage.click_text("KeyBar", "Finish")
        await past_name(stage)

    play(tmp_path, action, HANDS)
    assert [score for score, _ in points(tmp_path, "hands")] == [306]


# --- Boogle ------------------------------------------------------------------

FACES = [list(row) for row in "pers/latg/sine/ters".split("/")]


def path_of(word: str) -> list[Cell]:
    return list(find_paths(FACES, word)[0])


def test_boogle_is_played_by_typing_and_by_arrow_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.type("satin")
        assert [tile.look for row in stage.game.grid.tiles for tile in row].count("chosen") == 5
        await stage.press("enter")
        at: Cell = (0, 0)
        await stage.press("right")
        for cell in path_of("site"):
            down, right = cell[0] - at[0], cell[1] - at[1]
            await stage.press(*(["down"] * down or ["up"] * -down), *(["right"] * right or ["left"] * -right))
            await stage.press("space")
            at = cell
        await stage.press("enter")
        assert [found.word for found in stage.game.view.found] == ["satin", "site"]
        await stage.press("f7")
        await past_name(stage)

    play(tmp_path, action, BOOGLE)
    assert [reason for _, reason in points(tmp_path, "boogle")] == ["all_done"]


def test_boogle_is_played_by_clicks_and_by_dragging(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        path = path_of("satin")
        for cell in [*path, path[-1]]:
            await stage.click_cell("#grid", cell)
        await stage.drag("#grid", path_of("site"))
        assert [found.word for found in stage.game.view.found] == ["satin", "site"]
        await stage.click_text("KeyBar", "Done")
        await past_name(stage)

    play(tmp_path, action, BOOGLE)
    assert len(points(tmp_path, "boogle")) == 1


# --- Battlewords -------------------------------------------------------------


def covered(stage: Stage) -> Iterable[Cell]:
    """Water far from the words, so that a guess may follow and the words stay covered."""
    grid = stage.state.grid
    return ((row, col) for row in range(12) for col in range(12) if grid[row][col] == ".")


async def battle(stage: Stage, *, by_mouse: bool) -> None:
    water = iter(list(covered(stage)))
    for word in list(hidden(stage)):
        row, col = next(water)
        if by_mouse:
            await stage.click_cell("#grid", (row, col))
            for letter in word:
                at = ord(letter) - 97
                await stage.click_cell("#keyboard", divmod(at, 26))
            await stage.click_text("Entry", "enter")
        else:
            await stage.enter(f"{'abcdefghijkl'[row]}{col + 1}")
            await stage.enter(word)
    await past_name(stage)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_battlewords_is_won_by_keys_and_by_mouse(by_mouse: bool, tmp_path: Path) -> None:
    play(tmp_path, lambda stage: battle(stage, by_mouse=by_mouse), BATTLEWORDS)
    assert points(tmp_path, "battlewords") == [(60, "solved")]


def test_a_cell_is_uncovered_by_arrow_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        await stage.press("down", "down", "right", "enter")
        assert stage.game.view.reveals == 1
        assert stage.game.view.grid[1][1] != "?"

    play(tmp_path, action, BATTLEWORDS)


# --- Word search -------------------------------------------------------------


def test_a_word_search_is_won_by_keys(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        first, second, third = stage.state.hidden
        await stage.enter(f"{cell_text(first.cells[0])} {cell_text(first.cells[-1])}")
        at: Cell = (0, 0)
        await stage.press("down")
        for cell in (second.cells[0], second.cells[-1]):
            down, right = cell[0] - at[0], cell[1] - at[1]
            await stage.press(*(["down"] * down or ["up"] * -down), *(["right"] * right or ["left"] * -right))
            await stage.press("enter")
            at = cell
        await stage.enter(f"{cell_text(third.cells[-1])} {cell_text(third.cells[0])}")
        await past_name(stage)

    play(tmp_path, action, WORDSEARCH)
    assert points(tmp_path, "wordsearch")[0][1] == "all_found"


def test_a_word_search_is_won_by_mouse(tmp_path: Path) -> None:
    async def action(stage: Stage) -> None:
        first, second, third = stage.state.hidden
        await stage.drag("#grid", list(first.cells))
        for word in (second, third):
            await stage.click_cell("#grid", word.cells[-1])
            await stage.click_cell("#grid", word.cells[0])
        await past_name(stage)

    play(tmp_path, action, WORDSEARCH)
    assert points(tmp_path, "wordsearch")[0][1] == "all_found"
