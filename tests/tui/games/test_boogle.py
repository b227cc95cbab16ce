"""Boogle, played by typing, arrow keys, clicks and dragging."""

from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.tui.puzzles import BOOGLE
from tests.tui.stage import Stage, past_name, play, points
from worderly.solver.boards import find_paths
from worderly.tui.games.boogle import extended, traced
from worderly.tui.widgets.tiles import Cell

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


CELLS = st.tuples(st.integers(0, 5), st.integers(0, 5))


@given(st.lists(CELLS, max_size=30))
def test_a_drag_is_a_path_of_touching_cells_without_repeats(over: list[tuple[int, int]]) -> None:
    path = traced(over)
    assert len(set(path)) == len(path)
    assert all(max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in pairwise(path))


def test_a_pick_extends_goes_back_or_begins_anew() -> None:
    path = ((0, 0), (0, 1), (1, 2))
    assert extended(path, (2, 2)) == (*path, (2, 2))
    assert extended(path, (0, 1)) == path[:2]
    assert extended(path, (0, 0)) == path[:1]
    assert extended(path, (3, 0)) == ((3, 0),)
