"""A line in, lines out."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from worderly.messages import Messages
from worderly.plain.console import LONGEST, Console, EndOfInput, printable
from worderly.plain.questions import yes_or_other


def console(typed: str, *, is_piped: bool = True) -> tuple[Console, io.StringIO]:
    out = io.StringIO()
    return Console(io.StringIO(typed), out, is_piped=is_piped), out


def test_a_pipe_is_echoed_so_that_a_transcript_reads_like_a_session() -> None:
    piped, out = console("jar\n")
    assert piped.ask("Word: ") == "jar"
    assert out.getvalue() == "Word: jar\n"


def test_a_keyboard_is_not_echoed() -> None:
    typed, out = console("jar\n", is_piped=False)
    typed.ask("Word: ")
    assert out.getvalue() == "Word: "


def test_the_end_of_input_closes_the_line() -> None:
    piped, out = console("")
    with pytest.raises(EndOfInput):
        piped.ask("Word: ")
    assert out.getvalue() == "Word: \n"


def test_a_line_put_back_answers_the_next_question() -> None:
    piped, _ = console("b\n")
    piped.put_back("a")
    assert [piped.ask(""), piped.ask("")] == ["a", "b"]


@given(st.text())
def test_nothing_typed_can_steer_a_terminal(raw: str) -> None:
    line = printable(raw)
    assert all(ch.isprintable() for ch in line)
    assert len(line) <= LONGEST


@pytest.mark.parametrize(
    ("typed", "is_piped", "answer", "left"),
    [
        ("y\n", True, True, ""),
        ("\n", True, True, ""),
        ("OUI\n", False, True, ""),
        ("n\n", True, False, ""),
        ("3\n", True, True, "3"),
        ("3\nno\n", False, False, ""),
    ],
)
def test_a_pipe_that_answers_something_else_loses_no_waiting_game(
    typed: str, is_piped: bool, answer: bool, left: str
) -> None:
    asked, _ = console(typed, is_piped=is_piped)
    assert yes_or_other(asked, Messages("fr"), "Go on? ") is answer
    if left:
        assert asked.ask("Next: ") == left
