"""Solving: every occurrence of a list or of a lexicon, in grids of any case and accent."""

import pytest

from tests.games.wordsearch.test_generate import make
from worderly.games.wordsearch.solve import solve_grid
from worderly.lexicon import Lexicon

#   C A T S
#   X O X E
#   X X W A
GRID = ("CATS", "XOXE", "XXWA")


def test_each_word_is_found_with_its_cells() -> None:
    solved = solve_grid(GRID, ["cat", "sea", "cow", "dog"])
    assert [(f.word, f.start, f.direction, f.cells) for f in solved.found] == [
        ("cat", (0, 0), "E", ((0, 0), (0, 1), (0, 2))),
        ("sea", (0, 3), "S", ((0, 3), (1, 3), (2, 3))),
        ("cow", (0, 0), "SE", ((0, 0), (1, 1), (2, 2))),
    ]
    assert solved.missing == ("dog",)


def test_a_word_that_stands_twice_is_found_twice() -> None:
    assert len(solve_grid(("CATAC",), ["cat"]).found) == 2


def test_case_and_accents_do_not_matter() -> None:
    assert solve_grid(("été",), ["ETE", "Été"]).missing == ()
    assert solve_grid(("ETE",), ["été"]).missing == ()
    assert solve_grid(("İZMİR",), ["izmir"]).missing == ()


def test_a_lexicon_finds_its_words_of_the_length_asked_for() -> None:
    lexicon = Lexicon.from_words(["cat", "cats", "sea", "at", "cow"])
    assert {f.word for f in solve_grid(GRID, lexicon=lexicon, min_length=3).found} == {
        "cat",
        "cats",
        "sea",
        "cow",
    }
    assert {f.word for f in solve_grid(GRID, lexicon=lexicon).found} == {"cats"}


def test_a_made_puzzle_is_solved_completely() -> None:
    words = ("whale", "coral", "New York", "level", "été")
    state = make(*words, rows=12, cols=12, shape="heart")
    solved = solve_grid(state.grid, words)
    assert solved.missing == ()
    assert {frozenset(f.cells) for f in solved.found} == {frozenset(w.cells) for w in state.hidden}


def test_neither_list_nor_lexicon_is_an_error() -> None:
    with pytest.raises(ValueError, match="list of words or with a lexicon"):
        solve_grid(GRID)
