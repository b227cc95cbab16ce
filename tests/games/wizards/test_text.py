"""Moves as text, the plain picture, the share text, the records of `make --json`."""

import json

import pytest
from msgspec.structs import replace

from tests.games.wizards.corner import TOOLS, corner
from worderly.games.wizards import GAME
from worderly.games.wizards.model import Cast, Guess, Hint, Move, Star, Turn
from worderly.games.wizards.options import BOOKS, Options
from worderly.kit import Chance, GiveUp, Stamp, TimeUp, decode, encode, play, see
from worderly.messages import Messages

SAY = Messages("en").text


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("stone", Guess("stone")),
        ("", Guess("")),
        ("!hint", Hint()),
        ("!cast", Cast()),
        ("!give-up", GiveUp()),
        ("*c5", Star((2, 4))),
        ("*ab27", Star((27, 26))),
    ],
)
def test_every_move_has_one_text_form(text: str, move: Move) -> None:
    assert GAME.parse(text) == move
    assert GAME.notate(move) == text


def test_the_end_of_the_clock_has_a_text_too() -> None:
    assert GAME.notate(TimeUp()) == "!time-up"


def test_an_unknown_command_is_named() -> None:
    with pytest.raises(ValueError, match="!fly"):
        GAME.parse("!fly")


def test_the_picture_shows_covered_letters_and_leaves_empty_cells_empty() -> None:
    state = play(GAME, corner(), Stamp(0, 1), Guess("sea"), TOOLS).state
    assert GAME.picture(see(GAME, state, 0)).splitlines() == [
        "S e a",
        "    _",
        "    _",
        "      s",
        "    _ e _   _",
        "      a     _",
        "            _",
        "",
        "T E S A",
    ]


def test_the_cells_have_names_while_a_star_is_lit() -> None:
    state = corner(Options(bonus=True))
    for word in ("eat", "eta", "set", "sea"):
        state = play(GAME, state, Stamp(0, 1), Guess(word), TOOLS).state
    lines = GAME.picture(see(GAME, state, 0)).splitlines()
    assert lines[:3] == ["  1 2 3 4 5 6 7", "a S e a", "b     _"]
    state = play(GAME, state, Stamp(0, 1), Star((1, 2)), TOOLS).state
    assert GAME.picture(see(GAME, state, 0)).splitlines()[:2] == ["S e a", "    t"]


def test_a_star_leaves_the_share_text_as_it_was() -> None:
    turns = (Turn("right"), Turn("bonus"), Turn("star"), Turn("wrong"))
    state = replace(corner(), turns=turns, ended="gave_up")
    assert GAME.share(see(GAME, state, 0), "W", SAY).splitlines()[1] == "●○✕"


def test_the_largest_boards_fit_eighty_columns() -> None:
    for options in (Options(rows=30, cols=40), *(Options(book=book) for book in BOOKS)):
        cols = GAME.check(options)[0].cols
        view = see(GAME, replace(corner(replace(options, cols=cols)), shown=("?" * cols,) * 30), 0)
        for stars in (0, 1):
            assert max(map(len, GAME.picture(replace(view, stars=stars)).splitlines())) <= 80


def test_the_share_text_is_as_the_product_says() -> None:
    turns = tuple(Turn("wrong" if n == 4 else "right") for n in range(17))
    state = replace(corner(), lives=4, points=61, turns=turns, ended="solved")
    assert GAME.share(see(GAME, state, 0), "Wizards 42", SAY) == (
        "Wizards 42 · solved · 4 of 5 lives · 61 points\n●●●●✕●●●●●●●●●●●●"
    )


def test_the_share_text_tells_how_it_ended() -> None:
    lost = replace(corner(), lives=0, points=1, ended="out_of_lives", turns=(Turn("hint"), Turn("bonus")))
    assert GAME.share(see(GAME, lost, 0), "W", SAY) == "W · out of lives · 0 of 5 lives · 1 point\n◌○"


def test_puzzle_and_solution_have_the_promised_fields() -> None:
    puzzle = json.loads(encode(GAME.puzzle(corner())))
    solution = json.loads(encode(GAME.solution(corner())))
    assert {"rows": 15, "cols": 25, "letters": "tesa"}.items() <= puzzle.items()
    assert solution["spine"] == "seat"
    first = {"word": "seat", "row": 0, "col": 0, "direction": "D"}
    assert first.items() <= solution["words"][0].items()
    assert {w["direction"] for w in solution["words"][1:]} == {"H", "V"}


def test_the_daily_is_the_default_game_with_bonus_words() -> None:
    assert GAME.daily("fr", Chance(1)) == Options(languages=("fr",), bonus=True)


def test_a_word_of_more_than_64_letters_is_no_move() -> None:
    """No list has such a word: it is refused before the rules read it."""
    assert decode(encode(Guess("a" * 64)), GAME.Move) == Guess("a" * 64)
    with pytest.raises(ValueError, match="64"):
        decode(encode(Guess("a" * 65)), GAME.Move)


@pytest.mark.parametrize(("cols", "letters"), [(38, "_ _"), (39, "__")])
def test_a_wide_board_with_names_of_cells_has_no_gaps(cols: int, letters: str) -> None:
    view = replace(see(GAME, corner(), 0), stars=1)
    row = GAME.picture(replace(view, options=replace(view.options, cols=cols))).splitlines()[1]
    assert letters in row
