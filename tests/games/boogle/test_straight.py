"""Straight lines of a board that spell a watched word."""

from collections import Counter

import pytest

from worderly.games.boogle import GAME
from worderly.games.boogle.boards import faces
from worderly.games.boogle.boards.straight import exchanged, lines, watched_run
from worderly.games.boogle.generate import clean_roll
from worderly.games.boogle.options import Options, fill_in
from worderly.games.tools import Tools, WatchedStrings
from worderly.kit import Chance, start

BAD = WatchedStrings(frozenset({"bad", "quay"}), frozenset({"bad", "qua"}))


def test_a_board_of_three_by_three_has_its_rows_columns_and_diagonals_both_ways() -> None:
    assert len([line for line in lines(3, 3) if len(line) == 3]) == 2 * (3 + 3 + 2)


def test_each_die_is_in_one_line_of_each_of_the_eight_directions() -> None:
    seen = Counter(cell for line in lines(4, 5) for cell in line)
    assert set(seen.values()) == {8}
    assert len(seen) == 20


@pytest.mark.parametrize(
    "board", ["badx/xxxx/xxxx/xxxx", "xxxd/xxax/xbxx/xxxx", "xdxx/xaxx/xbxx/xxxx", "xxxx/dxxx/xaxx/xxbx"]
)
def test_a_watched_word_is_found_in_any_straight_line(board: str) -> None:
    grid = faces.parse(board, True)
    assert "".join(grid[row][col] for row, col in watched_run(grid, BAD)) == "bad"


def test_a_bent_path_is_no_line() -> None:
    assert watched_run(faces.parse("bxxx/xaxx/xdxx/xxxx", True), BAD) == []


def test_the_qu_die_is_read_as_two_letters() -> None:
    grid = faces.parse("qayx/xxxx/xxxx/xxxx", True)
    assert grid[0][0] == "qu"
    assert watched_run(grid, BAD) == [(0, 0), (0, 1), (0, 2)]


def test_exchanging_keeps_the_dice() -> None:
    grid = faces.parse("abcd/efgh/ijkl/mnop", True)
    assert exchanged(grid, (0, 0), (3, 3)) == faces.parse("pbcd/efgh/ijkl/mnoa", True)


def test_no_rolled_board_spells_a_watched_word_in_a_line() -> None:
    tools = Tools.open(("en",))
    options, dirty = fill_in(Options(size=6, dice="weights")), 0
    for seed in range(60):
        grid = clean_roll(options, Chance(seed), tools.lexicons)
        assert watched_run(grid, tools.watched) == []
        assert sum(Counter(face for row in grid for face in row).values()) == 36
        dirty += bool(watched_run(start(GAME, options, str(seed), tools).deals[0].faces, tools.watched))
    assert dirty == 0


def test_a_typed_board_is_taken_as_it_is() -> None:
    tools = Tools.open(("en",))
    word = min(tools.watched.words, key=lambda one: (len(one) != 4, one))
    state = start(GAME, Options(grid=f"{word}/eeee/eeee/eeee"), "1", tools)
    assert "".join(state.deals[0].faces[0]) == word
    assert watched_run(state.deals[0].faces, tools.watched) == [(0, 0), (0, 1), (0, 2), (0, 3)]
