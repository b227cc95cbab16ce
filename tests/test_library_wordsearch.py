"""The library module of Word search."""

import pytest

from worderly.wordsearch import Wordsearch

WORDS = ["whale", "coral", "tuna", "New York"]


def test_added_words_are_hidden_in_the_grid() -> None:
    ws = Wordsearch(12, seed=1)
    assert ws.add_wordlist(WORDS) == WORDS
    assert ws.hidden_words == WORDS
    assert len(ws.grid) == len(ws.grid[0]) == 12
    for word in ws.solution:
        letters = "".join(ws.grid[row][col] for row, col in word.cells)
        assert letters == word.word.upper().replace(" ", "")


def test_only_placed_words_are_returned() -> None:
    ws = Wordsearch(5, seed=1)
    assert ws.add_wordlist(["cat", "elephant"]) == ["cat"]
    assert [(lost.word, lost.reason) for lost in ws.unplaced] == [("elephant", "too_long")]


def test_a_list_that_cannot_be_hidden_places_nothing() -> None:
    ws = Wordsearch(4)
    assert ws.add_wordlist(["elephant"]) == []
    assert (ws.hidden_words, ws.solution) == ([], ())


def test_a_second_list_is_added_to_the_first() -> None:
    ws = Wordsearch((10, 14), seed="x")
    ws.add_wordlist(["whale"])
    assert ws.add_wordlist(["coral", "whale"]) == ["coral", "whale"]
    assert ws.hidden_words == ["whale", "coral"]
    assert (len(ws.grid), len(ws.grid[0])) == (10, 14)


def test_it_prints_one_row_per_line_with_spaces_between_letters() -> None:
    ws = Wordsearch(8, seed=3, words=("whale",))
    assert str(ws) == "\n".join(" ".join(row) for row in ws.grid)
    assert repr(ws) == "<Wordsearch 8×8, 1 words>"


def test_the_same_seed_prints_the_same_grid() -> None:
    one, two, other = (Wordsearch(10, seed=s, words=tuple(WORDS)) for s in ("a", "a", "b"))
    assert str(one) == str(two) != str(other)


def test_json_and_csv_give_an_equal_word_search() -> None:
    ws = Wordsearch(10, seed=2, title="Sea")
    ws.add_wordlist(WORDS)
    for again in (Wordsearch.from_json(ws.to_json()), Wordsearch.from_csv(ws.to_csv())):
        assert str(again) == str(ws)
        assert again.solution == ws.solution
        assert again.hidden_words == WORDS


def test_it_solves_itself() -> None:
    ws = Wordsearch(10, seed=2, words=tuple(WORDS))
    assert ws.solve(WORDS).missing == ()


def test_a_size_out_of_range_is_an_error() -> None:
    with pytest.raises(ValueError, match="rows"):
        Wordsearch(2)


def test_an_empty_word_search_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="add_wordlist"):
        Wordsearch(5).to_json()


def test_a_word_search_without_words_shows_its_blank_cells() -> None:
    ws = Wordsearch(3)
    assert ws.grid == [["0"] * 3] * 3
    assert str(ws) == "0 0 0\n0 0 0\n0 0 0"
