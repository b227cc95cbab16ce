"""The search for the best board."""

from itertools import islice

import pytest

from worderly.lexicon import Lexicon
from worderly.solver.best import Search, letter_weights, neighbours, starts
from worderly.solver.boards import score_board
from worderly.solver.points import Points

CLASSIC = Points.by_length((0, 0, 0, 1, 1, 2, 3, 5, 11))
WORDS = Lexicon.from_words(
    ("tea", "eat", "ate", "eta", "teat", "seat", "east", "set", "quiet", "quit", "tie")
)


def search(size: int = 2, seed: str = "1") -> Search:
    return Search(size, size, CLASSIC, seed=seed)


def test_neighbours_change_one_cell_or_exchange_two() -> None:
    near = neighbours("aab", "ab")
    assert sorted(near) == sorted(["bab", "abb", "aaa", "baa", "aba"])


def test_letters_are_weighed_by_how_often_they_occur() -> None:
    letters, weights = letter_weights(Lexicon.from_words(("aab", "abc")))
    assert dict(zip(letters, weights, strict=True)) == {"a": 3, "b": 2, "c": 1}


def test_a_start_ends_with_a_board_that_no_neighbour_beats_and_whose_points_are_true() -> None:
    order = search()
    *_, best = starts(WORDS, order, 0)
    assert best.points == score_board(WORDS, order.faces(best.board), CLASSIC)
    letters, _ = letter_weights(WORDS)
    for board in neighbours(best.board, letters):
        assert score_board(WORDS, order.faces(board), CLASSIC) <= best.points


def test_the_best_of_all_small_boards_is_found() -> None:
    """Every board of two by two, against the search."""
    order = search()
    letters, _ = letter_weights(WORDS)
    every = ("".join((a, b, c, d)) for a in letters for b in letters for c in letters for d in letters)
    most = max(score_board(WORDS, order.faces(board), CLASSIC) for board in every)
    found = max(best.points for number in range(3) for best in starts(WORDS, order, number))
    assert found == most > 0


def test_what_is_best_only_grows_within_a_start() -> None:
    points = [best.points for best in starts(WORDS, search(3), 0)]
    assert points == sorted(points)


def test_equal_seeds_and_numbers_give_equal_boards_and_others_other_ones() -> None:
    def first(seed: str, number: int) -> list[str]:
        return [best.board for best in islice(starts(WORDS, search(3, seed), number), 4)]

    assert first("a", 0) == first("a", 0)
    assert first("a", 0) != first("b", 0)
    assert first("a", 0) != first("a", 1)


@pytest.mark.parametrize(("plain_q", "face"), [(False, "qu"), (True, "q")])
def test_a_q_is_qu_unless_it_is_plain(plain_q: bool, face: str) -> None:
    order = Search(1, 2, CLASSIC, plain_q=plain_q)
    assert order.faces("qa") == [[face, "a"]]


def test_a_board_is_told_by_its_rows() -> None:
    assert search(4).rows_of("perslatgsineters") == "pers/latg/sine/ters"
