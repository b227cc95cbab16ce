"""Moves as text, the plain picture, the share text, the records of `make --json`."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.battlewords.test_rules import after, sea
from worderly.games.battlewords import GAME
from worderly.games.battlewords.diagnose import Diagnosis, lines
from worderly.games.battlewords.model import Guess, Hint, Move, Reveal
from worderly.games.battlewords.options import Options
from worderly.kit import Chance, GiveUp, decode, encode, see
from worderly.messages import Messages


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("a1", Reveal(0, 0)),
        ("c7", Reveal(2, 6)),
        ("l12", Reveal(11, 11)),
        ("guess stone", Guess("stone")),
        ("guess", Guess("")),
        ("!hint", Hint()),
        ("!give-up", GiveUp()),
    ],
)
def test_every_move_has_one_text_form(text: str, move: Move) -> None:
    assert GAME.parse(text) == move
    assert GAME.notate(move) == text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("C7", Reveal(2, 6)),
        ("  c 7 ", Reveal(2, 6)),
        ("stone", Guess("stone")),
        ("GUESS Stone", Guess("Stone")),
        ("guess guess", Guess("guess")),
        ("!HINT", Hint()),
    ],
)
def test_other_ways_to_type_a_move(text: str, move: Move) -> None:
    assert GAME.parse(text) == move


@pytest.mark.parametrize("text", ["m1", "a13", "a0", "7c", "a1b", "12", "a-1", "a123", "!fly", "a٣"])
def test_what_is_no_move_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=text.strip("!")):
        GAME.parse(text)


@given(row=st.integers(0, 11), col=st.integers(0, 11))
def test_every_cell_reads_as_it_is_written(row: int, col: int) -> None:
    assert GAME.parse(GAME.notate(Reveal(row, col))) == Reveal(row, col)


def test_the_picture_shows_rows_columns_radar_water_and_letters() -> None:
    lines = GAME.picture(see(GAME, after(sea(), "a1", "a12", "b2", "d4", "guess song"), 0)).splitlines()
    assert lines[:5] == [
        "   1  2  3  4  5  6  7  8  9  10 11 12",
        "A  C  .  .  *  .  .  .  .  .  .  .  ~",
        "B  .  ~  .  .  .  .  .  .  .  .  .  .",
        "C  S  O  N  G* .  .  .  .  .  .  .  .",
        "D  .  .  .  ~  .  .  .  .  .  .  .  .",
    ]
    assert len(lines) == 13


def test_the_share_text_is_as_the_product_says() -> None:
    moves = [
        *("a1", "a2", "a3", "cart"),
        *("e1", "e2", "e3", "plane"),
        *("i1", "i2", "i3", "garden"),
        *("c1", "c2", "c3", "song"),
        *("g1", "g2", "g3", "river"),
        *("k1", "k2", "k3", "k4"),
        *(f"{row}12" for row in "abcdefghijkl"),
        *(f"{row}11" for row in "abcdefghijkl"),
        "l1",
        "winter",
    ]
    assert GAME.share(see(GAME, after(sea(), *moves), 0), "Battlewords 42", Messages("en").text) == (
        "Battlewords 42 · 41 points · Great · 44 reveals\n▰▰▰▱ ▰▰▰▱▱ ▰▰▰▱▱▱ ▰▰▰▱ ▰▰▰▱▱ ▰▰▰▰▱▱"
    )


def test_words_not_guessed_are_crossed_out_in_the_share_text() -> None:
    view = see(GAME, after(sea(), "a1", "cart", GiveUp()), 0)
    assert GAME.share(view, "B", Messages("en").text) == (
        "B · 7 points · Keep practising · 1 reveal\n▰▱▱▱ ✕✕✕✕ ✕✕✕✕✕ ✕✕✕✕✕ ✕✕✕✕✕✕ ✕✕✕✕✕✕"
    )


def test_puzzle_and_solution_have_the_promised_fields() -> None:
    puzzle, solution = json.loads(encode(GAME.puzzle(sea()))), json.loads(encode(GAME.solution(sea())))
    assert puzzle["size"] == 12
    assert puzzle["radar"] == [[0, 3], [2, 3], [4, 4], [6, 4], [8, 5], [10, 5]]
    assert {"word": "cart", "row": 0, "col": 0, "direction": "H"}.items() <= solution["words"][0].items()


def test_the_daily_is_strict_and_medium() -> None:
    options = GAME.daily("fr", Chance(1))
    assert options == Options(languages=("fr",), mode="strict", difficulty="medium")


def test_a_word_of_more_than_64_letters_is_no_move() -> None:
    """No list has such a word: it is refused before the rules read it."""
    assert decode(encode(Guess("a" * 64)), GAME.Move) == Guess("a" * 64)
    with pytest.raises(ValueError, match="64"):
        decode(encode(Guess("a" * 65)), GAME.Move)


def test_a_diagnosis_says_how_many_words_and_shared_cells_there_were() -> None:
    found = Diagnosis(
        seeds=5,
        tries=((1, 5),),
        rejections=(),
        failures=(),
        letters=(("e", 3),),
        directions=(("H", 30),),
        shared_cells=7,
        different_words=28,
    )
    assert lines(found, Messages("en").text)[-1] == "28 different words, 7 shared cells"
