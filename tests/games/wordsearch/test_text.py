"""Text: one form for every move, the picture, the share text."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wordsearch.test_rules import ALL, after, do, state
from worderly.games.wordsearch import GAME
from worderly.games.wordsearch.model import Draw, Hint, Name
from worderly.grid.notation import as_cell, cell_text
from worderly.kit import GiveUp, decode, encode, see
from worderly.messages import Messages

SAY = Messages("en").text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("c7 c12", Draw((2, 6), (2, 11))),
        ("  C7   aa1 ", Draw((2, 6), (26, 0))),
        ("ocean", Name("ocean")),
        ("new york c7", Name("new york", (2, 6))),
        ("new  york", Name("new york")),
        ("!hint", Hint()),
        ("!hint new york", Hint("new york")),
        ("!give up", GiveUp()),
        ("!give-up", GiveUp()),
    ],
)
def test_a_line_is_the_move_it_says(text: str, move: Any) -> None:
    assert GAME.parse(text) == move
    assert GAME.parse(GAME.notate(move)) == move


@pytest.mark.parametrize("text", ["", "   ", "12", "!", "!dance", "?!"])
def test_a_line_that_says_nothing_is_quoted_back(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        GAME.parse(text)


@given(st.integers(0, 99), st.integers(0, 99))
def test_a_cell_reads_as_it_is_written(row: int, col: int) -> None:
    assert as_cell(cell_text((row, col))) == (row, col)


def test_the_picture_shows_found_letters_small() -> None:
    expected = """\
Pets
  1 2 3 4 5
a c a t s X
b X O X X L
c X X R X E
d T A C A V
e L E V E L

[x] cats   [ ] cat    [ ] level  [ ] Côr"""
    assert GAME.picture(see(GAME, after(state(), ALL[0]), 0)) == expected


def test_the_share_text_tells_time_hints_and_pace() -> None:
    now = state()
    for move, at in zip(ALL, (5_000, 20_000, 50_000, 221_000), strict=True):
        now = do(now, move, at=at).state
    assert (
        GAME.share(see(GAME, now, 0), "Word search 42", SAY)
        == 'Word search 42 "Pets" · 4/4 in 3:41 · no hints\n▁▂▃▇'
    )


def test_the_share_text_counts_hints_into_the_time() -> None:
    end = after(state(), Hint("cat"), Hint("level"), *ALL)
    assert (
        GAME.share(see(GAME, end, 0), "Word search 42", SAY).splitlines()[0].endswith("4/4 in 0:36 · 2 hints")
    )


def test_a_text_of_more_than_128_letters_is_no_move() -> None:
    assert decode(encode(Name("a" * 128)), GAME.Move) == Name("a" * 128)
    with pytest.raises(ValueError, match="128"):
        decode(encode(Name("a" * 129)), GAME.Move)
