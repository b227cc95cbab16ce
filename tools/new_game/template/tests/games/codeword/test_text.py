"""Codeword in text: moves, picture and share text."""

import pytest

from worderly.games.codeword.marks import marked
from worderly.games.codeword.model import Guess, View
from worderly.games.codeword.options import Options
from worderly.games.codeword.text import notate, parse, picture, share
from worderly.kit import GiveUp
from worderly.messages import Messages

VIEW = View(
    options=Options(),
    rows=(marked("hotel", "tooth"), marked("hotel", "hotel")),
    left=6,
    points=7,
    answer="hotel",
    reason="solved",
)


def test_a_word_is_a_guess_and_giving_up_has_its_own_form() -> None:
    assert parse(" Hotel ") == Guess("Hotel")
    assert parse(notate(GiveUp())) == GiveUp()


def test_an_unknown_command_is_no_move() -> None:
    with pytest.raises(ValueError, match="!hint"):
        parse("!hint")


def test_the_picture_has_marks_below_the_letters() -> None:
    assert picture(VIEW) == "T O O T H\n○ ◉ · · ○\nH O T E L\n◉ ◉ ◉ ◉ ◉"


def test_the_share_text_tells_marks_and_no_letter() -> None:
    text = share(VIEW, "Codeword 42", Messages("en").text)
    assert text == "Codeword 42 · solved · 2 of 8 guesses\n○◉··○ ◉◉◉◉◉"
