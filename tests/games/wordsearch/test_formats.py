"""Formats: what goes out as text, JSON or CSV comes back the same; the error of bad text names its line."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.wordsearch.test_generate import TOOLS, made, make
from worderly.games.wordsearch import GAME, formats
from worderly.games.wordsearch.formats import from_csv, from_json, page, state_from, to_csv, to_json, to_text
from worderly.games.wordsearch.grids.gridtext import parse_grid, parse_words
from worderly.games.wordsearch.model import Puzzle, Solution, State
from worderly.games.wordsearch.views import puzzle, solution
from worderly.kit import GiveUp, Stamp, play


@cache
def puzzles() -> list[State]:
    return [state for n in range(40) if isinstance(state := made(f"format/{n}")[1], State)]


def both(state: State) -> tuple[Puzzle, Solution]:
    return puzzle(state), solution(state)


def test_json_and_csv_come_back_as_they_went() -> None:
    assert len(puzzles()) > 25
    for state in puzzles():
        assert from_json(to_json(*both(state))) == both(state)
        assert from_csv(to_csv(*both(state))) == both(state)


def test_every_written_form_is_read_as_the_same_grid() -> None:
    for state in puzzles():
        made_ = puzzle(state)
        assert parse_grid(to_text(made_)) == state.grid
        assert parse_grid(page(made_)) == state.grid
        assert parse_grid(to_csv(*both(state))) == state.grid
        assert parse_grid(to_json(*both(state))) == state.grid


@pytest.mark.parametrize("words", [("θάλασσα", "ήλιος"), ("ışık", "İzmir"), ("été", "œuf")])
def test_other_alphabets_survive_both_formats(words: tuple[str, ...]) -> None:
    for accents in ("keep", "fold"):
        state = make(*words, accents=accents, title="Été, «deux»\nlignes")
        assert from_json(to_json(*both(state))) == both(state)
        assert from_csv(to_csv(*both(state))) == both(state)


def test_an_adopted_puzzle_plays() -> None:
    state = make("whale", "coral", secret_words=("pearl",), title="Sea")
    again = state_from(*from_json(to_json(*both(state))))
    assert (again.grid, again.hidden, again.title) == (state.grid, state.hidden, state.title)
    over = play(GAME, again, Stamp(0, 5), GiveUp(), TOOLS).state
    assert GAME.outcome(over) is not None


def test_a_puzzle_prints_as_letters_separated_by_spaces() -> None:
    made_ = Puzzle(grid=("ABC", "D F"), words=("abc",), title="")
    assert to_text(made_) == "A B C\nD   F"


@pytest.mark.parametrize(
    "text",
    [
        "ABC\nDEF",
        "A B C\nD E F",
        "A,B,C\r\nD,E,F\r\n",
        "A;B;C\nD;E;F",
        "A\tB\tC\nD\tE\tF",
        '["ABC", "DEF"]',
        '[["A", "B", "C"], ["D", "E", "F"]]',
        '{"grid": ["ABC", "DEF"]}',
        "\ufeffABC\nDEF\n\nabc\nfed",
        "My puzzle\n\nA B C\nD E F\n\nabc",
    ],
)
def test_a_grid_is_read_however_it_was_pasted(text: str) -> None:
    assert parse_grid(text) == ("ABC", "DEF")


def test_a_gap_at_the_beginning_of_a_pasted_line_is_a_closed_cell() -> None:
    assert parse_grid("  B C\nD E F") == (" BC", "DEF")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no grid"),
        ("ABC\nDE", "line 2 has 2 letters, line 1 has 3"),
        ("A B C\nD E", "line 2 has 2 letters"),
        ("AB\nCDE", "line 2 has 3 letters, line 1 has 2"),
        ("ABC\nD3F", "line 2: '3' is not a letter"),
        ("A,BB,C", "line 1: 'BB' is more than one letter"),
        ('{"grid": 7}', "list of rows"),
        ('{"grid": ["AB", 3]}', "row 2"),
        ('["AB"', "line 1 is not JSON"),
        ("A" * 201 + "\n" + "B" * 201, "at most 200"),
    ],
)
def test_the_error_of_a_bad_grid_names_its_line(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_grid(text)


@given(st.text(max_size=60))
def test_any_text_is_a_grid_or_a_value_error(text: str) -> None:
    for read in (parse_grid, from_json, from_csv):
        try:
            read(text)
        except ValueError:
            continue


def broken(**change: Any) -> str:
    data = json.loads(to_json(*both(make("whale", "coral", rows=8, cols=8))))
    data["solution"]["words"][0] |= change
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{}", "has no 'puzzle'"),
        ("[1]", "not a word search"),
        ('{"puzzle": {"grid": ["AB"]}, "solution": {}}', "has no 'words'"),
        (broken(row=70), "does not lie inside"),
        (broken(direction="X"), "not a direction"),
        (broken(word="shark"), "is not spelt"),
    ],
)
def test_a_bad_puzzle_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        from_json(text)


def test_a_bad_line_of_csv_is_named() -> None:
    lines = to_csv(*both(make("whale", "coral", rows=8, cols=8))).splitlines()
    lines[10] = lines[10].replace("whale", "shark")
    with pytest.raises(ValueError, match="line 11: 'shark' is not spelt"):
        from_csv("\n".join(lines))


@pytest.mark.parametrize("length", ["0", "1", "-5", "9", "1000000000000"])
def test_a_length_that_no_word_of_the_grid_has_is_refused_before_its_cells_are_laid_out(
    monkeypatch: pytest.MonkeyPatch, length: str
) -> None:
    lines = to_csv(*both(make("whale", "coral", rows=8, cols=8))).splitlines()
    fields = lines[10].split(",")
    lines[10] = ",".join([*fields[:4], length, ""])
    monkeypatch.setattr(formats, "line", lambda *_: pytest.fail("laid out"))
    with pytest.raises(ValueError, match="line 11: 'whale' does not lie inside"):
        from_csv("\n".join(lines))


def test_words_are_read_from_lines_and_lists() -> None:
    assert parse_words("\ufeffwhale\r\n\r\n New  York ,tuna;reef\tkelp") == (
        "whale",
        "New York",
        "tuna",
        "reef",
        "kelp",
    )
    with pytest.raises(ValueError, match="no words"):
        parse_words(" \n,")


def test_a_page_has_its_title_grid_and_words() -> None:
    assert page(Puzzle(grid=("AB",), words=("ab",), title="Sea")) == "Sea\n\nA B\n\nab\n"
    assert page(Puzzle(grid=("AB",), words=("ab",), title="")) == "A B\n\nab\n"
