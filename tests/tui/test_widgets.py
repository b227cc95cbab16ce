"""The pieces: tiles that fit, keys that are buttons, paths and lines, clouds."""

from collections.abc import Callable
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.games.wordsearch.model import ListedWord
from worderly.tui.ending.clouds import cloud_text, steps
from worderly.tui.games.boogle import extended, traced
from worderly.tui.games.motion import STEPS, Motion
from worderly.tui.games.wordsearch import joints, risers, straight
from worderly.tui.widgets.bars import Key, fitting, key_at, laid_out
from worderly.tui.widgets.signs import SIGNS, signed
from worderly.tui.widgets.tiles import Tile, TileGrid

CELLS = st.tuples(st.integers(0, 5), st.integers(0, 5))


def grid_of(rows: int, cols: int) -> TileGrid:
    grid = TileGrid(row_labels=["A"] * rows, column_labels=["1"] * cols)
    grid.set_reactive(TileGrid.tiles, ((Tile("x"),) * cols,) * rows)
    return grid


@pytest.mark.parametrize(
    ("width", "height", "cell"), [(50, 25, (4, 2)), (50, 24, (2, 1)), (26, 13, (2, 1)), (25, 13, (1, 1))]
)
def test_a_grid_takes_the_largest_cells_that_fit(width: int, height: int, cell: tuple[int, int]) -> None:
    grid = grid_of(12, 12)
    assert grid.best_fit(width, height, ((4, 2), (2, 1), (1, 1))) == cell


@given(CELLS)
def test_the_middle_of_a_cell_is_that_cell(cell: tuple[int, int]) -> None:
    grid = grid_of(6, 6)
    grid.set_reactive(TileGrid.cell, (4, 3))
    assert grid.cell_at(2 + cell[1] * 4 + 1, 1 + cell[0] * 3 + 1) == cell


def test_outside_the_tiles_there_is_no_cell() -> None:
    grid = grid_of(2, 2)
    assert [grid.cell_at(0, 1), grid.cell_at(2, 0), grid.cell_at(6, 1), grid.cell_at(2, 3)] == [None] * 4


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


@given(CELLS, CELLS)
def test_a_straight_line_goes_from_end_to_end_in_equal_steps(
    start: tuple[int, int], end: tuple[int, int]
) -> None:
    line = straight(start, end)
    down, right = abs(end[0] - start[0]), abs(end[1] - start[1])
    assert bool(line) == (start != end and (down == right or 0 in (down, right)))
    if line:
        assert (line[0], line[-1], len(line)) == (start, end, max(down, right) + 1)


KEYS = [Key(name, name, label, "") for name, label in (("a", "One"), ("b", "Two"), ("^p", "More"))]


@pytest.mark.parametrize(("room", "shown"), [(40, "a b ^p"), (14, "a ^p"), (8, "^p")])
def test_the_last_key_is_always_shown(room: int, shown: str) -> None:
    assert " ".join(key.key for key in fitting(KEYS, room)) == shown


def test_a_click_on_a_key_finds_it() -> None:
    assert [key.key if (key := key_at(KEYS, x)) else None for x in (0, 6, 7, 14, 40)] == [
        "a",
        "a",
        "b",
        "^p",
        None,
    ]


@given(st.dictionaries(st.text("abc", min_size=1), st.integers(1, 1000), min_size=1, max_size=20))
def test_a_heavier_word_is_never_smaller(weights: dict[str, int]) -> None:
    sizes = steps(weights)
    order = sorted(weights, key=lambda word: weights[word])
    assert [sizes[word] for word in order] == sorted(sizes.values())
    text = cloud_text(weights).plain.replace("\u00a0", "").lower()
    assert sorted(text.split()) == sorted(weights)


@pytest.mark.parametrize(
    ("cells", "marks"),
    [
        (((0, 0), (1, 1)), {(1, 1): "╲"}),
        (((1, 1), (0, 1)), {(1, 1): "│"}),
        (((0, 1), (1, 0)), {(1, 0): "╱"}),
        (((0, 0), (0, 1)), {}),
    ],
)
def test_a_found_word_is_a_line_whichever_way_it_lies(
    cells: tuple[tuple[int, int], ...], marks: dict[tuple[int, int], str]
) -> None:
    word = ListedWord("ab", 2, 0, 0, cells)
    view = SimpleNamespace(words=(word,), secrets_found=())
    assert risers(view) == marks  # type: ignore[arg-type]
    assert bool(joints(view, 2)) != bool(marks)  # type: ignore[arg-type]


# --- signs besides colours -----------------------------------------------------------


def test_every_state_has_a_sign_of_its_own() -> None:
    shown = {look: signed("A", look, 3) for look in SIGNS}
    assert shown["chosen"] == "[A]"
    assert shown["found"] == " A✓"
    together = [look for look in SIGNS if look != "line"]
    assert len({shown[look] for look in together} | {signed("A", "plain", 3)}) == len(together) + 1


@given(st.text("AQ₁", min_size=1, max_size=3), st.sampled_from([*SIGNS, "plain"]), st.integers(1, 9))
def test_a_sign_never_takes_a_letters_place(text: str, look: str, room: int) -> None:
    tile = signed(text, look, room)
    assert len(tile) == room
    assert text[:room] in tile


# --- motion --------------------------------------------------------------------------


class Screen:
    """A screen whose only timer rings when the test says so."""

    def __init__(self) -> None:
        self.is_stopped = False

    def set_interval(self, interval: float, callback: Callable[[], None]) -> "Screen":
        self.interval, self.ring = interval, callback
        return self

    def stop(self) -> None:
        self.is_stopped = True


def moving() -> tuple[Motion, Screen]:
    screen = Screen()
    motion = Motion(cast("Any", screen), lambda: None)
    motion.begin()
    return motion, screen


def test_a_number_counts_up_to_the_end_and_stays_there() -> None:
    motion, screen = moving()
    seen = []
    while motion.is_moving:
        seen.append(motion.counted(10, 50))
        screen.ring()
    assert [*seen, motion.counted(10, 50)] == [10, 20, 30, 40, 50]
    assert screen.is_stopped
    assert STEPS * screen.interval <= 0.2


@given(st.lists(st.integers(), min_size=1, max_size=12))
def test_letters_turn_one_after_the_other_and_a_ripple_passes_once(cells: list[int]) -> None:
    motion, screen = moving()
    turned, crests = [], []
    for _ in range(STEPS + 1):
        turned.append(list(motion.shown(cells)))
        crests.append(list(motion.crest(cells)))
        screen.ring()
    assert turned[-1] == cells
    assert all(later[: len(before)] == before for before, later in pairwise(turned))
    assert crests[-1] == []
    assert any(crests)


def test_what_does_not_move_is_where_it_belongs() -> None:
    motion = Motion(cast("Any", Screen()), lambda: None)
    assert (motion.counted(10, 50), motion.shown([1, 2]), motion.crest([1, 2])) == (50, [1, 2], ())


def test_keys_that_do_not_fit_in_a_line_take_a_second_one() -> None:
    keys = [Key(name, name, "Label", "act") for name in "abcdef"]
    assert [[key.key for key in line] for line in laid_out(keys, 24, 2)] == [["a", "b"], ["c", "f"]]
    assert [[key.key for key in line] for line in laid_out(keys, 60, 2)] == [list("abcdef")]
    assert [[key.key for key in line] for line in laid_out(keys, 24, 1)] == [["a", "f"]]
